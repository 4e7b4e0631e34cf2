import { valueOf } from '@/rules/engine';
import { falseUpdate, type FalseVote, lockedBy } from '@/scripts/sim/liars/falseVotes';
import type { PublicKey } from '@/table/wire/channel';
import type { FromGuest, TableInfo } from '@/table/wire/protocol';

import type { Phone, tableOf } from '@/__tests__/support/tableOf';

type Table = Pick<ReturnType<typeof tableOf>, 'between' | 'host' | 'pass'>;
type Asked = FromGuest & { readonly t: 'ask' };
type Move = { readonly type: string; readonly slips?: readonly string[]; readonly to?: number };

/**
 * A changed host program that sits on one phone's line: shows it another vote than there is, with or without a leaf to go
 * with it, and reads whatever the phone then lets go of.
 */
export function deceive(table: Table, phone: Phone) {
  const got: Move[] = [];
  let lie: FalseVote | null = null;
  let withLeaf = false;
  let isLying = false;

  const told = () => {
    const made =
      lie === null
        ? null
        : falseUpdate(phone.guest.state(), lie, { reach: phone.trust?.watch.reach() ?? 0, withLeaf });
    if (made === null) return [];
    lie = null;
    isLying = withLeaf;
    return [made.frame];
  };

  table.between(phone, {
    tell: (frame) => {
      const { leaves: _, ...rest } = frame;
      // From then on the phone hears no more of the true game.
      if (isLying) return frame.t === 'update' || frame.t === 'leaves' ? null : rest;
      return frame.t === 'beat' ? [frame, ...told()] : frame;
    },
    hear: (frame) => {
      const op = frame.t === 'ask' ? (frame as Asked).op : null;
      if (op?.type === 'move') got.push(op.move as Move);
      return frame;
    },
  });

  return {
    /** The next time the phone is spoken to. */
    show: async (change: FalseVote, given: { withLeaf: boolean }): Promise<void> => {
      lie = change;
      ({ withLeaf } = given);
      await table.pass(3_000);
    },
    /** The values of the slips that the phone has let go of. */
    opened: (): readonly string[] =>
      got.flatMap(({ type, slips }) => (type === 'open' ? (slips ?? []).map(valueOf) : [])),
    shown: (): readonly Move[] => got.filter(({ type }) => type === 'show'),
  };
}

/** From now on this phone is told something else of the table, and hears no word of the phones that are kept from it. */
export async function showTable(
  table: Table,
  phone: Phone,
  change: (told: TableInfo) => Partial<TableInfo>,
  keptFrom: readonly PublicKey[] = [],
): Promise<void> {
  table.between(phone, {
    tell: (frame) => {
      const told = phone.guest.state().table;
      if (frame.t === 'vouched')
        return { ...frame, list: frame.list.filter(({ from }) => !keptFrom.includes(from)) };
      if (frame.t !== 'table' || told === null) return frame;
      return { ...frame, base: null, delta: ['=', { ...told, ...change(told) }] };
    },
  });
  table.host().announce();
  await table.pass(300);
}

/** From now on this phone is told that a bot holds that seat. */
export const showAsBot = (table: Table, phone: Phone, at: number): Promise<void> =>
  showTable(table, phone, ({ seats }) => ({
    seats: seats.map((seat, each) => (each === at ? { ...seat, kind: 'bot', device: null } : seat)),
  }));

/** All have locked, as far as this phone is told. */
export const allLocked = lockedBy();
