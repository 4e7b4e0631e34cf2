import { Asset } from 'expo-asset';
import { File } from 'expo-file-system';

import { type FileLookup, packedFiles } from '@/net/http/site';

import { packedSite, type PackedSite } from './packedSite';

/** What guests load from this phone. A development build may have been made without: then only apps can join. */
export async function readSite(site: PackedSite | null = packedSite): Promise<FileLookup> {
  if (site === null) return () => null;
  const { localUri } = await Asset.fromModule(site.asset).downloadAsync();
  if (localUri === null) throw new Error('the web app inside this app cannot be read');
  return packedFiles(site.files, await new File(localUri).bytes());
}
