import { networkInterfaces } from 'node:os';

/** What the local module says of a phone: `ap0` is the hotspot it made, `wlan0` the one it joined. */
const KINDS = { ap0: 'hotspot', wlan0: 'wifi' } as const;

export const isAvailable = true;
export const interfaces = () =>
  Object.entries(KINDS).flatMap(([name, kind]) =>
    (networkInterfaces()[name] ?? [])
      .filter(({ family }) => family === 'IPv4')
      .map(({ address }) => ({ name, address, kind })),
  );
export const hasMobileData = () => false;
export const startService = () => undefined;
export const stopService = () => undefined;
export const ownApk = () => null;
export const ownApkChecksum = () => Promise.resolve(null);
