import { bytesToHex } from '@noble/hashes/utils.js';

import type { Seat } from '@/rules/engine';

import type { TableLogState } from '@/table/log/tableLogState';
import type { PublicKey } from '@/table/wire/channel';
import type { Clock } from '@/table/wire/clock';
import { playedByThese } from '@/table/log/records';
import {
  isPledged,
  NUMBER_BYTES,
  pledgeOf,
  seedOf,
  type Shuffle,
  type ShuffleInfo,
  type ShuffleOf,
  type ShuffleOp,
} from './shuffle';

const waitedFor = (shuffle: Shuffle): readonly Seat[] =>
  shuffle.from.flatMap(({ seat, pledge, number }) =>
    (isPledged(shuffle) ? number : pledge) === null ? [seat] : [],
  );

type Shuffling = { readonly shuffle: Shuffle; readonly of: ShuffleOf };

/** `null` when no shuffle is under way. */
function shufflingAt(tableLog: TableLogState): Shuffling | null {
  const { shuffle, seed, id, match } = tableLog.table();
  if (shuffle === null || seed !== null) return null;
  return { shuffle, of: { table: id, match: match + 1, round: shuffle.round } };
}

export function shuffleInfo(tableLog: TableLogState): ShuffleInfo | null {
  const at = shufflingAt(tableLog);
  return (
    at && {
      round: at.shuffle.round,
      host: pledgeOf(at.of, 'host', at.shuffle.own),
      from: at.shuffle.from.map(({ seat, key, pledge }) => ({ seat, key, pledge })),
      waiting: waitedFor(at.shuffle),
      without: at.shuffle.without,
    }
  );
}

/** Writes down what a phone gave to the shuffle. The reason when it does not fit. */
export function contribute(
  tableLog: TableLogState,
  key: PublicKey,
  op: ShuffleOp,
): 'not-now' | 'bad-opening' | null {
  const at = shufflingAt(tableLog);
  const mine = at?.shuffle.from.find((contribution) => contribution.key === key);
  if (at === null || mine === undefined || op.round !== at.of.round) return 'not-now';
  if (op.type === 'pledge') {
    if (mine.pledge !== null) return mine.pledge === op.pledge ? null : 'not-now';
    tableLog.write({ t: 'pledge', seat: mine.seat, pledge: op.pledge });
    return null;
  }
  if (!isPledged(at.shuffle)) return 'not-now';
  if (pledgeOf(at.of, key, op.number) !== mine.pledge) return 'bad-opening';
  if (mine.number === null) tableLog.write({ t: 'number', seat: mine.seat, number: op.number });
  return null;
}

/** How long a step of the shuffle waits for a phone. Then it begins anew without that phone, for all to see. */
export const SHUFFLE_WAIT_MS = 6_000;

export type SeedHost = {
  /** Asks every seat whose phone is here, and every bot, for a number. */
  open(): void;
  /** Begins the game once every number is in; otherwise sees to it that nobody is waited for too long. */
  step(): void;
  close(): void;
};

/** The host's side of the shuffle. All it knows is in the log, so a host that was killed carries on. */
export function createSeedHost(deps: {
  readonly tableLog: TableLogState;
  readonly clock: Clock;
  readonly randomBytes: (count: number) => Uint8Array;
  readonly isHere: (key: PublicKey | null) => boolean;
  /** After a wait in vain, when nobody's request will tell the others. */
  readonly changed: () => void;
}): SeedHost {
  const { tableLog, clock } = deps;
  let waitingFor = '';
  let cancel: () => void = () => undefined;

  const write = (asked: readonly Seat[], without: readonly Seat[]) =>
    tableLog.write({
      t: 'shuffle',
      round: bytesToHex(deps.randomBytes(8)),
      own: bytesToHex(deps.randomBytes(NUMBER_BYTES)),
      asked,
      without,
    });

  function step(): void {
    const at = shufflingAt(tableLog);
    const now = at === null ? '' : `${at.of.round}/${isPledged(at.shuffle)}`;
    if (now !== waitingFor) {
      waitingFor = now;
      cancel();
      if (at !== null) cancel = clock.after(SHUFFLE_WAIT_MS, giveUp);
    }
    if (at === null) return;
    const { from, own } = at.shuffle;
    const shown = from.flatMap(({ seat, key, number }) => (number === null ? [] : [{ seat, key, number }]));
    if (shown.length < from.length) return;
    const seed = seedOf(at.of, { own, seats: tableLog.table().seats.length, from: shown });
    tableLog.write({ t: 'start', ...playedByThese(tableLog.game()), seed });
    step();
  }

  /**
   * Nothing of the old round is used again: a host that could drop one number and keep the others would choose
   * between two seeds that it knows.
   */
  function giveUp(): void {
    const at = shufflingAt(tableLog);
    if (at === null) return;
    const missing = waitedFor(at.shuffle);
    const asked = at.shuffle.from.map(({ seat }) => seat).filter((seat) => !missing.includes(seat));
    try {
      if (missing.length > 0) write(asked, [...at.shuffle.without, ...missing]);
      step();
    } catch {
      // The store is full or gone for the moment: wait for it as long as for a phone.
      cancel = clock.after(SHUFFLE_WAIT_MS, giveUp);
    }
    deps.changed();
  }

  return {
    open: () => {
      const seats = tableLog.table().seats.filter(({ kind }) => kind !== 'open');
      write(
        seats.flatMap(({ kind, key }, seat) => (kind === 'bot' || deps.isHere(key) ? [seat] : [])),
        [],
      );
    },
    step,
    close: () => cancel(),
  };
}
