import { notificationAsync, NotificationFeedbackType } from 'expo-haptics';
import { useAtomValue } from 'jotai';
import { useEffect } from 'react';

import { settingsAtom } from '@/state/settings';

/** A short buzz when it becomes my turn, the same whatever there is to do. */
export function useMyTurn(mine: boolean): void {
  const { haptics } = useAtomValue(settingsAtom);
  useEffect(() => {
    if (!mine || !haptics) return;
    notificationAsync(NotificationFeedbackType.Success).catch(() => undefined);
  }, [mine, haptics]);
}
