import type { BotTurn, Thinking } from '../../engine/game';
import { projectOf } from '../content';
import { connections, openCells, placesFor } from '../district';
import type { CardId, Invest, Move, Placed, Sector } from '../types';
import { losses } from './damage';
import { isGroup, type Reading, read, type Temper } from './reading';
import { tokensMissing, worthOf, worthOfBegun } from './worth';

type Start = Extract<Move, { type: 'start' }>;

/** Builds a connected district towards the bonuses, helps where it helps itself, and protects against what it foresees. */
export const think = (turn: BotTurn<Invest>): Thinking<Invest> => thinkWith(turn, { protects: true });

export function* thinkWith(turn: BotTurn<Invest>, temper: Temper): Thinking<Invest> {
  const { random } = turn;
  const legal = turn.legal.filter((move): move is Move => move.type !== 'lock');
  const ready = legal.find(({ type }) => type === 'ready');
  if (ready !== undefined) return ready;
  if (legal.length <= 1) return legal[0] ?? null;
  const reading = read(turn, temper);
  yield;
  // Of equally good moves the first is taken: a shuffle keeps bots from favouring the first deck or seat.
  const rated = random.shuffle(legal).map((move) => ({ move, worth: rate(reading, move) }));
  return rated.reduce((best, each) => (each.worth > best.worth ? each : best)).move;
}

/** Points that a move promises for each token it takes. */
export function rate(reading: Reading, move: Move): number {
  switch (move.type) {
    case 'start':
      return rateStart(reading, move);
    case 'add':
      return rateAdd(reading, move.card);
    case 'support':
      return rateSupport(reading, move.card);
    case 'draw':
      return rateDraw(reading, move.sector);
    case 'shield':
      return reading.passing[move.hazard];
    case 'foresee':
      return rateForesight(reading);
    case 'lose':
      return losses(reading.view, reading.seat)[0]?.placed.card === move.card ? 1 : 0;
    case 'name':
    case 'ready':
    case 'take-key':
    case 'hold':
    case 'pick':
    case 'flip':
    case 'toss':
      return 0;
  }
}

/** Others help with a group project, so that it takes its starter fewer tokens. */
const GROUP_HELP = 0.6;
/** A card begun too late is still the first to go, in place of a better one. */
const FODDER = 0.5;
/** A card between others is safe from disasters; open sides leave room for more. */
const CONNECTION = 0.08;
const OPEN_CELL = 0.05;

function rateStart(reading: Reading, { card, x, y }: Start): number {
  const { cost } = projectOf(card);
  const tokens = isGroup(card) ? Math.max(1, cost * GROUP_HELP) : cost;
  const district = reading.mine.district;
  const after: Placed[] = [...district, { card, x, y, tokens: [] }];
  const place = CONNECTION * connections(district, { x, y }) + OPEN_CELL * openCells(after).length;
  return (tokens > reading.left ? FODDER : worthOf(reading, card, 'owner') / tokens) + place;
}

function rateAdd(reading: Reading, card: CardId): number {
  const placed = reading.mine.district.find((each) => each.card === card);
  if (placed === undefined) return 0;
  const missing = tokensMissing(placed);
  return missing > reading.left ? 0 : worthOfBegun(reading, placed, 'owner') / missing;
}

/** The chance that a group project gets the tokens it still misses after this one. */
const OTHERS_HELP = 0.6;

function rateSupport(reading: Reading, card: CardId): number {
  const placed = reading.view.seats.flatMap(({ district }) => district).find((each) => each.card === card);
  if (placed === undefined) return 0;
  const isIn = placed.tokens.includes(reading.seat);
  const worth = isIn ? worthOfBegun(reading, placed, 'investor') : worthOf(reading, card, 'investor');
  const missing = tokensMissing(placed);
  // Who is in already gains only if nobody else would complete it.
  return worth * OTHERS_HELP ** (missing - 1) * (isIn ? 1 - OTHERS_HELP ** missing : 1);
}

/** A card that fits nowhere now may fit later. */
const FITS_LATER = 0.5;
/** Cards in hand that could be built instead make a new one less urgent. */
const CROWDED = 0.85;

function rateDraw(reading: Reading, sector: Sector): number {
  const top = reading.view.decks.find((deck) => deck.sector === sector)?.top ?? null;
  if (top === null) return sectorHope(reading, sector);
  const { cost } = projectOf(top);
  const tokens =
    (isGroup(top) ? Math.max(1, cost * GROUP_HELP) : cost) + (reading.view.task === null ? 1 : 0);
  if (tokens > reading.left) return 0;
  const fits = placesFor(reading.mine.district, top).length > 0 ? 1 : FITS_LATER;
  return (fits * worthOf(reading, top, 'owner') * CROWDED ** reading.view.hand.length) / tokens;
}

/** How often a bot stakes on its key sector. */
const STAKE = 0.45;

/** Face down only the sector is known. Whoever holds some of the key sector goes on with it, others take one of each. */
function sectorHope({ mine, view, whim }: Reading, sector: Sector): number {
  const held = view.hand.filter((card) => projectOf(card).sector === sector).length;
  if (sector !== mine.key) return 1 - held;
  return held === 1 && whim > STAKE ? 0 : 2;
}

/** A look pays while there are tokens left to act on it. */
function rateForesight({ view, mine, temper, passing }: Reading): number {
  if (!temper.protects || view.foresight !== null || mine.tokens < 2) return 0;
  return 2 * Math.max(...Object.values(passing));
}
