import type { BallotEvent } from '@/rules/engine/ballot';
import { ryv } from '@/rules/ryv/game';
import { ACTIONS, GOALS, ROLES } from '@/rules/ryv/content';
import { AI_CARDS } from '@/rules/ryv/content/aiCards';
import { CLIMATES } from '@/rules/ryv/content/climates';
import { FIRST_PLAY_CARDS } from '@/rules/ryv/content/firstPlayCards';
import { SCENARIOS } from '@/rules/ryv/content/scenarios';
import {
  ACTORS,
  ALL_SPACES,
  AXES,
  COMMUNITIES,
  OUTCOMES,
  STANDINGS,
  TOPICS,
  VULNERABILITIES,
} from '@/rules/ryv/kinds';
import { STORY_LENGTH } from '@/rules/ryv/design';
import { tasks } from '@/rules/ryv/phases';
import { abilityLine, actionLines, cardKey, cardLines, goalLine, type Line } from '@/rules/ryv/text/describe';
import { en } from '@/rules/ryv/text/en';
import { es } from '@/rules/ryv/text/es';
import { fr } from '@/rules/ryv/text/fr';
import { id as indonesian } from '@/rules/ryv/text/id';
import { RULE_NUMBERS } from '@/rules/ryv/text/numbers';
import { pt } from '@/rules/ryv/text/pt';
import { sw } from '@/rules/ryv/text/sw';
import { rulebook } from '@/i18n/rulebook';
import type { Auto, Event, Reason } from '@/rules/ryv/types';

const LANGUAGES = { en, fr, es, pt, id: indonesian, sw } as const;

const CARDS = [...AI_CARDS, ...FIRST_PLAY_CARDS];
const text: { readonly [key: string]: string } = en;
/** Named one by one, so that a new kind does not compile without a line. */
const LOG_LINES: { readonly [T in (Event | BallotEvent)['type']]: keyof typeof en } = {
  phase: 'log.phase',
  marked: 'log.marked',
  'passed-over': 'log.passed-over',
  supported: 'log.supported',
  proposed: 'log.proposed',
  replied: 'log.replied',
  broke: 'log.broke',
  disputed: 'log.disputed',
  verdict: 'log.verdict',
  readied: 'log.readied',
  rang: 'log.rang',
  'more-time': 'log.more-time',
  told: 'log.told',
  decided: 'log.decided',
  used: 'log.used',
  blocked: 'log.blocked',
  researched: 'log.researched',
  drew: 'log.drew',
  kept: 'log.kept',
  reshuffled: 'log.reshuffled',
  licensed: 'log.licensed',
  asked: 'log.asked',
  refused: 'log.refused',
  passed: 'log.passed',
  acted: 'log.acted',
  rolled: 'log.rolled',
  influence: 'log.influence',
  linked: 'log.linked',
  unlinked: 'log.unlinked',
  need: 'log.need',
  power: 'log.power',
  standing: 'log.standing',
  reputation: 'log.reputation',
  harmed: 'log.harmed',
  shielded: 'log.shielded',
  crackdown: 'log.crackdown',
  'first-player': 'log.first-player',
  drawn: 'log.drawn',
  goal: 'log.goal',
  over: 'log.over',
  locked: 'log.locked',
  struck: 'log.struck',
  recovered: 'log.recovered',
};
const REASONS: { readonly [R in Reason]: keyof typeof en } = {
  begin: 'reason.begin',
  action: 'reason.action',
  card: 'reason.card',
  support: 'reason.support',
  block: 'reason.block',
  licence: 'reason.licence',
  penalty: 'reason.penalty',
  verdict: 'reason.verdict',
  surcharge: 'reason.surcharge',
  vulnerability: 'reason.vulnerability',
  mass: 'reason.mass',
  social: 'reason.social',
  international: 'reason.international',
  advocacy: 'reason.advocacy',
  square: 'reason.square',
  'media-to-bag': 'reason.media-to-bag',
  'new-needs': 'reason.new-needs',
  'any-need': 'reason.any-need',
  'growing-need': 'reason.growing-need',
  link: 'reason.link',
  income: 'reason.income',
  check: 'reason.check',
  assuage: 'reason.assuage',
  crackdown: 'reason.crackdown',
  raid: 'reason.raid',
  amends: 'reason.amends',
  'square-to-bag': 'reason.square-to-bag',
  'communities-to-bag': 'reason.communities-to-bag',
  trust: 'reason.trust',
  draw: 'reason.draw',
};
const AUTOS: { readonly [A in Auto['type']]: `auto.${A}` } = {
  vulnerability: 'auto.vulnerability',
  mass: 'auto.mass',
  social: 'auto.social',
  international: 'auto.international',
  advocacy: 'auto.advocacy',
  square: 'auto.square',
  'fill-bag': 'auto.fill-bag',
  'new-needs': 'auto.new-needs',
  'any-need': 'auto.any-need',
  'growing-need': 'auto.growing-need',
  links: 'auto.links',
  link: 'auto.link',
  income: 'auto.income',
  'first-player': 'auto.first-player',
  check: 'auto.check',
  assuage: 'auto.assuage',
  'lift-crackdown': 'auto.lift-crackdown',
  crackdown: 'auto.crackdown',
  'raid-links': 'auto.raid-links',
  'raid-influence': 'auto.raid-influence',
  amends: 'auto.amends',
  'square-to-bag': 'auto.square-to-bag',
  'communities-to-bag': 'auto.communities-to-bag',
  trust: 'auto.trust',
  draw: 'auto.draw',
  'tell-scenario': 'auto.tell-scenario',
  'tell-climate': 'auto.tell-climate',
  introduce: 'auto.introduce',
  decided: 'auto.decided',
  'last-word': 'auto.last-word',
};

