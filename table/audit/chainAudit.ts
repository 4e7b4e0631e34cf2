import { type Ballot, type RandomState, same } from '@/rules/engine';

import type { GameFile } from '@/table/log/files/gameFile';
import { publicBallot } from '@/table/log/logChain';
import { type Leaf, nextHead, recordHash } from '@/table/trust/chain';
import type { KnownHeads } from '@/table/trust/keptHeads';
import type { Difference } from '@/table/wire/verdict';

/**
 * Goes along the published records while the game is played again, and holds every head against the one that this phone
 * was told at that place. A head binds all before it, so a phone that came late is bound to the beginning too.
 */
export function createChainAudit(
  { chain, entries }: Pick<GameFile, 'chain' | 'entries'>,
  known: KnownHeads,
  seed: RandomState,
) {
  const others = [...(chain?.others ?? [])];
  let { at, head } = chain ?? { at: 0, head: '' };
  let hasStarted = false;
  let vote: { readonly of: Ballot | null; readonly hash: Leaf['ballot'] } = { of: null, hash: null };

  const fits = () => head.startsWith(known.get(at) ?? '');

  function add(record: object, ballot: Ballot | null): boolean {
    if (ballot !== vote.of) vote = { of: ballot, hash: ballot && publicBallot(ballot) };
    at += 1;
    head = nextHead(head, at, { record: recordHash(record), ballot: vote.hash });
    return fits();
  }

  return {
    /** What is wrong with the records up to so many moves and before the next, with the vote as it stands then. */
    upTo(moves: number, ballot: Ballot | null): Difference | null {
      if (known.size === 0) return null;
      if (chain === null || !fits()) return 'chain';
      const made = entries[moves - 1];
      if (made !== undefined && !add({ t: 'move', id: made.id, entry: made.entry }, ballot)) return 'chain';
      for (let next = others[0]; next !== undefined && next.after <= moves; next = others[0]) {
        const { record } = next;
        others.shift();
        hasStarted ||= record.t === 'start';
        // The seed that the host wrote down when it dealt.
        if (record.t === 'start' && !same(record['seed'], seed)) return 'seed';
        if (!add(record, hasStarted ? ballot : null)) return 'chain';
      }
      return null;
    },
  };
}
