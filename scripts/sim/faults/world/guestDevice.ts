import { auditGame } from '@/table/audit/audit';
import { createPhoneTrust, type PhoneTrust } from '@/table/trust/phoneTrust';
import type { Dial, PublicKey } from '@/table/wire/channel';
import { createGuest, type Guest, type GuestDeps } from '@/table/guest/guest';
import type { Crypto } from '@/table/wire/keys';

import type { Chance } from './chance';
import { phoneValues } from './disk';
import { play, type Wish } from './player';
import type { Referee } from '@/scripts/sim/faults/referee';
import { TABLE_ID } from './hostDevice';
import type { Process } from './time';
import type { Phone, WorldOptions } from './types';

/** So long people wait for a phone that does not confirm, when a liar has gone back to the truth. */
const PATIENCE_MS = 6_000;

/** The table as one phone sees it, with its player before it. */
export function openGuestDevice(
  of: Pick<
    WorldOptions,
    'game' | 'style' | 'seeks' | 'isCalm' | 'count' | 'plant' | 'ledger' | 'isAudited'
  > & {
    phone: Phone;
    process: Process;
    hello: GuestDeps['hello'];
    hostKey: PublicKey;
    dial: Dial;
    crypto: Crypto;
    chance: Chance;
    referee: Referee;
    now: () => number;
    isUnwatched: (phone: Phone) => boolean;
    /** The table has not moved on without this phone. */
    isCurrent: () => boolean;
    wish: () => Wish | null;
    kill: () => void;
  },
): { readonly guest: Guest; readonly trust: PhoneTrust } {
  const { phone, process, referee, crypto, game, chance, style, seeks, wish } = of;
  const takeFault = () => {
    const fault = phone.writing;
    phone.writing = null;
    referee.forgetSecrets();
    if (fault !== null) of.count('phone killed while it writes');
    return fault;
  };
  const values = phoneValues(process, phone.kept, takeFault, of.kill);
  const trust = createPhoneTrust({
    place: { table: TABLE_ID, hostKey: of.hostKey },
    device: phone.keys,
    runs: 'app',
    crypto,
    values,
    clock: process.clock,
    ...(of.plant?.defences?.phone && { defences: of.plant.defences.phone }),
  });
  const guest = (of.plant?.createGuest ?? createGuest)({
    keys: phone.keys,
    crypto,
    clock: process.clock,
    dial: of.dial,
    hello: of.hello,
    trust,
    values,
    // Only where a liar is at the end of the game: it takes as long as the game to check it.
    ...(of.isAudited && {
      auditor: {
        phone: phone.keys.publicKey.slice(0, 16),
        load: () => Promise.resolve({ game, audit: auditGame }),
      },
    }),
  });
  guest.subscribe(() => {
    if (process.isAlive() && phone.now?.guest === guest && of.isCurrent())
      referee.shown(guest, phone.keys.publicKey);
  });
  play({
    guest,
    process,
    game,
    chance,
    style,
    ...(seeks && { seeks }),
    ...(of.isCalm && { pace: { least: 10, most: 60 } }),
    wish,
    tellsAnyway: () => of.ledger === undefined || of.ledger.isOver(of.now(), PATIENCE_MS),
    intends: (move) => referee.intends(phone.keys.publicKey, move),
    answered: (intent, isAccepted) => {
      if (!of.isUnwatched(phone)) referee.answered(intent, isAccepted);
    },
    crashed: (error) => referee.fail('crashed', String(error)),
  });
  return { guest, trust };
}
