import { printable, say, warn } from '@/server/terminal';

const NAMES: readonly [string, string][] = [
  ['an escape sequence that clears the screen', '\u001b[2J\u001b[H'],
  ['one that changes the title of the window', '\u001b]0;hacked\u0007'],
  ['one in a single letter', '\u009b31m'],
  ['a second line', 'Ana\nTable 1234 goes on here.'],
  ['a line that is written over', 'Ana\rBen'],
  ['steps back', 'Ana\b\b\bBen'],
  ['a turned direction', 'Ana\u202eneB'],
  ['separators of lines and paragraphs', 'Ana\u2028Ben\u2029'],
  ['half of a character', 'Ana\ud83d'],
  ['nothing to see', 'A\u200bna\ufeff'],
  ['delete', 'Ana\u007f'],
];

test.each(NAMES)('a name with %s is shown, and obeyed by no terminal', (_what, name) => {
  const shown = printable(`here ${name}; agreed nobody.`);
  expect(shown).toMatch(/^here .*; agreed nobody\.$/);
  // Written out here, not asked of the same table of characters.
  const codes = [...shown].map((letter) => letter.codePointAt(0) ?? 0);
  expect(codes.filter((code) => code < 32 || (code > 126 && code < 160))).toEqual([]);
  expect(
    codes.filter((code) => (code >= 0x2028 && code <= 0x202e) || code === 0x200b || code === 0xfeff),
  ).toEqual([]);
});

test('ordinary names are left as they are', () => {
  for (const name of ['Zoë', 'Nguyễn Văn Đức', 'عائشة', '李雷', 'O’Brien-Smith', '🦊'])
    expect(printable(name)).toBe(name);
});

test('whatever is printed goes through it, a line for each argument', () => {
  const out = jest.spyOn(console, 'log').mockImplementation(() => undefined);
  const err = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  say('one\u001b[2J', 'two\nthree');
  warn('four\u0007');
  expect(out.mock.calls).toEqual([['one\ufffd[2J'], ['two\ufffdthree']]);
  expect(err.mock.calls).toEqual([['four\ufffd']]);
});
