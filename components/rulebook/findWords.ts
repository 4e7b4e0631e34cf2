export type Part = { readonly text: string; readonly isHit: boolean };

/** Removes accents and capitals, as people type. Each letter stays one letter, so that positions stay the same. */
const fold = (text: string): string =>
  Array.from(text, (letter) => {
    const bare = letter
      .normalize('NFD')
      .replace(/[\u0300-\u036f]/g, '')
      .toLowerCase();
    return bare.length === letter.length ? bare : letter.toLowerCase().slice(0, letter.length);
  }).join('');

/** Every word of the search must be there, in any order. */
export function hasWords(text: string, search: string): boolean {
  const folded = fold(text);
  return wordsOf(search).every((word) => folded.includes(word));
}

const wordsOf = (search: string): readonly string[] => fold(search).split(/\s+/).filter(Boolean);

/** The text in pieces, those that were searched for apart from the rest. */
export function partsOf(text: string, search: string): readonly Part[] {
  const folded = fold(text);
  const isHit = new Array<boolean>(text.length).fill(false);
  for (const word of wordsOf(search))
    for (let at = folded.indexOf(word); at >= 0; at = folded.indexOf(word, at + word.length))
      isHit.fill(true, at, at + word.length);
  const parts: { text: string; isHit: boolean }[] = [];
  for (let at = 0; at < text.length; at += 1) {
    const last = parts.at(-1);
    const hit = isHit[at] === true;
    if (last?.isHit === hit) last.text += text.charAt(at);
    else parts.push({ text: text.charAt(at), isHit: hit });
  }
  return parts;
}
