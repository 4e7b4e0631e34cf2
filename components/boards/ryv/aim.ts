import { movesOf } from '@/components/boards/legal';
import type { Spot } from '@/rules/ryv/kinds';
import type { ActionView, Move } from '@/rules/ryv/types';

import type { RyvProps } from './selection';

export type Aim = {
  readonly action: ActionView | null;
  /** Places to choose from; `null` when nothing is to be placed now. */
  readonly spots: readonly Spot[] | null;
  readonly spot: Spot | null;
  /** What the button under the thumb would send. */
  readonly move: Move | null;
};

function placesFor(legal: RyvProps['legal'], action: string | null): readonly (Spot | null)[] | null {
  const puts = movesOf(legal, 'put');
  if (puts.length > 0) return puts.map(({ at }) => at);
  const acts = movesOf(legal, 'act').filter((move) => move.action === action);
  return acts.length === 0 ? null : acts.map(({ at }) => at);
}

/** What the selection stands for now, as far as it is still legal. */
export function aimOf({ view, legal, selection }: Pick<RyvProps, 'view' | 'legal' | 'selection'>): Aim {
  const places = placesFor(legal, selection.action);
  const spots = places?.flatMap((at) => at ?? []) ?? null;
  const spot =
    spots?.length === 1
      ? (spots[0] ?? null)
      : spots?.includes(selection.spot as Spot)
        ? selection.spot
        : null;
  const all = [...movesOf(legal, 'put'), ...movesOf(legal, 'act')];
  const isWhole = places !== null && (spot !== null || spots?.length === 0);
  const move = all.find(
    (one) => isWhole && one.at === spot && (one.type === 'put' || one.action === selection.action),
  );
  return {
    action: view.actions.find(({ id }) => id === selection.action) ?? null,
    spots: spots?.length === 0 ? null : spots,
    spot,
    move: move ?? null,
  };
}
