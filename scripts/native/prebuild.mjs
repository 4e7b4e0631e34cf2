import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** All that `expo prebuild` reads. The template comes with the expo package, so no network is needed. */
const SOURCES = [
  'app.json',
  'package.json',
  'tsconfig.json',
  'assets',
  'modules',
  'scripts/native/releaseSigning.cjs',
];

/** The android and ios projects as a build would make them, in a folder of their own; the checkout stays as it is. */
export function prebuild(root) {
  const folder = mkdtempSync(join(tmpdir(), 'palaver-native-'));
  for (const name of SOURCES) cpSync(join(root, name), join(folder, name), { recursive: true });
  symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'), 'dir');
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    ['node_modules/expo/bin/cli', 'prebuild', '--no-install'],
    {
      cwd: folder,
      encoding: 'utf8',
      env: { ...process.env, CI: '1', EXPO_NO_TELEMETRY: '1', EXPO_OFFLINE: '1', NODE_ENV: 'production' },
    },
  );
  if (status !== 0) throw new Error(`expo prebuild failed:\n${stdout}\n${stderr}`);
  return folder;
}
