import { en } from '@/i18n/en';
import type { Catalogue } from '@/i18n/fill';
import { fetchGameWords } from '@/i18n/gameWords';
import { languageFor, PSEUDO_LANGUAGES } from '@/i18n/languages';
import { lidsIn, type Lids } from '@/i18n/lids';
import { LOAD } from '@/i18n/load';
import { accented, mirrored, pseudoTexts } from '@/i18n/pseudo';

const slots = (text: string) => [...text.matchAll(/\{\w+\}/g)].map(([slot]) => slot);
const together = (app: Catalogue, lids: Lids, game: Catalogue): Catalogue => ({
  ...app,
  ...lids['dystocratic'],
  ...game,
});

test.each(PSEUDO_LANGUAGES)('every text goes through $id, with its slots as they were', async ({ id }) => {
  const game = (language: 'en' | typeof id) => fetchGameWords('dystocratic', language);
  const english = together(en, lidsIn('en'), (await game('en')).text);
  const { app, lids } = await LOAD[id]();
  const disguised = together(app, lids, (await game(id)).text);
  expect(Object.keys(disguised)).toEqual(Object.keys(english));
  const wrong = Object.keys(english).filter((key) => {
    const [before, after] = [english[key] ?? '', disguised[key] ?? ''];
    return before === after || String(slots(before)) !== String(slots(after));
  });
  expect(wrong).toEqual([]);
});

test('the accented one is about 40 % longer and shows its edges', () => {
  const long = Object.values<string>(en).filter((text) => text.length > 20);
  for (const text of long) {
    const { length } = accented(text);
    expect(length).toBeGreaterThan(text.replace(/\{\w+\}/g, '').length * 1.35);
  }
  expect(accented('Sit down {name}')).toMatch(/^\[Šîţ ðöŵñ \{name\} .+\]$/);
});

test('the mirrored one turns words round, and no slot', () => {
  expect(mirrored('Go {name}!')).toBe('\u200f\u202eGo \u202c\u200f{name}\u200f\u202e!\u202c\u200f');
});

test('a phone never gets a disguise by itself', () => {
  expect(languageFor(['ar-XB', 'en-XA'])).toMatchObject({ id: 'en', direction: 'ltr' });
  expect(languageFor(['ar-XB'], PSEUDO_LANGUAGES)).toMatchObject({ id: 'ar-XB', direction: 'rtl' });
  expect(pseudoTexts('en-XA').app['app.name']).not.toBe('Palaver');
});
