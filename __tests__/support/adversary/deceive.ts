import { bytesToHex, randomBytes } from '@noble/hashes/utils.js';

import { valueOf } from '@/rules/engine';
import { ballotHash } from '@/table/trust/chain';
import { packLeaves } from '@/table/wire/leaves';
import type { FromGuest, Snapshot } from '@/table/wire/protocol';

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
  let lie: ((snapshot: Snapshot) => Snapshot) | null = null;
  let withLeaf = false;
  let isLying = false;

  const told = () => {
    const { snapshot, match, rev, you } = phone.guest.state();
    if (lie === null || snapshot === null) return [];
    const fake = lie(snapshot);
    const reach = phone.trust?.watch.reach() ?? 0;
    const ballot = fake.ballot && ballotHash(fake.ballot);
    const list = packLeaves([{ record: bytesToHex(randomBytes(32)), ballot }], undefined);
    lie = null;
    isLying = withLeaf;
    return [
      {
        t: 'update',
        match,
        rev: rev + 1,
        seat: you.seat,
        base: null,
        delta: ['=', fake],
        events: [],
        waited: 0,
        at: withLeaf ? reach + 1 : reach,
        ...(withLeaf && { leaves: { from: reach + 1, list } }),
      },
    ];
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
    show: async (change: (snapshot: Snapshot) => Snapshot, given: { withLeaf: boolean }): Promise<void> => {
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

/** From now on this phone is told that a bot holds that seat. */
export async function showAsBot(table: Table, phone: Phone, at: number): Promise<void> {
  table.between(phone, {
    tell: (frame) => {
      if (frame.t !== 'table') return frame;
      const told = phone.guest.state().table;
      const seats = told?.seats.map((seat, each) =>
        each === at ? { ...seat, kind: 'bot', device: null } : seat,
      );
      return { ...frame, base: null, delta: ['=', { ...told, seats }] };
    },
  });
  table.host().announce();
  await table.pass(300);
}

/** All have locked, as far as this phone is told. */
export const allLocked = (snapshot: Snapshot): Snapshot => {
  const { ballot } = snapshot;
  if (ballot === null) throw new Error('no vote is under way');
  const made = ballot.parts.map(() => bytesToHex(randomBytes(32)));
  const locks = ballot.locks.map((lock, seat) => lock ?? (ballot.voters.includes(seat) ? made : null));
  return { ...snapshot, ballot: { ...ballot, locks, opening: true }, duties: [{ type: 'open' }] };
};
