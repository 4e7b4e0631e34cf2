import { blocked, wanted } from '@/scripts/native/permissions.json';

import { elements, nativeFile } from '../support/nativeProject';

const manifest = nativeFile('android/app/src/main/AndroidManifest.xml');
const property = (name: string) =>
  new RegExp(`^${name.replaceAll('.', '\\.')}=(.*)$`, 'm').exec(nativeFile('android/gradle.properties'))?.[1];

const named = (list: ReturnType<typeof elements>) => list.map((one) => one['android:name'] ?? '').sort();

/** Those of the foreground service come with the module that has the service. */
const OWN_MODULE = /FOREGROUND_SERVICE/;

test('it asks for what it needs, and for nothing else', () => {
  const all = elements(manifest, 'uses-permission');
  const asked = all.filter((one) => one['tools:node'] !== 'remove');
  expect(named(asked)).toEqual(wanted.filter((name) => !OWN_MODULE.test(name)).sort());
  expect(manifest).not.toContain('ACCESS_LOCAL_NETWORK');
  expect(elements(manifest, 'uses-permission-sdk-23')).toEqual([]);
});

test('what packages would bring along is taken out', () => {
  const removed = elements(manifest, 'uses-permission').filter((one) => one['tools:node'] === 'remove');
  expect(named(removed)).toEqual([...blocked].sort());
});

test('it talks to hosts in the room over plain http, and keeps its keys out of backups', () => {
  expect(elements(manifest, 'application')).toMatchObject([
    { 'android:usesCleartextTraffic': 'true', 'android:allowBackup': 'false' },
  ]);
});

test('a link of its own opens it, cold and warm, and no link of anybody else', () => {
  expect(elements(manifest, 'activity')).toMatchObject([
    { 'android:exported': 'true', 'android:launchMode': 'singleTask' },
  ]);
  const filters = manifest.slice(manifest.indexOf('<activity'));
  expect(elements(filters, 'data')).toEqual([{ 'android:scheme': 'palaver' }]);
});

test.each([
  ['hermesEnabled', 'true'],
  ['android.enableMinifyInReleaseBuilds', 'true'],
  ['android.enableShrinkResourcesInReleaseBuilds', 'true'],
  ['expo.useLegacyPackaging', 'true'],
  ['reactNativeArchitectures', 'armeabi-v7a,arm64-v8a'],
])('is built small: %s is %s', (name, value) => {
  expect(property(name)).toBe(value);
});

test('it is called by its own name', () => {
  const gradle = nativeFile('android/app/build.gradle');
  expect(gradle).toMatch(/applicationId ['"]org\.palaver\.app['"]/);
  expect(nativeFile('android/app/src/main/res/values/strings.xml')).toContain('>Palaver<');
});

test('a release is signed with a key of its own, or not built at all', () => {
  const gradle = nativeFile('android/app/build.gradle');
  const block = (name: string) => {
    const from = gradle.slice(gradle.indexOf(`    ${name} {\n`));
    return from.slice(0, from.indexOf('\n    }\n'));
  };
  const release = block('buildTypes').split('\n        release {')[1];
  expect(release).toContain('signingConfig signingConfigs.release');
  expect(release).not.toContain('signingConfigs.debug');
  expect(block('signingConfigs').split('\n        release {')[1]?.split('\n        }')[0]).not.toContain(
    'debug',
  );
  expect(gradle).toMatch(
    /whenReady[^]*key == null \|\| key\.name == 'debug\.keystore'[^]*throw new GradleException/,
  );
});
