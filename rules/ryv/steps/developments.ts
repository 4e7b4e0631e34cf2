import type { Seat } from '../../engine/game';
import type { Random } from '../../engine/random';
import {
  addPower,
  addReputation,
  change,
  changeNeed,
  type Doing,
  influenceIn,
  isMitigated,
  isShut,
  linksOf,
  moveStanding,
  needsOnBoard,
  place,
  playerAt,
  removeLink,
  takeAway,
  tell,
  toBag,
  toolsOf,
} from '../board';
import { incomeOf } from '../climate';
import { cardOf } from '../content';
import {
  FIRST_PLAY_SQUARE_DICE,
  GROWING_NEED_DICE,
  INTERNATIONAL_DICE,
  INTERNATIONAL_POWER,
  LINK_DICE,
  MASS_DICE,
  NEW_NEED_DICE,
} from '../content/figures';
import type { AutoDice, CardId, Harm } from '../content/types';
import { roll } from '../dice';
import {
  ALL_SPACES,
  COMMUNITIES,
  type Community,
  isCommunity,
  LINKS,
  MEDIA,
  type Space,
  STANDINGS,
} from '../kinds';
import { askFirst } from '../research';
import { seatsFrom } from '../seats';
import type { Auto, Board, Link, RyvTask, State } from '../types';

/** Everything Political Developments will go through, in order, as things lie now. */
export function developments(state: State): readonly Auto[] {
  const seats = seatsFrom(state, state.first);
  const vulnerabilities = seats.flatMap((seat) =>
    toolsOf(state, seat).map((card): Auto => ({ type: 'vulnerability', seat, card })),
  );
  const square = (['mass', 'social', 'international'] as const).flatMap((type) =>
    seats.map((seat): Auto => ({ type, seat })),
  );
  const media: readonly Auto[] =
    state.mode === 'full'
      ? [...square, { type: 'fill-bag' }, ...seats.map((seat): Auto => ({ type: 'advocacy', seat }))]
      : seats.map((seat): Auto => ({ type: 'square', seat }));
  return [
    ...vulnerabilities,
    ...media,
    { type: 'new-needs' },
    { type: 'any-need' },
    { type: 'growing-need' },
    { type: 'links' },
    { type: 'income' },
    { type: 'first-player' },
  ];
}

/** More dice from AI for something that is resolved by itself. */
const autoDice = (board: Board, seat: Seat, of: AutoDice): number =>
  toolsOf(board, seat).reduce((total, card) => {
    const { effect } = cardOf(card);
    return effect.type === 'auto-dice' && effect.of === of ? total + effect.dice : total;
  }, 0);

export const isAtRisk = (board: Board, seat: Seat, card: CardId): boolean =>
  toolsOf(board, seat).includes(card) && !isMitigated(board, seat, card);

export function strikeVulnerability(doing: Doing, seat: Seat, card: CardId, random: Random): void {
  const { dice, harm } = cardOf(card).vulnerability;
  if (roll(doing, random, { dice, need: 1, why: 'vulnerability', seat, card }).hits === 0) return;
  tell(doing, { type: 'harmed', seat, card, harm });
  suffer(doing, seat, card, harm);
}

const mostOf = <T>(items: readonly T[], many: (item: T) => number): T | undefined =>
  items.reduce<T | undefined>(
    (top, item) => (top === undefined || many(item) > many(top) ? item : top),
    undefined,
  );

function suffer(doing: Doing, seat: Seat, card: CardId, harm: Harm): void {
  const player = playerAt(doing.board, seat);
  const why = 'vulnerability';
  switch (harm.type) {
    case 'power':
      return addPower(doing, seat, -harm.many, why);
    case 'influence':
      return loseMost(doing, seat, COMMUNITIES, harm.many);
    case 'square':
      return loseMost(doing, seat, ALL_SPACES, harm.many);
    case 'standing':
      return moveStanding(doing, seat, -STANDINGS.length, why);
    case 'link': {
      const link = linksOf(doing.board, seat).at(-1);
      return link === undefined
        ? addPower(doing, seat, -harm.power, why)
        : removeLink(doing, seat, link, why);
    }
    case 'bad-press':
      return player.actor === 'mnc'
        ? addReputation(doing, seat, harm.many, why)
        : addPower(doing, seat, -harm.power, why);
    case 'licence':
      loseLicence(doing, seat, card);
      return addPower(doing, seat, -harm.power, why);
  }
}

/** One cube after the other, from where the player has most by then. */
function loseMost(doing: Doing, seat: Seat, places: readonly (Community | Space)[], many: number): void {
  for (let left = many; left > 0; left -= 1) {
    const { influence, square } = playerAt(doing.board, seat);
    const at = mostOf(places, (each) => (isCommunity(each) ? influence[each] : square[each]));
    if (at !== undefined) takeAway(doing, seat, at, 1, 'vulnerability');
  }
}

