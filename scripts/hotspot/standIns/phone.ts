import { networkInterfaces } from 'node:os';

/** What the local module says of a phone whose hotspot is `ap0`. */
export const isAvailable = true;
export const interfaces = () =>
  (networkInterfaces()['ap0'] ?? [])
    .filter(({ family }) => family === 'IPv4')
    .map(({ address }) => ({ name: 'ap0', address, kind: 'hotspot' }));
export const hasMobileData = () => false;
export const startService = () => undefined;
export const stopService = () => undefined;
export const ownApk = () => null;
export const ownApkChecksum = () => Promise.resolve(null);
