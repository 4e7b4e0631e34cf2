import { CLIMATES } from '@/rules/ryv/content/climates';
import { SCENARIOS } from '@/rules/ryv/content/scenarios';
import type { Climate, Scenario } from '@/rules/ryv/content/types';
import { unreachable } from '@/rules/ryv/reach';

const [base] = SCENARIOS;
const design = (scenario: Partial<Scenario>, climate: Partial<Climate> = {}) =>
  unreachable({ scenario: { ...base, ...scenario }, climate: { ...CLIMATES[1], ...climate } }).map(
    ({ goal, seats }) => `${goal}/${seats}`,
  );

test('[12.3] none of our goals is dead in any Scenario and climate', () => {
  expect(unreachable({ climate: null, scenario: null })).toEqual([]);
});

test('[12.3] nobody can sell an AI where all others take no AI action', () => {
  const casts = { ...base.casts, 3: ['university', 'workers', 'criminals'] };
  expect(design({ casts }, { technology: 'poor' })).toContain('university-2/3');
  expect(design({ casts })).not.toContain('university-2/3');
});

test('[12.3] a design with one part is held against all of ours for the other', () => {
  const casts = { ...base.casts, 3: ['university', 'workers', 'criminals'] };
  const found = unreachable({ climate: null, scenario: { ...base, casts } });
  expect(found.map(({ goal }) => goal)).toContain('university-2');
  expect(new Set(found.map(({ climate }) => climate.id))).toEqual(new Set(['fragile-peace']));
});
