import { File, FileMode } from 'expo-file-system';

import { ownApk, ownApkChecksum } from '@/modules/phone';
import type { AppFile } from '@/net/http/appFile';

let checked: Promise<string | null> | null = null;

/** This very app as one file, for the next phone. `null` on an iPhone, and where a store has installed it in parts. */
export async function ownApp(): Promise<AppFile | null> {
  const apk = ownApk();
  if (apk === null) return null;
  const sha256 = await (checked ??= ownApkChecksum());
  if (sha256 === null) return null;
  return {
    size: apk.size,
    sha256,
    read(at, length) {
      const handle = new File(`file://${apk.path}`).open(FileMode.ReadOnly);
      try {
        handle.offset = at;
        return handle.readBytes(length);
      } finally {
        handle.close();
      }
    },
  };
}
