import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import { nativeFile } from '../support/nativeProject';
import { type Plist, readPlist } from '../support/plist';

const info = readPlist(nativeFile('ios/Palaver/Info.plist')) as { readonly [key: string]: Plist };

test('it explains the camera and the local network, and asks for nothing else', () => {
  const asked = Object.keys(info).filter((key) => key.endsWith('UsageDescription'));
  expect(asked.sort()).toEqual(['NSCameraUsageDescription', 'NSLocalNetworkUsageDescription']);
  for (const key of asked) expect(String(info[key]).length).toBeGreaterThan(30);
});

test('it may look for tables nearby, and for nothing else', () => {
  expect(info['NSBonjourServices']).toEqual(['_palaver._tcp']);
});

test('plain http is for the room alone', () => {
  expect(info['NSAppTransportSecurity']).toEqual({
    NSAllowsArbitraryLoads: false,
    NSAllowsLocalNetworking: true,
  });
});

test('its own links open it', () => {
  expect(info['CFBundleURLTypes']).toEqual([{ CFBundleURLSchemes: ['palaver', 'org.palaver.app'] }]);
});

test('it claims nothing it does not do', () => {
  expect(info['UIBackgroundModes']).toBeUndefined();
  expect(info['ITSAppUsesNonExemptEncryption']).toBe(false);
  expect(readPlist(nativeFile('ios/Palaver/Palaver.entitlements'))).toEqual({});
});

test.each(['en', 'fr', 'es', 'pt', 'id', 'sw'])('it asks in %s', (language) => {
  const strings = nativeFile(`ios/Palaver/Supporting/${language}.lproj/InfoPlist.strings`);
  const said = Object.fromEntries(
    [...strings.matchAll(/^(\w+) = "(.+)";$/gm)].map(([, key, text]) => [key, text]),
  );
  expect(Object.keys(said).sort()).toEqual([
    'CFBundleDisplayName',
    'NSCameraUsageDescription',
    'NSLocalNetworkUsageDescription',
  ]);
  if (language === 'en')
    for (const key of ['NSCameraUsageDescription', 'NSLocalNetworkUsageDescription'])
      expect(said[key]).toBe(info[key]);
});

test('it is built with Hermes', () => {
  expect(JSON.parse(nativeFile('ios/Podfile.properties.json'))).toMatchObject({ 'expo.jsEngine': 'hermes' });
});

/** What iOS wants explained: kinds of things that programs look up, each with the reasons they give. */
type Manifest = {
  readonly NSPrivacyAccessedAPITypes?: readonly {
    readonly NSPrivacyAccessedAPIType: string;
    readonly NSPrivacyAccessedAPITypeReasons: readonly string[];
  }[];
};
const reasonsIn = (text: string) =>
  ((readPlist(text) as Manifest).NSPrivacyAccessedAPITypes ?? []).flatMap((one) =>
    one.NSPrivacyAccessedAPITypeReasons.map((reason) => `${one.NSPrivacyAccessedAPIType} ${reason}`),
  );

/** Apple takes this reason from libraries only, never from an app. */
const OF_LIBRARIES = 'NSPrivacyAccessedAPICategoryFileTimestamp 0A2A.1';

const inPackage = (name: string) =>
  (readdirSync(join('node_modules', name), { recursive: true }) as string[])
    .filter((file) => file.endsWith('PrivacyInfo.xcprivacy'))
    .map((file) => readFileSync(join('node_modules', name, file), 'utf8'));

test('it says that it tracks nobody and collects nothing, and gives the reasons of its packages', () => {
  const said = nativeFile('ios/Palaver/PrivacyInfo.xcprivacy');
  expect(readPlist(said)).toMatchObject({
    NSPrivacyTracking: false,
    NSPrivacyTrackingDomains: [],
    NSPrivacyCollectedDataTypes: [],
  });
  const { dependencies } = JSON.parse(readFileSync('package.json', 'utf8')) as {
    dependencies: Record<string, string>;
  };
  const native = Object.keys(dependencies).filter((name) => /^(expo|react-native)(-|$)/.test(name));
  const wanted = native.flatMap(inPackage).flatMap(reasonsIn);
  expect(wanted).toContain(OF_LIBRARIES);
  expect(reasonsIn(said).toSorted()).toEqual(
    [...new Set(wanted)].filter((reason) => reason !== OF_LIBRARIES).toSorted(),
  );
  expect(nativeFile('ios/Palaver.xcodeproj/project.pbxproj')).toContain('PrivacyInfo.xcprivacy in Resources');
});
