import { CARD } from '../content';
import type { Move, Predicted } from '../types';
import { PREDICTS, updated } from './beliefs';
import { CARD_WORTH, type Race } from './outlook';
import { chance, outlook, type Reading, rivalAt } from './reading';

export type Play = Extract<Move, { type: 'play' }>;

/** By which part the chance of winning must grow, the card's value at the end already taken off. */
const ON_TURN = 0.02;
/** Someone whose turn to lock is still to come knows less of what others will do. */
const OFF_TURN = 0.1;
/** How often a bot about to lock uses a card whose worth lies in the talk, where it cannot be reckoned. */
const CURIOUS = 0.15;
const SILENCING = 0.2;

/** Equal prospects differ in their last digits by the order of seats; without this some seats would be picked on more. */
const ROUNDING = 1e-9;

/** The play that raises the chance of winning most, or `null` to keep all cards. */
export function* bestPlay(reading: Reading, plays: readonly Play[]): Generator<void, Play | null> {
  const now = outlook(reading, reading.odds, reading.race);
  const enough = now * (1 + (reading.isMyTurn ? ON_TURN : OFF_TURN));
  let found: { play: Play; then: number } | null = null;
  for (const play of plays) {
    const then = prospectAfter(reading, play);
    if (then > enough && then > (found?.then ?? 0) + ROUNDING) found = { play, then };
    yield;
  }
  return found?.play ?? playForTalk(reading, plays);
}

/** The chance of winning once `play` is played; 0 if the bot has no use for it now. */
function prospectAfter(reading: Reading, { card, target }: Play): number {
  const { view, odds, race, seat } = reading;
  const rival = rivalAt(reading, target);
  const known = (withAi: number) => odds.map((odd, at) => (at === rival ? withAi : odd));
  const paid: Race = { ...race, mine: race.mine - CARD[card].value };
  const { effect } = CARD[card];
  if (effect.type === 'give') return (view.seats[target]?.hand ?? 0) > 0 ? afterTaking(reading, rival) : 0;
  // A look at what others locked is of use only to who still has a vote.
  if (effect.type === 'peek' && view.seats[seat]?.locked !== false) return 0;
  const odd = odds[rival] ?? 0;
  switch (effect.type) {
    case 'force':
      return outlook(reading, known(effect.vote === view.ai ? 1 : 0), paid);
    case 'peek':
      if (!reading.isShown || !reading.isMyTurn || odd === 0 || odd === 1) return 0;
      if (effect.part === 'vote')
        return odd * outlook(reading, known(1), paid) + (1 - odd) * outlook(reading, known(0), paid);
      return (Object.keys(PREDICTS.with) as Predicted[]).reduce((sum, prediction) => {
        const ifWith = PREDICTS.with[prediction];
        const ifAgainst = PREDICTS.against[prediction];
        const likely = odd * ifWith + (1 - odd) * ifAgainst;
        return sum + likely * outlook(reading, known(updated(odd, ifWith, ifAgainst)), paid);
      }, 0);
    case 'reveal-hand':
    case 'silence':
      return 0;
  }
}

function afterTaking(reading: Reading, rival: number): number {
  const { odds, race } = reading;
  return outlook(reading, odds, {
    ...race,
    mine: race.mine - CARD.give.value + CARD_WORTH,
    rivals: race.rivals.map((total, at) => (at === rival ? total - CARD_WORTH : total)),
  });
}

/** Looks into the fullest hand still to lock, or stops the strongest rival still to lock from talking others round. */
function playForTalk(reading: Reading, plays: readonly Play[]): Play | null {
  const { view, random, isMyTurn, race } = reading;
  // In the last round such a card is worth more in the hand.
  if (!isMyTurn || race.roundsLeft === 0) return null;
  const toLock = plays.filter(({ target }) => view.seats[target]?.locked === false);
  const most = (card: Play['card'], measure: (play: Play) => number): Play | null =>
    toLock
      .filter((play) => play.card === card)
      .reduce<Play | null>((top, play) => (top === null || measure(play) > measure(top) ? play : top), null);
  const look = most('reveal-hand', ({ target }) => view.seats[target]?.hand ?? 0);
  if (look !== null && chance(random) < CURIOUS) return look;
  const hush = most('silence', ({ target }) => view.seats[target]?.total ?? 0);
  return hush !== null && chance(random) < SILENCING ? hush : null;
}
