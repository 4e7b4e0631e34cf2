import { atom, useAtom } from 'jotai';
import { useEffect } from 'react';

import type { ActionId, RegionId, View } from '@/rules/chile/types';

/** What I am about to do: chosen under the thumb, aimed on the map, and sent only by the last button. */
export type Draft = {
  readonly action: ActionId | null;
  readonly region: RegionId | null;
  /** Why what I touched cannot be. */
  readonly problem: string | null;
};

const NOTHING: Draft = { action: null, region: null, problem: null };

/** The map and the buttons are two parts of the screen, so what they share lives outside both. */
const draftAtom = atom<{ readonly moment: string; readonly draft: Draft }>({ moment: '', draft: NOTHING });

/** A draft is for one moment of one player; as soon as the table has moved on it is forgotten. */
function momentOf({ day, phase, turn, task, seats }: View, me: number): string {
  return JSON.stringify([me, day, phase, turn, task, seats[me as 0 | 1].left, seats[me as 0 | 1].raised]);
}

export function useDraft(view: View, me: number | null): readonly [Draft, (draft: Partial<Draft>) => void] {
  const [kept, keep] = useAtom(draftAtom);
  const moment = me === null ? '' : momentOf(view, me);
  const draft = kept.moment === moment ? kept.draft : NOTHING;
  return [draft, (change) => keep({ moment, draft: { ...draft, ...change } })];
}

type Look = { readonly held: boolean; readonly kept: boolean };
const CLOSED: Look = { held: false, kept: false };

const lookAtom = atom(CLOSED);

/** Whether what only I know lies open on this phone. */
export function useLook() {
  const [look, setLook] = useAtom(lookAtom);
  return {
    ...look,
    isOpen: look.held || look.kept,
    hold: (held: boolean) => setLook((now) => ({ ...now, held })),
    keep: (kept: boolean) => setLook((now) => ({ ...now, kept })),
  };
}

/** Whoever gets the phone next finds it closed. */
export function useCloseWhenGone(): void {
  const [, setLook] = useAtom(lookAtom);
  useEffect(() => () => setLook(CLOSED), [setLook]);
}
