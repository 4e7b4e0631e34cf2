import type { Seat } from '@/rules/engine';

import { seatOf, type TableRecord } from '@/table/log/records';
import type { TableLogState } from '@/table/log/tableLogState';
import type { Channel } from '@/table/wire/channel';
import type { Clock } from '@/table/wire/clock';
import type { FromGuest, Op } from '@/table/wire/protocol';
import { tokenBucket } from '@/table/wire/tokenBucket';

/** So many at once, and one more after each so many milliseconds. */
type Budget = { readonly atOnce: number; readonly everyMs: number };

/** More than anybody does who plays, and few enough that the table goes on for the others. */
const BUDGETS = {
  /** Sitting, standing, names, bots, options, tickets: each is written down and told to all. */
  table: { atOnce: 12, everyMs: 2_500 },
  /** The same over an evening, so that no log grows without end. */
  records: { atOnce: 200, everyMs: 15_000 },
  proposals: { atOnce: 2, everyMs: 20_000 },
  undos: { atOnce: 12, everyMs: 2_500 },
  /** A seat says once how it found the game, and once more when another phone holds it. */
  verdicts: { atOnce: 4, everyMs: 60_000 },
  /** To be told again, and what is kept of the sealed log: each is answered with long frames. */
  again: { atOnce: 40, everyMs: 250 },
  /** Every other phone is woken by a call, and answers it to all. */
  calls: { atOnce: 12, everyMs: 250 },
  vouches: { atOnce: 40, everyMs: 250 },
  /** That a step has been shown: once for each step, and bots wait for it. */
  shown: { atOnce: 40, everyMs: 250 },
  /** One seat, moved from phone to phone. */
  claims: { atOnce: 3, everyMs: 200_000 },
  /** One seat, whose phone says that it is another device or runs something else. */
  devices: { atOnce: 3, everyMs: 200_000 },
  /** The whole log, sealed anew for who sits here now. */
  reseals: { atOnce: 12, everyMs: 15_000 },
} as const satisfies { [what: string]: Budget };

type What = keyof typeof BUDGETS;

/** All who only look on, wherever they are, have as much as so many of them. */
const LOOKERS_ON = 4;
/** Proposals to go back to the same place, or to strike the same vote, in one match. */
const MOST_ASKED = 2;
/** Seats and addresses that are remembered: many more than any table has. */
const REMEMBERED = 400;

/** What asks use up. What is not here is bounded by the rules, or by what it is about. */
const ASKED: { readonly [T in Op['type']]?: readonly What[] } = {
  ...Object.fromEntries(
    (
      [
        'sit',
        'stand',
        'rename',
        'bot',
        'options',
        'start',
        'again',
        'ticket',
        'revoke',
        'remove',
        'door',
        'link',
        'led',
        'pause',
        'hide',
        'debrief',
        'message',
        'clock',
        'bell',
        'hand',
      ] as const
    ).map((op) => [op, ['table', 'records']]),
  ),
  propose: ['proposals'],
  rewind: ['proposals'],
  undo: ['undos'],
  verdict: ['verdicts'],
};

/** What frames beside asks use up. */
const SAID: { readonly [T in FromGuest['t']]?: What } = {
  sync: 'again',
  kept: 'again',
  page: 'again',
  call: 'calls',
  vouch: 'vouches',
  shown: 'shown',
};

/**
 * Whoever asks. Keys are free, for seats and for devices: a budget belongs to the seat, of which there are few, and as
 * long as somebody has none, to the address.
 */
export type Spender = {
  readonly seat: Seat | null;
  /** `null` for a line inside this process. */
  readonly address: string | null;
  readonly steward: boolean;
};

export const spenderOf = (
  tableLog: Pick<TableLogState, 'table'>,
  { channel, steward }: { channel: Channel; steward: boolean },
): Spender => ({
  seat: seatOf(tableLog.table().seats, channel.peer),
  address: channel.address ?? null,
  steward,
});

export type Budgets = {
  /** Whether this may be asked now. */
  mayAsk(by: Spender, op: Op): boolean;
  maySay(by: Spender, what: FromGuest['t']): boolean;
  /** Whether a seat may change its phone once more. */
  mayClaim(seat: Seat): boolean;
  /** Whether a seat's phone may be another device once more. */
  mayNote(seat: Seat): boolean;
  mayReseal(): boolean;
  /** A record was written. */
  written(record: TableRecord): void;
};

/** They outlive a line: whoever comes again goes on with what is left. */
export function createBudgets(clock: Clock): Budgets {
  const buckets = new Map<string, ReturnType<typeof tokenBucket>>();
  let asked = new Map<string, number>();

  function take(what: What, who: string, times = 1): boolean {
    const { atOnce, everyMs } = BUDGETS[what];
    const name = `${what} ${who}`;
    const rate = { burst: atOnce * times, perSecond: (1_000 * times) / everyMs };
    const own = buckets.get(name) ?? tokenBucket(rate, clock);
    buckets.delete(name);
    buckets.set(name, own);
    const oldest = buckets.keys().next();
    if (buckets.size > REMEMBERED && oldest.done !== true) buckets.delete(oldest.value);
    return own.take();
  }

  /** Nobody spends what belongs to another seat, nor a looker-on what belongs to another address. */
  const takeBy = ({ seat, address }: Spender, what: What): boolean =>
    seat !== null
      ? take(what, `seat ${seat}`)
      : take(what, `at ${address ?? 'here'}`) && take(what, 'lookers-on', LOOKERS_ON);

  function mayPropose(by: Spender, place: string): boolean {
    const times = asked.get(place) ?? 0;
    if (times >= MOST_ASKED || !takeBy(by, 'proposals')) return false;
    asked.set(place, times + 1);
    return true;
  }

  return {
    mayAsk: (by, op) => {
      if (op.type === 'rewind') return mayPropose(by, `${by.seat} ${op.from}`);
      const spent = ASKED[op.type] ?? [];
      // The steward sets the table up with many touches, and holds a secret that nobody else has.
      return (by.steward && spent.includes('table')) || spent.every((what) => takeBy(by, what));
    },
    maySay: (by, what) => {
      const spent = SAID[what];
      return spent === undefined || takeBy(by, spent);
    },
    mayClaim: (seat) => take('claims', `seat ${seat}`),
    mayNote: (seat) => take('devices', `seat ${seat}`),
    mayReseal: () => take('reseals', 'of all'),
    written: ({ t }) => {
      if (t === 'start' || t === 'again') asked = new Map();
    },
  };
}

/** A table where everybody may ask for everything at any time. */
export const NO_BUDGETS: Budgets = {
  mayAsk: () => true,
  maySay: () => true,
  mayClaim: () => true,
  mayNote: () => true,
  mayReseal: () => true,
  written: () => undefined,
};
