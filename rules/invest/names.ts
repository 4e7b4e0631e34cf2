import { cleanText } from '../engine/words';
import { HAZARDS, NAME_LENGTH } from './numbers';
import type { DisasterCard, Hazard, State } from './types';

type Names = State['names'];

export const NO_NAMES: Names = { flood: '', drought: '', health: '', energy: '', economy: '' };

/** What the table calls a disaster; '' where the default stands. */
export const calledBy = (names: Names, card: DisasterCard): string =>
  card === 'unknown' || card === 'good-year' ? '' : names[card];

/** The names of one game, for the next one at this table. */
export const namesFor = ({ names }: Pick<State, 'names'>): string =>
  HAZARDS.every((hazard) => names[hazard] === '') ? '' : JSON.stringify(names);

/** The names that an option brings along; `null` if it brings anything else. It may come from anywhere. */
export function namesIn(written: string): Names | null {
  if (written === '') return NO_NAMES;
  try {
    const asked = JSON.parse(written) as { readonly [H in Hazard]?: unknown } | null;
    const names = HAZARDS.map((hazard) => [hazard, cleanText(asked?.[hazard], NAME_LENGTH)] as const);
    return names.every(([hazard, name]) => name !== null && name === asked?.[hazard])
      ? (Object.fromEntries(names) as Names)
      : null;
  } catch {
    return null;
  }
}
