import type { Event, Ending, Spot } from '@/rules/chile/types';
import type { BallotEvent } from '@/rules/engine';

import type { G } from './regionWords';

/** A line of the log. */
export function lineOf(event: Event | BallotEvent, g: G, names: readonly string[]): string | null {
  const name = (seat: number) => names[seat] ?? '';
  const spot = ({ region, space }: Spot) =>
    g('log.spot', { region: g(`region.${region}`), space: g(`space.${space}`) });
  switch (event.type) {
    case 'chose':
      return g(event.struck ? 'log.chose.struck' : 'log.chose', {
        seat: name(event.seat),
        issues: event.issues.map((issue) => g(`issue.${issue}`)).join(', '),
      });
    case 'day':
      return g('log.day', { day: event.day, first: name(event.first) });
    case 'raised':
      return g('log.raised', {
        seat: name(event.seat),
        funds: event.funds,
        region: g(`region.${event.region}`),
      });
    case 'planned':
      return g(event.actions.length === 0 ? 'log.planned.nothing' : 'log.planned', {
        seat: name(event.seat),
        actions: event.actions.map((action) => g(`action.${action}`)).join(', '),
        saved: event.saved,
      });
    case 'raised-none':
    case 'declined':
    case 'locked':
    case 'struck':
      return g(`log.${event.type}`, { seat: name(event.seat) });
    case 'recovered':
      return g('log.recovered', { seat: name(event.seat), by: event.by.map(name).join(', ') });
    case 'polled':
    case 'bought':
    case 'took-over':
      return g(`log.${event.type}`, { seat: name(event.seat), region: g(`region.${event.region}`) });
    case 'looked':
    case 'opened':
      return g(`log.${event.type}`, {
        region: g(`region.${event.region}`),
        popular: g(`issue.${event.popular}`),
        unpopular: g(`issue.${event.unpopular}`),
      });
    case 'advertised':
      return advertisedLine(event, g, name(event.seat));
    case 'bonus':
      return g('log.bonus', { seat: name(event.seat), region: g(`region.${event.region}`) });
    case 'control':
      return event.to === null
        ? g('log.control.none', { region: g(`region.${event.region}`) })
        : g('log.control', { side: g(`side.${event.to}`), region: g(`region.${event.region}`) });
    case 'swapped':
      return g('log.swapped', { seat: name(event.seat), first: spot(event.a), second: spot(event.b) });
    case 'turned':
    case 'changed':
      return g(`log.${event.type}`, {
        seat: event.type === 'changed' ? name(event.seat) : '',
        region: g(`region.${event.region}`),
        space: g(`space.${event.space}`),
        issue: g(`issue.${event.issue}`),
      });
    case 'drew':
      return g(event.twin === null ? 'log.drew' : 'log.drew.twin', {
        seat: name(event.seat),
        issue: g(`issue.${event.issue}`),
        twin: event.twin === null ? '' : g(`issue.${event.twin}`),
      });
    case 'replaced':
      return g('log.replaced', {
        seat: name(event.seat),
        out: g(`issue.${event.out}`),
        issue: g(`issue.${event.issue}`),
      });
    case 'reshuffled':
      return g('log.reshuffled');
    case 'forfeited':
      return g('log.forfeited', { seat: name(event.seat), action: g(`action.${event.action}`) });
    case 'day-over':
      return g('log.day-over', { day: event.day, ...event.votes });
    case 'over':
      return `${g('log.over', event.votes)} ${winWords(event, g)}.`;
  }
}

function advertisedLine(event: Extract<Event, { type: 'advertised' }>, g: G, seat: string): string {
  const { kind, placed, replaced } = event;
  const region = g(`region.${event.region}`);
  if (placed === 0) return g('log.advertised.nothing', { seat, region });
  const said = g(`log.advertised.${kind}`, { seat, region, placed });
  return replaced === 0 ? said : `${said} ${g('log.advertised.replaced', { replaced })}`;
}

export const winWords = ({ winner }: Pick<Ending, 'winner'>, g: G): string =>
  winner === null ? g('result.draw') : g('result.win', { side: g(`side.${winner}`) });

export function reasonWords({ reason, votes }: Ending, g: G): string {
  const [winner, loser] = [Math.max(votes.si, votes.no), Math.min(votes.si, votes.no)];
  return g(`result.reason.${reason}`, { winner, loser });
}
