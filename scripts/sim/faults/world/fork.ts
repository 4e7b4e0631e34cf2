import { loopback } from '@/net/loopback';
import { createGuest } from '@/table/guest/guest';
import { memoryLog, type KeyValueStore } from '@/table/storage/storage';
import { createPhoneTrust } from '@/table/trust/phoneTrust';
import type { Channel, PublicKey } from '@/table/wire/channel';
import type { Crypto } from '@/table/wire/keys';

import type { Liars } from '@/scripts/sim/liars/between';
import type { Chance } from './chance';
import { copyOf } from './disk';
import { openHostDevice, TABLE_ID } from './hostDevice';
import { play } from './player';
import type { Process, Time } from './time';
import type { Phone, WorldOptions } from './types';

type ForkParts = Pick<WorldOptions, 'game' | 'style' | 'plant'> & {
  readonly time: Time;
  readonly crypto: Crypto;
  readonly chance: Chance;
  readonly liars: Liars;
  readonly bots: KeyValueStore;
  readonly lines: readonly string[];
  readonly hostKey: PublicKey;
  readonly join: string;
  readonly dupe: Phone;
  readonly others: readonly Phone[];
  /** What the dupe vouches reaches the others, and the other way round. */
  readonly carriesVouches: boolean;
};

type Vouch = { t: string; kind: string; of: string; macs: readonly (readonly [string, string])[] };

const vouchIn = (text: string): Vouch | null =>
  text.startsWith('{"t":"vouch"') ? (JSON.parse(text) as Vouch) : null;

/**
 * The game that a lying host shows to one phone alone. It plays the others there as it likes: it has all that they have,
 * but what their phones say of themselves it cannot say in their place.
 */
export function openFork(of: ForkParts): { accept(channel: Channel): void; close(): void } {
  const { time, dupe, others, liars } = of;
  const process = time.process();
  const device = openHostDevice({
    ...of,
    isWired: false,
    process,
    store: memoryLog(of.lines),
    bots: copyOf(of.bots),
    accept: (host, channel) => host.accept(channel),
  });
  device.attachBots();
  for (const phone of others) openPuppet(of, phone, process, (channel) => device.host.accept(channel));

  if (of.carriesVouches)
    for (const phone of others)
      liars.between(phone, {
        hear: (frame) => {
          if (frame.t === 'vouch') carry(phone, frame.macs, frame, (to) => to === dupe.keys.publicKey);
          return frame;
        },
      });

  let there: Channel | null = null;
  function carry(
    from: Phone,
    macs: Vouch['macs'],
    { kind, of: said }: Pick<Vouch, 'kind' | 'of'>,
    isFor: (key: PublicKey) => boolean,
  ): void {
    for (const [to, mac] of macs) {
      if (!isFor(to)) continue;
      const frame = { t: 'vouched', list: [{ from: from.keys.publicKey, kind, of: said, mac }] };
      const phone = others.find(({ keys }) => keys.publicKey === to);
      if (phone !== undefined) liars.tell(phone, frame);
      else if (process.isAlive()) there?.send(JSON.stringify(frame));
    }
  }

  return {
    accept: (channel) => {
      there = channel;
      device.host.accept({
        ...channel,
        send: (text) => (process.isAlive() ? channel.send(text) : undefined),
        listen: (on) =>
          channel.listen({
            ...on,
            message: (text) => {
              if (!process.isAlive()) return;
              const vouch = of.carriesVouches ? vouchIn(text) : null;
              if (vouch !== null) carry(dupe, vouch.macs, vouch, () => true);
              on.message(text);
            },
          }),
      });
    },
    close: () => process.kill(),
  };
}

/** Plays for a phone in the game that is not the table's. It vouches for nothing. */
function openPuppet(of: ForkParts, phone: Phone, process: Process, accept: (channel: Channel) => void): void {
  const { crypto, game, style, chance } = of;
  const { clock } = process;
  const values = copyOf(phone.kept);
  const guest = createGuest({
    keys: phone.keys,
    crypto,
    clock,
    values,
    hello: { secret: of.join },
    trust: createPhoneTrust({
      place: { table: TABLE_ID, hostKey: of.hostKey },
      device: phone.keys,
      runs: 'app',
      crypto,
      values,
      clock,
      ...(of.plant?.defences?.phone && { defences: of.plant.defences.phone }),
    }),
    dial: () => {
      const line = loopback({
        keys: { host: of.hostKey, guest: phone.keys.publicKey },
        schedule: (run, ms) => void clock.after(ms, run),
      });
      accept(line.host);
      return Promise.resolve({
        ...line.guest,
        send: (text: string) => (vouchIn(text) === null ? line.guest.send(text) : undefined),
      });
    },
  });
  play({
    guest,
    process,
    game,
    chance,
    style,
    wish: () => null,
    tellsAnyway: () => true,
    intends: () => ({ made: 0, refused: 0, played: 0, acknowledged: 0 }),
    answered: () => undefined,
    crashed: () => undefined,
  });
}