test('everything with a name has its words', () => {
  const named = (kind: string, ids: readonly string[]) => ids.map((id) => `${kind}.${id}`);
  const told = (kind: string, ids: readonly string[]) => [
    ...named(kind, ids),
    ...ids.map((id) => `${kind}.${id}.story`),
  ];
  const ids = (rows: readonly { readonly id: string }[]) => rows.map(({ id }) => id);
  const needed = [
    ...told('actor', ACTORS),
    ...told('role', ids(ROLES)),
    ...told('action', ids(ACTIONS)),
    ...CARDS.flatMap(({ id }) => [cardKey(id), cardKey(id, '.story')]),
    ...told('climate', ids(CLIMATES)),
    ...told('scenario', [...ids(SCENARIOS), 'first-play']),
    ...SCENARIOS.flatMap(({ id }) => told(`outcome.${id}`, OUTCOMES)),
    ...told('outcome.first-play', OUTCOMES.slice(0, 2)),
    ...named('community', COMMUNITIES),
    ...ALL_SPACES.flatMap((space) => [`space.${space}`, `space.${space}.text`]),
    ...named('standing', STANDINGS),
    ...named('topic', TOPICS),
    ...named('vulnerability', VULNERABILITIES),
    ...named('mitigates', VULNERABILITIES),
    ...Object.entries(AXES).flatMap(([axis, levels]) => [
      `axis.${axis}`,
      ...levels.flatMap((level) => [`level.${axis}.${level}`, `level.${axis}.${level}.text`]),
    ]),
    ...named('phase', Object.keys(ryv.phases)),
    ...named('task', Object.keys(tasks)),
    ...named('move', Object.keys(ryv.moves)),
    ...named('agreement', ['offered', 'agreed', 'declined', 'broken', 'kept', 'freed']),
    ...named('promise', ['support', 'no-block', 'licence', 'words']),
    ...Object.entries(ryv.options).flatMap(([name, { values }]) => [
      `option.${name}`,
      ...values.map((value) => `option.${name}.${value}`),
    ]),
    ...Object.values(LOG_LINES),
    ...Object.values(REASONS),
    ...Object.values(AUTOS),
  ];
  expect(needed.filter((key) => !text[key])).toEqual([]);
});

/** Slots that a sentence leaves open. */
const slots = (key: string) => [...(text[key] ?? '').matchAll(/\{(\w+)\}/g)].map(([, slot]) => slot ?? '');

function check({ key, values }: Line): void {
  expect([key, typeof text[key]]).toEqual([key, 'string']);
  const open = slots(key).filter((slot) => !(slot in values) && !(slot in RULE_NUMBERS));
  expect([key, open]).toEqual([key, []]);
  for (const value of Object.values(values))
    for (const inner of typeof value === 'number' ? [] : value)
      if (typeof inner === 'string') expect([inner, typeof text[inner]]).toEqual([inner, 'string']);
      else check(inner);
}

test('every action, card, goal and ability can be told from its row, with nothing left open', () => {
  for (const action of ACTIONS) actionLines(action).forEach(check);
  for (const card of CARDS) cardLines(card).forEach(check);
  for (const goal of GOALS) check(goalLine(goal));
  for (const actor of ACTORS)
    for (const kind of ['support', 'block'] as const) check(abilityLine(actor, kind));
});

const sentencesOf = (words: string) => words.split(/(?<=[.!?])\s/);
const wordsOf = (words: string) => words.split(/\s+(?![?!:;»])/);

