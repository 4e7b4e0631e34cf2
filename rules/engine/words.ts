/** Line breaks, controls and direction overrides could make one player's words look like the app's. */
const UNWANTED = /[\u0000-\u001f\u007f-\u009f\u2028-\u202e\u2066-\u2069\ufeff]/g;

/** The words a move carries, trimmed; `null` when there are some where none are allowed, or too many. */
export function cleanText(text: unknown, max: number): string | null {
  if (text === undefined || text === null) return '';
  if (typeof text !== 'string') return null;
  const clean = text.replace(UNWANTED, ' ').trim();
  return [...clean].length > max ? null : clean;
}