/** An owner's card leaves the table with all its licences; a user loses only their own. */
function loseLicence(doing: Doing, seat: Seat, card: CardId): void {
  const { licensed, discard } = doing.board;
  const owned = licensed.some((each) => each.card === card && each.owner === seat);
  change(doing, {
    licensed: owned
      ? licensed.filter((each) => each.card !== card)
      : licensed.map((each) =>
          each.card === card ? { ...each, users: each.users.filter((user) => user !== seat) } : each,
        ),
    discard: owned ? [...discard, card] : discard,
  });
}

export function resolveMass(doing: Doing, seat: Seat, random: Random): void {
  const dice = MASS_DICE + autoDice(doing.board, seat, 'mass');
  for (const at of COMMUNITIES) {
    if (isShut(doing.board, seat, at)) continue;
    if (roll(doing, random, { dice, need: 6, why: 'mass', seat, at }).hits > 0)
      place(doing, seat, at, 1, 'mass');
  }
}

/** The player has aimed; each success will be an Influence or a Link there. */
export function resolveSocial(doing: Doing, seat: Seat, at: Community, random: Random): void {
  const dice = doing.board.options.socialDice + autoDice(doing.board, seat, 'social');
  const { hits } = roll(doing, random, { dice, need: 6, why: 'social', seat, at });
  askFirst(
    doing,
    Array.from({ length: hits }, (): RyvTask => ({ type: 'social', seat, at })),
  );
}

export function resolveInternational(doing: Doing, seat: Seat, random: Random): void {
  const cubes = playerAt(doing.board, seat).square.international;
  const dice = (INTERNATIONAL_DICE + autoDice(doing.board, seat, 'international')) * cubes;
  if (roll(doing, random, { dice, need: 6, why: 'international', seat }).hits > 0)
    addPower(doing, seat, INTERNATIONAL_POWER, 'international');
}

/** First Play: each Influence in the Square is heard or not, one after the other. */
export function resolveSquare(doing: Doing, seat: Seat, random: Random): void {
  const dice = FIRST_PLAY_SQUARE_DICE + autoDice(doing.board, seat, 'square');
  const heard: RyvTask[] = [];
  for (let cube = 0; cube < playerAt(doing.board, seat).square.square; cube += 1)
    if (roll(doing, random, { dice, need: 6, why: 'square', seat, at: 'square' }).hits > 0)
      heard.push({ type: 'speak', seat });
  askFirst(doing, heard);
}

export function fillBag(doing: Doing): void {
  for (const seat of seatsFrom(doing.board, doing.board.first)) {
    const { square } = playerAt(doing.board, seat);
    const many = MEDIA.reduce((total, space) => total + square[space], 0);
    for (const space of MEDIA) takeAway(doing, seat, space, square[space], 'media-to-bag');
    toBag(doing, seat, many, 'media-to-bag');
  }
}

function needAtRandom(doing: Doing, random: Random, why: 'new-needs' | 'any-need'): void {
  const free = COMMUNITIES.filter((at) => doing.board.needs[at] === 0);
  const at = free[random.int(free.length)];
  if (at !== undefined) changeNeed(doing, at, 1, { seat: null, why });
}

export function newNeeds(doing: Doing, random: Random): void {
  const { hits } = roll(doing, random, { dice: NEW_NEED_DICE, need: 1, why: 'new-needs' });
  for (let need = 0; need < hits; need += 1) needAtRandom(doing, random, 'new-needs');
}

export const anyNeed = (doing: Doing, random: Random): void => needAtRandom(doing, random, 'any-need');

export const isNeedless = (state: State): boolean => needsOnBoard(state) === 0;

export function growNeed(doing: Doing, random: Random): void {
  const { hits } = roll(doing, random, { dice: GROWING_NEED_DICE, need: 1, why: 'growing-need' });
  const there = COMMUNITIES.filter((at) => doing.board.needs[at] > 0);
  const at = hits > 0 ? there[random.int(there.length)] : undefined;
  if (at !== undefined) changeNeed(doing, at, 1, { seat: null, why: 'growing-need' });
}

/** The owner gains, and so does everyone with Influence at both ends. */
export function resolveLink(doing: Doing, { owner, id }: Link, random: Random): void {
  const dice = LINK_DICE + autoDice(doing.board, owner, 'links');
  if (roll(doing, random, { dice, need: 6, why: 'link', seat: owner, at: id }).hits === 0) return;
  const gains = seatsFrom(doing.board, owner).filter(
    (seat) => seat === owner || LINKS[id].every((end) => influenceIn(doing.board, seat, end) > 0),
  );
  askFirst(
    doing,
    gains.map((seat): RyvTask => ({ type: 'strengthen', seat, link: id })),
  );
}

export function collectIncome(doing: Doing): void {
  for (const seat of seatsFrom(doing.board, doing.board.first))
    addPower(doing, seat, incomeOf(doing.board, seat), 'income');
}

export function moveFirstPlayer(doing: Doing): void {
  const first = (doing.board.first + 1) % doing.board.players.length;
  change(doing, { first });
  tell(doing, { type: 'first-player', seat: first });
}
