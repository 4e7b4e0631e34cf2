import { loopback } from '@/net/loopback';
import { createBots } from '@/table/bots/bots';
import type { Channel, Dial, PublicKey } from '@/table/wire/channel';
import type { Clock } from '@/table/wire/clock';
import { type Host, openHost } from '@/table/host/host';
import type { Crypto, KeyPair } from '@/table/wire/keys';
import type { KeyValueStore, LogStore } from '@/table/storage/storage';
import { watchedValues } from '@/table/storage/watchedValues';

import type { Chance } from './chance';
import type { Process, Time } from './time';
import type { WorldOptions } from './types';
import { openWire, type Wire } from '@/scripts/sim/faults/network/wire';

export const TABLE_ID = 'table';

const SLOW_LOOKS = 4;
const SLOW_MS = 5;

export type HostDevice = { readonly host: Host; readonly process: Process; readonly wire: Wire | null };

/** A clock on which some time passes between two readings, as on a slow phone; the delay does not add up. */
function slowed({ now, after }: Clock): Clock {
  let looks = 0;
  return { now: () => now() + (looks++ % SLOW_LOOKS) * SLOW_MS, after };
}

/** The host and its bots, as they run on one device until it is killed. */
export function openHostDevice(
  of: Pick<WorldOptions, 'game' | 'isWired' | 'isSlow' | 'plant'> & {
    time: Time;
    process: Process;
    store: LogStore;
    bots: KeyValueStore;
    crypto: Crypto;
    chance: Chance;
    hostKey: PublicKey;
    accept: (host: Host, channel: Channel) => void;
  },
): HostDevice & { attachBots(): void } {
  const { process, bots, crypto, chance } = of;
  const clock = of.isSlow ? slowed(process.clock) : process.clock;
  const dial =
    (keys: KeyPair): Dial =>
    () => {
      const line = loopback({
        keys: { host: of.hostKey, guest: keys.publicKey },
        schedule: (run, ms) => void clock.after(ms, run),
      });
      of.accept(host, line.host);
      return Promise.resolve(line.guest);
    };
  const values = watchedValues({
    ...bots,
    set: (key, value) => (process.isAlive() ? bots.set(key, value) : undefined),
    remove: (key) => (process.isAlive() ? bots.remove(key) : undefined),
  });
  const table = createBots({ crypto, clock, values, dial, pace: () => chance.between(100, 600) });
  const host = openHost({
    store: of.store,
    games: { [of.game.id]: of.game },
    clock,
    crypto,
    botValues: values,
    newBot: table.newBot,
    ...(of.plant?.defences?.host && { defences: of.plant.defences.host }),
  });
  const wire = of.isWired
    ? openWire({ time: of.time, process, host, tableId: TABLE_ID, accept: of.accept })
    : null;
  return { host, process, wire, attachBots: () => void table.attach(host) };
}
