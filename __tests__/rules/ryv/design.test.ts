import { ryv } from '@/rules/ryv/game';
import { CLIMATES } from '@/rules/ryv/content/climates';
import { SCENARIOS } from '@/rules/ryv/content/scenarios';
import {
  checkDesign,
  checkDesignText,
  DESIGN_LENGTH,
  NAME_LENGTH,
  readDesign,
  STORY_LENGTH,
} from '@/rules/ryv/design';
import { tableOptions } from '@/rules/engine/log';
import { botPlayer, playOut } from '@/rules/engine/playOut';
import { createRandom, seedFrom } from '@/rules/engine/random';
import { en } from '@/rules/ryv/text/en';

import { options } from './table';
import * as fc from '../../support/fastCheck';

const words = { name: 'Ours', story: 'We made it.' };
const climate = { ...CLIMATES[0], id: 'ours', words };
const { id: _id, ...rest } = SCENARIOS[0];
const scenario = {
  ...rest,
  id: 'our-scenario',
  words: { ...words, outcomes: { 'future-1': words, 'future-2': words, 'future-3': words } },
};
const design = { climate, scenario };
const whys = (data: unknown) => checkDesign(data).map(({ why }) => why);

test('[12.1] a Political Climate: words and a level for each axis', () => {
  expect(checkDesign({ climate })).toEqual([]);
  expect(checkDesign({ climate: { ...climate, openness: 'sunny' } })).toEqual([
    { path: 'climate.openness', why: 'design.bad-level' },
  ]);
  expect(whys({ climate: { ...climate, words: { name: '', story: 'x' } } })).toEqual(['design.bad-words']);
  expect(whys({ climate: { ...climate, words: { name: 'x'.repeat(NAME_LENGTH + 1), story: 'x' } } })).toEqual(
    ['design.bad-words'],
  );
  expect(whys({ climate: { ...climate, words: { name: 'a\u202eb', story: 'x' } } })).toEqual([
    'design.bad-words',
  ]);
  expect(
    whys({ climate: { ...climate, words: { name: 'x', story: 'x'.repeat(STORY_LENGTH.climate + 1) } } }),
  ).toEqual(['design.bad-words']);
  expect(whys({ climate: { ...climate, id: '../../x' } })).toEqual(['design.bad-id']);
  expect(whys({ climate: { ...climate, run: 'alert(1)' } })).toEqual(['design.unknown-field']);
});

describe('[12.2] a Scenario', () => {
  const faults = (part: object) => whys({ scenario: { ...scenario, ...part } });
  test('[12.2] is sound as our own are', () => {
    for (const { id: _old, ...row } of SCENARIOS)
      expect(checkDesign({ scenario: { ...scenario, ...row } })).toEqual([]);
  });
  test.each([
    ['too few roles', { casts: { ...scenario.casts, 3: ['workers'] } }, 'design.bad-cast'],
    ['an unknown role', { casts: { ...scenario.casts, 3: ['workers', 'king', 'lab'] } }, 'design.bad-cast'],
    ['a role twice', { casts: { ...scenario.casts, 3: ['workers', 'workers', 'lab'] } }, 'design.role-twice'],
    [
      'three of a kind',
      { casts: { ...scenario.casts, 3: ['workers', 'business', 'criminals'] } },
      'design.too-many-of-a-kind',
    ],
    ['no casts', { casts: null }, 'design.not-an-object'],
    ['a relation with nobody', { relations: [{ between: ['cso'], is: 'good' }] }, 'design.bad-relation'],
    [
      'a relation that is neither',
      { relations: [{ between: ['cso', 'mnc'], is: 'odd' }] },
      'design.bad-relation',
    ],
    [
      'the same relation twice',
      {
        relations: [
          { between: ['cso', 'mnc'], is: 'good' },
          { between: ['mnc', 'cso'], is: 'poor' },
        ],
      },
      'design.relation-twice',
    ],
    ['relations that are none', { relations: 'all' }, 'design.bad-relation'],
    ['a standing missing', { standings: { ...scenario.standings, ngo: null } }, 'design.bad-standing'],
    [
      'the same actor twice in a ranking',
      { outcomes: { ...scenario.outcomes, 'future-1': ['cso', 'cso', 'ngo'] } },
      'design.bad-ranking',
    ],
    [
      'a future without words',
      { words: { ...words, outcomes: { 'future-1': words, 'future-2': words } } },
      'design.not-an-object',
    ],
  ])('[12.2] with %s is refused', (_title, part, why) => {
    expect(faults(part)).toContain(why);
  });
  test('[12.2] in which nobody at the table gains from a future is refused', () => {
    const casts = {
      3: ['workers', 'business', 'delivery'],
      4: ['workers', 'business', 'delivery', 'advocacy'],
      5: ['workers', 'business', 'delivery', 'advocacy', 'relief'],
    };
    expect(
      faults({ casts, outcomes: { ...scenario.outcomes, 'future-2': ['mnc', 'researcher', 'ngo'] } }),
    ).toContain('design.nobody-gains');
  });
});

