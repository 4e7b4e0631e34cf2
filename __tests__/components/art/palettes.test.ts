import { BOARDS } from '@/components/boards/boards';

import { contrast } from '../../support/contrast';

const all = Object.values(BOARDS).flatMap(({ id, palette }) => [
  [`${id} by day`, palette.light] as const,
  [`${id} by night`, palette.dark] as const,
]);

test.each(all)(
  '%s: words can be read, shapes stand out, surfaces show',
  (_, { ground, ink, accent, accent2 }) => {
    expect(contrast(ink, ground)).toBeGreaterThanOrEqual(4.5);
    expect(contrast(accent, ground)).toBeGreaterThanOrEqual(3);
    expect(contrast(accent2, ground)).toBeGreaterThanOrEqual(1.5);
    expect(new Set([ground, ink, accent, accent2]).size).toBe(4);
  },
);

test('contrast is measured as it is defined', () => {
  expect(contrast('#000000', '#ffffff')).toBeCloseTo(21);
  expect(contrast('#777777', '#ffffff')).toBeCloseTo(4.48, 2);
});
