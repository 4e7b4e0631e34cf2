import type { Moment } from '@/rules/engine/debrief';
import { REGION_IDS } from '@/rules/chile/content';
import { REAL } from '@/rules/chile/real';
import type { DayRecord, Event, RegionId, Side, View } from '@/rules/chile/types';

import { eventsOf, type Log, type Truths, wordOf } from './told';

/** The country in the evening of each Day, from the set-up on. */
const evenings = (log: Log): readonly DayRecord[] => [
  (log.first as View).history[0] as DayRecord,
  ...eventsOf<Event, 'day-over'>(log, 'day-over'),
];
const evening = ({ round }: Moment, log: Log, back = 0) =>
  evenings(log).find(({ day }) => day === (round as number) - back) as DayRecord;

const turns = (log: Log, id: RegionId) => {
  const held = evenings(log).map(({ control }) => control[id]);
  return held.filter((side, at) => at > 0 && side !== held[at - 1]).length;
};
const regionIn = (moment: Moment) => wordOf(moment.values['region']).replace('region.', '') as RegionId;
const sideIn = (moment: Moment) => wordOf(moment.values['side']).split('.')[1] as Side;
const leads = ({ votes }: DayRecord, side: Side) => votes[side] > votes[side === 'si' ? 'no' : 'si'];
const over = (log: Log) => eventsOf<Event, 'over'>(log, 'over')[0] as Extract<Event, { type: 'over' }>;

/** Who owned each Network at the end, as it was bought and taken over. */
function owners(log: Log): readonly Side[] {
  const { sides, regions } = log.first as View;
  const owner = new Map(regions.map(({ id, network }) => [id, network]));
  for (const { event } of log.told)
    if (event.type === 'bought' || event.type === 'took-over') {
      const { seat, region } = event as Extract<Event, { type: 'bought' }>;
      owner.set(region, sides[seat] as Side);
    }
  return [...owner.values()].flatMap((side) => side ?? []);
}

export const chileTruths: Truths = {
  'biggest-day': (moment, log) => {
    const side = sideIn(moment);
    const gain = evening(moment, log).votes[side] - evening(moment, log, 1).votes[side];
    const all = evenings(log).flatMap(({ votes }, at, list) => {
      const before = list[at - 1]?.votes;
      return before === undefined ? [] : [votes.si - before.si, votes.no - before.no];
    });
    return gain === moment.values['count'] && gain === Math.max(...all);
  },
  'still-day': (moment, log) =>
    REGION_IDS.every((id) => evening(moment, log).control[id] === evening(moment, log, 1).control[id]),
  turned: (moment, log) => {
    const id = regionIn(moment);
    const isLast = evening(moment, log).control[id] !== evening(moment, log, 1).control[id];
    return (
      isLast &&
      turns(log, id) === moment.values['count'] &&
      REGION_IDS.every((other) => turns(log, other) <= turns(log, id))
    );
  },
  'new-leader': (moment, log) => {
    const side = sideIn(moment);
    const other = side === 'si' ? 'no' : 'si';
    const [before, after] = [
      evenings(log).filter(({ day }) => day < (moment.round as number)),
      evenings(log).filter(({ day }) => day >= (moment.round as number)),
    ];
    const lastBefore = before.filter(({ votes }) => votes.si !== votes.no).at(-1) as DayRecord;
    return (
      leads(evening(moment, log), side) && leads(lastBefore, other) && !after.some((day) => leads(day, other))
    );
  },
  between: (moment, log) => {
    const { si, no } = over(log).votes;
    return moment.values['count'] === Math.max(si, no) - Math.min(si, no);
  },
  networks: (moment, log) =>
    (['si', 'no'] as const).every(
      (side) => owners(log).filter((each) => each === side).length === moment.values[side],
    ),
  'unlike-1988': (moment, log) =>
    REGION_IDS.filter((id) => over(log).control[id] !== (REAL[id].no > REAL[id].si ? 'no' : 'si')).length ===
    moment.values['count'],
  nobodys: (moment, log) =>
    Object.values(over(log).control).filter((side) => side === null).length === moment.values['count'],
};
