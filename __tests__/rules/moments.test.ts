import { DEBRIEF_STEPS } from '@/rules/engine/debrief';
import { fetchDebrief, GAME_IDS } from '@/rules/shelf';
import { fetchGameWords } from '@/i18n/gameWords';

import { type Found, momentsOfGame } from '../support/moments/playedGames';

/** 200 games of each kind are played in `__tests__/whole/moments.test.ts`. */
const GAMES = 8;
const LONG = 120_000;

describe.each(GAME_IDS)('the talk after %s', (id) => {
  const found: Found[] = [];
  beforeAll(async () => {
    for (let number = 0; number < GAMES; number += 1) found.push(await momentsOfGame(id, number));
  }, LONG);

  test('tells only what is so in the log, nothing twice, and enough to talk about', () => {
    for (const { faults, moments } of found) {
      expect(faults).toEqual([]);
      expect(moments.length).toBeGreaterThanOrEqual(3);
    }
  });

  test('is found out when it says one more or one less than the log', () => {
    let changed = 0;
    for (const { moments, faultsIn } of found)
      for (const moment of moments)
        for (const [name, value] of Object.entries(moment.values)) {
          if (typeof value !== 'number') continue;
          const other = { ...moment, values: { ...moment.values, [name]: value + 1 } };
          expect(faultsIn([other]).map((fault) => fault.split(':')[0])).toEqual([moment.id]);
          changed += 1;
        }
    expect(changed).toBeGreaterThan(GAMES);
    expect(found[0]?.faultsIn([...found[0].moments, ...found[0].moments])).not.toEqual([]);
  });

  test('has a sentence for each moment, whose gaps are all filled with words that there are', async () => {
    const { text } = await fetchGameWords(id, 'en');
    for (const { id: moment, values } of found.flatMap(({ moments }) => moments)) {
      const sentence = text[`moment.${moment}`] ?? '';
      for (const [, gap = ''] of sentence.matchAll(/\{(\w+)\}/g)) expect(Object.keys(values)).toContain(gap);
      expect(sentence).not.toBe('');
      for (const value of Object.values(values))
        if (typeof value === 'object' && 'key' in value) expect(text[value.key]).toBeTruthy();
    }
  });

  test('asks the questions of the rulebook, each in one step', async () => {
    const [{ questions }, { text }] = [await fetchDebrief(id), await fetchGameWords(id, 'en')];
    const asked = DEBRIEF_STEPS.flatMap((step) => questions[step]);
    const inRulebook = Object.keys(text).filter((key) => /^debrief\.((story|model)\.)?\d+$/.test(key));
    expect([...asked].sort()).toEqual([...inRulebook].sort());
  });
});
