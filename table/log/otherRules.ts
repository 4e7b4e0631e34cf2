import type { Game } from '@/rules/engine';

import type { TableState } from './records';
import { OtherRules } from '@/table/storage/storage';

/** Whether the match under way needs other rules. A match that was put away, or is still being shuffled, needs none. */
export const isForeign = (
  { seed, rules }: TableState,
  game: Pick<Game, 'rulesVersion'> | undefined,
): boolean => seed !== null && rules !== game?.rulesVersion;

/**
 * Why a table cannot be played by the rules that are here; `null` when it can. A lobby has nothing to replay: any
 * rules that have its game and room for its seats go on with it.
 */
export function otherRules(
  table: TableState,
  game: Pick<Game, 'rulesVersion' | 'seats'> | undefined,
): OtherRules | null {
  const { game: id, rules: needs, app, size } = table;
  const hasRoom = needs === game?.rulesVersion || size <= (game?.seats.max ?? 0);
  if (game !== undefined && hasRoom && !isForeign(table, game)) return null;
  return new OtherRules({ game: id, needs, app, has: game?.rulesVersion ?? null });
}
