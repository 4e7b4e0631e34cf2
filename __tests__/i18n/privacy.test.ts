import { readFileSync } from 'node:fs';

import { KEPT_DAYS } from '@/server/data/retention';

import { CATALOGUES } from '../support/catalogues';

/** Heading and sentences of each language, as the file has them. */
const written = readFileSync('PRIVACY.md', 'utf8')
  .split(/^##? /m)
  .slice(1)
  .map((part) => {
    const [title, ...lines] = part.split('\n');
    return [title, ...lines.filter(Boolean).map((line) => line.replace(/^\d\. /, ''))];
  });

test('PRIVACY.md is what the settings say, in every language, in eight sentences', () => {
  const shown = Object.values(CATALOGUES).map((texts) => [
    texts['privacy.title'],
    ...([1, 2, 3, 4, 5, 6, 7, 8] as const).map((number) => texts[`privacy.${number}`]),
  ]);
  expect(written).toEqual(shown);
  for (const [, ...sentences] of written)
    for (const sentence of sentences) expect(sentence).toMatch(/^[^.]+\.$/);
});

test('it names the button that deletes everything, and the days that a laptop keeps a game', () => {
  for (const texts of Object.values(CATALOGUES)) {
    expect(texts['privacy.8']).toContain(texts['settings.forget']);
    expect(texts['privacy.3']).toContain(` ${KEPT_DAYS} `);
  }
});
