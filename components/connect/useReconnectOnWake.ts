import { useEffect } from 'react';
import { AppState } from 'react-native';

import { currentSession } from '@/state/session/tableSession';

const wake = (): void => currentSession()?.guests.forEach((guest) => guest.wake());

/** Reconnects at once when the phone wakes up or is online again, instead of waiting for the next attempt. */
export function useReconnectOnWake(): void {
  useEffect(() => {
    const subscription = AppState.addEventListener('change', (state) => state === 'active' && wake());
    // Only a browser has these events; in the app the AppState above is enough.
    const page = typeof document === 'undefined' ? null : window;
    const signs = ['focus', 'online', 'pageshow'] as const;
    signs.forEach((sign) => page?.addEventListener(sign, wake));
    return () => {
      subscription.remove();
      signs.forEach((sign) => page?.removeEventListener(sign, wake));
    };
  }, []);
}
