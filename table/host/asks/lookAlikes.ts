/**
 * Letters of other alphabets, small capitals and figures that look like a Latin letter in most typefaces, by that letter.
 * Chosen from the table of confusables of Unicode (UTS #39): the alphabets that a phone's keyboard offers, and those that
 * pages for fancy names use, not all 6,000 rows of it.
 */
const LIKE: { readonly [latin: string]: string } = {
  A: 'АΑᎪꓮ',
  a: 'аαɑᴀ',
  B: 'ВΒᏴꓐ',
  b: 'ЬьƄвᏏʙ',
  C: 'СϹᏟꓚⲤ',
  c: 'сϲᴄⲥ',
  D: 'ᎠꓓᏧ',
  d: 'ԁᏯɗᴅ',
  E: 'ЕΕᎬꓰ',
  e: 'еєεҽᴇ',
  F: 'ϜꓝҒ',
  G: 'ԌᏀꓖ',
  g: 'ɡցǥɢ',
  H: 'НΗᎻꓧ',
  h: 'һհнᏂʜ',
  I: 'ІΙӀꓲⲒ',
  i: 'іιıӏɩɪ',
  J: 'ЈͿᎫꓙ',
  j: 'јϳյᴊȷ',
  K: 'КΚᏦꓗⲔ',
  k: 'кκĸᴋⲕ',
  L: 'ᏞꓡԼ',
  l: 'ǀլʟƖاו١',
  M: 'МΜᎷꓟⲘ',
  m: 'мʍᴍ',
  N: 'ΝꓠⲚ',
  n: 'пηոռɴ',
  O: 'ОΟՕꓳ0Ⲟ',
  o: 'оοօσסᴏⲟ०০๐٥ه',
  P: 'РΡᏢꓑⲢ',
  p: 'рρϱᴘⲣ',
  Q: 'Ԛ',
  q: 'ԛգզꞯ',
  R: 'ᎡᏒꓣ',
  r: 'гᴦꭇʀⲅ',
  S: 'ЅՏᏚꓢ',
  s: 'ѕꜱ',
  T: 'ТΤᎢꓔⲦ',
  t: 'тτᴛⲧ',
  U: 'Սꓴ',
  u: 'υսʋμᴜ',
  V: 'ѴᏙꓦ',
  v: 'ѵνᴠ',
  W: 'ԜᎳꓪ',
  w: 'ԝωաᴡ',
  X: 'ХΧꓫⲬ',
  x: 'хχⲭ',
  Y: 'ҮΥꓬⲨ',
  y: 'уγүყʏⲩ',
  Z: 'ΖᏃꓜ',
  z: 'ᴢ',
};

const LATIN = new Map(
  Object.entries(LIKE).flatMap(([latin, others]) => [...others].map((other) => [other, latin] as const)),
);

/** Letters in black circles, in black squares, and as signals: first and last, in the order of the alphabet. */
const SIGNS = [
  [0x1f150, 0x1f169],
  [0x1f170, 0x1f189],
  [0x1f1e6, 0x1f1ff],
] as const;

function inLatin(letter: string): string {
  const code = letter.codePointAt(0) ?? 0;
  const [first] = SIGNS.find(([from, to]) => code >= from && code <= to) ?? [];
  if (first !== undefined) return String.fromCharCode(0x41 + code - first);
  // Small Cherokee letters are its capitals made small, and few phones have them.
  const isSmallCherokee = code >= 0xab70 && code <= 0xabbf;
  const known = isSmallCherokee ? letter.toUpperCase() : letter;
  return LATIN.get(known) ?? known;
}

/** Lines under, over and through letters: no language tells names apart by them. */
const LINES = /[\u0305\u0332-\u0338\u033f\u20d2\u20d3\u20d8-\u20da\u20e5-\u20eb]/g;

/** Strokes that stand for each other, and two letters that make a third. */
const STROKES = /[I1|]/g;
const inStrokes = (name: string): string =>
  name.replace(STROKES, 'l').replaceAll('rn', 'm').replaceAll('vv', 'w');

/**
 * What two names must not share: how they look in Latin letters, whatever the case, and how they look as they were typed.
 * Marks on a letter stay: José is not Jose.
 */
export function shapesOf(name: string): readonly string[] {
  const latin = [...name.normalize('NFD').replace(LINES, '')].map(inLatin).join('');
  return [latin.toLowerCase(), `${inStrokes(latin).toLowerCase()} |`];
}
