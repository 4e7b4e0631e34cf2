import { headAt, nextHead, reachOf } from '@/table/trust/chain';
import { standText } from '@/table/trust/gate';
import { createVoucher } from '@/table/trust/vouch';

import { falseUpdate, type FalseVote, lockedBy, lookedAt, struckVotes } from '@/scripts/sim/liars/falseVotes';
import { TABLE_ID } from '@/scripts/sim/faults/world/hostDevice';
import type { Phone } from '@/scripts/sim/faults/world/types';
import { type Lie, type Lying, seatOf } from './lying';

/** The dupe has locked a vote that is not opening, as far as it was told. */
function isLocked(dupe: Phone): boolean {
  const { snapshot, you } = dupe.now?.guest.state() ?? { snapshot: null, you: { seat: null } };
  const ballot = snapshot?.ballot ?? null;
  return ballot !== null && you.seat !== null && ballot.locks[you.seat] !== null && !ballot.opening;
}

/**
 * Waits for a vote in which the dupe has a voice, and holds back the lock of the last phone that has not locked: the vote
 * stays as it is, for the lie.
 */
function holdBack(of: Lying, then: (victim: Phone) => void): void {
  const { between, world, dupe } = of;
  of.until(() => {
    const ballot = world.referee.match()?.state.ballot ?? null;
    const dupeSeat = seatOf(dupe);
    if (ballot === null || dupeSeat === null || !ballot.voters.includes(dupeSeat)) return false;
    const left = ballot.voters.filter((seat) => seat !== dupeSeat && ballot.locks[seat] === null);
    const victim = of.rest().find((phone) => seatOf(phone) === left.at(-1));
    if (victim === undefined) return false;
    between(
      {
        hear: (frame) =>
          frame.t === 'ask' && frame.op.type === 'move' && frame.op.move.type === 'lock' ? null : frame,
      },
      victim,
    );
    then(victim);
    return true;
  });
}

/** Shows the dupe another vote than there is, when it has locked its own; from then on it hears no more of the true game. */
function show(
  of: Lying,
  vote: (dupe: Phone) => FalseVote | null,
  { withLeaf, accomplices = [] }: { readonly withLeaf: boolean; readonly accomplices?: readonly Phone[] },
): void {
  let isLying = false;
  of.between({
    tell: (frame) => {
      if (!isLying) return frame;
      if (frame.t === 'update' || frame.t === 'leaves' || frame.t === 'vouched') return null;
      const { leaves: _, ...rest } = frame;
      return rest;
    },
  });
  of.until(() => {
    const { dupe } = of;
    const now = dupe.now;
    const chain = now?.trust.watch.chain() ?? null;
    const lie = isLocked(dupe) ? vote(dupe) : null;
    if (now === null || chain === null || lie === null || now.guest.state().line !== 'here') return false;
    const reach = reachOf(chain);
    const made = falseUpdate(now.guest.state(), lie, { reach, withLeaf });
    const before = headAt(chain, reach);
    if (made === null || before === null) return false;
    isLying = withLeaf;
    of.told();
    of.tell(made.frame);
    const { epoch = 0 } = now.guest.state().table ?? {};
    const stand = standText({ epoch, at: reach + 1, head: nextHead(before, reach + 1, made.leaf) });
    for (const { keys } of accomplices) {
      const voucher = createVoucher({
        crypto: of.world.crypto,
        self: keys,
        table: TABLE_ID,
        devices: () => [dupe.keys.publicKey],
      });
      const list = voucher.make([dupe.keys.publicKey], 'head', stand);
      of.tell({
        t: 'vouched',
        list: list.map(({ from, kind, of: said, mac }) => ({ from, kind, of: said, mac })),
      });
    }
    return true;
  });
}

const invented =
  (withLeaf: boolean) =>
  (of: Lying): void => {
    holdBack(of, () => show(of, () => lockedBy(), { withLeaf }));
  };

/** A part of the vote, and a seat that would like to see it. */
function look({ dupe, other }: Lying): FalseVote | null {
  const [from, to] = [seatOf(dupe), seatOf(other)];
  const part = dupe.now?.guest.state().snapshot?.ballot?.parts[0];
  return from === null || to === null || part === undefined ? null : lookedAt({ from, to, part });
}

/** What a host can show one phone of a vote under way. */
export const VOTE_LIES = {
  'invented locks': { needs: 'vote', weight: 3, begin: invented(false) },
  'invented locks with a record': { needs: 'vote', weight: 4, begin: invented(true) },
  /** All phones but the dupe and one more play along with the host. */
  'one invented lock with accomplices': {
    needs: 'vote',
    weight: 8,
    begin: (of) =>
      holdBack(of, (victim) =>
        show(
          of,
          ({ now }) => {
            const ballot = now?.guest.state().snapshot?.ballot ?? null;
            const seat = seatOf(victim);
            const isAlone =
              ballot !== null &&
              seat !== null &&
              ballot.locks[seat] === null &&
              ballot.voters.every((voter) => voter === seat || ballot.locks[voter] !== null);
            return isAlone ? lockedBy([seat]) : null;
          },
          { withLeaf: true, accomplices: of.rest().filter((phone) => phone !== victim) },
        ),
      ),
  },
  'voters said to be struck': {
    needs: 'vote',
    weight: 3,
    begin: (of) =>
      holdBack(of, () =>
        show(
          of,
          ({ now }) => {
            const ballot = now?.guest.state().snapshot?.ballot;
            return struckVotes(ballot?.voters.filter((seat) => ballot.locks[seat] === null) ?? []);
          },
          { withLeaf: of.chance.percent(70) },
        ),
      ),
  },
  'an invented look': {
    needs: 'vote',
    weight: 3,
    begin: (of) => holdBack(of, () => show(of, () => look(of), { withLeaf: of.chance.percent(70) })),
  },
} as const satisfies { readonly [kind: string]: Lie };
