import { getDocumentAsync } from 'expo-document-picker';
import { File } from 'expo-file-system';

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
