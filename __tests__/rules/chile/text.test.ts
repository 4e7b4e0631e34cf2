import { chile } from '@/rules/chile/game';
import { ACTION_IDS, ISSUE_IDS, REGION_IDS, RULE_NUMBERS, SIDES, SPACES } from '@/rules/chile/content';
import { facts } from '@/rules/chile/facts';
import { en } from '@/rules/chile/text/en';
import type { Event, Reason } from '@/rules/chile/types';
import type { BallotEvent } from '@/rules/engine/ballot';

const text: { readonly [key: string]: string } = en;

/** Named one by one, so that a new kind of event does not compile without a line in the log. */
const LOG_LINES: { readonly [T in (Event | BallotEvent)['type']]: keyof typeof en } = {
  chose: 'log.chose',
  day: 'log.day',
  raised: 'log.raised',
  'raised-none': 'log.raised-none',
  planned: 'log.planned',
  polled: 'log.polled',
  looked: 'log.looked',
  opened: 'log.opened',
  bought: 'log.bought',
  'took-over': 'log.took-over',
  advertised: 'log.advertised.positive',
  bonus: 'log.bonus',
  declined: 'log.declined',
  control: 'log.control',
  swapped: 'log.swapped',
  turned: 'log.turned',
  changed: 'log.changed',
  drew: 'log.drew',
  replaced: 'log.replaced',
  reshuffled: 'log.reshuffled',
  forfeited: 'log.forfeited',
  'day-over': 'log.day-over',
  locked: 'log.locked',
  struck: 'log.struck',
  recovered: 'log.recovered',
  over: 'log.over',
};

const REASONS: readonly Reason[] = ['votes', 'regions', 'tokens', 'draw'];

test('the shorter games in the rules are those on offer', () => {
  const { days, middleDays, shortDays } = RULE_NUMBERS;
  expect(facts.options.days.values).toEqual([days, middleDays, shortDays]);
});

test('everything with a name has its words', () => {
  const needed = [
    ...SIDES.flatMap((id) => [`side.${id}`, `side.${id}.long`, `side.${id}.text`]),
    ...REGION_IDS.map((id) => `region.${id}`),
    ...ISSUE_IDS.map((id) => `issue.${id}`),
    ...ACTION_IDS.flatMap((id) => [`action.${id}`, `action.${id}.text`]),
    ...SPACES.map((id) => `space.${id}`),
    ...Object.keys(chile.phases).map((phase) => `phase.${phase}`),
    ...Object.keys(chile.moves).map((move) => `move.${move}`),
    ...Object.entries(chile.options).flatMap(([name, { values }]) => [
      `option.${name}`,
      ...values.map((value) => `option.${name}.${value}`),
    ]),
    ...REASONS.map((reason) => `result.reason.${reason}`),
    ...Object.values(LOG_LINES),
  ];
  expect(needed.filter((key) => !text[key])).toEqual([]);
});

test('an action says what it does in at most two short sentences', () => {
  for (const id of ACTION_IDS) {
    const sentences = (text[`action.${id}.text`] ?? '').split(/(?<=[.!?])\s/);
    expect([id, sentences.length <= 2]).toEqual([id, true]);
    for (const sentence of sentences) expect([id, sentence.split(' ').length <= 14]).toEqual([id, true]);
  }
});
