import display800More from '@/assets/fonts/display-800-more.woff2';
import display800 from '@/assets/fonts/display-800.woff2';
import { RANGES } from '@/assets/fonts/ranges';
import text400More from '@/assets/fonts/text-400-more.woff2';
import text400 from '@/assets/fonts/text-400.woff2';
import text700More from '@/assets/fonts/text-700-more.woff2';
import text700 from '@/assets/fonts/text-700.woff2';

import type { Face, Typeface } from './typeface';

const SYSTEM = 'system-ui, -apple-system, "Segoe UI", Roboto, "Noto Sans", sans-serif';

const FILES = [
  ['Palaver Text', 400, text400, RANGES['text-400']],
  ['Palaver Text', 400, text400More, RANGES['text-400-more']],
  ['Palaver Text', 700, text700, RANGES['text-700']],
  ['Palaver Text', 700, text700More, RANGES['text-700-more']],
  ['Palaver Display', 800, display800, RANGES['display-800']],
  ['Palaver Display', 800, display800More, RANGES['display-800-more']],
] as const;

const FACES: { readonly [F in Face]: Typeface } = {
  text: { fontFamily: `"Palaver Text", ${SYSTEM}`, fontWeight: '400' },
  strong: { fontFamily: `"Palaver Text", ${SYSTEM}`, fontWeight: '700' },
  display: { fontFamily: `"Palaver Display", ${SYSTEM}`, fontWeight: '800' },
};

/** Text is shown in the phone's own typeface until ours has loaded. */
function announce(): void {
  const style = document.createElement('style');
  style.textContent = FILES.map(
    ([family, weight, file, letters]) =>
      `@font-face{font-family:"${family}";font-weight:${weight};font-display:swap;src:url("${file}") format("woff2");unicode-range:${letters}}`,
  ).join('');
  document.head.append(style);
}
announce();

export const typeface = (face: Face): Typeface => FACES[face];

/**
 * Text is aligned by the direction of the page, not of its letters: a Latin name stands beside its mark on an Arabic page too.
 * react-native-web knows these words, react-native's types do not.
 */
export const ALIGNMENT = { start: 'start', center: 'center', end: 'end' } as unknown as {
  readonly start: 'auto';
  readonly center: 'center';
  readonly end: 'right';
};
