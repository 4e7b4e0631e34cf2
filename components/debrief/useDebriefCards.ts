import { useEffect, useState } from 'react';

import { useGameText, useText } from '@/i18n';
import type { Debrief, DebriefStep, Filling } from '@/rules/engine/debrief';
import { fetchDebrief } from '@/rules/shelf';
import type { GuestState } from '@/state/session/useTable';

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
  const filled = (filling: Filling) =>
    typeof filling === 'number' ? filling : 'key' in filling ? g(filling.key) : filling.words;
  return (step: DebriefStep): readonly TalkCard[] => [
    { kind: 'ask', text: t(`talk.ask.${step}`) },
    ...moments.flatMap(({ id, step: of, values }): readonly TalkCard[] => {
      const gaps = Object.entries(values).map(([name, filling]) => [name, filled(filling)] as const);
      return of === step ? [{ kind: 'moment', text: g(`moment.${id}`, Object.fromEntries(gaps)) }] : [];
    }),
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
