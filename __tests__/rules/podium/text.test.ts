import type { BallotEvent } from '@/rules/engine/ballot';
import { podium } from '@/rules/podium/game';
import { POLICIES, SDGS } from '@/rules/podium/content';
import { facts } from '@/rules/podium/facts';
import { en } from '@/rules/podium/text/en';
import type {
  BonusReason,
  Effect,
  Event,
  EventEffect,
  Kind,
  PledgeForm,
  PledgeStatus,
} from '@/rules/podium/types';

const text: { readonly [key: string]: string } = en;

/** Named one by one, so that a new kind of event does not compile without a line in the log. */
const LOG_LINES: { readonly [T in (Event | BallotEvent)['type']]: keyof typeof en } = {
  chose: 'log.chose',
  prepared: 'log.prepared',
  ripened: 'log.ripened',
  drew: 'log.drew',
  returned: 'log.returned',
  proposed: 'log.proposed',
  skipped: 'log.skipped',
  'no-plans': 'log.no-plans',
  speaking: 'log.speaking',
  talking: 'log.talking',
  promised: 'log.promised',
  ready: 'log.ready',
  investing: 'log.investing',
  due: 'log.due',
  invested: 'log.invested',
  passed: 'log.passed',
  'nothing-funded': 'log.nothing-funded',
  resolved: 'log.resolved',
  collecting: 'log.collecting',
  paid: 'log.paid',
  refused: 'log.refused',
  stepped: 'log.stepped',
  gifted: 'log.gifted',
  shifted: 'log.shifted',
  'turned-event': 'log.turned-event',
  settled: 'log.settled.kept',
  'period-over': 'log.period-over',
  'goal-reached': 'log.goal-reached',
  'end-voted': 'log.end-voted',
  locked: 'log.locked',
  struck: 'log.struck',
  recovered: 'log.recovered',
  over: 'log.over.success',
};

const EFFECTS: readonly (Effect | EventEffect)['type'][] = [
  'raise',
  'raise-weakest',
  'protect',
  'draw',
  'give-funds',
  'lower',
  'lower-leading',
  'take-funds',
  'if',
  'later',
];
const KINDS: readonly Kind[] = ['disaster', 'disease', 'crisis', 'conflict', 'distrust'];
const FORMS: readonly PledgeForm[] = ['now', 'next', 'pay', 'free'];
const STATUSES: readonly PledgeStatus[] = ['open', 'kept', 'broken', 'void'];
const REASONS: readonly BonusReason[] = ['negotiator', 'all-sdgs', 'set'];

test('everything with a name has its words', () => {
  const needed = [
    ...POLICIES.flatMap((policy) => [`policy.${policy}`, `policy.${policy}.text`]),
    ...SDGS.map((sdg) => `sdg.${sdg}`),
    ...EFFECTS.map((effect) => `effect.${effect}`),
    ...KINDS.flatMap((kind) => [`kind.${kind}`, `protection.${kind}`]),
    ...FORMS.flatMap((form) => [`promise.${form}`, `promise.form.${form}`]),
    ...STATUSES.map((status) => `promise.status.${status}`),
    ...REASONS.map((reason) => `bonus.${reason}`),
    ...Object.keys(podium.phases).map((phase) => `phase.${phase}`),
    ...Object.keys(podium.moves).map((move) => `move.${move}`),
    ...Object.entries(facts.options).flatMap(([name, { values }]) => [
      `option.${name}`,
      ...values.map((value) => `option.${name}.${value}`),
    ]),
    ...Object.values(LOG_LINES),
  ];
  expect(needed.filter((key) => !text[key])).toEqual([]);
});

test('the makers are named', () => {
  expect(en.credit).toContain('Competences4ESD');
  expect(en.credit).toContain('Dracon Rules Design Studio');
});
