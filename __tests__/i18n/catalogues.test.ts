import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';

import { en } from '@/i18n/en';
import { fair } from '@/i18n/en/fair';
import { motion } from '@/i18n/en/motion';
import { privacy } from '@/i18n/en/privacy';
import { shell } from '@/i18n/en/shell';
import { sign } from '@/i18n/en/sign';
import { table } from '@/i18n/en/table';
import { trust } from '@/i18n/en/trust';
import { type Catalogue, translator } from '@/i18n/fill';
import { fetchGameWords } from '@/i18n/gameWords';
import { languageFor, LANGUAGES, PSEUDO_LANGUAGES } from '@/i18n/languages';
import { LOAD } from '@/i18n/load';
import { lidsIn } from '@/i18n/lids';
import { rulebook } from '@/i18n/rulebook';
import { GAME_IDS, SHELF } from '@/rules/shelf';

import { TRANSLATED } from '../support/catalogues';

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

const sameShare = (english: Catalogue, other: Catalogue) =>
  Object.keys(english).filter((key) => english[key] === other[key]).length / Object.keys(english).length;

describe.each(
  Object.entries(TRANSLATED) as [keyof typeof TRANSLATED, (typeof TRANSLATED)[keyof typeof TRANSLATED]][],
)('%s', (language, app) => {
  test('says everything that English says, with the same slots, and is not English in disguise', () => {
    expect(faults(en, app)).toEqual([]);
    expect(sameShare(en, app)).toBeLessThan(0.15);
  });

  test.each(GAME_IDS)('so does %s, its rules in the same order', async (game) => {
    const { text: english } = await fetchGameWords(game, 'en');
    const { text } = await fetchGameWords(game, language);
    expect(faults(english, text)).toEqual([]);
    expect(sameShare(english, text)).toBeLessThan(0.15);
    const rules = (of: Catalogue) => Object.keys(of).filter((key) => /^rules?\./.test(key));
    expect(rules(text)).toEqual(rules(english));
  });

  test('has a lid for every game on the shelf', () => {
    const [english, lids] = [lidsIn('en'), lidsIn(language)];
    expect(Object.keys(lids)).toEqual(Object.keys(SHELF));
    for (const [game, lid] of Object.entries(lids)) expect(faults(english[game] ?? {}, lid)).toEqual([]);
  });
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
  const keys = [shell, table, motion, fair, sign, trust, privacy].flatMap((part) => Object.keys(part));
  expect(keys.filter((key, at) => keys.indexOf(key) !== at)).toEqual([]);
});

test('every language but English can be fetched', () => {
  expect([...LANGUAGES, ...PSEUDO_LANGUAGES].map(({ id }) => id)).toEqual(['en', ...Object.keys(LOAD)]);
});

test('a phone gets the first of its languages that we speak', () => {
  expect(languageFor([null, 'wo-SN', 'fr-SN', 'en']).id).toBe('fr');
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

  test('in French never leaves a mark alone on a line', () => {
    const say = translator('fr', { sure: '« Oui », {name} ? 5 % : non !' });
    expect(say('sure', { name: 'A ? B' })).toBe('«\u00a0Oui\u00a0», A ? B\u00a0? 5\u00a0%\u00a0: non\u00a0!');
    expect(translator('en', { sure: 'a : b' })('sure')).toBe('a : b');
  });
});

test.each(GAME_IDS)(
  'the rules of %s in the app are its SPEC, word for word, with its numbers',
  async (game) => {
    const { text, numbers } = await fetchGameWords(game, 'en');
    const say = translator('en', text);
    const spec = readFileSync(resolve(__dirname, `../../rules/${game}/SPEC.md`), 'utf8');
    const found = (pattern: RegExp, key: string) =>
      [...spec.matchAll(pattern)].map(([, id, words]) => [`${key}.${id}`, words]);
    const shown = (key: string) =>
      Object.keys(text)
        .filter((each) => each.startsWith(`${key}.`))
        .map((each) => [each, say(each, numbers)]);
    expect(shown('rule')).toEqual(found(/^- \[(\d+\.\d+)\] (.+)$/gm, 'rule'));
    expect(shown('rules')).toEqual(found(/^## (\d+) (.+)$/gm, 'rules'));
  },
);

test.each(GAME_IDS)(
  'the rulebook of %s has every rule under its heading, with all numbers filled in',
  async (game) => {
    const words = await fetchGameWords(game, 'en');
    const sections = rulebook(words);
    const rules = sections.flatMap((section) => section.rules);
    expect(sections.length).toBeGreaterThan(3);
    // What really happened and what the words mean are told after the rules.
    const told = Object.keys(words.text).filter((key) =>
      /^(rule\.|history\.\d|glossary\.(?!title$))/.test(key),
    );
    expect(rules).toHaveLength(told.length);
    expect(rules.filter(({ text }) => text.includes('{'))).toEqual([]);
  },
);

test('every reason the table can refuse for is told in plain words', () => {
  const reasons = [
    ...['game-over', 'not-your-turn', 'illegal', 'bad-text', 'bad-opening', 'already-locked', 'not-seated'],
    ...[
      'not-allowed',
      'not-now',
      'shuffling',
      'stale',
      'cannot-save',
      'seat-taken',
      'table-full',
      'seat-kept',
      'too-few',
      'bad-name',
      'name-taken',
      'too-long',
      'removed',
      'door-closed',
      'too-fast',
      'too-soon',
    ],
    ...[
      'away',
      'elsewhere',
      'version',
      'bad-link',
      'bad-ticket',
      'bad-device',
      'busy',
      'damaged',
      'no-table',
      'unreachable',
    ],
  ];
  expect(reasons.filter((why) => !(`refused.${why}` in en))).toEqual([]);
});
