import { networkInterfaces, type NetworkInterfaceInfo } from 'node:os';

import type { OwnAddress } from '@/net/lan/hostAddresses';

/** Names of interfaces that containers and virtual machines make; no phone can reach them. */
const VIRTUAL = /^(docker|br-|veth|virbr|vmnet|vboxnet|utun|tun|tap|zt|tailscale|vEthernet)/;
/** The addresses that NetworkManager, Windows and macOS give to a hotspot of their own. */
const HOTSPOT = /^(10\.42\.\d+\.1|192\.168\.137\.1|192\.168\.2\.1)$/;

function kindOf(name: string, address: string): OwnAddress['kind'] {
  if (/^(ap\d|bridge\d)/.test(name) || HOTSPOT.test(address)) return 'hotspot';
  if (/^(wl|wifi|wi-fi|ath)/i.test(name)) return 'wifi';
  if (/^(usb|rndis|enx)/i.test(name)) return 'usb';
  // A Mac calls both en0, en1, …, and nothing but its settings tells which is which.
  if (/^(eth|enp|eno|ens)/i.test(name)) return 'ethernet';
  return 'other';
}

/** Every IPv4 address of this machine that a phone might reach, the likeliest first; loopback when there is none. */
export function ownAddresses(
  interfaces: NodeJS.Dict<NetworkInterfaceInfo[]> = networkInterfaces(),
): readonly OwnAddress[] {
  const found = Object.entries(interfaces).flatMap(([name, list]) =>
    (list ?? []).flatMap(({ family, internal, address }) =>
      family === 'IPv4' && !internal
        ? [
            {
              way: { address, kind: kindOf(name, address) },
              isUnlikely: VIRTUAL.test(name) || address.startsWith('169.254.'),
            },
          ]
        : [],
    ),
  );
  const sorted = [...found.filter((a) => !a.isUnlikely), ...found.filter((a) => a.isUnlikely)];
  return sorted.length > 0 ? sorted.map(({ way }) => way) : [{ address: '127.0.0.1', kind: 'other' }];
}

export const isLoopback = (address: string): boolean => /^(127\.|::1$|::ffff:127\.)/.test(address);
