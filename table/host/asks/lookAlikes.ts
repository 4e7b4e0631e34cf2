/**
 * Letters of other alphabets, and figures, that look like a Latin letter in most typefaces, by that letter. Chosen from the
 * table of confusables of Unicode (UTS #39): the alphabets that a phone's keyboard offers, not all 6,000 rows of it.
 */
const LIKE: { readonly [latin: string]: string } = {
  A: 'АΑᎪꓮ',
  a: 'аαɑ',
  B: 'ВΒᏴꓐ',
  b: 'ЬьƄвᏏ',
  C: 'СϹᏟꓚ',
  c: 'сϲᴄ',
  D: 'ᎠꓓᏧ',
  d: 'ԁᏯɗ',
  E: 'ЕΕᎬꓰ',
  e: 'еєεҽ',
  F: 'ϜꓝҒ',
  G: 'ԌᏀꓖ',
  g: 'ɡցǥ',
  H: 'НΗᎻꓧ',
  h: 'һհнᏂ',
  I: 'ІΙӀꓲ',
  i: 'іιıӏɩ',
  J: 'ЈͿᎫꓙ',
  j: 'јϳյ',
  K: 'КΚᏦꓗ',
  k: 'кκĸ',
  L: 'ᏞꓡԼ',
  l: 'ǀլ',
  M: 'МΜᎷꓟ',
  m: 'мʍ',
  N: 'Νꓠ',
  n: 'пηոռ',
  O: 'ОΟՕꓳ0',
  o: 'оοօσס',
  P: 'РΡᏢꓑ',
  p: 'рρϱ',
  Q: 'Ԛ',
  q: 'ԛգզ',
  R: 'ᎡᏒꓣ',
  r: 'гᴦꭇ',
  S: 'ЅՏᏚꓢ',
  s: 'ѕꜱ',
  T: 'ТΤᎢꓔ',
  t: 'тτ',
  U: 'Սꓴ',
  u: 'υսʋμ',
  V: 'ѴᏙꓦ',
  v: 'ѵνᴠ',
  W: 'ԜᎳꓪ',
  w: 'ԝωաᴡ',
  X: 'ХΧꓫ',
  x: 'хχ',
  Y: 'ҮΥꓬ',
  y: 'уγүყ',
  Z: 'ΖᏃꓜ',
  z: 'ᴢ',
};

const LATIN = new Map(
  Object.entries(LIKE).flatMap(([latin, others]) => [...others].map((other) => [other, latin] as const)),
);

/** Strokes that stand for each other, and two letters that make a third. */
const STROKES = /[I1|]/g;
const inStrokes = (name: string): string =>
  name.replace(STROKES, 'l').replaceAll('rn', 'm').replaceAll('vv', 'w');

/**
 * What two names must not share: how they look in Latin letters, whatever the case, and how they look as they were typed.
 * Marks on a letter stay: José is not Jose.
 */
export function shapesOf(name: string): readonly string[] {
  const latin = [...name.normalize('NFD')].map((letter) => LATIN.get(letter) ?? letter).join('');
  return [latin.toLowerCase(), `${inStrokes(latin).toLowerCase()} |`];
}
