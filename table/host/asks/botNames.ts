import type { Seat } from '@/rules/engine';

import type { SeatState } from '@/table/log/records';
import type { TableLogState } from '@/table/log/tableLogState';
import type { PublicKey } from '@/table/wire/channel';
import type { NameRule } from './names';

/** Given names from many places, short enough for a seat. */
export const BOT_NAMES: readonly string[] = [
  'Asha',
  'Benedek',
  'Chipo',
  'Duc',
  'Elif',
  'Farid',
  'Gloria',
  'Hine',
  'Itzel',
  'Jomo',
  'Kaia',
  'Luz',
];

/** A bot's key, and the name that it would have. */
export type NewBot = { readonly key: PublicKey; readonly name: string };

export type NewBotDeps = {
  readonly tableLog: Pick<TableLogState, 'table' | 'write'>;
  readonly names: NameRule;
  /** Makes ready a key for a bot; the bot itself lives elsewhere and keeps its own secrets. */
  readonly newBot: (seat: Seat) => NewBot;
};

/** What people are called, also those whose place a bot keeps. A bot is nobody to be taken for. */
export const namesOfPeople = (
  seats: readonly SeatState[],
  but: readonly (Seat | null)[],
): readonly string[] =>
  seats.flatMap(({ kind, name, owner }, seat) => {
    if (but.includes(seat)) return [];
    return kind === 'phone' ? [name] : owner === null ? [] : [owner.name];
  });

/** The name that is wished for where nobody is called so, or the next of the bots' names. */
function freeName(isFree: (name: string) => boolean, wish: string): string {
  const at = Math.max(0, BOT_NAMES.indexOf(wish));
  const inTurn = [wish, ...BOT_NAMES.slice(at), ...BOT_NAMES.slice(0, at)];
  const numbered = inTurn.map((name, n) => `${name} ${n + 2}`);
  return [...inTurn, ...numbered].find(isFree) ?? wish;
}

/** `also`: names that are about to be somebody's. */
function nameOfBot(
  { tableLog, names }: NewBotDeps,
  at: Seat,
  wish: string,
  also: readonly string[] = [],
): string {
  const { seats } = tableLog.table();
  const bots = seats.flatMap(({ kind, name }, seat) => (kind === 'bot' && seat !== at ? [name] : []));
  const others = [...also, ...namesOfPeople(seats, []), ...bots];
  return freeName((name) => 'name' in names(name, others), wish);
}

/** A bot for this seat, under a name that nobody at the table has. */
export function newBotAt(deps: NewBotDeps, at: Seat, also: readonly string[] = []): NewBot {
  const { key, name } = deps.newBot(at);
  return { key, name: nameOfBot(deps, at, name, also) };
}

/**
 * Somebody is about to be called `name`. A bot that is called so takes another name, in the middle of a game too: names
 * are in no rule and no round, and the log tells of it as of any other renaming. `but`: the seat that is taken.
 */
export function giveWay(deps: NewBotDeps, name: string, but: Seat): void {
  const { seats } = deps.tableLog.table();
  for (const [seat, { kind, name: bots }] of seats.entries())
    if (kind === 'bot' && seat !== but && 'why' in deps.names(bots, [name]))
      deps.tableLog.write({ t: 'rename', seat, name: nameOfBot(deps, seat, bots, [name]) });
}
