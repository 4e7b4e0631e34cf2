import { useEffect } from 'react';
import { AppState } from 'react-native';

import { currentSession } from '@/state/session/tableSession';

const wake = (): void => currentSession()?.guests.forEach((guest) => guest.wake());

/** A phone that was asleep or out of reach does not wait for its next try to find the table again. */
export function useReconnectOnWake(): void {
  useEffect(() => {
    const subscription = AppState.addEventListener('change', (state) => state === 'active' && wake());
    // Only a browser has these; in the app the state above is enough.
    const page = typeof document === 'undefined' ? null : window;
    const signs = ['focus', 'online', 'pageshow'] as const;
    signs.forEach((sign) => page?.addEventListener(sign, wake));
    return () => {
      subscription.remove();
      signs.forEach((sign) => page?.removeEventListener(sign, wake));
    };
  }, []);
}
