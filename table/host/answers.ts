import type { Answer } from '@/table/wire/protocol';

/** Enough for every request that can still be under way when its answer is lost. */
const REMEMBERED = 200;

/**
 * A request that comes twice is done once. A refusal is remembered too: its player has been told, so a second copy
 * that comes late must not be played after all.
 */
export function createAnswers() {
  const answers = new Map<string, Answer>();
  return (key: string, give: () => Answer): { readonly given: Answer; readonly isNew: boolean } => {
    const known = answers.get(key);
    if (known !== undefined) return { given: known, isNew: false };
    const given = give();
    answers.set(key, given);
    const oldest = answers.keys().next();
    if (answers.size > REMEMBERED && oldest.done !== true) answers.delete(oldest.value);
    return { given, isNew: true };
  };
}
