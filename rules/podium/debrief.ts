import { type Debrief, type Filling, type Moment, mostOf, mostTelling } from '../engine/debrief';
import { PLAN, POLICIES, TRACK } from './content';
import type { ByPolicy, PeriodRecord, Placed, PlanId, Pledge, Podium, Policy } from './types';

const policy = (id: Policy): Filling => ({ key: `policy.${id}` });
const plan = (id: PlanId): Filling => ({ key: `plan.${id}` });

const height = (tracks: ByPolicy<number>): number => POLICIES.reduce((sum, each) => sum + tracks[each], 0);

/** Each Period with how far all markers together went in it. */
const steps = (history: readonly PeriodRecord[]) =>
  history.map((record, at) => {
    const before = history[at - 1];
    const from = before === undefined ? POLICIES.length * TRACK.start : height(before.tracks);
    return { record, steps: height(record.tracks) - from };
  });

/** The Plan on the board that was never funded and came nearest to it. */
const nearest = (board: readonly Placed[]) =>
  mostOf(
    board
      .map((placed) => ({ placed, missing: PLAN[placed.plan].cost - placed.funds }))
      .filter(({ placed, missing }) => missing > 0 && placed.funds > 0),
    ({ missing }) => 100 - missing,
  );

function promise(id: string, step: Moment['step'], pledge: Pledge | undefined): Moment | null {
  return pledge === undefined
    ? null
    : {
        id,
        step,
        round: pledge.made,
        values: { period: pledge.made, by: policy(pledge.by), to: policy(pledge.to) },
      };
}

const lowest = (tracks: ByPolicy<number>) =>
  POLICIES.reduce((least, each) => (tracks[each] < tracks[least] ? each : least));
const highest = (tracks: ByPolicy<number>) =>
  POLICIES.reduce((most, each) => (tracks[each] > tracks[most] ? each : most));

/** What everyone sees of the Periods, the promises and the end. */
export const debrief: Debrief<Podium> = {
  moments({ history, board, pledges, goal, ending }) {
    if (ending === null) return [];
    const walked = steps(history);
    const best = mostOf(walked, (each) => each.steps);
    const worst = mostOf(walked, (each) => -each.steps);
    const missed = nearest(board);
    const stopped = history.find(({ shield }) => shield !== null);
    const { tracks } = ending;
    const [low, high] = [lowest(tracks), highest(tracks)];
    return mostTelling([
      missed && {
        id: 'missed',
        step: 'feel',
        round: missed.placed.since,
        values: { plan: plan(missed.placed.plan), period: missed.placed.since, count: missed.missing },
      },
      worst && {
        id: 'setback',
        step: 'feel',
        round: worst.record.period,
        values: {
          period: worst.record.period,
          count: -worst.steps,
          event: { key: `event.${worst.record.event}` },
        },
      },
      best && {
        id: 'leap',
        step: 'happened',
        round: best.record.period,
        values: { period: best.record.period, count: best.steps },
      },
      promise(
        'kept',
        'happened',
        pledges.find(({ status }) => status === 'kept'),
      ),
      promise(
        'broken',
        'why',
        pledges.find(({ status }) => status === 'broken'),
      ),
      stopped === undefined || stopped.shield === null
        ? null
        : {
            id: 'stopped',
            step: 'why',
            round: stopped.period,
            values: {
              period: stopped.period,
              plan: plan(stopped.shield),
              event: { key: `event.${stopped.event}` },
            },
          },
      {
        id: 'ends',
        step: 'life',
        round: null,
        values: { low: policy(low), least: tracks[low], high: policy(high), most: tracks[high], goal },
      },
      { id: 'sdgs', step: 'next', round: null, values: { count: ending.missing.length } },
    ]);
  },
  questions: {
    feel: ['debrief.2'],
    happened: ['debrief.1', 'debrief.3'],
    why: ['debrief.4', 'debrief.5'],
    life: ['debrief.6', 'debrief.8'],
    next: ['debrief.7'],
  },
};
