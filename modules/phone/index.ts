import { requireOptionalNativeModule } from 'expo';
import { Platform } from 'react-native';

import { type Interface, kindOf, leadsAway, type Listed } from './kinds';

export type { Interface } from './kinds';

type Native = {
  interfaces(): Listed[];
  startService?(title: string, text: string): void;
  stopService?(): void;
  ownApk?(): { path: string; size: number } | null;
  ownApkChecksum?(): Promise<string | null>;
};

const native = requireOptionalNativeModule<Native>('PalaverPhone');

/** Not in Expo Go, which holds no code of ours. */
export const isAvailable = native !== null;

/** Where guests may find this phone, a hotspot's own address included. */
export const interfaces = (): readonly Interface[] =>
  (native?.interfaces() ?? [])
    .filter((one) => !leadsAway(one))
    .map((one) => ({ name: one.name, address: one.address, kind: kindOf(one, Platform.OS) }));

/** Is mobile data (or a tunnel over it) on? It can swallow what is meant for the room. */
export const hasMobileData = (): boolean => (native?.interfaces() ?? []).some(leadsAway);

/** Android: lets the table go on while the app is in the background. iOS knows no such thing. */
export const startService = (title: string, text: string): void => native?.startService?.(title, text);
export const stopService = (): void => native?.stopService?.();

/** Android: the file this app was installed from. Null when it came in parts, of which none can be passed on alone. */
export const ownApk = (): { readonly path: string; readonly size: number } | null =>
  native?.ownApk?.() ?? null;

/** Its SHA-256 in hex. */
export const ownApkChecksum = (): Promise<string | null> =>
  native?.ownApkChecksum?.() ?? Promise.resolve(null);
