import type { PublicKey } from '@/table/wire/channel';
import type { Clock } from '@/table/wire/clock';
import { tokenBucket } from '@/table/wire/tokenBucket';
import type { AddressRates } from './limits';

/** Who is at an address, as far as the host knows: itself, a phone with a seat, or anybody. */
export type Standing = 'own' | 'seated' | 'stranger';

/** So many addresses are remembered; whoever has more of them only makes the host forget their own. */
const REMEMBERED = 256;

/** Says whether one more is allowed from an address. Strangers use up their own share, never that of seated phones. */
export function addressRates(rates: AddressRates, knows: (address: string) => Standing, clock: Clock) {
  const inAll = {
    seated: tokenBucket(rates.seated, clock),
    newcomer: tokenBucket(rates.newcomers, clock),
    stranger: tokenBucket(rates.strangers, clock),
  };
  const byAddress = new Map<string, ReturnType<typeof tokenBucket>>();
  return (address: string): boolean => {
    const standing = knows(address);
    if (standing === 'own') return true;
    const own = byAddress.get(address) ?? tokenBucket(rates.address, clock);
    // The one that came last is forgotten last.
    byAddress.delete(address);
    byAddress.set(address, own);
    const [oldest] = byAddress.keys();
    if (byAddress.size > REMEMBERED && oldest !== undefined) byAddress.delete(oldest);
    const share = standing === 'stranger' && own.isFresh() ? 'newcomer' : standing;
    return own.take() && inAll[share].take();
  };
}

/** Remembers from where phones with a seat came last, so that they find a place when they come back. */
export function seatedAddresses(isSeated: (key: PublicKey) => boolean) {
  const lastAddress = new Map<PublicKey, string>();
  return {
    came(key: PublicKey, address: string): void {
      lastAddress.delete(key);
      lastAddress.set(key, address);
      if (lastAddress.size <= REMEMBERED) return;
      // Whoever has the link can come with ever new keys: they push out each other, not the seated.
      const others = [...lastAddress.keys()];
      lastAddress.delete(others.find((one) => !isSeated(one)) ?? others[0] ?? key);
    },
    has: (address: string): boolean =>
      [...lastAddress].some(([key, last]) => last === address && isSeated(key)),
  };
}
