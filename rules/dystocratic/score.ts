import type { Seat } from '../engine/game';
import { CARD, MULTIPLIERS, SCORE_TABLE } from './content';
import type { Card, Ending, Multipliers, Predicted, Prediction, Round, State, Vote } from './types';

type Ballots = { readonly ai: Vote; readonly votes: readonly Vote[] };

export const opposite = (vote: Vote): Vote => (vote === 'black' ? 'white' : 'black');

const countVotes = (votes: readonly Vote[], side: Vote): number => {
  let count = 0;
  for (const vote of votes) if (vote === side) count += 1;
  return count;
};

/** The AI's own vote only breaks a tie: with two on each side, the AI's side is the majority. */
export function isRight(prediction: Prediction, seat: Seat, { ai, votes }: Ballots): boolean {
  const side = votes[seat] as Vote;
  const mine = countVotes(votes, side);
  const theirs = votes.length - mine;
  switch (prediction) {
    case 'majority':
      return mine > theirs || (mine === theirs && side === ai);
    case 'minority':
      return mine < theirs || (mine === theirs && side !== ai);
    case 'alone':
      return mine === 1;
  }
}

/** Half points are rounded up. */
export function multiplied(
  points: number,
  of: { prediction: Prediction; hit: boolean; by: Multipliers },
): number {
  const { right, wrong } = MULTIPLIERS[of.by][of.prediction];
  return Math.floor((points * (of.hit ? right : wrong) + 2) / 4);
}

export function scoreRound(
  of: Ballots & {
    readonly predictions: readonly Predicted[];
    readonly struck: readonly Seat[];
    readonly by: Multipliers;
  },
): Pick<Round, 'base' | 'hits' | 'points' | 'aiPoints'> {
  const row = SCORE_TABLE[countVotes(of.votes, of.ai)] ?? SCORE_TABLE[0];
  const base = of.votes.map((vote, seat) =>
    of.struck.includes(seat) ? 0 : ((vote === of.ai ? row.with : row.against) ?? 0),
  );
  const hits = of.predictions.map((prediction, seat) =>
    prediction === 'none' ? null : isRight(prediction, seat, of),
  );
  const points = base.map((before, seat) => {
    const prediction = of.predictions[seat] ?? 'none';
    const hit = hits[seat] ?? null;
    return prediction === 'none' || hit === null
      ? before
      : multiplied(before, { prediction, hit, by: of.by });
  });
  return { base, hits, points, aiPoints: row.ai };
}

export const worth = (cards: readonly Card[]): number =>
  cards.reduce((sum, card) => sum + CARD[card].value, 0);

/** A tie with the AI is the AI's: everyone loses. */
export function ending({ hands, totals, aiTotal }: Pick<State, 'hands' | 'totals' | 'aiTotal'>): Ending {
  const cardPoints = hands.map(worth);
  const scores = totals.map((total, seat) => total + (cardPoints[seat] ?? 0));
  const best = Math.max(...scores);
  const winners =
    aiTotal >= best ? (['ai'] as const) : scores.flatMap((score, seat) => (score === best ? [seat] : []));
  return { scores, winners, unused: hands, cardPoints };
}
