import { networkInterfaces } from 'node:os';

/** Names of interfaces that containers and virtual machines make; no phone can reach them. */
const VIRTUAL = /^(docker|br-|veth|virbr|vmnet|vboxnet|utun|tun|tap|zt|tailscale)/;

/** Every IPv4 address of this machine that a phone might reach, the likeliest first; loopback when there is none. */
export function ownAddresses(): readonly string[] {
  const found = Object.entries(networkInterfaces()).flatMap(([name, list]) =>
    (list ?? []).flatMap(({ family, internal, address }) =>
      family === 'IPv4' && !internal
        ? [{ address, unlikely: VIRTUAL.test(name) || address.startsWith('169.254.') }]
        : [],
    ),
  );
  const sorted = [...found.filter((a) => !a.unlikely), ...found.filter((a) => a.unlikely)].map(
    (a) => a.address,
  );
  return sorted.length > 0 ? sorted : ['127.0.0.1'];
}

export const isLoopback = (address: string): boolean => /^(127\.|::1$|::ffff:127\.)/.test(address);
