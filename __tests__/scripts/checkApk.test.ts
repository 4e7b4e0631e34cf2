import { spawnSync } from 'node:child_process';
import { chmodSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { wanted } from '@/scripts/native/permissions.json';

/** Stands in for Android's tools, which say what is in an APK. */
function checkApk(of: { readonly permissions: readonly string[]; readonly signer: string }) {
  const home = mkdtempSync(join(tmpdir(), 'palaver-apk-'));
  const tools = join(home, 'build-tools/36.0.0');
  mkdirSync(tools, { recursive: true });
  const say = (name: string, lines: readonly string[]) => {
    writeFileSync(join(tools, name), `#!/bin/sh\ncat <<'END'\n${lines.join('\n')}\nEND\n`);
    chmodSync(join(tools, name), 0o755);
  };
  say('aapt2', [
    'package: org.palaver.app',
    ...of.permissions.map((name) => `uses-permission: name='${name}'`),
  ]);
  say('apksigner', [
    `Signer #1 certificate DN: ${of.signer}`,
    `Signer #1 certificate SHA-256 digest: ${'ab'.repeat(32)}`,
  ]);
  const { status, stdout, stderr } = spawnSync(process.execPath, ['scripts/native/checkApk.mjs', 'app.apk'], {
    encoding: 'utf8',
    env: { ...process.env, ANDROID_HOME: home },
  });
  rmSync(home, { recursive: true });
  return { status, stdout, stderr };
}

test('an APK with our permissions and a key of its own passes, and its key is told', () => {
  const { status, stdout } = checkApk({ permissions: wanted, signer: 'CN=Palaver' });
  expect(status).toBe(0);
  expect(stdout).toContain(`signed with the key ${'ab'.repeat(32)}`);
});

test('an APK that is signed with a debug key is refused', () => {
  const { status, stderr } = checkApk({ permissions: wanted, signer: 'C=US, O=Android, CN=Android Debug' });
  expect(status).toBe(1);
  expect(stderr).toContain('a debug key');
});

test('an APK that asks for more than is wanted is refused', () => {
  const { status, stderr } = checkApk({
    permissions: [...wanted, 'android.permission.READ_CONTACTS'],
    signer: 'CN=Palaver',
  });
  expect(status).toBe(1);
  expect(stderr).toContain('READ_CONTACTS is not wanted');
});
