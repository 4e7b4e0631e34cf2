import type { BallotEvent } from '@/rules/engine';
import { harmLine } from '@/rules/ryv/text/describe';
import type { Event, Setting } from '@/rules/ryv/types';

import { actionName, cardName, type G, goalText, linkName, promiseWords, sayLine, spotName } from './say';

type Of<T extends Event['type']> = Extract<Event, { type: T }>;

/** A line of the log; `null` for what another line says already. */
export function lineOf(
  event: Event | BallotEvent,
  g: G,
  names: readonly string[],
  setting: Setting | null = null,
): string | null {
  const name = (seat: number) => names[seat] ?? '';
  switch (event.type) {
    case 'phase':
      return event.phase === 'over' || event.phase === 'dispute'
        ? null
        : g('log.phase', { round: event.round, phase: g(`phase.${event.phase}`) });
    case 'marked':
      return g('log.marked', { seat: name(event.seat), topic: g(`topic.${event.topic}`) });
    case 'passed-over':
      return g('log.passed-over', { seat: name(event.seat), partner: name(event.partner) });
    case 'supported':
    case 'blocked':
      return g(`log.${event.type}`, { seat: name(event.seat), to: name(event.to) });
    case 'proposed':
      return g(event.inReturn === undefined ? 'log.proposed' : 'log.proposed.return', {
        seat: name(event.seat),
        to: name(event.to),
        promise: promiseWords(g, event.promise, event.text),
        back:
          event.inReturn === undefined ? '' : promiseWords(g, event.inReturn.promise, event.inReturn.text),
      });
    case 'rang':
      return g('log.rang');
    case 'told':
      return event.seat === null ? g('log.told') : g('log.told.seat', { seat: name(event.seat) });
    case 'decided':
      return g('log.decided', { outcome: spotName(g, event.outcome, setting) });
    case 'replied':
      return g(event.agreement.status === 'agreed' ? 'log.replied.agreed' : 'log.replied.declined', {
        by: name(event.agreement.by),
        to: name(event.agreement.to),
      });
    case 'broke':
      return g('log.broke', {
        by: name(event.agreement.by),
        to: name(event.agreement.to),
        paid: event.paid,
      });
    case 'verdict':
      return g('log.verdict', { broken: event.broken, kept: event.kept, paid: event.paid });
    case 'disputed':
    case 'more-time':
    case 'readied':
    case 'researched':
    case 'passed':
    case 'drawn':
    case 'first-player':
    case 'locked':
    case 'struck':
      return g(`log.${event.type}`, { seat: name(event.seat) });
    case 'recovered':
      return g('log.recovered', { seat: name(event.seat), by: event.by.map(name).join(', ') });
    case 'used':
      return g('log.used', { seat: name(event.seat), from: name(event.from) });
    case 'drew':
      return g('log.drew', {
        seat: name(event.seat),
        cards: event.cards.map((card) => cardName(g, card)).join(', '),
      });
    case 'kept':
      return g('log.kept', { seat: name(event.seat), card: cardName(g, event.card) });
    case 'reshuffled':
      return g('log.reshuffled');
    case 'licensed':
      return g(event.owner === event.seat ? 'log.licensed' : 'log.licensed.shared', {
        seat: name(event.seat),
        owner: name(event.owner),
        card: cardName(g, event.card),
        price: event.price,
      });
    case 'asked':
    case 'refused':
      return g(`log.${event.type}`, {
        seat: name(event.seat),
        owner: name(event.owner),
        card: cardName(g, event.card),
        price: event.price,
      });
    case 'acted':
      return g('log.acted', { seat: name(event.seat), action: actedWords(g, event, setting) });
    case 'rolled':
      return rolledLine(event, g);
    case 'over':
      return [
        event.outcome === null
          ? g('log.over.none')
          : g('log.over', { outcome: spotName(g, event.outcome, setting) }),
        winWords(g, event.winners, names),
      ].join(' ');
    case 'influence':
    case 'linked':
    case 'unlinked':
    case 'need':
    case 'power':
    case 'standing':
    case 'reputation':
    case 'harmed':
    case 'shielded':
    case 'crackdown':
    case 'goal':
      return changeLine(event, g, { name, setting });
  }
}

const actedWords = (g: G, { action, at }: Of<'acted'>, setting: Setting | null): string =>
  at === null
    ? actionName(g, action)
    : g('board.confirm.act', { action: actionName(g, action), at: spotName(g, at, setting) });

/** What dice mean depends on the face that counts: a 6 is wished for, a 1 is feared. */
const rolledLine = ({ faces, need, success }: Of<'rolled'>, g: G): string =>
  g(
    need === 6
      ? success
        ? 'log.rolled.success'
        : 'log.rolled.failure'
      : success
        ? 'log.rolled.safe'
        : 'log.rolled.hit',
    { faces: faces.join(', ') },
  );

type Change = Of<
  | 'influence'
  | 'linked'
  | 'unlinked'
  | 'need'
  | 'power'
  | 'standing'
  | 'reputation'
  | 'harmed'
  | 'shielded'
  | 'crackdown'
  | 'goal'
>;

/** What changed on the board. */
function changeLine(
  event: Change,
  g: G,
  { name, setting }: { readonly name: (seat: number) => string; readonly setting: Setting | null },
): string {
  switch (event.type) {
    case 'influence':
      return g(event.many < 0 ? 'log.influence.lost' : 'log.influence', {
        seat: name(event.seat),
        many: Math.abs(event.many),
        at: spotName(g, event.at, setting),
      });
    case 'linked':
    case 'unlinked':
      return g(`log.${event.type}`, { seat: name(event.seat), link: linkName(g, event.link) });
    case 'need':
      return g(event.many < 0 ? 'log.need.met' : 'log.need', {
        seat: event.seat === null ? '' : name(event.seat),
        at: g(`community.${event.at}`),
      });
    case 'power':
      return g(event.many < 0 ? 'log.power.lost' : 'log.power', {
        seat: name(event.seat),
        many: Math.abs(event.many),
      });
    case 'standing':
      return g('log.standing', { seat: name(event.seat), to: g(`standing.${event.to}`) });
    case 'reputation':
      return g(event.many < 0 ? 'log.reputation.better' : 'log.reputation', {
        seat: name(event.seat),
        many: Math.abs(event.many),
      });
    case 'harmed':
      return g('log.harmed', {
        seat: name(event.seat),
        card: cardName(g, event.card),
        harm: sayLine(g, harmLine(event.harm)),
      });
    case 'shielded':
      return g('log.shielded', { seat: name(event.seat), card: cardName(g, event.card) });
    case 'crackdown':
      return event.at === null
        ? g('log.crackdown.over')
        : g('log.crackdown', { at: g(`community.${event.at}`) });
    case 'goal':
      return g('log.goal', {
        seat: name(event.seat),
        goal: goalText(g, event.goal),
        points: event.points,
      });
  }
}

export const winWords = (g: G, winners: readonly number[], names: readonly string[]): string =>
  g(winners.length === 1 ? 'log.over.winner' : 'log.over.winners', {
    winners: winners.map((seat) => names[seat] ?? '').join(', '),
  });
