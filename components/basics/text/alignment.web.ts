/**
 * By the direction of the page, not of the words: a name in Latin letters stands beside its mark on an Arabic page too.
 * react-native-web knows these words, react-native's types do not.
 */
export const ALIGNMENT = { start: 'start', center: 'center', end: 'end' } as unknown as {
  readonly start: 'auto';
  readonly center: 'center';
  readonly end: 'right';
};
