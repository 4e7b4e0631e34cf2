import type { Moment } from '@/rules/engine/debrief';
import { PLAN, POLICIES, TRACK } from '@/rules/podium/content';
import type { Event, PlanId, Policy, View } from '@/rules/podium/types';

import { eventsOf, type Log, sum, type Truths, wordOf } from './told';

const records = (log: Log) => eventsOf<Event, 'period-over'>(log, 'period-over').map(({ record }) => record);
const over = (log: Log) => eventsOf<Event, 'over'>(log, 'over')[0] as Extract<Event, { type: 'over' }>;

/** How far all markers together went in each Period. */
function walked(log: Log): readonly number[] {
  const heights = [
    TRACK.start * POLICIES.length,
    ...records(log).map(({ tracks }) => sum(Object.values(tracks))),
  ];
  return heights.slice(1).map((height, at) => height - (heights[at] as number));
}
const stepsIn = ({ round }: Moment, log: Log) =>
  walked(log)[records(log).findIndex(({ period }) => period === round)] as number;
const recordOf = ({ round }: Moment, log: Log) =>
  records(log).find(({ period }) => period === round) as ReturnType<typeof records>[number];

/** What lay on each Plan that was proposed and left the board in no way, by the lines about it. */
function unfunded(log: Log): readonly { plan: PlanId; missing: number; funds: number; period: number }[] {
  const on = new Map<PlanId, { funds: number; period: number }>();
  for (const { event, before } of log.told as readonly { event: Event; before: View }[]) {
    if (event.type === 'proposed') on.set(event.plan, { funds: event.paid, period: before.period });
    if (event.type === 'invested' || event.type === 'gifted') {
      const { plan, now } = event;
      on.set(plan, { funds: now, period: on.get(plan)?.period ?? 0 });
    }
    if (event.type === 'resolved' || event.type === 'stepped') on.delete(event.plan);
  }
  return [...on].flatMap(([plan, { funds, period }]) => {
    const missing = PLAN[plan].cost - funds;
    return missing > 0 && funds > 0 ? [{ plan, missing, funds, period }] : [];
  });
}

const pledged = (moment: Moment, log: Log, status: string) =>
  eventsOf<Event, 'settled'>(log, 'settled').some(
    ({ pledge }) =>
      pledge.status === status &&
      pledge.made === moment.round &&
      `policy.${pledge.by}` === wordOf(moment.values['by']) &&
      `policy.${pledge.to}` === wordOf(moment.values['to']),
  );

export const podiumTruths: Truths = {
  missed: (moment, log) => {
    const all = unfunded(log);
    const found = all.find(({ plan }) => `plan.${plan}` === wordOf(moment.values['plan']));
    return (
      found?.missing === moment.values['count'] &&
      found?.period === moment.round &&
      all.every(({ missing }) => missing >= (found?.missing ?? 0))
    );
  },
  setback: (moment, log) =>
    -stepsIn(moment, log) === moment.values['count'] &&
    stepsIn(moment, log) === Math.min(...walked(log)) &&
    `event.${recordOf(moment, log).event}` === wordOf(moment.values['event']),
  leap: (moment, log) =>
    stepsIn(moment, log) === moment.values['count'] && stepsIn(moment, log) === Math.max(...walked(log)),
  kept: (moment, log) => pledged(moment, log, 'kept'),
  broken: (moment, log) => pledged(moment, log, 'broken'),
  stopped: (moment, log) =>
    eventsOf<Event, 'turned-event'>(log, 'turned-event').some(
      ({ event, shield }) =>
        shield !== null &&
        `plan.${shield}` === wordOf(moment.values['plan']) &&
        `event.${event}` === wordOf(moment.values['event']),
    ) && recordOf(moment, log).shield !== null,
  ends: (moment, log) => {
    const { tracks } = over(log);
    const of = (name: string) => tracks[wordOf(moment.values[name]).replace('policy.', '') as Policy];
    const all = Object.values(tracks);
    return (
      of('low') === Math.min(...all) &&
      of('high') === Math.max(...all) &&
      moment.values['least'] === Math.min(...all) &&
      moment.values['most'] === Math.max(...all) &&
      moment.values['goal'] === (log.first as View).goal
    );
  },
  sdgs: (moment, log) => over(log).missing.length === moment.values['count'],
};
