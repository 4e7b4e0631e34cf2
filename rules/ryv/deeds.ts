import type { Seat } from '../engine/game';
import {
  addLink,
  addPower,
  addReputation,
  changeNeed,
  changeTallies,
  cubesLeft,
  type Doing,
  influenceIn,
  isAtLeast,
  isShut,
  linksOf,
  moveStanding,
  openTo,
  place,
  playerAt,
  takeAway,
  toBag,
  toolsOf,
} from './board';
import { levelOf } from './climate';
import { actionsOf, cardOf } from './content';
import { COMMUNITY_DICE, FIRST_PLAY_OUTCOMES, LEAST_DICE, LINK_STICKS, SQUARE_DICE } from './content/figures';
import type { ActionRow, Arena, Deed, Effect, Requirement, Target } from './content/types';
import { measure } from './goals';
import {
  COMMUNITIES,
  type Community,
  isCommunity,
  isLink,
  type LinkId,
  LINK_IDS,
  LINKS,
  MEDIA,
  type OutcomeId,
  OUTCOMES,
  SPACES,
  type Spot,
} from './kinds';
import type { Board, Move, Reason } from './types';

export type Act = Extract<Move, { type: 'act' }>;

export const outcomesOf = ({ mode }: Pick<Board, 'mode'>): readonly OutcomeId[] =>
  mode === 'full' ? OUTCOMES : OUTCOMES.slice(0, FIRST_PLAY_OUTCOMES);

const squareSpaces = ({ mode }: Board, target: 'square' | 'media'): readonly Spot[] =>
  mode === 'first-play' ? ['square'] : target === 'media' ? MEDIA : SPACES;

/** Pairs this player may link: not linked yet, own Influence at one end at least, neither end shut. */
export const linkableBy = (board: Board, seat: Seat): readonly LinkId[] =>
  board.links.length >= LINK_STICKS
    ? []
    : LINK_IDS.filter(
        (id) =>
          !linksOf(board, seat).includes(id) &&
          LINKS[id].some((end) => influenceIn(board, seat, end) > 0) &&
          LINKS[id].every((end) => !isShut(board, seat, end)),
      );

/** The rival with most Influence there; of equals, the next one to the left. */
function rivalIn(board: Board, seat: Seat, at: Community): Seat | null {
  const seats = board.players.length;
  let rival: Seat | null = null;
  for (let turn = 1; turn < seats; turn += 1) {
    const other = (seat + turn) % seats;
    const most = rival === null ? 0 : influenceIn(board, rival, at);
    if (influenceIn(board, other, at) > most) rival = other;
  }
  return rival;
}

/** Every place a player can aim at. */
export function spotsFor(board: Board, seat: Seat, target: Target): readonly Spot[] {
  const open = openTo(board, seat);
  switch (target) {
    case 'community':
      return open;
    case 'own-community':
      return open.filter((at) => influenceIn(board, seat, at) > 0);
    case 'new-community':
      return open.filter((at) => influenceIn(board, seat, at) === 0);
    case 'need':
      return open.filter((at) => board.needs[at] > 0);
    case 'rival':
      return open.filter((at) => rivalIn(board, seat, at) !== null);
    case 'square':
    case 'media':
      return squareSpaces(board, target);
    case 'mass':
    case 'social':
    case 'international':
    case 'advocacy':
      return [target];
    case 'link':
      return linkableBy(board, seat);
    case 'own-link':
      return linksOf(board, seat).filter((id) => LINKS[id].every((end) => !isShut(board, seat, end)));
    case 'outcome':
      return outcomesOf(board);
  }
}

const IN_COMMUNITIES: readonly Arena[] = ['communities', 'needs', 'links'];

/** Dice that Support, Blocks and the player's AI add to actions in this arena, or take away. */
function extraDice(board: Board, seat: Seat, arena: Arena): number {
  const { dice } = playerAt(board, seat).sheet;
  const leverage = IN_COMMUNITIES.includes(arena) ? dice.communities : arena === 'square' ? dice.square : 0;
  return toolsOf(board, seat).reduce((total, card) => {
    const { effect } = cardOf(card);
    return effect.type === 'dice' && effect.arenas.includes(arena) ? total + effect.dice : total;
  }, leverage);
}

