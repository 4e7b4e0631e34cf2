import { en } from '@/i18n/en';
import { motion } from '@/i18n/en/motion';
import { shell } from '@/i18n/en/shell';
import { table } from '@/i18n/en/table';
import { es } from '@/i18n/es';
import { translator } from '@/i18n/fill';
import { fr } from '@/i18n/fr';
import { languageFor, LANGUAGES, PSEUDO_LANGUAGES, type Texts } from '@/i18n/languages';
import { LOAD } from '@/i18n/load';
import { numbersOf, rulebook } from '@/i18n/rulebook';
import { en as dystocratic } from '@/rules/dystocratic/text/en';

type Catalogue = { readonly [key: string]: string };

const ENGLISH: Texts = { app: en, games: { dystocratic } };
const PLURAL = /\.(zero|one|two|few|many)$/;

const slots = (text: string | undefined) =>
  [...(text ?? '').matchAll(/\{(\w+)\}/g)].map(([, name]) => name).sort();

/** What is wrong with a translation, one line for each key. */
function faults(english: Catalogue, other: Catalogue): string[] {
  const missing = Object.keys(english).filter((key) => !PLURAL.test(key) && !(other[key] ?? '').trim());
  const foreign = Object.keys(other).filter((key) => !(key in english) && !PLURAL.test(key));
  const unlike = Object.keys(english).filter(
    // A plural form may spell its number out.
    (key) => key in other && !PLURAL.test(key) && String(slots(english[key])) !== String(slots(other[key])),
  );
  return [
    ...missing.map((key) => `${key} is missing`),
    ...foreign.map((key) => `${key} is not in English`),
    ...unlike.map((key) => `${key} has other {slots}`),
  ];
}

test.each(Object.entries({ fr, es }))(
  '%s says everything that English says, with the same slots',
  (_, { app, games }) => {
    expect(faults(ENGLISH.app, app)).toEqual([]);
    expect(faults(ENGLISH.games.dystocratic, games.dystocratic)).toEqual([]);
  },
);

test.each(Object.entries({ fr, es }))('%s is not English in disguise', (_, { app, games }) => {
  const same = (english: Catalogue, other: Catalogue) =>
    Object.keys(english).filter((key) => english[key] === other[key]).length / Object.keys(english).length;
  expect(same(ENGLISH.app, app)).toBeLessThan(0.15);
  expect(same(ENGLISH.games.dystocratic, games.dystocratic)).toBeLessThan(0.15);
});

test('the faults of a bad translation are found', () => {
  const english = { a: 'one {x}', b: 'two', c: 'three' };
  expect(faults(english, { a: 'un', b: 'deux', d: 'quatre' })).toEqual([
    'c is missing',
    'd is not in English',
    'a has other {slots}',
  ]);
});

test('the parts of the catalogue never use the same key', () => {
  const keys = [shell, table, motion].flatMap((part) => Object.keys(part));
  expect(keys.filter((key, at) => keys.indexOf(key) !== at)).toEqual([]);
});

test('every language but English can be fetched', () => {
  expect([...LANGUAGES, ...PSEUDO_LANGUAGES].map(({ id }) => id)).toEqual(['en', ...Object.keys(LOAD)]);
});

test('a phone gets the first of its languages that we speak', () => {
  expect(languageFor([null, 'sw-KE', 'fr-SN', 'en']).id).toBe('fr');
  expect(languageFor(['ES_419']).id).toBe('es');
  expect(languageFor(['tlh']).id).toBe('en');
});

describe('a text', () => {
  const t = translator(
    'en',
    { seats: '{count} seats', 'seats.one': 'one seat' },
    { only: 'said in English' },
  );

  test('is filled, and keeps a slot that nobody filled', () => {
    expect(translator('en', { hello: '{name} and {other}' }, {})('hello', { name: 'Amina' })).toBe(
      'Amina and {other}',
    );
  });
  test('has its own form for one', () => {
    expect([0, 1, 2].map((count) => t('seats', { count }))).toEqual(['0 seats', 'one seat', '2 seats']);
  });
  test('falls back to English, and at last to its key', () => {
    expect([t('only'), t('nowhere')]).toEqual(['said in English', 'nowhere']);
  });
});

test('the rulebook has every rule under its heading, with all numbers filled in', () => {
  const sections = rulebook('dystocratic', Object.keys(dystocratic), translator('en', dystocratic, {}));
  expect(sections.map(({ id }) => id)).toEqual(['1', '2', '3', '4', '5', '6', '7']);
  const rules = sections.flatMap((section) => section.rules);
  expect(rules).toHaveLength(Object.keys(dystocratic).filter((key) => key.startsWith('rule.')).length);
  expect(rules.filter(({ text }) => text.includes('{'))).toEqual([]);
  expect(Object.keys(numbersOf('no such game'))).toEqual([]);
});

test('every reason the table can refuse for is told in plain words', () => {
  const reasons = [
    ...['game-over', 'not-your-turn', 'illegal', 'bad-text', 'bad-opening', 'already-locked', 'not-seated'],
    ...['not-allowed', 'not-now', 'stale', 'cannot-save', 'seat-taken', 'table-full', 'too-few', 'bad-name'],
    ...[
      'away',
      'elsewhere',
      'version',
      'bad-link',
      'bad-ticket',
      'busy',
      'damaged',
      'no-table',
      'unreachable',
    ],
  ];
  expect(reasons.filter((why) => !(`refused.${why}` in en))).toEqual([]);
});
