import type { BallotEvent } from '@/rules/engine';
import { PLAN } from '@/rules/podium/text/numbers';
import type { Change, Event, Pledge, Worked } from '@/rules/podium/types';

import { conditionText, type G, planName, policyName, policyNames, promiseText } from './say';

type Of<T extends Event['type']> = Extract<Event, { type: T }>;

const changeLine = (g: G, { policy, from, to }: Change): string =>
  g('log.change', { policy: policyName(g, policy), from, to });

const settledLine = (g: G, pledge: Pledge): string | null =>
  pledge.status === 'open' ? null : g(`log.settled.${pledge.status}`, { promise: promiseText(g, pledge) });

function promisedLine(g: G, pledge: Pledge): string {
  const promise = promiseText(g, pledge);
  const asks = conditionText(g, pledge);
  return asks === null ? g('log.promised', { promise }) : g('log.promised.asks', { promise, asks });
}

/** What is worth a line in the log. */
export function lineOf(event: Event | BallotEvent, g: G, names: readonly string[]): string | null {
  const name = (seat: number) => names[seat] ?? '';
  switch (event.type) {
    case 'chose':
      return g('log.chose', { seat: name(event.seat), policy: policyName(g, event.policy) });
    case 'prepared':
      return g('log.prepared', {
        period: event.period,
        podium: policyName(g, event.podium),
        funds: event.funds,
        plans: g('hand.plans', { count: event.plans }),
      });
    case 'ripened':
      return [g('log.ripened', { plan: planName(g, event.plan) }), ...workedLines(g, event)].join(' ');
    case 'drew':
      return event.plans.length === 0
        ? null
        : g('log.drew', {
            policy: policyName(g, event.policy),
            plans: event.plans.map((plan) => planName(g, plan)).join(', '),
          });
    case 'returned':
      return g('log.returned', { policy: policyName(g, event.policy) });
    case 'proposed':
      return g(event.slot === 0 ? 'log.proposed.podium' : 'log.proposed', {
        policy: policyName(g, event.policy),
        plan: planName(g, event.plan),
        paid: event.paid,
        extra: event.extra,
      });
    case 'skipped':
      return g(event.podium ? 'log.skipped.podium' : 'log.skipped', { policy: policyName(g, event.policy) });
    case 'no-plans':
      return g('log.no-plans');
    case 'speaking':
      return g('log.speaking', { policy: policyName(g, event.policy), plan: planName(g, event.plan) });
    case 'talking':
      return g('log.talking');
    case 'promised':
      return promisedLine(g, event.pledge);
    case 'ready':
      return g('log.ready', { seat: name(event.seat) });
    case 'investing':
      return g('log.investing', { first: policyName(g, event.first) });
    case 'due':
      return g('log.due', { promise: promiseText(g, event.pledge) });
    case 'invested':
      return g(event.funded ? 'log.invested.funded' : 'log.invested', {
        policy: policyName(g, event.policy),
        plan: planName(g, event.plan),
        now: event.now,
        cost: PLAN[event.plan].cost,
      });
    case 'passed':
      return g(event.broke ? 'log.passed.broke' : 'log.passed', { policy: policyName(g, event.policy) });
    case 'nothing-funded':
      return g('log.nothing-funded');
    case 'resolved':
      return resolvedLine(event, g);
    case 'collecting':
      return g('log.collecting', { plan: planName(g, event.plan), need: event.need });
    case 'paid':
      return g('log.paid', {
        policy: policyName(g, event.policy),
        plan: planName(g, event.plan),
        paid: event.paid,
        need: event.need,
      });
    case 'refused':
      return g('log.refused', { policy: policyName(g, event.policy), plan: planName(g, event.plan) });
    case 'stepped':
      return g('log.stepped', {
        plan: planName(g, event.plan),
        policy: policyName(g, event.change.policy),
        from: event.change.from,
        to: event.change.to,
      });
    case 'gifted':
      return g('log.gifted', {
        policy: policyName(g, event.policy),
        plan: planName(g, event.plan),
        now: event.now,
        cost: PLAN[event.plan].cost,
      });
    case 'shifted':
      return event.moves.length === 0 ? null : g('log.shifted');
    case 'turned-event':
      return eventLine(event, g);
    case 'settled':
      return settledLine(g, event.pledge);
    case 'period-over':
      return g('log.period-over', { period: event.record.period });
    case 'goal-reached':
      return g('log.goal-reached');
    case 'end-voted':
      return g(event.ends ? 'log.end-voted.ends' : 'log.end-voted', { end: event.end, goOn: event.goOn });
    case 'locked':
      return g('log.locked', { seat: name(event.seat) });
    case 'struck':
      return g('log.struck', { seat: name(event.seat) });
    case 'recovered':
      return g('log.recovered', { seat: name(event.seat), by: event.by.map(name).join(', ') });
    case 'over':
      return event.success
        ? g('log.over.success')
        : g('log.over.failure', { policies: policyNames(g, event.failed) });
  }
}

/** What an effect did to markers and Funds. */
const workedLines = (g: G, { changes, given }: Worked): readonly string[] => [
  ...changes.map((change) => changeLine(g, change)),
  ...(given > 0 ? [g('log.given', { count: given })] : []),
];

function resolvedLine({ plan, how, funds, tied, unmet, ...worked }: Of<'resolved'>, g: G): string {
  const key = how === 'paid' ? 'log.resolved.paid' : tied ? 'log.resolved.tied' : 'log.resolved';
  return [
    g(key, { plan: planName(g, plan), funds }),
    ...workedLines(g, worked),
    ...(unmet ? [g('log.unmet')] : []),
  ].join(' ');
}

function eventLine({ event, shield, changes, taken }: Of<'turned-event'>, g: G): string {
  const card = g(`event.${event}`);
  if (shield !== null) return g('log.turned-event.stopped', { event: card, plan: planName(g, shield) });
  return [
    g('log.turned-event', { event: card }),
    ...changes.map((change) => changeLine(g, change)),
    ...taken.map(({ policy, funds }) => g('log.taken', { policy: policyName(g, policy), count: funds })),
  ].join(' ');
}
