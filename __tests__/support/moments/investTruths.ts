import type { Moment } from '@/rules/engine/debrief';
import type { Event, Report } from '@/rules/invest/types';

import { eventsOf, type Log, sum, type Truths, wordOf } from './told';

type Lost = Extract<Event, { type: 'lost' }>;
type Storm = {
  readonly round: number;
  readonly card: string;
  readonly hits: NonNullable<Report['hits']>;
  readonly lost: readonly Lost[];
};

/** What happened in each round, told anew from one line after another. */
function storms({ told }: Log): readonly Storm[] {
  const found: Storm[] = [];
  let round = 0;
  for (const { event } of told as unknown as readonly { event: Event }[]) {
    if (event.type === 'round') ({ round } = event);
    if (event.type === 'flipped') found.push({ round, card: event.card, hits: [], lost: [] });
    const last = found.at(-1);
    if (event.type === 'tossed' && last !== undefined)
      found[found.length - 1] = { ...last, hits: event.hits };
    if (event.type === 'lost' && last !== undefined)
      found[found.length - 1] = { ...last, lost: [...last.lost, event] };
  }
  return found;
}
const stormOf = (moment: Moment, log: Log) =>
  storms(log).find(({ round }) => round === moment.round) as Storm;
const isNamed = (moment: Moment, { card }: Storm) =>
  wordOf(moment.values['disaster']).replace(/^(hazard|disaster)\./, '') === card;
const isBare = ({ cardShields, sheetShields }: Storm['hits'][number]) => cardShields + sheetShields === 0;
const isWhole = ({ level, cardShields, sheetShields }: Storm['hits'][number]) =>
  level > 0 && cardShields + sheetShields >= level;
const lostCards = (log: Log) => eventsOf<Event, 'lost'>(log, 'lost');

/** Finished, and not lost since. */
const standing = (log: Log) => {
  const gone = lostCards(log).map(({ card }) => card);
  return eventsOf<Event, 'completed'>(log, 'completed').filter(({ card }) => !gone.includes(card));
};
const payers = (log: Log, card: string) =>
  new Set(
    log.told.flatMap(({ event }) =>
      (event.type === 'started' || event.type === 'invested') && (event as { card?: string }).card === card
        ? [(event as unknown as { seat: number }).seat]
        : [],
    ),
  );
const over = (log: Log) => eventsOf<Event, 'over'>(log, 'over')[0] as Extract<Event, { type: 'over' }>;

export const investTruths: Truths = {
  worst: (moment, log) => {
    const storm = stormOf(moment, log);
    return (
      isNamed(moment, storm) &&
      storm.lost.length === moment.values['count'] &&
      storms(log).every(({ lost }) => lost.length <= storm.lost.length)
    );
  },
  'lost-together': (moment, log) => {
    const storm = stormOf(moment, log);
    return (
      isNamed(moment, storm) &&
      storm.lost.some(({ seat, card }) => [...payers(log, card)].some((by) => by !== seat))
    );
  },
  unforeseen: (moment, log) => {
    const storm = stormOf(moment, log);
    return (
      isNamed(moment, storm) && storm.lost.length > 0 && storm.hits.length > 0 && storm.hits.every(isBare)
    );
  },
  'good-year': (moment, log) => {
    const { card, lost } = stormOf(moment, log);
    return card === 'good-year' && lost.length === 0;
  },
  balance: (moment, log) =>
    moment.values['standing'] === standing(log).length && moment.values['lost'] === lostCards(log).length,
  spared: (moment, log) => {
    const storm = stormOf(moment, log);
    return (
      isNamed(moment, storm) &&
      storm.hits.filter(isWhole).length === moment.values['count'] &&
      storm.hits.every((hit, seat) => !isWhole(hit) || !storm.lost.some((lost) => lost.seat === seat))
    );
  },
  open: (moment, log) =>
    sum(storms(log).map(({ hits }) => hits.filter((hit) => hit.level > 0 && isBare(hit)).length)) ===
    moment.values['count'],
  apart: (moment, log) =>
    moment.values['most'] === Math.max(...over(log).scores) &&
    moment.values['least'] === Math.min(...over(log).scores),
  together: (moment, log) =>
    standing(log).filter(({ card }) => payers(log, card).size > 1).length === moment.values['count'],
};
