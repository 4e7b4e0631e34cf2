import type { TableAddress } from '@/table/wire/protocol';
import type { Arrival } from '@/net/http/connection';

/** An address of the host's own, and in which network it is. */
export type OwnAddress = Pick<TableAddress, 'kind'> & { readonly address: string };

/**
 * The ways to a host. Which of its addresses a phone can reach nobody knows beforehand, so those where a guest has
 * come in are marked and go first. The host's own guests prove nothing.
 */
export function hostAddresses(own: () => readonly OwnAddress[], port: () => number) {
  const worked = new Set<string>();
  return {
    came({ localAddress, remoteAddress }: Arrival): void {
      if (localAddress !== remoteAddress) worked.add(localAddress);
    },
    list(): readonly TableAddress[] {
      const all = own().map(({ address, kind }) => ({
        place: `${address}:${port()}`,
        kind,
        hasWorked: worked.has(address),
      }));
      return [...all.filter((one) => one.hasWorked), ...all.filter((one) => !one.hasWorked)];
    },
  };
}
