import { useAtomValue } from 'jotai';
import { useCallback } from 'react';

import { settingsAtom } from '@/state/store/settings';

import type { Feedback, Player } from './feedback';
import { useFirstTouch } from './useFirstTouch';

let loading: Promise<Player> | null = null;

/** Loaded at the first sound or vibration: a player who turned both off never loads it. */
const load = (): Promise<Player> => (loading ??= import('./player').then(({ player }) => player));

/** Plays the sound and vibration of what happens at the table, as this player's settings allow. */
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
        // When loading fails, this sound is dropped and the next one tries again.
        () => (loading = null),
      );
    },
    [sound, haptics],
  );
  return { play };
}
