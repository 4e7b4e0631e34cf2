import type { Dial } from '@/table/wire/channel';
import { createGuest, type Guest, type GuestDeps } from '@/table/guest/guest';
import type { Crypto } from '@/table/wire/keys';

import type { Chance } from './chance';
import { phoneValues } from './disk';
import { play, type Wish } from './player';
import type { Referee } from '@/scripts/sim/faults/referee';
import type { Process } from './time';
import type { Phone, WorldOptions } from './types';

/** The table as one phone sees it, with its player before it. */
export function openGuestDevice(
  of: Pick<WorldOptions, 'game' | 'style' | 'seeks' | 'isCalm' | 'count' | 'unwatched' | 'plant'> & {
    phone: Phone;
    process: Process;
    hello: GuestDeps['hello'];
    dial: Dial;
    crypto: Crypto;
    chance: Chance;
    referee: Referee;
    /** The table has not moved on without this phone. */
    isCurrent: () => boolean;
    wish: () => Wish | null;
    kill: () => void;
  },
): Guest {
  const { phone, process, referee, crypto, game, chance, style, seeks, wish } = of;
  const takeFault = () => {
    const fault = phone.writing;
    phone.writing = null;
    referee.forgetSecrets();
    if (fault !== null) of.count('phone killed while it writes');
    return fault;
  };
  const guest = (of.plant?.createGuest ?? createGuest)({
    keys: phone.keys,
    crypto,
    clock: process.clock,
    dial: of.dial,
    hello: of.hello,
    values: phoneValues(process, phone.kept, takeFault, of.kill),
  });
  guest.subscribe(() => {
    if (process.isAlive() && phone.now?.guest === guest && of.isCurrent()) referee.shown(guest);
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
    intends: (move) => referee.intends(phone.keys.publicKey, move),
    answered: (intent, isAccepted) => {
      if (of.unwatched?.includes(phone.name) !== true) referee.answered(intent, isAccepted);
    },
    crashed: (error) => referee.fail('crashed', String(error)),
  });
  return guest;
}
