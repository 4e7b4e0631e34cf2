import { getDocumentAsync } from 'expo-document-picker';
import { File } from 'expo-file-system';

import { FILES } from '@/table/wire/limits';

import { TOO_BIG } from './openPalaverFile';

/** The text of a file the player chooses; `null` when they think better of it. What is too big is not read. */
export async function pickFile(): Promise<string | typeof TOO_BIG | null> {
  const { assets } = await getDocumentAsync({ type: '*/*', copyToCacheDirectory: true });
  const picked = assets?.[0];
  if (picked === undefined) return null;
  const file = new File(picked.uri);
  try {
    return (picked.size ?? file.size ?? 0) > FILES.bytes ? TOO_BIG : await file.text();
  } finally {
    file.delete();
  }
}
