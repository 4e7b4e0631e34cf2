import type { NetworkInterfaceInfo } from 'node:os';

import { ownAddresses } from '@/server/addresses';

const at = (address: string, change: Partial<NetworkInterfaceInfo> = {}) =>
  [{ address, family: 'IPv4', internal: false, ...change }] as NetworkInterfaceInfo[];

test.each([
  ['wlan0', '192.168.1.5', 'wifi'],
  ['wlp3s0', '192.168.1.5', 'wifi'],
  ['Wi-Fi', '192.168.1.5', 'wifi'],
  ['wlp3s0', '10.42.0.1', 'hotspot'],
  ['Local Area Connection* 2', '192.168.137.1', 'hotspot'],
  ['bridge100', '192.168.2.1', 'hotspot'],
  ['enp0s31f6', '10.0.0.7', 'ethernet'],
  ['enx0a1b2c3d4e5f', '192.168.42.12', 'usb'],
  ['en0', '192.168.1.5', 'other'],
])('%s at %s is %s', (name, address, kind) => {
  expect(ownAddresses({ [name]: at(address) })).toEqual([{ address, kind }]);
});

test('what no phone can reach comes last, what only this machine reaches not at all', () => {
  expect(
    ownAddresses({
      lo: at('127.0.0.1', { internal: true }),
      docker0: at('172.17.0.1'),
      eth1: at('169.254.3.3'),
      wlan0: [...at('192.168.1.5'), ...at('fe80::1', { family: 'IPv6' } as Partial<NetworkInterfaceInfo>)],
    }).map(({ address }) => address),
  ).toEqual(['192.168.1.5', '172.17.0.1', '169.254.3.3']);
});

test('without a network the machine itself can still play', () => {
  expect(ownAddresses({})).toEqual([{ address: '127.0.0.1', kind: 'other' }]);
});
