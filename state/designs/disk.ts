import { getDocumentAsync } from 'expo-document-picker';
import { File, Paths } from 'expo-file-system';
import { shareAsync } from 'expo-sharing';

import { type DesignFile, FILE_SIZE, openFile } from './file';
import type { Opened } from './opened';

/** Hands a file to whatever the phone shares files with. `false` when it could not. */
export async function giveFile({ name, text }: DesignFile): Promise<boolean> {
  try {
    const file = new File(Paths.cache, name);
    file.write(text);
    await shareAsync(file.uri, { mimeType: 'application/json', UTI: 'public.json', dialogTitle: name });
    return true;
  } catch {
    return false;
  }
}

/** `null` when nobody picked anything. */
export async function pickFile(): Promise<Opened | null> {
  try {
    const { assets } = await getDocumentAsync({ type: '*/*', copyToCacheDirectory: true });
    const picked = assets?.[0];
    if (picked === undefined) return null;
    const file = new File(picked.uri);
    if ((picked.size ?? file.size ?? 0) > FILE_SIZE) return { problem: 'too-big' };
    return openFile(await file.text());
  } catch {
    return { problem: 'damaged' };
  }
}
