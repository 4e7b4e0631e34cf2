/** `text` and `strong` for what is read, `display` for names of games and of screens. */
export type Face = 'text' | 'strong' | 'display';

export type Typeface = { readonly fontFamily: string; readonly fontWeight?: '400' | '700' | '800' };
