import { fileOf, openFile } from '@/state/designs/file';

import { anyDesign, madeClimate, madeScenario, sound } from '../../support/designs';
import * as fc from '../../support/fastCheck';

const scenario = sound(madeScenario());

test('a file brings the design to another phone, under a name that says what it is', () => {
  const { name, text } = fileOf(scenario);
  expect(name).toBe('the-dry-valley.palaver.json');
  expect(openFile(text)).toEqual({ design: scenario });
  fc.assert(
    fc.property(anyDesign, (design) => {
      const file = fileOf(design);
      expect(file.name).toMatch(/^[a-z0-9-]+\.palaver\.json$/);
      expect(openFile(file.text)).toEqual({ design });
    }),
    { numRuns: 50 },
  );
});

test('a file can bring a Scenario and its Climate together', () => {
  const both = { ...scenario, ...sound(madeClimate()) };
  expect(openFile(fileOf(both).text)).toEqual({ design: both });
});

test('any other file is refused with a reason, and nothing is thrown', () => {
  const held = JSON.parse(fileOf(scenario).text) as object;
  const file = (part: object) => openFile(JSON.stringify({ ...held, ...part }));
  expect(file({ version: 2 })).toEqual({ problem: 'other-version' });
  expect(file({ palaver: 'game' })).toEqual({ problem: 'not-a-design' });
  expect(file({ game: 'chile' })).toEqual({ problem: 'not-a-design' });
  expect(file({ design: undefined })).toMatchObject({ problem: expect.any(String) as string });
  expect(file({ design: { scenario: null } })).toMatchObject({ problem: 'faulty' });
  expect(file({ design: { climate: { story: 'x'.repeat(9_000) } } })).toEqual({ problem: 'too-big' });
  expect(openFile('x'.repeat(70_000))).toEqual({ problem: 'too-big' });
  for (const text of ['', 'null', '[]', '7', '{', '"palaver"'])
    expect(openFile(text)).toEqual({ problem: 'not-a-design' });
  fc.assert(fc.property(fc.string(), (text) => expect(openFile(text)).toHaveProperty('problem')));
  fc.assert(fc.property(fc.json(), (text) => expect(openFile(text)).toHaveProperty('problem')));
});
