import type { Random } from '../../engine/random';
import { otherSide } from '../country';
import type { ActionId, Move } from '../types';
import type { Guess } from './guess';
import { AT_ONCE, best, bestInTime, gainOfTakeover, imagine } from './ideas';
import { worth } from './worth';

/** What shows new cards comes before what uses them. */
const FIRST = ['poll', 'draw'] as const satisfies readonly Move['type'][];
/** What the other campaign could take away with the actions it has left. */
const AT_RISK = {
  takeover: ['positive', 'negative'],
  buy: ['buy'],
  negative: ['buy'],
} as const satisfies { readonly [A in ActionId]?: readonly ActionId[] };
type AtRisk = keyof typeof AT_RISK;
const RISKY = ['takeover', 'buy', 'negative'] as const satisfies readonly AtRisk[];
/** In votes: less is not worth a hurry. */
const HURRY = 0.4;

/** In votes: of moves that seem equal it does not always take the northernmost. */
const WHIM = 0.1;

type Rated = { readonly move: Move; readonly gain: number };

/** First what would be lost by waiting, then what shows cards, then what is worth most. */
export function* playInOrder(
  guess: Guess,
  moves: readonly Move[],
  random: Random,
): Generator<void, Move | null> {
  const now = worth(guess);
  const rated: Rated[] = [];
  for (const move of moves) {
    const whim = (WHIM * random.int(100)) / 100;
    rated.push({ move, gain: worth(imagine(guess, move)) - now + whim });
    if (rated.length % AT_ONCE === 0) yield;
  }
  const of = (type: Move['type']) =>
    rated.filter(({ move }) => move.type === type).sort((a, b) => b.gain - a.gain);
  const pressing = best(
    RISKY.map((type) => ({ top: of(type)[0], lost: lostByWaiting(guess, type, of(type)) })),
    ({ lost }) => lost,
  );
  if (pressing?.top !== undefined && pressing.lost > HURRY) return pressing.top.move;
  for (const type of FIRST) {
    const [early] = of(type);
    if (early !== undefined) return early.move;
  }
  yield;
  const top = yield* bestInTime(rated, ({ move, gain }) => gain + opensTakeover(guess, move));
  return top?.move ?? null;
}

/** What the best of these moves has before the next best, if the other campaign can still spoil it. */
function lostByWaiting(guess: Guess, type: AtRisk, [top, second]: readonly Rated[]): number {
  const { left } = guess.campaigns[otherSide(guess.me)];
  if (top === undefined || !AT_RISK[type].some((action) => left.includes(action))) return 0;
  return type === 'takeover' ? top.gain : top.gain - Math.max(0, second?.gain ?? 0);
}

/** A planned Takeover needs control of the Region first. */
function opensTakeover(guess: Guess, move: Move): number {
  if (move.type !== 'positive' && move.type !== 'negative') return 0;
  if (!guess.campaigns[guess.me].left.includes('takeover')) return 0;
  return gainOfTakeover(imagine(guess, move));
}
