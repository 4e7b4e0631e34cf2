import type { Interface } from './kinds';

export type { Interface } from './kinds';

/** A browser tells a page nothing of this. */
export const isAvailable = false;
export const interfaces = (): readonly Interface[] => [];
export const hasMobileData = (): boolean => false;
export const startService = (_title: string, _text: string): void => undefined;
export const stopService = (): void => undefined;
export const ownApk = (): { readonly path: string; readonly size: number } | null => null;
export const ownApkChecksum = (): Promise<string | null> => Promise.resolve(null);
