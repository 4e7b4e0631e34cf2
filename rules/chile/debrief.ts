import { type Debrief, type Filling, type Moment, mostOf, mostTelling } from '../engine/debrief';
import { REGION_IDS, SIDES } from './content';
import { REAL } from './real';
import type { Chile, Control, DayRecord, RegionId, Side } from './types';

const region = (id: RegionId): Filling => ({ key: `region.${id}` });
const campaign = (side: Side): Filling => ({ key: `side.${side}.long` });

/** The side with more votes; `null` when both have as many. */
const leaderOf = ({ votes }: DayRecord): Side | null =>
  votes.si === votes.no ? null : votes.si > votes.no ? 'si' : 'no';

/** Each Day with the one before it. */
const pairs = (days: readonly DayRecord[]) =>
  days.slice(1).flatMap((day, at) => {
    const before = days[at];
    return before === undefined ? [] : [{ day, before }];
  });

/** How often a Region went from one campaign to the other, or to nobody. */
const turnsOf = (days: readonly DayRecord[], id: RegionId): number =>
  pairs(days).filter(({ day, before }) => day.control[id] !== before.control[id]).length;

function turned(days: readonly DayRecord[]): Moment | null {
  const id = mostOf(REGION_IDS, (each) => turnsOf(days, each));
  if (id === null) return null;
  const last = pairs(days)
    .filter(({ day, before }) => day.control[id] !== before.control[id])
    .at(-1);
  return {
    id: 'turned',
    step: 'happened',
    round: last?.day.day ?? null,
    values: { region: region(id), count: turnsOf(days, id) },
  };
}

/** The last Day on which the campaign that was behind came to lead. */
function newLeader(days: readonly DayRecord[]): Moment | null {
  let before: Side | null = null;
  let found: { readonly day: number; readonly side: Side } | null = null;
  for (const record of days) {
    const side = leaderOf(record);
    if (side !== null && before !== null && side !== before) found = { day: record.day, side };
    before = side ?? before;
  }
  return (
    found && {
      id: 'new-leader',
      step: 'happened',
      round: found.day,
      values: { day: found.day, side: campaign(found.side) },
    }
  );
}

/** The Day that brought one campaign the most votes. */
function biggestDay(days: readonly DayRecord[]): Moment | null {
  const gains = pairs(days).flatMap(({ day, before }) =>
    SIDES.map((side) => ({ day: day.day, side, gain: day.votes[side] - before.votes[side] })),
  );
  const most = mostOf(gains, ({ gain }) => gain);
  return (
    most && {
      id: 'biggest-day',
      step: 'feel',
      round: most.day,
      values: { day: most.day, side: campaign(most.side), count: most.gain },
    }
  );
}

/** A Day that changed no Region. */
function stillDay(days: readonly DayRecord[]): Moment | null {
  const still = pairs(days).find(({ day, before }) =>
    REGION_IDS.every((id) => day.control[id] === before.control[id]),
  );
  return still === undefined
    ? null
    : { id: 'still-day', step: 'feel', round: still.day.day, values: { day: still.day.day } };
}

const real = (id: RegionId): Side => (REAL[id].no > REAL[id].si ? 'no' : 'si');

function unlike1988(control: Control): Moment {
  const other = REGION_IDS.filter((id) => control[id] !== real(id));
  return { id: 'unlike-1988', step: 'life', round: null, values: { count: other.length } };
}

/** What everyone sees of the map, Day by Day, and of the count. */
export const debrief: Debrief<Chile> = {
  moments({ history, regions, result }) {
    if (result === null) return [];
    const networksOf = (side: Side) => regions.filter(({ network }) => network === side).length;
    const networks = { si: networksOf('si'), no: networksOf('no') };
    const nobodys = REGION_IDS.filter((id) => result.control[id] === null);
    const { si, no } = result.votes;
    return mostTelling([
      biggestDay(history),
      stillDay(history),
      turned(history),
      newLeader(history),
      { id: 'between', step: 'why', round: null, values: { count: Math.abs(si - no) } },
      networks.si + networks.no === 0 ? null : { id: 'networks', step: 'why', round: null, values: networks },
      unlike1988(result.control),
      nobodys.length === 0
        ? null
        : { id: 'nobodys', step: 'next', round: null, values: { count: nobodys.length } },
    ]);
  },
  questions: {
    feel: ['debrief.3'],
    happened: ['debrief.1', 'debrief.2'],
    why: ['debrief.5'],
    life: ['debrief.4', 'debrief.6'],
    next: ['debrief.7'],
  },
};
