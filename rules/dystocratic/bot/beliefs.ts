import type { BotTurn } from '../../engine/game';
import { CARD } from '../content';
import type { Dystocratic, Predicted, View, Vote } from '../types';

/** How often bots vote with the AI when nothing else is known of them, and how many rounds that is worth. */
const USUALLY_WITH = Number((globalThis as any).process?.env?.UW ?? 0.45);
const USUAL_ROUNDS = 3;
/** How often a word is kept when nothing else is known, and how many rounds that is worth. */
const USUALLY_HONEST = Number((globalThis as any).process?.env?.UH ?? 0.55);
const HONEST_ROUNDS = 3;
/** A Force seen in a hand may be played on any of the others who have not locked. */
const FORCE_LOOMS = 0.2;

/** Which predictions go with a vote for or against the AI. */
export const PREDICTS: { readonly [side in 'with' | 'against']: { readonly [P in Predicted]: number } } = {
  with: { none: 0.15, majority: 0.45, minority: 0.1, alone: 0.3 },
  against: { none: 0.2, majority: 0.4, minority: 0.35, alone: 0.05 },
};

const share = (hits: number, of: number, usual: number, weight: number): number =>
  (hits + usual * weight) / (of + weight);

/** Updates the odds of voting with the AI by how much likelier the evidence is then than otherwise. */
export const updated = (odds: number, ifWith: number, ifAgainst: number): number =>
  (odds * ifWith) / (odds * ifWith + (1 - odds) * ifAgainst);

/** How likely each rival is to vote with the AI, in seat order: from forces, peeks, words, and how those were kept. */
export function oddsOf({
  seat,
  view,
  shown,
}: Pick<BotTurn<Dystocratic>, 'seat' | 'view' | 'shown'>): number[] {
  const ai = view.ai ?? 'black';
  return view.seats.flatMap((other, rival) => {
    if (rival === seat) return [];
    if (other.forced !== null) return [other.forced === ai ? 1 : 0];
    const peeked = shown.find(({ from, part }) => from === rival && part === 'vote');
    if (peeked !== undefined) return [peeked.value === ai ? 1 : 0];
    let odds = habit(view, rival);
    const prediction = shown.find(({ from, part }) => from === rival && part === 'prediction');
    if (prediction !== undefined) {
      const value = prediction.value as Predicted;
      odds = updated(odds, PREDICTS.with[value], PREDICTS.against[value]);
    }
    if (other.claim === 'black' || other.claim === 'white') {
      const honest = honesty(view, rival);
      const kept = other.claim === ai ? honest : 1 - honest;
      odds = updated(odds, kept, 1 - kept);
    }
    const looming = other.locked ? null : loomingForce(view, rival);
    return [looming === null ? odds : odds * (1 - FORCE_LOOMS) + (looming === ai ? FORCE_LOOMS : 0)];
  });
}

function habit({ history }: View, rival: number): number {
  const free = history.filter(({ forced }) => forced[rival] === null);
  const withAi = free.filter(({ votes, ai }) => votes[rival] === ai);
  return share(withAi.length, free.length, USUALLY_WITH, USUAL_ROUNDS);
}

export function honesty({ history }: View, rival: number): number {
  const spoke = history.filter(
    ({ claims, forced }) =>
      forced[rival] === null && (claims[rival] === 'black' || claims[rival] === 'white'),
  );
  const kept = spoke.filter(({ claims, votes }) => claims[rival] === votes[rival]);
  return share(kept.length, spoke.length, USUALLY_HONEST, HONEST_ROUNDS);
}

/** The vote that a Force card seen in another hand could put on `target`. */
function loomingForce({ seen }: View, target: number): Vote | null {
  for (const { from, cards } of seen)
    for (const card of from === target ? [] : cards) {
      const { effect } = CARD[card];
      if (effect.type === 'force') return effect.vote;
    }
  return null;
}
