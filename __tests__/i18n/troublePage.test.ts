import { readFileSync } from 'node:fs';

import { CATALOGUES } from '../support/catalogues';

const page = readFileSync('public/trouble.html', 'utf8');
const said = page.replace(/\s+/g, ' ');

/** The page must work where the app does not, so its words are written out; here they are held to the app's. */
test.each(Object.entries(CATALOGUES))(
  'the page for a broken app says in %s what the app says',
  (language, app) => {
    const own = Object.entries(app).filter(([key]) => key.startsWith('connect.') && key !== 'connect.open');
    expect(own.length).toBeGreaterThan(10);
    expect(own.filter(([, text]) => !said.includes(text.replace(/\s+/g, ' ')))).toEqual([]);
    expect(page).toContain(`id="${language}"`);
  },
);

test('it needs nothing else: no script, no other file', () => {
  expect(page).not.toMatch(/<script|<link|src=|url\(/);
});

test('who has no script is sent there', () => {
  expect(readFileSync('public/index.html', 'utf8')).toMatch(/<noscript>[^]*\/trouble\.html[^]*<\/noscript>/);
});
