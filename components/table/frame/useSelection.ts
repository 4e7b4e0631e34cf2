import { useState } from 'react';

import type { SelectionRules } from '@/components/boards/types';
import type { GameTypes, Seat } from '@/rules/engine';

export type SelectionOwner<G extends GameTypes> = {
  readonly view: G['view'];
  readonly me: Seat | null;
  /** Names the table, the match and the seat. Nothing that was chosen for one is ever seen by another. */
  readonly owner: string;
};

const partsOf = <S extends object>(of: Partial<S>, parts: readonly (keyof S)[]): Partial<S> =>
  Object.fromEntries(Object.entries(of).filter(([part]) => parts.includes(part as keyof S))) as Partial<S>;

/** What is chosen on a board and not sent yet. Board and actions are two parts of the screen; this is kept above both. */
export function useSelection<G extends GameTypes, S extends object>(
  { empty, moment, lasting = [] }: SelectionRules<G, S>,
  { view, me, owner }: SelectionOwner<G>,
): { readonly selection: S; readonly select: (change: Partial<S>) => void } {
  const now = moment?.(view, me) ?? '';
  const [kept, keep] = useState({ owner, moment: now, selection: empty });
  const isMine = kept.owner === owner;
  const isCurrent = isMine && kept.moment === now;
  const selection = isCurrent
    ? kept.selection
    : { ...empty, ...(isMine && partsOf<S>(kept.selection, lasting)) };
  // Emptied at once and not in an effect: no screen may show what was chosen for another seat, not even for a moment.
  if (!isCurrent) keep({ owner, moment: now, selection });

  // The answer to a move may come after the game has gone on or the phone was passed: what is chosen by then is not its business.
  const select = (change: Partial<S>) =>
    keep((latest) => {
      if (latest.owner !== owner) return latest;
      const part = latest.moment === now ? change : partsOf(change, lasting);
      return { ...latest, selection: { ...latest.selection, ...part } };
    });
  return { selection, select };
}
