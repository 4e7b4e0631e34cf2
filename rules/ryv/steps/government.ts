import type { Seat } from '../../engine/game';
import type { Random } from '../../engine/random';
import {
  addPower,
  change,
  type Doing,
  linksOf,
  moveStanding,
  playerAt,
  removeLink,
  takeAway,
  tell,
  toolsOf,
} from '../board';
import { levelOf } from '../climate';
import { cardOf } from '../content';
import {
  ASSUAGE_PRICE,
  CHECK_DICE,
  CHECK_PRICE,
  RAID_INFLUENCE_DICE,
  RAID_LINK_DICE,
} from '../content/figures';
import type { CardId } from '../content/types';
import { roll } from '../dice';
import { COMMUNITIES } from '../kinds';
import { askFirst } from '../research';
import { seatsFrom } from '../seats';
import type { Auto, Board, State } from '../types';

/** What the government does, in order. A free country's does nothing. */
export function government(state: State): readonly Auto[] {
  if (state.mode === 'first-play' || levelOf(state, 'openness') === 'free') return [];
  const seats = seatsFrom(state, state.first);
  return [
    { type: 'lift-crackdown' },
    ...seats.map((seat): Auto => ({ type: 'check', seat })),
    ...seats.map((seat): Auto => ({ type: 'assuage', seat })),
    { type: 'crackdown' },
  ];
}

const shieldFrom = (board: Board, seat: Seat, from: 'check' | 'crackdown'): CardId | undefined =>
  toolsOf(board, seat).find((card) => {
    const { effect } = cardOf(card);
    return effect.type === 'shield' && effect.from === from;
  });

export function checkRelationship(doing: Doing, seat: Seat, random: Random): void {
  const dice = CHECK_DICE[levelOf(doing.board, 'openness')];
  if (roll(doing, random, { dice, need: 1, why: 'check', seat }).hits === 0) return;
  const shield = shieldFrom(doing.board, seat, 'check');
  if (shield !== undefined) return tell(doing, { type: 'shielded', seat, card: shield, why: 'check' });
  const { power, standing } = playerAt(doing.board, seat);
  if (power < CHECK_PRICE) moveStanding(doing, seat, -1, 'check');
  else if (standing === 'poor') addPower(doing, seat, -CHECK_PRICE, 'check');
  else askFirst(doing, [{ type: 'check', seat }]);
}

export const assuagePrice = (board: Pick<Board, 'setting'>): number =>
  ASSUAGE_PRICE[levelOf(board, 'openness')];

export const canAssuage = (board: Board, seat: Seat): boolean => {
  const { power, standing } = playerAt(board, seat);
  return standing !== 'good' && power >= assuagePrice(board);
};

export function liftCrackdown(doing: Doing): void {
  change(doing, { crackdown: null });
  tell(doing, { type: 'crackdown', at: null });
}

export function crackDown(doing: Doing, random: Random): void {
  const dice = CHECK_DICE[levelOf(doing.board, 'openness')];
  if (roll(doing, random, { dice, need: 1, why: 'crackdown' }).hits === 0) return;
  const at = random.pick(COMMUNITIES);
  const seats = seatsFrom(doing.board, doing.board.first);
  change(doing, {
    crackdown: at,
    queue: [
      ...seats.map((seat): Auto => ({ type: 'raid-links', seat })),
      ...seats.map((seat): Auto => ({ type: 'raid-influence', seat })),
      ...doing.board.queue,
    ],
  });
  tell(doing, { type: 'crackdown', at });
}

/** Whether a raid has something to look for at this player. */
export const hasLinksToRaid = (board: Board, seat: Seat): boolean =>
  playerAt(board, seat).standing !== 'good' && linksOf(board, seat).length > 0;

const raided = ({ options, crackdown }: State) =>
  options.crackdown === 'everywhere' ? COMMUNITIES : COMMUNITIES.filter((at) => at === crackdown);

export const hasInfluenceToRaid = (state: State, seat: Seat): boolean => {
  const { standing, influence } = playerAt(state, seat);
  return standing === 'poor' && raided(state).some((at) => influence[at] > 0);
};

function isSpared(doing: Doing, seat: Seat): boolean {
  const shield = shieldFrom(doing.board, seat, 'crackdown');
  if (shield === undefined) return false;
  tell(doing, { type: 'shielded', seat, card: shield, why: 'raid' });
  return true;
}

export function raidLinks(doing: Doing, seat: Seat, random: Random): void {
  if (isSpared(doing, seat)) return;
  for (const link of linksOf(doing.board, seat))
    if (roll(doing, random, { dice: RAID_LINK_DICE, need: 1, why: 'raid', seat, at: link }).hits > 0)
      removeLink(doing, seat, link, 'raid');
}

export function raidInfluence(doing: Doing, seat: Seat, random: Random): void {
  if (isSpared(doing, seat)) return;
  const { influence } = playerAt(doing.board, seat);
  for (const at of raided(doing.board)) {
    if (influence[at] === 0) continue;
    const dice = RAID_INFLUENCE_DICE * influence[at];
    takeAway(doing, seat, at, roll(doing, random, { dice, need: 1, why: 'raid', seat, at }).hits, 'raid');
  }
}
