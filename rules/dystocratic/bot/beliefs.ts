import type { BotTurn } from '../../engine/game';
import { CARD } from '../content';
import type { Dystocratic, Predicted, View, Vote } from '../types';
import { CARD_WORTH } from './outlook';

/** Which side of the AI a vote is on. */
export type Side = 'with' | 'against';

/** How often a seat votes with the AI when the AI is level with the best player. */
const TEMPTED = 0.44;
/** Every point the AI is ahead makes players hold together; every point a player is behind tempts them. */
const HELD_TOGETHER = 0.03;
const LEFT_BEHIND = 0.005;
const LEAST_TEMPTED = 0.1;
const MOST_TEMPTED = 0.75;

/** How often bots say the side they mean. One who means to vote with the AI gains from being misread. */
export const SAYS_SO = { with: 0.4, against: 0.7 } as const;
/** How many rounds of watching a rival's words it takes to outweigh that. */
const WATCHED_ROUNDS = 4;
/** How many rounds of watching a rival's votes it takes to outweigh the scores. */
const WATCHED_VOTES = 2;
/** A Force seen in a hand may be played on any of the others who have not locked. */
const FORCE_LOOMS = 0.2;
/** How often a Force makes its target vote with the AI. */
const FORCED_WITH = 0.5;

/** Which predictions go with a vote for or against the AI. */
export const PREDICTS: { readonly [S in Side]: { readonly [P in Predicted]: number } } = {
  with: { none: 0.1, majority: 0.52, minority: 0.06, alone: 0.32 },
  against: { none: 0.1, majority: 0.42, minority: 0.42, alone: 0.06 },
};

/** The odds of a vote with the AI, once something is known that happens so often on either side. */
export const updated = (odds: number, ifWith: number, ifAgainst: number): number =>
  (odds * ifWith) / (odds * ifWith + (1 - odds) * ifAgainst);

/** How likely `seat` is to vote with the AI, by what the whole table can see of the scores. */
export function temptation(view: View, seat: number): number {
  const scores = view.seats.map(({ total, hand }) => total + hand * CARD_WORTH);
  const best = Math.max(...scores);
  const tempted =
    TEMPTED - HELD_TOGETHER * (view.aiTotal - best) + LEFT_BEHIND * (best - (scores[seat] ?? best));
  return Math.min(Math.max(tempted, LEAST_TEMPTED), MOST_TEMPTED);
}

type Seen = Pick<BotTurn<Dystocratic>, 'seat' | 'view' | 'shown'>;

/** How likely each rival is to vote with the AI, in seat order: by Force, Peek, words, and how those were kept before. */
export function oddsOf({ seat, view, ...seen }: Seen): number[] {
  const shown = seen.shown ?? [];
  const ai = view.ai ?? 'black';
  return view.seats.flatMap((other, rival) => {
    if (rival === seat) return [];
    if (other.forced !== null) return [other.forced === ai ? 1 : 0];
    // A Force of a colour that one does not know: whatever this rival says, somebody else has chosen.
    if (view.used.some(({ card, target }) => card === null && target === rival)) return [FORCED_WITH];
    const peeked = shown.find(({ from, part }) => from === rival && part === 'vote');
    if (peeked !== undefined) return [peeked.value === ai ? 1 : 0];
    let odds = habit(view, rival, temptation(view, rival));
    const prediction = shown.find(({ from, part }) => from === rival && part === 'prediction');
    if (prediction !== undefined) {
      const value = prediction.value as Predicted;
      odds = updated(odds, PREDICTS.with[value], PREDICTS.against[value]);
    }
    odds = afterWords(odds, view, rival);
    const looming = other.locked ? null : loomingForce(view, rival);
    return [looming === null ? odds : odds * (1 - FORCE_LOOMS) + (looming === ai ? FORCE_LOOMS : 0)];
  });
}

/** What a rival did of its own will in the rounds before counts as much as what the scores would make anybody do. */
function habit({ history }: View, rival: number, tempted: number): number {
  const free = history.filter(({ forced }) => forced[rival] === null);
  const withAi = free.filter(({ votes, ai }) => votes[rival] === ai).length;
  return (tempted * WATCHED_VOTES + withAi) / (WATCHED_VOTES + free.length);
}

function afterWords(odds: number, view: View, rival: number): number {
  const claim = view.seats[rival]?.claim ?? null;
  if (claim === null || claim === 'undecided') return odds;
  const ifWith = saysSo(view, rival, 'with');
  const ifAgainst = saysSo(view, rival, 'against');
  return claim === view.ai ? updated(odds, ifWith, 1 - ifAgainst) : updated(odds, 1 - ifWith, ifAgainst);
}

/** How often `rival` spoke the truth when voting on `side`. */
function saysSo({ history }: View, rival: number, side: Side): number {
  let [spoken, kept] = [WATCHED_ROUNDS, WATCHED_ROUNDS * SAYS_SO[side]];
  for (const { ai, votes, claims, forced } of history) {
    const claim = claims[rival] ?? 'undecided';
    if (claim === 'undecided' || forced[rival] !== null || (votes[rival] === ai) !== (side === 'with'))
      continue;
    spoken += 1;
    if (claim === votes[rival]) kept += 1;
  }
  return kept / spoken;
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
