import {
  addBatteryLevelListener,
  addBatteryStateListener,
  BatteryState,
  getPowerStateAsync,
} from 'expo-battery';

/** The others' game ends with this battery, so there must be time to fetch a cable. */
const LOW = 0.2;

/** Says when the battery runs low, and when it no longer does. Returns what ends it. */
export function watchBattery(onChange: (isLow: boolean) => void): () => void {
  let level = 1;
  let isCharging = false;
  let wasLow = false;
  let isOver = false;
  const look = (now: { level?: number; state?: BatteryState }) => {
    // Simulators and some tablets know no level: -1.
    if (now.level !== undefined) level = now.level < 0 ? 1 : now.level;
    if (now.state !== undefined)
      isCharging = now.state === BatteryState.CHARGING || now.state === BatteryState.FULL;
    const isLow = level <= LOW && !isCharging;
    if (isLow === wasLow || isOver) return;
    wasLow = isLow;
    onChange(isLow);
  };
  const listeners = [
    addBatteryLevelListener(({ batteryLevel }) => look({ level: batteryLevel })),
    addBatteryStateListener(({ batteryState }) => look({ state: batteryState })),
  ];
  getPowerStateAsync().then(
    ({ batteryLevel, batteryState }) => look({ level: batteryLevel, state: batteryState }),
    () => undefined,
  );
  return () => {
    isOver = true;
    for (const listener of listeners) listener.remove();
  };
}
