import { useEffect, useState } from 'react';

import { useGameText, useText } from '@/i18n';
import type { Debrief, DebriefStep } from '@/rules/engine/debrief';
import { fetchDebrief } from '@/rules/shelf';
import type { GuestState } from '@/state/session/useTable';

import { momentText } from './momentText';

export type TalkCard = { readonly kind: 'ask' | 'moment' | 'question'; readonly text: string };

/**
 * The cards of each step, the same on all screens: what the app asks, what happened in this game, what its rulebook asks.
 * Before the game is over there is only the first.
 */
export function useDebriefCards({ table, snapshot }: Pick<GuestState, 'table' | 'snapshot'>) {
  const t = useText();
  const game = table?.game ?? '';
  const g = useGameText(game);
  const isOver = table?.stage === 'over' && snapshot !== null;
  const debrief = useDebrief(isOver ? game : null);
  const moments = isOver ? (debrief?.moments(snapshot.view) ?? []) : [];
  return (step: DebriefStep): readonly TalkCard[] => [
    { kind: 'ask', text: t(`talk.ask.${step}`) },
    ...moments.flatMap((moment): readonly TalkCard[] =>
      moment.step === step ? [{ kind: 'moment', text: momentText(moment, g) }] : [],
    ),
    ...(debrief?.questions[step] ?? []).map((key): TalkCard => ({ kind: 'question', text: g(key) })),
  ];
}

/** Fetched when a talk begins: most guests never see one that is led. */
function useDebrief(game: string | null): Debrief | null {
  const [fetched, setFetched] = useState<{ readonly game: string; readonly debrief: Debrief } | null>(null);
  useEffect(() => {
    let isWanted = game !== null;
    if (game !== null)
      fetchDebrief(game).then(
        (debrief) => isWanted && setFetched({ game, debrief }),
        () => undefined,
      );
    return () => {
      isWanted = false;
    };
  }, [game]);
  return fetched !== null && fetched.game === game ? fetched.debrief : null;
}
