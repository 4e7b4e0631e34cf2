import { BOARDS } from '@/components/boards/boards';
import { fetchCodeExchange } from '@/state/join/askCode';

/**
 * All that a phone shows and does when its host is gone: help, recovery, codes to scan and to type, leaving. It is
 * fetched while there is somebody to fetch it from; a page that is asked of a lost host stays blank. What fails is
 * fetched again when it is needed.
 */
export const fetchForTrouble = (): Promise<unknown> =>
  Promise.allSettled([
    import('@/components/connect/help/ConnectHelpPage'),
    import('@/components/recovery/pages'),
    fetchCodeExchange(),
    import('@/components/codes/QrDrawing'),
    import('@/components/codes/CodeCamera'),
    import('@/components/home/HomePage'),
    import('@/components/settings/SettingsPage'),
    import('./FinishedGamePage'),
    ...Object.values(BOARDS).map(({ cover }) => cover()),
  ]);
