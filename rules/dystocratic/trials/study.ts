import { round, type Study, type Tally } from '../../engine/trials';
import { ACTION_CARDS } from '../content';
import { RECIPES } from './recipes';
import type { Card, Event, Predicted } from '../types';

/** How bots play Dystocratic Process: which cards, which predictions, how often all hold together. */
export const study: Study = { tally, recipes: RECIPES };

function tally(): Tally {
  const cards = Object.fromEntries(ACTION_CARDS.map(({ id }) => [id, 0])) as Record<Card, number>;
  const predictions = Object.fromEntries(
    (['none', 'majority', 'minority', 'alone'] as const).map((id) => [id, { with: 0, against: 0, right: 0 }]),
  ) as Record<Predicted, { with: number; against: number; right: number }>;
  const withAi = [0, 0, 0, 0, 0];
  const points: number[] = [];
  let [ai, words, kept] = [0, 0, 0];
  let playedNow = new Set<Card>();
  const inGames = Object.fromEntries(ACTION_CARDS.map(({ id }) => [id, { held: 0, played: 0 }])) as Record<
    Card,
    { held: number; played: number }
  >;

  /** Every card that somebody held was played, or is left in a hand at the end. */
  function endGame(unused: readonly (readonly Card[])[]): void {
    for (const { id } of ACTION_CARDS) {
      const isPlayed = playedNow.has(id);
      if (isPlayed) inGames[id].played += 1;
      if (isPlayed || unused.some((hand) => hand.includes(id))) inGames[id].held += 1;
    }
    playedNow = new Set();
  }

  function see(event: Event): void {
    if ((event.type === 'played' || event.type === 'force-card') && event.card !== null) {
      cards[event.card] += 1;
      playedNow.add(event.card);
    }
    if (event.type === 'over') endGame(event.unused);
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
      playedInGamesHeld: Object.fromEntries(
        Object.entries(inGames).map(([id, { held, played }]) => [id, round(played / Math.max(held, 1))]),
      ),
      noPrediction: round(
        (predictions.none.with + predictions.none.against) /
          Math.max(
            Object.values(predictions).reduce((sum, each) => sum + each.with + each.against, 0),
            1,
          ),
        3,
      ),
      predictions,
      roundsByVotersWithAi: withAi,
      averagePointsByRound: points.map((sum) => round(sum / Math.max(games, 1) / 4)),
      wordsKept: round(kept / Math.max(words, 1)),
    }),
  };
}
