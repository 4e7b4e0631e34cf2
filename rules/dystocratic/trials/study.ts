import { round, type Study, type Tally } from '../../engine/trials';
import { ACTION_CARDS } from '../content';
import type { Card, Event, Predicted } from '../types';

/** How bots play Dystocratic Process: which cards, which predictions, how often all hold together. */
export const study: Study = { tally };

function tally(): Tally {
  const cards = Object.fromEntries(ACTION_CARDS.map(({ id }) => [id, 0])) as Record<Card, number>;
  const predictions = Object.fromEntries(
    (['none', 'majority', 'minority', 'alone'] as const).map((id) => [id, { with: 0, against: 0, right: 0 }]),
  ) as Record<Predicted, { with: number; against: number; right: number }>;
  const withAi = [0, 0, 0, 0, 0];
  const points: number[] = [];
  let [ai, words, kept] = [0, 0, 0];

  function see(event: Event): void {
    if (event.type === 'played') cards[event.card] += 1;
    if (event.type === 'over') ai += event.ai;
    if (event.type !== 'scored') return;
    const voters = event.votes.filter((vote) => vote === event.ai).length;
    withAi[voters] = (withAi[voters] ?? 0) + 1;
    points[event.round - 1] =
      (points[event.round - 1] ?? 0) + event.points.reduce((sum, each) => sum + each, 0);
    for (const [seat, prediction] of event.predictions.entries()) {
      predictions[prediction][event.votes[seat] === event.ai ? 'with' : 'against'] += 1;
      if (event.hits[seat] === true) predictions[prediction].right += 1;
      const claim = event.claims[seat];
      if (event.forced[seat] !== null || (claim !== 'black' && claim !== 'white')) continue;
      words += 1;
      if (claim === event.votes[seat]) kept += 1;
    }
  }

  return {
    see: (event) => see(event as Event),
    details: (games) => ({
      averageAi: round(ai / Math.max(games, 1)),
      cardsPlayed: cards,
      predictions,
      roundsByVotersWithAi: withAi,
      averagePointsByRound: points.map((sum) => round(sum / Math.max(games, 1) / 4)),
      wordsKept: round(kept / Math.max(words, 1)),
    }),
  };
}
