import { atom, useAtom } from 'jotai';

import type { BoardProps } from '@/components/boards/types';
import type { Spot } from '@/rules/ryv/kinds';
import type { ActionView, Move, Ryv, View } from '@/rules/ryv/types';

import { type Legals, movesOf } from './moves';

/** What I am about to do: an action of the mat, a place on the board. Sent only by the button under the thumb. */
type Draft = { readonly action: string | null; readonly spot: Spot | null };
const NOTHING: Draft = { action: null, spot: null };

/** Board and buttons are two parts of the screen, so what they share lives outside both. */
const draftAtom = atom<{ readonly moment: string; readonly draft: Draft }>({ moment: '', draft: NOTHING });

/** A draft is for one moment of one player; as soon as the table has moved on it is forgotten. */
const momentOf = ({ round, phase, turn, task, players }: View, me: number | null): string =>
  JSON.stringify([me, round, phase, turn, task, me === null ? [] : players[me]?.sheet.acted]);

export type Aim = {
  readonly action: ActionView | null;
  /** Places to choose from; `null` when nothing is to be placed now. */
  readonly spots: readonly Spot[] | null;
  readonly spot: Spot | null;
  /** What the button under the thumb would send. */
  readonly move: Move | null;
  readonly pick: (action: string | null) => void;
  readonly touch: (spot: Spot) => void;
};

function placesFor(legal: Legals, action: string | null): readonly (Spot | null)[] | null {
  const puts = movesOf(legal, 'put');
  if (puts.length > 0) return puts.map(({ at }) => at);
  const acts = movesOf(legal, 'act').filter((move) => move.action === action);
  return acts.length === 0 ? null : acts.map(({ at }) => at);
}

export function useAim({ view, legal, me }: Pick<BoardProps<Ryv>, 'view' | 'legal' | 'me'>): Aim {
  const [kept, keep] = useAtom(draftAtom);
  const moment = momentOf(view, me);
  const draft = kept.moment === moment ? kept.draft : NOTHING;
  const places = placesFor(legal, draft.action);
  const spots = places?.flatMap((at) => at ?? []) ?? null;
  const spot =
    spots?.length === 1 ? (spots[0] ?? null) : spots?.includes(draft.spot as Spot) ? draft.spot : null;
  const all = [...movesOf(legal, 'put'), ...movesOf(legal, 'act')];
  const isWhole = places !== null && (spot !== null || spots?.length === 0);
  const move = all.find(
    (one) => isWhole && one.at === spot && (one.type === 'put' || one.action === draft.action),
  );
  const change = (next: Draft) => keep({ moment, draft: next });
  return {
    action: view.actions.find(({ id }) => id === draft.action) ?? null,
    spots: spots?.length === 0 ? null : spots,
    spot,
    move: move ?? null,
    pick: (action) => change({ action, spot: null }),
    touch: (touched) => change({ ...draft, spot: touched }),
  };
}
