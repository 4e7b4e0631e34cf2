import { webcrypto } from 'node:crypto';
import { readFile } from 'node:fs/promises';

/** What the app takes from Expo's modules to be a host, on a machine that is no phone. */
export const activateKeepAwakeAsync = () => Promise.resolve();
export const deactivateKeepAwake = () => Promise.resolve();

export const BatteryState = { UNKNOWN: 0, UNPLUGGED: 1, CHARGING: 2, FULL: 3 };
const nothingToHear = () => ({ remove: () => undefined });
export const addBatteryLevelListener = nothingToHear;
export const addBatteryStateListener = nothingToHear;
export const getPowerStateAsync = () =>
  Promise.resolve({ batteryLevel: 0.8, batteryState: BatteryState.UNPLUGGED });

export const Asset = {
  fromModule: (path: string) => ({ downloadAsync: () => Promise.resolve({ localUri: path }) }),
};
export const FileMode = { ReadOnly: 'r' };
export class File {
  readonly path: string;
  constructor(path: string) {
    this.path = path;
  }
  bytes = async () => new Uint8Array(await readFile(this.path));
}

export const getRandomValues = (bytes: Uint8Array<ArrayBuffer>) => webcrypto.getRandomValues(bytes);

const values = new Map<string, string>();
export default {
  getItemSync: (key: string) => values.get(key) ?? null,
  setItemSync: (key: string, value: string) => void values.set(key, value),
  removeItemSync: (key: string) => values.delete(key),
  getAllKeysSync: () => [...values.keys()],
};
