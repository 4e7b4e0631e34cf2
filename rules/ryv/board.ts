import type { Addressed, Seat } from '../engine/game';
import { replaceAt, toAll, withoutAt } from '../engine/lists';
import { cardOf } from './content';
import { CUBES, LINK_STICKS, MARKERS, MNC_MARKERS, NEED_TOKENS } from './content/figures';
import type { CardId } from './content/types';
import {
  ALL_SPACES,
  COMMUNITIES,
  type Community,
  isCommunity,
  isLink,
  isSpace,
  type LinkId,
  LINKS,
  OUTCOMES,
  type Spot,
  type Standing,
  STANDINGS,
} from './kinds';
import type { Board, Event, Player, Reason, State } from './types';

/** A move under way: the table as it is by now, and what has been told. A bot uses it to try things on a view. */
export type Doing<B extends Board = State> = { board: B; readonly told: Addressed<Event>[] };

export const begin = <B extends Board>(board: B): Doing<B> => ({ board, told: [] });

export const tell = (doing: Doing<Board>, event: Event): void => {
  doing.told.push(toAll(event));
};

export function change<B extends Board>(doing: Doing<B>, part: Partial<B>): void {
  doing.board = { ...doing.board, ...part };
}

export function playerAt({ players }: Pick<Board, 'players'>, seat: Seat): Player {
  const player = players[seat];
  if (player === undefined) throw new Error(`nobody sits at ${seat}`);
  return player;
}

export function changePlayer<B extends Board>(doing: Doing<B>, seat: Seat, part: Partial<Player>): void {
  const { players } = doing.board;
  doing.board = {
    ...doing.board,
    players: replaceAt(players, seat, { ...playerAt(doing.board, seat), ...part }),
  };
}

export function changeSheet<B extends Board>(
  doing: Doing<B>,
  seat: Seat,
  part: Partial<Player['sheet']>,
): void {
  changePlayer(doing, seat, { sheet: { ...playerAt(doing.board, seat).sheet, ...part } });
}

export function changeTallies<B extends Board>(
  doing: Doing<B>,
  seat: Seat,
  part: Partial<Player['tallies']>,
): void {
  changePlayer(doing, seat, { tallies: { ...playerAt(doing.board, seat).tallies, ...part } });
}

const sum = (numbers: readonly number[]): number => numbers.reduce((total, each) => total + each, 0);

export const influenceIn = (board: Board, seat: Seat, at: Community): number =>
  playerAt(board, seat).influence[at];

export const squareOf = ({ square }: Player): number => sum(ALL_SPACES.map((space) => square[space]));

export const tokensOf = (board: Board, seat: Seat): number =>
  sum(OUTCOMES.map((id) => board.outcomes[id].tokens.filter((owner) => owner === seat).length));

/** Cubes a player can still place. */
export function cubesLeft(board: Board, seat: Seat): number {
  const player = playerAt(board, seat);
  const used =
    (player.actor === 'mnc' ? MNC_MARKERS : MARKERS) +
    sum(COMMUNITIES.map((at) => player.influence[at])) +
    squareOf(player) +
    tokensOf(board, seat) +
    (board.bag[seat] ?? 0) +
    board.licensed.filter(({ owner, users }) => owner === seat || users.includes(seat)).length;
  return Math.max(CUBES - used, 0);
}

export function addPower<B extends Board>(doing: Doing<B>, seat: Seat, many: number, why: Reason): void {
  const { power } = playerAt(doing.board, seat);
  const real = Math.max(many, -power);
  if (real === 0) return;
  changePlayer(doing, seat, { power: power + real });
  tell(doing, { type: 'power', seat, many: real, why });
}

const levelOf = (standing: Standing): number => STANDINGS.indexOf(standing);

export function moveStanding<B extends Board>(doing: Doing<B>, seat: Seat, steps: number, why: Reason): void {
  const { standing } = playerAt(doing.board, seat);
  const level = Math.min(Math.max(levelOf(standing) + steps, 0), STANDINGS.length - 1);
  const to = STANDINGS[level] ?? standing;
  if (to === standing) return;
  changePlayer(doing, seat, { standing: to });
  tell(doing, { type: 'standing', seat, to, why });
}

export const isAtLeast = (standing: Standing, least: Standing): boolean =>
  levelOf(standing) >= levelOf(least);

export function addReputation<B extends Board>(doing: Doing<B>, seat: Seat, many: number, why: Reason): void {
  const { actor, reputation } = playerAt(doing.board, seat);
  const real = actor === 'mnc' ? Math.max(many, -reputation) : 0;
  if (real === 0) return;
  changePlayer(doing, seat, { reputation: reputation + real });
  tell(doing, { type: 'reputation', seat, many: real, why });
}

