import { chosenOptions, type Game, type GameTypes, type Seat } from '@/rules/engine';

import type { TableState } from '@/table/log/records';
import type { HostRefusal, Op } from '@/table/wire/protocol';
import type { Presence } from '@/table/host/presence';

/**
 * Who asks. Whoever opened the table is its steward, seated or not. The lead is who sat down first and still sits: on a
 * table that nobody looks after somebody must be able to start, and it should be clear to all who that is.
 */
export type Role = 'steward' | 'lead' | 'player' | 'looker-on';

export const LEADERS: readonly Role[] = ['steward', 'lead'];
const MEMBERS: readonly Role[] = [...LEADERS, 'player'];

/**
 * Who may ask for what, in one place. What is not listed belongs to one's own seat, or to a seat that is free, and is
 * looked at where it is done.
 */
const RIGHTS: { readonly [T in Op['type']]?: readonly Role[] } = {
  options: LEADERS,
  start: LEADERS,
  again: LEADERS,
  bot: MEMBERS,
  remove: ['steward'],
  door: ['steward'],
};
/** The same where it is different before a game. */
const IN_LOBBY: typeof RIGHTS = { bot: LEADERS };

export type Rights = typeof whyNot;

/** A table where whoever sits may do everything. */
export const RIGHTS_OF_ALL: Rights = () => null;

/** Why this may not be asked; `null` when it may. */
export function whyNot(
  role: Role,
  op: Op,
  at: { readonly inLobby: boolean; readonly game: Game; readonly options: GameTypes['options'] },
): HostRefusal | null {
  const may = (at.inLobby && IN_LOBBY[op.type]) || RIGHTS[op.type];
  if (may === undefined || may.includes(role)) return null;
  if (op.type === 'options' && role === 'player' && isOwnDesign(at, op.options)) return null;
  return role === 'player' && may.includes('lead') ? 'not-leading' : 'not-allowed';
}

/**
 * Only what players write themselves is another, and what that brings along. That is what designs are for, so anybody
 * who sits puts one on the table.
 */
function isOwnDesign(
  { game, options }: { readonly game: Game; readonly options: GameTypes['options'] },
  asked: GameTypes['options'],
): boolean {
  const [before, after] = [chosenOptions(game, options), chosenOptions(game, asked)];
  const rules = Object.entries(game.options);
  const brought: GameTypes['options'] = Object.assign(
    {},
    ...rules.map(([name, { written, brings }]) => written !== undefined && after[name] !== '' && brings),
  );
  return rules.every(
    ([name, { written }]) =>
      written !== undefined || after[name] === before[name] || after[name] === brought[name],
  );
}

/** A line that drops for a moment hands nothing on. */
const LEADS_AWAY_MS = 20_000;

/** The seat that leads: of the device that sat down first among those that still sit, and are here. */
export function leadOf({ seats, devices }: TableState, awayFor: Presence['awayFor']): Seat | null {
  const seatsOf = (device: string) =>
    seats.flatMap((seat, at) => (seat.kind === 'phone' && seat.device === device ? [at] : []));
  const inOrder = devices.flatMap(({ key }) => seatsOf(key));
  return inOrder.find((seat) => awayFor(seat) < LEADS_AWAY_MS) ?? inOrder[0] ?? null;
}