test('an action tells its story in one short sentence or two', () => {
  for (const [key, words] of Object.entries(text))
    if (/^action\..*\.story$/.test(key)) {
      expect([key, sentencesOf(words).length <= 2]).toEqual([key, true]);
      expect([key, wordsOf(words).length <= 14]).toEqual([key, true]);
    }
});

describe.each(Object.entries(LANGUAGES))('in %s', (_, catalogue: { readonly [key: string]: string }) => {
  test('an AI card says for whom it is good, how it goes wrong and why it guards, in words of its own', () => {
    const said = Object.entries(catalogue).filter(([key]) => /^card\..*\.(story|wrong|guards)\b/.test(key));
    // No sentence of one card stands on another.
    expect(new Set(said.map(([, words]) => words)).size).toBe(said.length);
    for (const [key, words] of said) {
      expect([key, sentencesOf(words).length <= 2]).toEqual([key, true]);
      expect([key, wordsOf(words).length >= 6 && wordsOf(words).length <= 26]).toEqual([key, true]);
    }
  });

  test('no words are left of a danger or a guard that no card has any more', () => {
    const used = CARDS.flatMap(({ id, vulnerability, mitigates }) => [
      cardKey(id),
      cardKey(id, '.story'),
      cardKey(id, `.wrong.${vulnerability.kind}`),
      cardKey(id, `.guards.${mitigates}`),
    ]);
    expect(
      Object.keys(catalogue)
        .filter((key) => key.startsWith('card.'))
        .sort(),
    ).toEqual([...new Set(used)].sort());
  });

  test('the story of a Scenario can be read aloud in under a minute', () => {
    for (const id of [...SCENARIOS.map(({ id }) => id), 'first-play']) {
      const words = wordsOf(catalogue[`scenario.${id}.story`] ?? '').length;
      expect([id, words >= 80 && words <= 120]).toEqual([id, true]);
    }
  });

  test('what is printed fits into a design that is made from it', () => {
    const tooLong = ([key, most]: readonly [string, number]) => (catalogue[key] ?? '').length > most;
    expect(
      [
        ...SCENARIOS.map(({ id }) => [`scenario.${id}.story`, STORY_LENGTH.scenario] as const),
        ...SCENARIOS.flatMap(({ id }) =>
          OUTCOMES.map((outcome) => [`outcome.${id}.${outcome}.story`, STORY_LENGTH.outcome] as const),
        ),
        ...CLIMATES.map(({ id }) => [`climate.${id}.story`, STORY_LENGTH.climate] as const),
      ].filter(tooLong),
    ).toEqual([]);
  });
});

test('the debrief has the two sections of the rulebook, and the makers are named', () => {
  expect(Object.keys(text).filter((key) => /^debrief\.story\.\d$/.test(key))).toHaveLength(4);
  expect(Object.keys(text).filter((key) => /^debrief\.model\.\d$/.test(key))).toHaveLength(6);
  for (const name of [
    'Accenture The Dock',
    'David Banks',
    'Shane Casey',
    'Peter Crawley',
    'Ciara Wade',
    'CARE International',
  ])
    expect(en.credit).toContain(name);
});

describe('the glossary', () => {
  const entries = (words: { readonly [key: string]: string }) =>
    Object.entries(words).flatMap(([key, told]) => (/^glossary\.\d+$/.test(key) ? [told] : []));

  test.each(Object.keys(LANGUAGES) as (keyof typeof LANGUAGES)[])(
    '%s explains the five kinds of vulnerability and the first words',
    (id) => {
      const words: { readonly [key: string]: string } = LANGUAGES[id];
      const explained = (term: string) => entries(words).some((told) => told.startsWith(term));
      const terms = [
        ...VULNERABILITIES.map((kind) => `vulnerability.${kind}`),
        'word.power',
        'word.influence',
        'word.reputation',
        'word.crackdown',
        'word.vulnerability',
        'word.mitigation',
        'axis.legal',
      ].map((key) => words[key] ?? key);
      expect(terms.filter((term) => !explained(term))).toEqual([]);
    },
  );

  test('stands in the rulebook, after the rules, and a search finds it', () => {
    const last = rulebook({ text: en, numbers: RULE_NUMBERS }).at(-1);
    expect(last).toMatchObject({ id: 'glossary', title: 'Glossary' });
    expect(last?.rules).toHaveLength(entries(en).length);
    expect(last?.rules.some(({ text: told }) => told.startsWith('Bias: '))).toBe(true);
  });

  test('is plain: no entry has more than 28 words', () => {
    for (const words of Object.values(LANGUAGES))
      for (const told of entries(words)) expect([told, told.split(' ').length <= 28]).toEqual([told, true]);
  });
});
