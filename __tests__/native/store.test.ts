import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import { expo } from '@/app.json';
import { lidsIn } from '@/i18n/lids';
import { SHELF } from '@/rules/shelf';

const LANGUAGES = { 'en-US': 'en', 'fr-FR': 'fr', 'es-ES': 'es', 'pt-BR': 'pt', id: 'id', sw: 'sw' } as const;
type Locale = keyof typeof LANGUAGES;
const locales = Object.keys(LANGUAGES) as Locale[];

const folder = (locale: string) => join('fastlane/metadata/android', locale);
const text = (locale: string, name: string) => {
  const file = join(folder(locale), name);
  return existsSync(file) ? readFileSync(file, 'utf8').trim() : '';
};
const changelog = `changelogs/${expo.android.versionCode}.txt`;

/** What stores take, in characters. */
const LONGEST = {
  'title.txt': 30,
  'short_description.txt': 80,
  'full_description.txt': 4000,
  [changelog]: 500,
};

/** What is wrong with the texts of a language for the stores. */
function faults(read: (name: string) => string, locale: Locale): string[] {
  const lengths = Object.entries(LONGEST).flatMap(([name, most]) => {
    const { length } = read(name);
    if (length === 0) return [`${name} is missing`];
    return length > most ? [`${name} has ${length} characters, ${most} is the most`] : [];
  });
  const all = Object.keys(LONGEST).map(read).join('\n');
  const claims = [...all.matchAll(CLAIMS)].map(([words]) => `${words} is nothing Palaver does`);
  return [...lengths, ...claims, ...wrongGames(read('full_description.txt'), locale)];
}

/** What other games have, in the words their store pages use for it. */
const CLAIMS =
  /online|en ligne|en línea|cloud|nuage|nube|leaderboard|classement|clasificación|ranking|tournament|tournoi|torneo|achievement|trophée|logro|push|notificaci\w+|notification|matchmaking|chat\b|synchroni[sz]\w+|sincroniza\w*/giu;

/** Each game by the name on its lid, and with as many players as it takes. */
function wrongGames(said: string, locale: Locale): string[] {
  return Object.entries(lidsIn(LANGUAGES[locale])).flatMap(([id, lid]) => {
    const { min, max } = SHELF[id]?.seats ?? { min: 0, max: 0 };
    const line = said.split('\n').find((each) => each.startsWith(`• ${lid['name']}`)) ?? '';
    const numbers = (line.replace(lid['name'] ?? '', '').match(/\d+/g) ?? []).join();
    return numbers === [...new Set([min, max])].join() ? [] : [`${id} is missing or has other players`];
  });
}

test.each(locales)('the store texts in %s are there, short enough and true', (locale) => {
  expect(faults((name) => text(locale, name), locale)).toEqual([]);
});

test('a text that is missing, too long or boasts is found', () => {
  const bad: { readonly [name: string]: string } = {
    'title.txt': 'Palaver, the very best of all table games',
    'full_description.txt': `${text('en-US', 'full_description.txt').replace('2 to 5', '2 to 8')}\nPlay online!`,
    [changelog]: 'New.',
  };
  expect(faults((name) => bad[name] ?? '', 'en-US')).toEqual([
    'title.txt has 41 characters, 30 is the most',
    'short_description.txt is missing',
    'online is nothing Palaver does',
    'podium is missing or has other players',
  ]);
});
