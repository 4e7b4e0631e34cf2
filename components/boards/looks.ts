import { getDefaultStore } from 'jotai';

import { systemMotion } from '@/components/motion/systemMotion';
import { type Look, setLooks } from '@/state/session/story';
import { settingsAtom } from '@/state/store/settings';

import type { Happened, Looks } from './types';

/** No step holds the table longer, whatever it is made of: a host waits at most 20 s for a phone. */
const LONGEST_MS = 18_000;

const wishes = () => {
  const { reducedMotion, readingTime } = getDefaultStore().get(settingsAtom);
  return { isReduced: reducedMotion ?? systemMotion.isReduced(), readingTime };
};

/** How long one step wants to be looked at: as long as the longest scene in it, then the longest reading. */
function lookAt(
  looks: Looks,
  news: readonly Happened[],
  { isReduced, readingTime }: { readonly isReduced: boolean; readonly readingTime: number },
): Look {
  const each = news.map(({ event }): Look => {
    const look = looks[event.type as keyof Looks] as Look | ((of: typeof event) => Look) | undefined;
    return (typeof look === 'function' ? look(event) : look) ?? looks.other;
  });
  const lands = isReduced ? 0 : Math.min(LONGEST_MS, Math.max(0, ...each.map((look) => look.lands)));
  const read = Math.max(looks.other.read, ...each.map((look) => look.read)) * readingTime;
  return { lands, read: Math.min(read, LONGEST_MS - lands) };
}

/** The board of a game is here: from now on its story is told at its pace. */
export const tellLooks = (game: string, looks: Looks): void =>
  setLooks(game, (news) => lookAt(looks, news, wishes()));
