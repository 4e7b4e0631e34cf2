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

test.each(['en', 'fr', 'es'])('it asks in %s', (language) => {
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
