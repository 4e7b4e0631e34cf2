import { ENGLISH } from '@/i18n/english';
import { languageFor, PSEUDO_LANGUAGES } from '@/i18n/languages';
import { LOAD } from '@/i18n/load';
import { accented, mirrored, pseudoTexts } from '@/i18n/pseudo';

type Catalogue = { readonly [key: string]: string };

const slots = (text: string) => [...text.matchAll(/\{\w+\}/g)].map(([slot]) => slot);
const CATALOGUES = (texts: typeof ENGLISH): Catalogue => ({ ...texts.app, ...texts.games.dystocratic });

test.each(PSEUDO_LANGUAGES)('every text goes through $id, with its slots as they were', async ({ id }) => {
  const english = CATALOGUES(ENGLISH);
  const disguised = CATALOGUES(await LOAD[id]());
  expect(Object.keys(disguised)).toEqual(Object.keys(english));
  const wrong = Object.keys(english).filter((key) => {
    const [before, after] = [english[key] ?? '', disguised[key] ?? ''];
    return before === after || String(slots(before)) !== String(slots(after));
  });
  expect(wrong).toEqual([]);
});

test('the accented one is about 40 % longer and shows its edges', () => {
  const long = Object.values(ENGLISH.app).filter((text) => text.length > 20);
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
