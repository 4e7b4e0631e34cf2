import type { Face, Typeface } from './typefaceTypes';

/** An installed app has the files inside it (see `app.json`), each known by its own name. */
const NAMES: { readonly [F in Face]: string } = {
  text: 'AtkinsonHyperlegible-Regular',
  strong: 'AtkinsonHyperlegible-Bold',
  display: 'BricolageGrotesque-ExtraBold',
};

export const typeface = (face: Face): Typeface => ({ fontFamily: NAMES[face] });
