import type { Moment } from '@/rules/engine/debrief';
import type { Event } from '@/rules/dystocratic/types';

import { eventsOf, type Log, type Truths, wordOf } from './told';

type Scored = Extract<Event, { type: 'scored' }>;
const rounds = (log: Log) => eventsOf<Event, 'scored'>(log, 'scored');
const roundOf = ({ round }: Moment, log: Log) => rounds(log).find((each) => each.round === round) as Scored;
const withAi = ({ votes, ai }: Scored) => votes.filter((vote) => vote === ai);

/** Somebody whose last words before the count were others than the vote. */
const lied = ({ votes, claims, forced, struck, points }: Scored) =>
  votes.flatMap((vote, seat) =>
    claims[seat] !== null &&
    claims[seat] !== 'undecided' &&
    claims[seat] !== vote &&
    forced[seat] === null &&
    !struck.includes(seat)
      ? [points[seat] as number]
      : [],
  );

const word = (vote: string) => `vote.${vote}`;

export const dystocraticTruths: Truths = {
  alone: (moment, log) => {
    const round = roundOf(moment, log);
    return (
      round.votes.length - withAi(round).length === 1 && wordOf(moment.values['vote']) === word(round.ai)
    );
  },
  forced: (moment, log) => {
    const { forced, claims } = roundOf(moment, log);
    return forced.some(
      (vote, seat) =>
        vote !== null &&
        word(vote) === wordOf(moment.values['vote']) &&
        ['black', 'white'].includes(claims[seat] ?? '') &&
        claims[seat] !== vote,
    );
  },
  'none-with-ai': (moment, log) => withAi(roundOf(moment, log)).length === 0,
  'all-with-ai': (moment, log) => {
    const round = roundOf(moment, log);
    return round.votes.every((vote) => vote === round.ai) && moment.values['points'] === round.aiPoints;
  },
  'best-for-ai': (moment, log) => {
    const round = roundOf(moment, log);
    return (
      round.aiPoints === Math.max(...rounds(log).map(({ aiPoints }) => aiPoints)) &&
      moment.values['points'] === round.aiPoints &&
      moment.values['count'] === withAi(round).length
    );
  },
  'lie-paid': (moment, log) =>
    lied(roundOf(moment, log)).includes(moment.values['count'] as number) &&
    Math.max(...rounds(log).flatMap(lied)) === moment.values['count'] &&
    wordOf(moment.values['said']) !== wordOf(moment.values['voted']),
  'all-said': (moment, log) => {
    const { claims, votes } = roundOf(moment, log);
    const said = wordOf(moment.values['said']);
    return (
      claims.every((claim) => claim !== null && word(claim) === said) &&
      votes.filter((vote) => word(vote) !== said).length === moment.values['count']
    );
  },
  foresight: (moment, log) => {
    const { hits, predictions, points, base } = roundOf(moment, log);
    return hits.some(
      (hit, seat) =>
        hit === true &&
        `prediction.${predictions[seat]}` === wordOf(moment.values['foreseen']) &&
        (points[seat] as number) - (base[seat] as number) === moment.values['gain'],
    );
  },
  end: (moment, log) => {
    const [over] = eventsOf<Event, 'over'>(log, 'over');
    return over?.ai === moment.values['ai'] && Math.max(...(over?.scores ?? [])) === moment.values['best'];
  },
  'first-and-last': (moment, log) =>
    withAi(rounds(log)[0] as Scored).length === moment.values['first'] &&
    withAi(rounds(log).at(-1) as Scored).length === moment.values['last'],
};