describe('[12.3] the app checks every design', () => {
  const played = (json: string) =>
    ryv.setup(4, { ...options({ mode: 'full' }), design: json }, createRandom(seedFrom(3))).setting;

  test('[12.3] a sound one is played, the other part as the table chose', () => {
    expect(played(JSON.stringify(design))).toEqual({ climate, scenario });
    const chosen = played('');
    expect(played(JSON.stringify({ climate }))).toEqual({ climate, scenario: chosen.scenario });
    expect(played(JSON.stringify({ climate: null, scenario }))).toEqual({
      climate: chosen.climate,
      scenario,
    });
  });

  test('[12.3] one with a fault is not', () => {
    for (const json of [
      '',
      '{',
      'null',
      '[]',
      '{}',
      JSON.stringify({ climate: { ...climate, legal: 7 } }),
      'x'.repeat(DESIGN_LENGTH + 1),
    ]) {
      expect(checkDesignText(json).length).toBeGreaterThan(0);
      expect(readDesign(json)).toEqual({ climate: null, scenario: null });
      expect(played(json)).toEqual(played(''));
    }
  });

  test('[12.3] a table takes a sound one as its option, and no other', () => {
    const taken = (json: string) => tableOptions(ryv, { design: json }).design;
    const json = JSON.stringify(design);
    expect(taken(json)).toBe(json);
    expect(taken(JSON.stringify({ climate: { ...climate, legal: 7 } }))).toBe('');
  });

  test('[12.3] garbage never throws, and every fault has its words', () => {
    const known = new Set(Object.keys(en));
    const look = (data: unknown) => {
      for (const { why, path } of checkDesign(data)) {
        expect(known.has(why)).toBe(true);
        expect(path.length).toBeGreaterThan(0);
      }
    };
    fc.assert(fc.property(fc.anything(), look), { numRuns: 300 });
    const parts = [
      'climate',
      'scenario',
      'words',
      'casts',
      'relations',
      'standings',
      'outcomes',
      '3',
      '5',
      'future-1',
      'id',
    ];
    const shaped = fc.letrec<{ node: unknown }>((tie) => ({
      node: fc.oneof(
        { maxDepth: 4 },
        fc.anything(),
        fc.dictionary(fc.constantFrom(...parts), tie('node')),
        fc.array(tie('node'), { maxLength: 5 }),
      ),
    })).node;
    fc.assert(fc.property(shaped, look), { numRuns: 300 });
    fc.assert(
      fc.property(fc.string(), (json) => expect(readDesign(json)).toEqual({ climate: null, scenario: null })),
    );
  });

  test('[12.3] a design is played to its end by bots, at every size of table', () => {
    for (const seats of [3, 4, 5]) {
      const start = {
        seats,
        options: { ...options({ mode: 'full' }), design: JSON.stringify(design) },
        seed: seedFrom(seats),
      };
      const { finished } = playOut(ryv, start, botPlayer(ryv), {
        random: createRandom(seedFrom(9)),
        maxMoves: 4000,
      });
      expect([seats, finished]).toEqual([seats, true]);
    }
  });
});
