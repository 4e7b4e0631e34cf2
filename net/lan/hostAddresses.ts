import type { TableAddress } from '@/table/wire/protocol';
import type { Arrival } from '@/net/http/connection';

/** An address of the host's own, and in which network it is. */
export type OwnAddress = Pick<TableAddress, 'kind'> & { readonly address: string };

/**
 * The addresses of a host. Nobody knows beforehand which of them a phone can reach, so an address at which a guest has
 * connected is marked and listed first. Guests on the host's own device do not count.
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
