import { MOTIF_IDS } from '@/components/sign/motifIds';
import { sign as english } from '@/i18n/en/sign';
import { sign as spanish } from '@/i18n/es/sign';
import { sign as french } from '@/i18n/fr/sign';
import { sign as indonesian } from '@/i18n/id/sign';
import { sign as portuguese } from '@/i18n/pt/sign';
import { sign as swahili } from '@/i18n/sw/sign';

/** How many letters must be put in, taken out or changed to make one word the other. */
function editDistance(one: string, other: string): number {
  let row = Array.from({ length: other.length + 1 }, (_, at) => at);
  for (const [up, letter] of [...one].entries()) {
    const next = [up + 1];
    for (const [at, against] of [...other].entries())
      next.push(
        Math.min((row[at + 1] ?? 0) + 1, (next[at] ?? 0) + 1, (row[at] ?? 0) + (letter === against ? 0 : 1)),
      );
    row = next;
  }
  return row.at(-1) ?? 0;
}

const alike = (words: readonly string[]): string[] =>
  words.flatMap((one, at) =>
    words
      .slice(at + 1)
      .filter((other) => editDistance(one, other) < 2)
      .map((other) => `${one}, ${other}`),
  );

test('every motif has a name, and every name a motif', () => {
  expect(Object.keys(english)).toEqual(MOTIF_IDS.map((id) => `sign.motif.${id}`));
});

describe.each(Object.entries({ english, french, spanish, portuguese, indonesian, swahili }))(
  'in %s',
  (_, names) => {
    const words = Object.values(names);

    test('every name is one plain word', () => {
      // In Swahili ng’ is a letter.
      expect(words.filter((word) => !/^\p{Ll}+$/u.test(word.replace('ng’', 'ng')))).toEqual([]);
    });

    test('any two names differ in at least two letters', () => {
      expect(alike(words)).toEqual([]);
    });
  },
);

test('names that could be misheard would be found', () => {
  expect(editDistance('', 'abc')).toBe(3);
  expect(alike(['goat', 'boat', 'bell', 'ball', 'cat', 'cat', 'sun'])).toEqual([
    'goat, boat',
    'bell, ball',
    'cat, cat',
  ]);
});
