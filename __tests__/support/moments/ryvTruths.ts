import type { Moment } from '@/rules/engine/debrief';
import { cardKey } from '@/rules/ryv/text/describe';
import type { Event, View } from '@/rules/ryv/types';

import { eventsOf, type Log, sum, type Truths, wordOf } from './told';

type Line = { readonly event: Event; readonly before: View };
const inRound = ({ round }: Moment, { told }: Log): readonly Event[] =>
  (told as readonly Line[]).flatMap(({ event, before }) => (before.round === round ? [event] : []));
const earlier = ({ round }: Moment, { told }: Log): readonly Event[] =>
  (told as readonly Line[]).flatMap(({ event, before }) => (before.round < (round as number) ? [event] : []));
const over = (log: Log) => eventsOf<Event, 'over'>(log, 'over')[0] as Extract<Event, { type: 'over' }>;

export const ryvTruths: Truths = {
  harmed: (moment, log) =>
    inRound(moment, log).some(
      (event) => event.type === 'harmed' && cardKey(event.card) === wordOf(moment.values['card']),
    ) && !earlier(moment, log).some(({ type }) => type === 'harmed'),
  crackdown: (moment, log) =>
    inRound(moment, log).some(
      (event) => event.type === 'crackdown' && `community.${event.at}` === wordOf(moment.values['place']),
    ),
  blocked: (moment, log) =>
    inRound(moment, log).some(({ type }) => type === 'blocked') &&
    !earlier(moment, log).some(({ type }) => type === 'blocked') &&
    eventsOf<Event, 'blocked'>(log, 'blocked').length === moment.values['count'],
  future: (moment, log) => {
    const { outcome } = over(log);
    const tokens = eventsOf<Event, 'influence'>(log, 'influence').filter(({ at }) =>
      at.startsWith('future-'),
    );
    const begun = Object.values((log.first as View).outcomes).map((each) => each.tokens.length);
    const onIt = sum(tokens.filter(({ at }) => at === outcome).map(({ many }) => many));
    const drawn = eventsOf<Event, 'drawn'>(log, 'drawn').length;
    return (
      outcome === `future-${moment.values['number'] as number}` &&
      // Where those out of the bag went is told as Influence, too.
      onIt === moment.values['count'] &&
      sum(begun) + sum(tokens.map(({ many }) => many)) === moment.values['tokens'] &&
      drawn >= 0
    );
  },
  goal: (moment, log) =>
    inRound(moment, log).some(({ type }) => type === 'goal') &&
    !earlier(moment, log).some(({ type }) => type === 'goal'),
  met: (moment, log) =>
    sum(
      eventsOf<Event, 'need'>(log, 'need').map(({ many, seat }) => (seat === null ? 0 : Math.max(0, -many))),
    ) === moment.values['count'],
  broke: (moment, log) =>
    inRound(moment, log).some(
      (event) => event.type === 'broke' || (event.type === 'verdict' && event.broken > event.kept),
    ),
  shared: (moment, log) =>
    inRound(moment, log).some(
      (event) =>
        event.type === 'licensed' &&
        event.owner !== event.seat &&
        cardKey(event.card) === wordOf(moment.values['card']),
    ),
  links: (moment, log) =>
    (log.first as View).links.length +
      eventsOf<Event, 'linked'>(log, 'linked').length -
      eventsOf<Event, 'unlinked'>(log, 'unlinked').length ===
    moment.values['count'],
  apart: (moment, log) => {
    const totals = over(log).scores.map(({ total }) => total);
    return moment.values['most'] === Math.max(...totals) && moment.values['least'] === Math.min(...totals);
  },
  needs: (moment, log) =>
    sum(Object.values((log.first as View).needs)) +
      sum(eventsOf<Event, 'need'>(log, 'need').map(({ many }) => many)) ===
    moment.values['count'],
};
