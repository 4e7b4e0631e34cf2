import type { LockChoice } from '../../engine/game';
import type { Random } from '../../engine/random';
import { fullSets, missingSdgs } from '../score';
import { BONUS } from '../content';
import type { Policy, View } from '../types';

/** Who has reached the Goal stops: an Event could still undo it. */
export const endVote = (locks: readonly LockChoice[]): LockChoice | null =>
  locks.find(({ choice }) => choice['end'] === 'end') ?? null;

/** The step goes where it decides the game; else to whoever kept most promises. */
export function negotiatorVote(view: View, locks: readonly LockChoice[], random: Random): LockChoice | null {
  const voteFor = (policy: Policy | undefined) =>
    locks.find(({ choice }) => choice['negotiator'] === policy) ?? null;
  const all = missingSdgs(view.discard).length === 0;
  const shortOf = ({ policy, track }: View['policies'][number]) =>
    view.goal - track - (all ? BONUS.allSdgs : BONUS.set * fullSets(view.discard, policy));
  const saved = view.policies.find((each) => shortOf(each) === BONUS.negotiator);
  if (saved !== undefined && voteFor(saved.policy) !== null) return voteFor(saved.policy);
  const kept = (lock: LockChoice) =>
    view.pledges.filter(({ by, status }) => status === 'kept' && by === lock.choice['negotiator']).length;
  return random
    .shuffle(locks)
    .reduce<LockChoice | null>((top, each) => (top === null || kept(each) > kept(top) ? each : top), null);
}