/** How many dice the player rolls for it; `null` if it needs none. */
export function diceFor(board: Board, seat: Seat, { dice, arena }: Deed): number | null {
  if (dice === null) return null;
  const base =
    dice.by === 'fixed'
      ? dice.dice
      : dice.plus +
        (dice.by === 'standing'
          ? COMMUNITY_DICE[playerAt(board, seat).standing]
          : SQUARE_DICE[levelOf(board, 'openness')]);
  return Math.max(base + extraDice(board, seat, arena), LEAST_DICE);
}

export function costOf(board: Board, seat: Seat, { cost, arena }: ActionRow): number {
  const saved = toolsOf(board, seat).reduce((total, card) => {
    const { effect } = cardOf(card);
    return effect.type === 'cheaper' && effect.arenas.includes(arena) ? total + effect.many : total;
  }, 0);
  return Math.max(cost - saved, 0);
}

function meets(board: Board, seat: Seat, needed: Requirement): boolean {
  switch (needed.type) {
    case 'standing':
      return isAtLeast(playerAt(board, seat).standing, needed.least);
    case 'placed':
      return measure(board, seat, { type: 'placed', spaces: SPACES }) >= needed.many;
    case 'square':
      return playerAt(board, seat).square.square >= needed.many;
    case 'communities':
    case 'tools':
    case 'licences':
      return measure(board, seat, { type: needed.type }) >= needed.many;
  }
}

const placesInfluence = (deed: Deed): boolean =>
  deed.at !== null && deed.then.every(({ type }) => type === 'influence');

/** Why a player cannot take an action now, whatever the target; `null` if they can. */
export function barToAct(board: Board, seat: Seat, action: ActionRow): BarKey | null {
  if (board.options.actions === 'different' && playerAt(board, seat).sheet.acted.includes(action.id))
    return 'why.acted-already';
  if (playerAt(board, seat).power < costOf(board, seat, action)) return 'why.no-power';
  const missing = action.needs.find((needed) => !meets(board, seat, needed));
  if (missing !== undefined) return `why.needs-${missing.type}`;
  if (placesInfluence(action) && cubesLeft(board, seat) === 0) return 'why.no-cubes';
  if (action.at !== null && spotsFor(board, seat, action.at).length === 0) return 'why.no-place';
  return null;
}

/** Everything a player could do now, with every place to do it. */
export const actsFor = (board: Board, seat: Seat): readonly Act[] =>
  actionsOf(playerAt(board, seat)).flatMap((action): readonly Act[] => {
    if (barToAct(board, seat, action) !== null) return [];
    const spots = action.at === null ? [null] : spotsFor(board, seat, action.at);
    return spots.map((at) => ({ type: 'act', action: action.id, at }));
  });

export type BarKey =
  'why.acted-already' | 'why.no-power' | `why.needs-${Requirement['type']}` | 'why.no-cubes' | 'why.no-place';

/** Effects without chance; the two that need the dice or the deck are the caller's. */
export type SureEffect = Exclude<Effect, { type: 'spread' | 'research' }>;

export function takeEffect<B extends Board>(
  doing: Doing<B>,
  effect: SureEffect,
  { seat, at, why }: { seat: Seat; at: Spot | null; why: Reason },
): void {
  switch (effect.type) {
    case 'influence':
      if (at !== null) place(doing, seat, at, effect.many, why);
      return;
    case 'meet-need':
      if (isCommunity(at)) changeNeed(doing, at, -1, { seat, why });
      return;
    case 'link':
      if (isLink(at)) addLink(doing, seat, at, why);
      return;
    case 'push-out': {
      const rival = isCommunity(at) ? rivalIn(doing.board, seat, at) : null;
      if (rival === null || at === null) return;
      takeAway(doing, rival, at, 1, why);
      changeTallies(doing, seat, { pushed: playerAt(doing.board, seat).tallies.pushed + 1 });
      return;
    }
    case 'power':
      return addPower(doing, seat, effect.many, why);
    case 'power-per':
      return addPower(
        doing,
        seat,
        Math.min(measure(doing.board, seat, { type: effect.of }), effect.most),
        why,
      );
    case 'standing':
      return moveStanding(doing, seat, effect.steps, why);
    case 'reputation':
      return addReputation(doing, seat, effect.many, why);
    case 'bag':
      return toBag(doing, seat, Math.min(effect.many, cubesLeft(doing.board, seat)), why);
  }
}

/** Communities a player has Influence in and may act in. */
export const spreadOver = (board: Board, seat: Seat): readonly Community[] =>
  COMMUNITIES.filter((at) => influenceIn(board, seat, at) > 0 && !isShut(board, seat, at));
