import { NativeModules } from 'react-native';

import { isAvailable, startService, stopService } from '@/modules/phone';

import type { HostingProblem, HostTable, ShowOpen } from './hostingTypes';

export type { Hosted } from './hostingTypes';

/** Expo Go holds no code but its own, so it has no sockets to listen with. */
export const hostingProblem: HostingProblem =
  isAvailable && NativeModules['TcpSockets'] != null ? null : 'expoGo';

/** Import the sockets only when needed: where their native half is missing, the import itself throws. */
export const hostTable: HostTable = async (of) => {
  if (hostingProblem !== null) throw new Error('this app cannot be a host');
  const { hostOnPhone } = await import('./phoneHosting');
  return hostOnPhone(of);
};

export const showOpen: ShowOpen = (words) =>
  words === null ? stopService() : startService(words.title, words.text);
