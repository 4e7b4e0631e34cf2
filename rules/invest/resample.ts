import type { Viewer } from '../engine/game';
import { minus, shuffledAnew } from '../engine/lists';
import type { Random } from '../engine/random';
import { projectOf } from './content';
import { SECTORS } from './numbers';
import type { CardId, DisasterCard, Sector, State } from './types';
import { areDecksOpen } from './view';

/** Deals anew what `viewer` cannot see: key tokens, decks, cards others drew face down, and unseen disasters. */
export function resample(state: State, viewer: Viewer, random: Random): State {
  return dealDisasters(dealProjects(dealKeys(state, random), viewer, random), viewer, random);
}

function dealKeys(state: State, random: Random): State {
  const left = shuffledAnew(
    state.keyTokens.flatMap(({ sector, seat }) => (seat === null ? [sector] : [])),
    random,
  );
  return {
    ...state,
    keyTokens: state.keyTokens.map((token) =>
      token.seat === null ? { sector: left.shift() ?? token.sector, seat: null } : token,
    ),
  };
}

/** A card's back tells its sector, so that each deck is dealt anew by itself. */
function dealProjects(state: State, viewer: Viewer, random: Random): State {
  const isHidden = (card: CardId, seat: number) => seat !== viewer && !state.shown.includes(card);
  const open = areDecksOpen(state) ? 1 : 0;
  const pools = new Map<Sector, CardId[]>(
    SECTORS.map((sector) => [
      sector,
      shuffledAnew(
        [
          ...state.decks[sector].slice(open),
          ...state.hands.flatMap((hand, seat) =>
            hand.filter((card) => isHidden(card, seat) && projectOf(card).sector === sector),
          ),
        ],
        random,
      ),
    ]),
  );
  const next = (card: CardId): CardId => pools.get(projectOf(card).sector)?.pop() ?? card;
  const hands = state.hands.map((hand, seat) =>
    hand.map((card) => (isHidden(card, seat) ? next(card) : card)),
  );
  const deck = (sector: Sector) => [...state.decks[sector].slice(0, open), ...(pools.get(sector) ?? [])];
  return {
    ...state,
    hands,
    decks: {
      energy: deck('energy'),
      health: deck('health'),
      agriculture: deck('agriculture'),
      education: deck('education'),
      infrastructure: deck('infrastructure'),
    },
  };
}

/** Who looked ahead knows the top of the deck; once a holder has shuffled it, only what is in it. */
function dealDisasters(state: State, viewer: Viewer, random: Random): State {
  const { disaster } = state;
  const known = state.foresights.find(({ seat }) => seat === viewer)?.cards ?? [];
  const held = disaster?.held ?? [];
  const isHeld = held.length > 0;
  const unknown: readonly DisasterCard[] = [
    ...state.unseen,
    ...(isHeld ? minus(held, known) : []),
    ...(isHeld ? state.disasters : state.disasters.slice(known.length)),
  ];
  const pool = shuffledAnew(unknown, random);
  const unseen = pool.splice(0, state.unseen.length);
  const heldNow = isHeld
    ? shuffledAnew([...known, ...pool.splice(0, held.length - known.length)], random)
    : held;
  return {
    ...state,
    unseen,
    disasters: isHeld ? pool : [...known, ...pool],
    disaster: disaster && { ...disaster, held: heldNow },
  };
}
