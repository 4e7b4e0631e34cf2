import type { Translate } from '@/i18n';
import type { GameTexts } from '@/rules/shelf';
import type { Actor, LinkId, OutcomeId, Spot } from '@/rules/ryv/kinds';
import { cardKey, goalLine, type Line } from '@/rules/ryv/text/describe';
import { goalOf, isLink, isOutcome, isSpace, LINKS, RULE_NUMBERS } from '@/rules/ryv/text/numbers';
import type { Agreement, Auto, Player, Promised, Setting, View } from '@/rules/ryv/types';

type Key = keyof GameTexts['ryv'] & string;
export type G = Translate<Key>;

/** Rows of content know their ids only as strings. */
const named = (g: G, kind: 'action' | 'role' | 'climate' | 'scenario', id: string, part = ''): string =>
  g(`${kind}.${id}${part}` as Key);

export const actionName = (g: G, id: string): string => named(g, 'action', id);
export const actionStory = (g: G, id: string): string => named(g, 'action', id, '.story');
export const cardName = (g: G, id: string): string => g(cardKey(id));
export const cardStory = (g: G, id: string): string => g(cardKey(id, '.story'));
export const actorName = (g: G, actor: Actor): string => g(`actor.${actor}`);

type Who = Pick<Player, 'actor' | 'role'>;
/** First Play has no roles; there the actor is one. */
export const roleName = (g: G, { actor, role }: Who): string =>
  role === null ? actorName(g, actor) : named(g, 'role', role);
export const roleStory = (g: G, { actor, role }: Who): string =>
  role === null ? g(`actor.${actor}.story`) : named(g, 'role', role, '.story');

export const scenarioName = (g: G, { scenario }: Setting): string =>
  scenario?.words?.name ?? named(g, 'scenario', scenario?.id ?? 'first-play');
export const scenarioStory = (g: G, { scenario }: Setting): string =>
  scenario?.words?.story ?? named(g, 'scenario', scenario?.id ?? 'first-play', '.story');
export const climateName = (g: G, climate: NonNullable<Setting['climate']>): string =>
  climate.words?.name ?? named(g, 'climate', climate.id);
export const climateStory = (g: G, climate: NonNullable<Setting['climate']>): string =>
  climate.words?.story ?? named(g, 'climate', climate.id, '.story');

export const outcomeName = (g: G, { scenario }: Setting, id: OutcomeId): string =>
  scenario?.words?.outcomes[id].name ?? g(`outcome.${scenario?.id ?? 'first-play'}.${id}` as Key);
export const outcomeStory = (g: G, { scenario }: Setting, id: OutcomeId): string =>
  scenario?.words?.outcomes[id].story ?? g(`outcome.${scenario?.id ?? 'first-play'}.${id}.story` as Key);

/** The number of a future, for where the scenario is not known. */
export const outcomeNumber = (g: G, id: OutcomeId): string =>
  g('outcome.number', { number: id.slice('future-'.length) });

export function linkName(g: G, id: LinkId): string {
  const [one, other] = LINKS[id];
  return g('board.link', { one: g(`community.${one}`), other: g(`community.${other}`) });
}

/** Names a place. A future has a name if the setting is known, else a number. */
export function spotName(g: G, at: Spot | 'bag', setting: Setting | null = null): string {
  if (at === 'bag') return g('word.bag');
  if (isLink(at)) return linkName(g, at);
  if (isOutcome(at)) return setting === null ? outcomeNumber(g, at) : outcomeName(g, setting, at);
  return isSpace(at) ? g(`space.${at}`) : g(`community.${at}`);
}

const signed = (plus: number): string => (plus === 0 ? '' : plus > 0 ? ` + ${plus}` : ` − ${-plus}`);

/** Translates a sentence that was made from a card's content, with the sentences inside it. */
export function sayLine(g: G, { key, values }: Line): string {
  const filled = Object.entries(values).map(([slot, value]) => [
    slot,
    typeof value === 'number'
      ? slot === 'plus'
        ? signed(value)
        : value
      : value
          .map((part) => (typeof part === 'string' ? g(part) : sayLine(g, part)))
          .join(slot === 'effects' ? ' ' : ', '),
  ]);
  const { dice } = values;
  return g(key, {
    ...RULE_NUMBERS,
    ...(Object.fromEntries(filled) as { [slot: string]: string | number }),
    // One die is not two dice.
    ...(typeof dice === 'number' && { count: dice }),
  });
}

export const goalText = (g: G, id: string): string => sayLine(g, goalLine(goalOf(id)));

const MOST_TOLD = 9;
/** How likely one 6 is with so many dice, in words. */
export const chanceWords = (g: G, dice: number): string =>
  g(`board.chance.${Math.min(Math.max(dice, 1), MOST_TOLD) as 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9}`);
export const diceWords = (g: G, dice: number): string => g('board.dice', { count: dice });
export const oddsWords = (g: G, dice: number | null): string =>
  dice === null
    ? g('board.sure')
    : g('board.dice.chance', { dice: diceWords(g, dice), chance: chanceWords(g, dice) });

export const promiseWords = (g: G, promise: Promised, text: string): string =>
  promise.type === 'words'
    ? `“${text}”`
    : g(`promise.${promise.type}`, promise.type === 'licence' ? { price: promise.price } : {});

/** What is offered, and what for. Once it is agreed on, each side stands for itself. */
const dealWords = (g: G, { promise, text, inReturn, status }: Agreement): string =>
  inReturn === undefined || status === 'agreed'
    ? promiseWords(g, promise, text)
    : g('board.deal.return', {
        promise: promiseWords(g, promise, text),
        back: promiseWords(g, inReturn.promise, inReturn.text),
      });

export const agreementWords = (g: G, agreement: Agreement, names: readonly string[]): string =>
  g('board.agreement', {
    by: names[agreement.by] ?? '',
    to: names[agreement.to] ?? '',
    promise: dealWords(g, agreement),
  });

/** Describes the next automatic step. */
function autoWords(g: G, auto: Auto, names: readonly string[]): string {
  const seat = 'seat' in auto ? auto.seat : 'link' in auto ? auto.link.owner : null;
  return g(`auto.${auto.type}`, {
    seat: seat === null ? '' : (names[seat] ?? ''),
    card: 'card' in auto ? cardName(g, auto.card) : '',
  });
}

export const nextWords = (g: G, { queue }: View, names: readonly string[]): string =>
  queue[0] === undefined ? '' : autoWords(g, queue[0], names);

export const listOf = (g: G, items: readonly string[]): string => items.join(', ') || g('board.nobody');
