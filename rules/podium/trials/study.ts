import { round, type Study, type Tally } from '../../engine/trials';
import { POLICIES, policyOf } from '../content';
import { byPolicy } from '../setup';
import type { Event, PlanId, PledgeForm, PledgeStatus, Policy } from '../types';
import { purse } from './purse';
import { recipes } from './recipes';

/** How bots play PODIUM: which Policies fail, how often all SDGs are reached, what is funded and what is promised. */
export const study: Study = { tally, recipes };

function tally(): Tally {
  const counts = () => byPolicy(() => 0) as { [P in Policy]: number };
  const [tracks, failures, weakest, funded] = [counts(), counts(), counts(), counts()];
  const plans = { most: 0, paid: 0, step: 0 };
  const pledges: { [result: string]: number } = {};
  const bonuses: { [reason: string]: number } = {};
  const lowests: number[] = [];
  const funds = purse();
  let [unspent, placed, waited] = [0, 0, 0];
  let placedIn = new Map<PlanId, number>();
  let period = 1;
  let [successes, allSdgs, early, periods, missing, stopped, events] = [0, 0, 0, 0, 0, 0, 0];

  function end(event: Extract<Event, { type: 'over' }>): void {
    if (!event.success) unspent += funds.left();
    funds.empty();
    waited += placedIn.size;
    placedIn = new Map();
    periods += event.period;
    missing += event.missing.length;
    if (event.success) successes += 1;
    if (event.early) early += 1;
    if (event.missing.length === 0) allSdgs += 1;
    for (const { reason, from, to } of event.bonuses) bonuses[reason] = (bonuses[reason] ?? 0) + to - from;
    for (const policy of event.failed) failures[policy] += 1;
    for (const policy of POLICIES) tracks[policy] += event.tracks[policy];
    const lowest = Math.min(...POLICIES.map((policy) => event.tracks[policy]));
    lowests.push(lowest);
    const lows = POLICIES.filter((policy) => event.tracks[policy] === lowest);
    if (!event.success) for (const policy of lows) weakest[policy] += 1 / lows.length;
  }

  function see(event: Event): void {
    funds.see(event);
    if (event.type === 'prepared') period = event.period;
    if (event.type === 'proposed') {
      placed += 1;
      placedIn.set(event.plan, period);
    }
    if (event.type === 'resolved' || event.type === 'stepped') {
      if (placedIn.get(event.plan) !== period) waited += 1;
      placedIn.delete(event.plan);
    }
    if (event.type === 'resolved') plans[event.how] += 1;
    if (event.type === 'stepped') plans.step += 1;
    if (event.type === 'resolved' || event.type === 'stepped') funded[policyOf(event.plan)] += 1;
    if (event.type === 'turned-event') {
      events += 1;
      if (event.shield !== null) stopped += 1;
    }
    if (event.type === 'settled') {
      const result: `${PledgeForm}-${PledgeStatus}` = `${event.pledge.form}-${event.pledge.status}`;
      pledges[result] = (pledges[result] ?? 0) + 1;
    }
    if (event.type === 'over') end(event);
  }

  const shares = (of: { readonly [P in Policy]: number }) => {
    const all = POLICIES.reduce((sum, policy) => sum + of[policy], 0);
    return byPolicy((policy) => round(of[policy] / Math.max(all, 1), 3));
  };

  return {
    see: (event) => see(event as Event),
    details: (games) => {
      const each = (count: number) => round(count / Math.max(games, 1), 3);
      return {
        successes: each(successes),
        /** Of all Policies below the Goal at the end, how many were which. */
        failures: shares(failures),
        weakestOfFailed: shares(weakest),
        allSdgs: each(allSdgs),
        missingSdgs: each(missing),
        /** The weakest Policy at the end, bonuses counted: in the worst tenth of games, a quarter, half, and so on. */
        lowest: [0.1, 0.25, 0.5, 0.75, 0.9].map(
          (part) => lowests.sort((a, b) => a - b)[Math.floor(part * lowests.length)],
        ),
        early: each(early),
        periods: each(periods),
        averageTracks: byPolicy((policy) => each(tracks[policy])),
        fundedPlans: byPolicy((policy) => each(funded[policy])),
        plans: Object.fromEntries(Object.entries(plans).map(([how, count]) => [how, each(count)])),
        bonusSteps: Object.fromEntries(Object.entries(bonuses).map(([why, count]) => [why, each(count)])),
        /** Funds of all Policies together at the end of a lost game. */
        unspentWhenLost: round(unspent / Math.max(games - successes, 1), 1),
        /** Of the Plans placed, how many were not funded in the same Period. */
        unfundedAtFirst: round(waited / Math.max(placed, 1), 3),
        eventsStopped: round(stopped / Math.max(events, 1), 3),
        pledges: Object.fromEntries(Object.entries(pledges).map(([what, count]) => [what, each(count)])),
      };
    },
  };
}
