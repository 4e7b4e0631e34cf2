import { useAtomValue } from 'jotai';
import { useCallback } from 'react';

import { settingsAtom } from '@/state/store/settings';

import type { Feedback, Player } from './feedback';
import { useFirstTouch } from './useFirstTouch';

let loading: Promise<Player> | null = null;

/** Fetched when something is first to be heard or felt: whoever turned both off never loads it. */
const load = (): Promise<Player> => (loading ??= import('./player').then(({ player }) => player));

/** Sound and buzz for what happens at the table, as far as this player wants them. */
export function useFeedback(): { readonly play: (what: Feedback) => void } {
  const { sound, haptics } = useAtomValue(settingsAtom);
  useFirstTouch(sound);
  const play = useCallback(
    (what: Feedback) => {
      if (!sound && !haptics) return;
      load().then(
        (player) => {
          if (sound) player.sound(what);
          if (haptics) player.buzz(what);
        },
        // Not fetched now: silent now, and tried again next time.
        () => (loading = null),
      );
    },
    [sound, haptics],
  );
  return { play };
}
