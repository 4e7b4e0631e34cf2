import { interfaces } from '@/modules/phone';

const network = (address: string) => address.replace(/\d+(:\d+)?$/, '');

/** In a hotspot the host is the gateway, which usually has the network's first address. */
export const hostCandidates = (port: number): readonly string[] =>
  interfaces().map(({ address }) => `${network(address)}1:${port}`);

/**
 * A hotspot that was switched off and on may have another address, and then this phone has one too. Where to look for
 * the host that was at `known`; nowhere else while this phone is still in that network.
 */
export function newHostCandidates(known: string): readonly string[] {
  const isStillThere = interfaces().some(({ address }) => network(address) === network(known));
  return isStillThere ? [] : hostCandidates(Number(known.split(':').at(-1)));
}
