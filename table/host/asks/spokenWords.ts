import { cleanText, type GameTypes, plainWords } from '@/rules/engine';

/** Whether what players have written can be told to the others. */
export type WordRule = {
  readonly ofMove: (move: object) => boolean;
  /** Scenarios and names of one's own are options, written as JSON. */
  readonly ofOptions: (options: GameTypes['options']) => boolean;
};

const isSeen = (text: string): boolean => plainWords(text, Infinity) !== null;

function allSeen(value: unknown): boolean {
  if (typeof value === 'string') return isSeen(value);
  return typeof value !== 'object' || value === null || Object.values(value).every(allSeen);
}

function isWritingSeen(text: string): boolean {
  try {
    return allSeen(JSON.parse(text));
  } catch {
    return isSeen(text);
  }
}

export const seenWords: WordRule = {
  /**
   * Nothing in them that nobody sees, and something that is seen. A phone takes the rest out before it sends; a host that
   * did so would write down other words than the phone holds it to.
   */
  ofMove: (move) => {
    const { text } = move as { readonly text?: unknown };
    return typeof text !== 'string' || plainWords(text, Infinity) === cleanText(text, Infinity);
  },
  ofOptions: (options) =>
    Object.values(options).every((value) => typeof value !== 'string' || isWritingSeen(value)),
};
