import { kindOf, leadsAway } from '@/modules/phone/kinds';

const on = (name: string, transport = '') => ({ name, address: '192.168.43.1', transport });

test.each([
  ['android', 'wlan0', 'wifi', 'wifi'],
  ['android', 'wlan0', '', 'hotspot'],
  ['android', 'ap0', '', 'hotspot'],
  ['android', 'swlan0', '', 'hotspot'],
  ['android', 'rndis0', '', 'usb'],
  ['android', 'eth0', 'ethernet', 'ethernet'],
  ['android', 'bt-pan', '', 'other'],
  ['ios', 'bridge100', '', 'hotspot'],
  ['ios', 'en0', '', 'wifi'],
  ['ios', 'en2', '', 'other'],
])('on %s, %s joined to "%s" is %s', (os, name, transport, kind) => {
  expect(kindOf(on(name, transport), os)).toBe(kind);
});

test.each([
  ['rmnet_data0', 'cellular', true],
  ['rmnet_data1', '', true],
  ['pdp_ip0', '', true],
  ['utun3', '', true],
  ['tun0', 'vpn', true],
  ['wlan0', 'wifi', false],
  ['bridge100', '', false],
])('%s (%s) leads away from the room: %s', (name, transport, away) => {
  expect(leadsAway(on(name, transport))).toBe(away);
});
