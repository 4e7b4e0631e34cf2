import { chosenOptions, type Game, type GameTypes, type Seat } from '@/rules/engine';

import type { TableState } from '@/table/log/records';
import type { HostRefusal, Op } from '@/table/wire/protocol';
import type { Presence } from '@/table/host/presence';

/**
 * Who asks. Whoever opened the table is its steward, seated or not, and so is a facilitator, who holds the secrets of
 * several tables: rights come from keys, not from pages. The lead is who sat down first and still sits: on a table that
 * nobody leads from outside somebody must be able to start, and it should be clear to all who that is.
 */
export const ROLES = ['looker-on', 'player', 'lead', 'steward'] as const;
export type Role = (typeof ROLES)[number];

export const LEADERS: readonly Role[] = ['lead', 'steward'];

/** Whose an ask is. `seat`: of whoever sits there, and of nobody else; `cared-for`: the steward may do it for a seat, too. */
type Whose = 'anybody' | 'seat' | 'cared-for' | 'members' | 'leaders' | 'steward';

const WHO: { readonly [W in Whose]: readonly Role[] } = {
  anybody: ROLES,
  seat: ['player', 'lead'],
  'cared-for': ['player', 'lead', 'steward'],
  members: ['player', 'lead', 'steward'],
  leaders: LEADERS,
  steward: ['steward'],
};

/**
 * Who may ask for what, in one place: host, screens and `docs/rights.md` read it. Whose seat it is, is looked at where it
 * is done.
 */
export const RIGHTS: { readonly [T in Op['type']]: Whose } = {
  sit: 'anybody',
  stand: 'seat',
  move: 'seat',
  undo: 'seat',
  rewind: 'seat',
  propose: 'seat',
  consent: 'seat',
  lend: 'seat',
  verdict: 'seat',
  pledge: 'seat',
  number: 'seat',
  nonce: 'seat',
  rename: 'cared-for',
  ticket: 'cared-for',
  revoke: 'cared-for',
  hand: 'cared-for',
  bot: 'members',
  options: 'leaders',
  start: 'leaders',
  again: 'leaders',
  remove: 'steward',
  door: 'steward',
  link: 'steward',
  led: 'steward',
  pause: 'steward',
  hide: 'steward',
  message: 'steward',
  debrief: 'steward',
  clock: 'steward',
  bell: 'steward',
};
/** The same where it is different before a game. */
const IN_LOBBY: Partial<typeof RIGHTS> = { bot: 'leaders' };

/** Whether a role may ask for this, of its own seat where it is about one. */
export const mayAsk = (role: Role, type: Op['type'], inLobby = false): boolean =>
  WHO[(inLobby && IN_LOBBY[type]) || RIGHTS[type]].includes(role);

/** About one's own seat, or of the round that its phone is in. */
const isOfSeat = (type: Op['type']): boolean => ['seat', 'cared-for'].includes(RIGHTS[type]);

export type Rights = typeof whyNot;

/** A table where whoever sits may do everything. */
export const RIGHTS_OF_ALL: Rights = () => null;

/** Why this may not be asked; `null` when it may. */
export function whyNot(
  role: Role,
  op: Op,
  at: { readonly inLobby: boolean; readonly game: Game; readonly options: GameTypes['options'] },
): HostRefusal | null {
  if (mayAsk(role, op.type, at.inLobby) || isOfSeat(op.type)) return null;
  if (op.type === 'options' && role === 'player' && isOwnDesign(at, op.options)) return null;
  return role === 'player' && mayAsk('lead', op.type, at.inLobby) ? 'not-leading' : 'not-allowed';
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

/** The seat that leads, where nobody does from outside: of the device that sat down first among those that still sit, and are here. */
export function leadOf({ seats, devices, guidance }: TableState, awayFor: Presence['awayFor']): Seat | null {
  if (guidance?.isLed === true) return null;
  const seatsOf = (device: string) =>
    seats.flatMap((seat, at) => (seat.kind === 'phone' && seat.device === device ? [at] : []));
  const inOrder = devices.flatMap(({ key }) => seatsOf(key));
  return inOrder.find((seat) => awayFor(seat) < LEADS_AWAY_MS) ?? inOrder[0] ?? null;
}