/** Puts cubes from the player's supply on the board; without cubes nothing happens. */
export function place<B extends Board>(
  doing: Doing<B>,
  seat: Seat,
  at: Spot,
  many: number,
  why: Reason,
): void {
  if (isLink(at)) {
    for (const end of LINKS[at]) place(doing, seat, end, many, why);
    return;
  }
  const real = Math.min(many, cubesLeft(doing.board, seat));
  if (real <= 0) return;
  const player = playerAt(doing.board, seat);
  if (isCommunity(at))
    changePlayer(doing, seat, { influence: { ...player.influence, [at]: player.influence[at] + real } });
  else if (isSpace(at)) {
    const { placed } = player.tallies;
    changePlayer(doing, seat, {
      square: { ...player.square, [at]: player.square[at] + real },
      tallies: { ...player.tallies, placed: { ...placed, [at]: placed[at] + real } },
    });
  } else for (let n = 0; n < real; n += 1) addToken(doing, seat, at);
  tell(doing, { type: 'influence', seat, at, many: real, why });
}

function addToken<B extends Board>(doing: Doing<B>, seat: Seat, at: keyof Board['outcomes']): void {
  const { outcomes } = doing.board;
  const since = 1 + sum(OUTCOMES.map((id) => outcomes[id].tokens.length));
  doing.board = {
    ...doing.board,
    outcomes: { ...outcomes, [at]: { tokens: [...outcomes[at].tokens, seat], since } },
  };
}

/** A token from the bag, or a cube from the Square, goes onto a future: it needs no new cube. */
export function moveToOutcome<B extends Board>(
  doing: Doing<B>,
  seat: Seat,
  at: keyof Board['outcomes'],
  why: Reason,
): void {
  addToken(doing, seat, at);
  tell(doing, { type: 'influence', seat, at, many: 1, why });
}

/** Takes cubes back; what is not there is not taken. */
export function takeAway<B extends Board>(
  doing: Doing<B>,
  seat: Seat,
  at: Spot,
  many: number,
  why: Reason,
): void {
  const player = playerAt(doing.board, seat);
  const there = isCommunity(at) ? player.influence[at] : isSpace(at) ? player.square[at] : 0;
  const real = Math.min(many, there);
  if (real <= 0) return;
  if (isCommunity(at)) changePlayer(doing, seat, { influence: { ...player.influence, [at]: there - real } });
  else if (isSpace(at)) changePlayer(doing, seat, { square: { ...player.square, [at]: there - real } });
  tell(doing, { type: 'influence', seat, at, many: -real, why });
}

export function toBag<B extends Board>(doing: Doing<B>, seat: Seat, many: number, why: Reason): void {
  if (many <= 0) return;
  const { bag } = doing.board;
  doing.board = { ...doing.board, bag: replaceAt(bag, seat, (bag[seat] ?? 0) + many) };
  tell(doing, { type: 'influence', seat, at: 'bag', many, why });
}

export const linksOf = ({ links }: Board, seat: Seat): readonly LinkId[] =>
  links.filter(({ owner }) => owner === seat).map(({ id }) => id);

export function addLink<B extends Board>(doing: Doing<B>, seat: Seat, link: LinkId, why: Reason): void {
  const { links } = doing.board;
  if (links.length >= LINK_STICKS) return;
  doing.board = { ...doing.board, links: [...links, { owner: seat, id: link }] };
  tell(doing, { type: 'linked', seat, link, why });
}

export function removeLink<B extends Board>(doing: Doing<B>, seat: Seat, link: LinkId, why: Reason): void {
  const { links } = doing.board;
  const at = links.findIndex(({ owner, id }) => owner === seat && id === link);
  if (at < 0) return;
  doing.board = { ...doing.board, links: withoutAt(links, at) };
  tell(doing, { type: 'unlinked', seat, link, why });
}

export const needsOnBoard = ({ needs }: Pick<Board, 'needs'>): number =>
  sum(COMMUNITIES.map((at) => needs[at]));

/** A Need comes, as long as there are tokens, or is met by `seat`. */
export function changeNeed<B extends Board>(
  doing: Doing<B>,
  at: Community,
  many: 1 | -1,
  given: { seat: Seat | null; why: Reason },
): void {
  const { needs } = doing.board;
  if (many > 0 ? needsOnBoard(doing.board) >= NEED_TOKENS : needs[at] === 0) return;
  doing.board = { ...doing.board, needs: { ...needs, [at]: needs[at] + many } };
  tell(doing, { type: 'need', at, many, ...given });
  if (many > 0 || given.seat === null) return;
  const { tallies } = playerAt(doing.board, given.seat);
  changeTallies(doing, given.seat, { needs: tallies.needs + 1 });
}

/** AI a player can use, as owner or by a licence. */
export const toolsOf = ({ licensed }: Board, seat: Seat): readonly CardId[] =>
  licensed.filter(({ owner, users }) => owner === seat || users.includes(seat)).map(({ card }) => card);

/** Whether another AI of the same player guards against this one's vulnerability. */
export const isMitigated = (board: Board, seat: Seat, card: CardId): boolean => {
  const { kind } = cardOf(card).vulnerability;
  return toolsOf(board, seat).some((other) => other !== card && cardOf(other).mitigates === kind);
};

/** A crackdown shuts a community to everyone whose relationship with the government is not Good. */
export const isShut = (board: Board, seat: Seat, at: Community): boolean =>
  board.crackdown === at && playerAt(board, seat).standing !== 'good';

export const openTo = (board: Board, seat: Seat): readonly Community[] =>
  COMMUNITIES.filter((at) => !isShut(board, seat, at));
