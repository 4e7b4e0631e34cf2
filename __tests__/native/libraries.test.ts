import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import { blocked, wanted } from '@/scripts/native/permissions.json';
import { collects, targetSdk } from '@/scripts/native/statements.json';

import { elements } from '../support/nativeProject';

function autolinking(...args: string[]): unknown {
  const { stdout, stderr, status } = spawnSync(
    process.execPath,
    ['node_modules/expo-modules-autolinking/bin/expo-modules-autolinking.js', ...args, '--json'],
    { encoding: 'utf8' },
  );
  if (status !== 0) throw new Error(stderr);
  return JSON.parse(stdout);
}

type ExpoModule = {
  readonly packageName: string;
  readonly projects?: readonly { readonly sourceDir: string; readonly modules: readonly object[] }[];
  readonly pods?: readonly { readonly podName: string }[];
  readonly modules?: readonly object[];
};
type Library = { readonly platforms: { readonly android?: { readonly sourceDir: string } | null } };

const android = autolinking('resolve', '--platform', 'android') as { modules: ExpoModule[] };
const apple = autolinking('resolve', '--platform', 'apple') as { modules: ExpoModule[] };
const others = autolinking('react-native-config', '--platform', 'android') as {
  dependencies: Record<string, Library>;
};

const folders = [
  ...android.modules.flatMap(({ projects }) => (projects ?? []).map(({ sourceDir }) => sourceDir)),
  ...Object.values(others.dependencies).flatMap(({ platforms }) => platforms.android?.sourceDir ?? []),
];

test('the local module is found for both systems', () => {
  const isOurs = ({ packageName }: ExpoModule) => packageName === 'phone';
  expect(android.modules.find(isOurs)?.projects?.[0]?.modules).toMatchObject([
    { classifier: 'org.palaver.phone.PhoneModule' },
  ]);
  expect(apple.modules.find(isOurs)).toMatchObject({
    pods: [{ podName: 'PalaverPhone' }],
    modules: [{ class: 'PhoneModule' }],
  });
});

test('no library asks for a permission that was neither wanted nor taken out', () => {
  const asked = folders.flatMap((folder) => {
    const file = join(folder, 'src/main/AndroidManifest.xml');
    if (!existsSync(file)) return [];
    return elements(readFileSync(file, 'utf8'), 'uses-permission').map((one) => one['android:name'] ?? '');
  });
  expect(asked).toContain('android.permission.CAMERA');
  expect(asked.filter((name) => !wanted.includes(name) && !blocked.includes(name))).toEqual([]);
});

test('the only service is the one that keeps a table open', () => {
  const services = folders.flatMap((folder) => {
    const file = join(folder, 'src/main/AndroidManifest.xml');
    return existsSync(file) ? elements(readFileSync(file, 'utf8'), 'service') : [];
  });
  expect(services).toEqual([
    {
      'android:name': '.TableService',
      'android:exported': 'false',
      'android:foregroundServiceType': 'connectedDevice',
    },
  ]);
});

const releasing = readFileSync('docs/releasing.md', 'utf8');

test('what Google learns by its libraries is stated, and no library of Google’s comes unseen', () => {
  const used = folders.flatMap((folder) => {
    const file = join(folder, 'build.gradle');
    if (!existsSync(file)) return [];
    const found = readFileSync(file, 'utf8').matchAll(
      /com\.google\.(?:mlkit|firebase|android\.gms)[\w.]*:[\w-]+/g,
    );
    return [...found].map(([name]) => name);
  });
  expect([...new Set(used)].sort()).toEqual(Object.keys(collects).sort());
  for (const kind of Object.values(collects).flat()) expect(releasing).toContain(kind);
  const isCollecting = Object.values(collects).some((kinds) => kinds.length > 0);
  expect(/Google/.test(readFileSync('PRIVACY.md', 'utf8'))).toBe(isCollecting);
});

test('it is built for the Android that the statement names', () => {
  const versions = readFileSync('node_modules/react-native/gradle/libs.versions.toml', 'utf8');
  expect(/^targetSdk = "(\d+)"$/m.exec(versions)?.[1]).toBe(String(targetSdk));
  expect(releasing).toContain(`target SDK ${targetSdk}`);
});
