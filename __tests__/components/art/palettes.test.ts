import { PALETTES } from '@/components/art/palettes';

const channel = (value: number) => (value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4);
const light = (hex: string) => {
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map((at) => channel(parseInt(hex.slice(at, at + 2), 16) / 255));
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
};
const contrast = (a: string, b: string) => {
  const [dark = 0, bright = 0] = [light(a), light(b)].sort((x, y) => x - y);
  return (bright + 0.05) / (dark + 0.05);
};

const all = Object.entries(PALETTES).flatMap(([game, { light, dark }]) => [
  [`${game} by day`, light] as const,
  [`${game} by night`, dark] as const,
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
