import { seatOf, type TableRecord } from '@/table/log/records';
import type { TableLogState } from '@/table/log/tableLogState';
import type { Channel, PublicKey } from '@/table/wire/channel';
import type { Clock } from '@/table/wire/clock';
import type { Device } from '@/table/wire/device';
import type { FromGuest, Op } from '@/table/wire/protocol';

/** So many at once, and one more after each so many milliseconds. */
type Budget = { readonly atOnce: number; readonly everyMs: number };

/** More than anybody does who plays, and few enough that the table goes on for the others. */
const BUDGETS = {
  /** Sitting, standing, names, bots, options, tickets: each is written down and told to all. */
  table: { atOnce: 12, everyMs: 2_500 },
  proposals: { atOnce: 2, everyMs: 20_000 },
  /** To be told again, and what is kept of the sealed log: each is answered with long frames. */
  again: { atOnce: 40, everyMs: 250 },
  /** Every other phone is woken by a call, and answers it to all. */
  calls: { atOnce: 12, everyMs: 250 },
  vouches: { atOnce: 40, everyMs: 250 },
  /** One seat, moved from phone to phone. */
  claims: { atOnce: 3, everyMs: 200_000 },
  /** The whole log, sealed anew for who sits here now. */
  reseals: { atOnce: 12, everyMs: 15_000 },
} as const satisfies { [what: string]: Budget };

/**
 * Several phones can share an address (a laptop's browsers, a second router), but whoever takes up seats with one key
 * after the other has a device's budget for each.
 */
const PHONES_AT_ONE_ADDRESS = 4;

/** Records of one match besides moves. */
const MOST_RECORDS = 2_000;
/** Proposals to go back to the same place, or to strike the same vote, in one match. */
const MOST_ASKED = 2;
/** Devices that are remembered: many more than sit at any table. */
const REMEMBERED = 200;

const TABLE_ASKS: readonly Op['type'][] = [
  ...([
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
  ] as const),
];

/** What frames beside asks use up. */
const SAID: { readonly [T in FromGuest['t']]?: keyof typeof BUDGETS } = {
  sync: 'again',
  kept: 'again',
  page: 'again',
  call: 'calls',
  vouch: 'vouches',
};

/** Whoever asks. All who only look on share one budget: keys are free. */
export type Spender = {
  readonly device: PublicKey;
  /** `null` for a line inside this process. */
  readonly address: string | null;
  readonly isSeated: boolean;
  readonly steward: boolean;
};

export const spenderOf = (
  tableLog: Pick<TableLogState, 'table'>,
  { channel, device, steward }: { channel: Channel; device: Device | null; steward: boolean },
): Spender => ({
  device: device?.key ?? channel.peer,
  address: channel.address ?? null,
  isSeated: seatOf(tableLog.table().seats, channel.peer) !== null,
  steward,
});

export type Budgets = {
  /** Whether this may be asked now. */
  mayAsk(by: Spender, op: Op): boolean;
  maySay(by: Spender, what: FromGuest['t']): boolean;
  mayClaim(seat: number): boolean;
  mayReseal(): boolean;
  /** A record was written. */
  written(record: TableRecord): void;
};

/** They outlive a line: whoever comes again with the same key goes on with what is left. */
export function createBudgets(clock: Clock): Budgets {
  const buckets = new Map<string, { left: number; at: number }>();
  let records = 0;
  let asked = new Map<string, number>();

  function take(name: string, { atOnce, everyMs }: Budget): boolean {
    const now = clock.now();
    const before = buckets.get(name) ?? { left: atOnce, at: now };
    const left = Math.min(atOnce, before.left + Math.max(0, now - before.at) / everyMs);
    buckets.delete(name);
    buckets.set(name, { left: left < 1 ? left : left - 1, at: now });
    const oldest = buckets.keys().next();
    if (buckets.size > REMEMBERED && oldest.done !== true) buckets.delete(oldest.value);
    return left >= 1;
  }

  const spends = ({ device, isSeated }: Spender) => (isSeated ? device : 'lookers-on');

  /** What a device spends, its address spends too. */
  function takeBy({ address }: Spender, what: keyof typeof BUDGETS, who: string): boolean {
    const { atOnce, everyMs } = BUDGETS[what];
    const shared = { atOnce: atOnce * PHONES_AT_ONE_ADDRESS, everyMs: everyMs / PHONES_AT_ONE_ADDRESS };
    return (
      take(`${what} ${who}`, BUDGETS[what]) && (address === null || take(`${what} at ${address}`, shared))
    );
  }

  function mayPropose(by: Spender, place: string): boolean {
    const times = asked.get(place) ?? 0;
    if (times >= MOST_ASKED || !takeBy(by, 'proposals', by.device)) return false;
    asked.set(place, times + 1);
    return true;
  }

  return {
    mayAsk: (by, op) => {
      if (op.type === 'rewind') return mayPropose(by, `${by.device} ${op.from}`);
      if (op.type === 'propose') return takeBy(by, 'proposals', by.device);
      if (!TABLE_ASKS.includes(op.type)) return true;
      // The steward sets the table up with many touches, and holds a secret that nobody else has.
      return records < MOST_RECORDS && (by.steward || takeBy(by, 'table', spends(by)));
    },
    maySay: (by, what) => {
      const spent = SAID[what];
      return spent === undefined || takeBy(by, spent, by.device);
    },
    mayClaim: (seat) => take(`claims ${seat}`, BUDGETS.claims),
    mayReseal: () => take('reseals', BUDGETS.reseals),
    written: ({ t }) => {
      if (t === 'start' || t === 'again') [records, asked] = [0, new Map()];
      else if (t !== 'move' && t !== 'sealing') records += 1;
    },
  };
}

/** A table where everybody may ask for everything at any time. */
export const NO_BUDGETS: Budgets = {
  mayAsk: () => true,
  maySay: () => true,
  mayClaim: () => true,
  mayReseal: () => true,
  written: () => undefined,
};
