import { getDocumentAsync } from 'expo-document-picker';
import { File, Paths } from 'expo-file-system';
import { shareAsync } from 'expo-sharing';

/** Hands a text to the player as a file. The copy in between is gone as soon as it has been handed on. */
export async function saveFile(name: string, text: string): Promise<void> {
  const file = new File(Paths.cache, name);
  if (file.exists) file.delete();
  file.create();
  file.write(text);
  try {
    await shareAsync(file.uri, { mimeType: 'application/json' });
  } finally {
    file.delete();
  }
}

/** The text of a file the player chooses; `null` when they think better of it. */
export async function pickFile(): Promise<string | null> {
  const { assets } = await getDocumentAsync({ copyToCacheDirectory: true });
  const picked = assets?.[0];
  if (picked === undefined) return null;
  const file = new File(picked.uri);
  const text = await file.text();
  file.delete();
  return text;
}
