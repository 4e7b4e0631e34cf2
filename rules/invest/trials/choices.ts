import type { Seat } from '../../engine/game';
import { placesFor } from '../district';
import type { CardId, Event, Placed } from '../types';

/** What the connections leave to choose, counted over many games. */
type Counts = {
  starts: number;
  /** Starts with more than one card that could have been started. */
  severalCards: number;
  /** Starts of a card with more than one place to go. */
  severalPlaces: number;
  turns: number;
  emptyHands: number;
  /** Turns with cards in hand of which at least one fits. */
  fits: number;
};

/** Follows hands and districts by the events alone, and counts how much choice there was at each turn. */
export function countChoices() {
  const counts: Counts = { starts: 0, severalCards: 0, severalPlaces: 0, turns: 0, emptyHands: 0, fits: 0 };
  let hands = new Map<Seat, readonly CardId[]>();
  let districts = new Map<Seat, readonly Placed[]>();
  const handOf = (seat: Seat) => hands.get(seat) ?? [];
  const districtOf = (seat: Seat) => districts.get(seat) ?? [];
  const draw = (seat: Seat, card: CardId) => hands.set(seat, [...handOf(seat), card]);

  function turn(seat: Seat): void {
    const fitting = handOf(seat).filter((card) => placesFor(districtOf(seat), card).length > 0);
    counts.turns += 1;
    if (handOf(seat).length === 0) counts.emptyHands += 1;
    if (fitting.length > 0) counts.fits += 1;
  }

  function start({ seat, card, x, y }: Extract<Event, { type: 'started' }>): void {
    const mine = districtOf(seat);
    counts.starts += 1;
    if (handOf(seat).filter((each) => placesFor(mine, each).length > 0).length > 1) counts.severalCards += 1;
    if (placesFor(mine, card).length > 1) counts.severalPlaces += 1;
    districts.set(seat, [...mine, { card, x, y, tokens: [] }]);
    hands.set(
      seat,
      handOf(seat).filter((each) => each !== card),
    );
  }

  function see(event: Event): void {
    if (event.type === 'started') {
      turn(event.seat);
      start(event);
    }
    if (event.type === 'invested') turn(event.seat);
    if (event.type === 'shielded' || event.type === 'foresaw') {
      if (event.by === 'token') turn(event.seat);
    }
    if (event.type === 'drew') {
      if (event.by === 'token') turn(event.seat);
      if (event.card !== null) draw(event.seat, event.card);
    }
    if (event.type === 'drew-card') draw(event.seat, event.card);
    if (event.type === 'lost')
      districts.set(
        event.seat,
        districtOf(event.seat).filter(({ card }) => card !== event.card),
      );
    if (event.type === 'over') {
      hands = new Map();
      districts = new Map();
    }
  }
  return { see, counts };
}
