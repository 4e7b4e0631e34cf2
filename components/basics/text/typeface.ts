/** `text` and `strong` for what is read, `display` for names of games and of screens. */
export type Face = 'text' | 'strong' | 'display';

export type Typeface = { readonly fontFamily: string; readonly fontWeight?: '400' | '700' | '800' };

/** An installed app has the files inside it (see `app.json`), each known by its own name. */
const NAMES: { readonly [F in Face]: string } = {
  text: 'AtkinsonHyperlegible-Regular',
  strong: 'AtkinsonHyperlegible-Bold',
  display: 'BricolageGrotesque-ExtraBold',
};

export const typeface = (face: Face): Typeface => ({ fontFamily: NAMES[face] });

/** React Native swaps left and right by itself in a language that is read from right to left. */
export const ALIGNMENT = { start: 'auto', center: 'center', end: 'right' } as const;
