import { createRecoveryClient } from '@/table/recovery/recoveryClient';
import type { Channel, Dial, PublicKey } from '@/table/wire/channel';
import type { Crypto, KeyPair } from '@/table/wire/keys';
import { createLogReplica } from '@/table/recovery/logReplica';
import { rememberMove } from '@/table/recovery/rememberedMove';
import { openSealed } from '@/table/recovery/openSealedLogs';
import { createRecoveryServer, type Recovered } from '@/table/recovery/recoveryServer';
import type { NewHost } from '@/table/recovery/replicaFrames';

import { cable, channelOver } from '@/scripts/sim/faults/network/cable';
import { TABLE_ID } from './hostDevice';
import type { Process, Time } from './time';
import type { Phone } from './types';

const ADDRESSES = ['10.0.0.1:8787'];
const LOOK_MS = 300;
const AGREED = JSON.stringify({ t: 'agreed' });
/** So long the players wait for one who does not come. */
const PATIENCE_MS = 6_000;

export const logsOf = ({ kept, keys, now }: Phone) =>
  now?.guest.sealedLogs() ?? createLogReplica({ values: kept, key: keys.publicKey }).logs();

export const canHelp = (phone: Phone): boolean =>
  logsOf(phone).some(({ head }) => head.holders.some(({ key }) => key === phone.keys.publicKey));

/** Whether these phones could recover the table without its host. */
export async function canRecover(crypto: Crypto, phones: readonly Phone[]): Promise<boolean> {
  const brought = phones.map((phone) => ({ key: phone.keys.publicKey, logs: logsOf(phone) }));
  return (await openSealed(crypto, brought)).opened !== null;
}

/** The device of one of the players, beside a table whose host is gone for good. */
export function openRecovery(of: {
  crypto: Crypto;
  keys: KeyPair;
  time: Time;
  process: Process;
  /** Phones that are expected to come. */
  expected: () => readonly Phone[];
  found: (recovered: Recovered) => void;
}) {
  const { process, keys, time } = of;
  const began = time.now();
  const recovery = createRecoveryServer({ crypto: of.crypto, keys, table: TABLE_ID, found: of.found });
  const handedOver = new Map<Channel, PublicKey>();

  /** Whoever has handed over what they have is owed all of it. */
  const noting = (channel: Channel): Channel => ({
    ...channel,
    listen: ({ message, closed }) =>
      channel.listen({
        message: (text) => {
          if (text === AGREED) handedOver.set(channel, channel.peer);
          message(text);
        },
        closed: (why) => {
          handedOver.delete(channel);
          closed(why);
        },
      }),
  });

  const look = () => {
    const { people = [], stage } = recovery.gatherings()[0]?.gathering ?? {};
    if (stage === 'open') return;
    const agreed = people.filter((person) => person.agreed).length;
    if (agreed >= of.expected().length || time.now() > began + PATIENCE_MS)
      recovery.goOn(recovery.gatherings()[0]?.group);
    process.clock.after(LOOK_MS, look);
  };
  look();

  return {
    publicKey: keys.publicKey,
    accept: (channel: Channel) => recovery.accept(noting(channel)),
    agreed: () => [...handedOver.values()],
  };
}

/** A phone whose player wants the table to go on there. Ends with the way in. */
export function helpRecovery(of: {
  crypto: Crypto;
  phone: Phone;
  process: Process;
  dial: Dial;
  tableId: string;
  former: NewHost['hostKey'];
  join: string;
  hostKey: NewHost['hostKey'];
  moved: (join: string) => void;
  /** The phone keeps shares of an earlier set than the one that was opened: its player is shown the new code. */
  lost: () => void;
}): void {
  const { phone, process } = of;
  const client = createRecoveryClient({
    dial: of.dial,
    clock: process.clock,
    keys: phone.keys,
    crypto: of.crypto,
    logs: logsOf(phone),
    former: { hostKey: of.former, addresses: ADDRESSES, join: of.join },
  });
  let isOver = false;
  client.subscribe(() => {
    const { moved, why, brought } = client.state();
    const isStranger = why === 'not-our-table';
    if ((moved === null && !isStranger) || isOver || !process.isAlive()) return;
    isOver = true;
    if (moved === null) return of.lost();
    const { epoch, proof } = moved;
    if (proof !== undefined)
      rememberMove(phone.kept, of.tableId, {
        epoch,
        to: { hostKey: of.hostKey, addresses: ADDRESSES },
        proof,
        brought,
      });
    of.moved(moved.join);
  });
  process.clock.after(LOOK_MS, client.agree);
}

/** A connection to the recovery device. It is a socket: what is sent arrives, sooner or later, while it is open. */
export const dialRecovery =
  (of: {
    time: Time;
    phone: Phone;
    process: Process;
    /** Who answers there now; `null` when that device is off. */
    there: () => { accept: (channel: Channel) => void; isAlive: () => boolean; publicKey: string } | null;
  }): Dial =>
  () =>
    new Promise((resolve, reject) => {
      const { time, phone, process } = of;
      const arrival = () => phone.weather.arrival() ?? time.now() + 5_000;
      time.at(arrival(), () => {
        const there = of.there();
        if (!process.isAlive()) return;
        if (there === null) return reject(new Error('nobody there'));
        const alive = [there.isAlive, process.isAlive] as const;
        const line = cable<string>({
          time,
          weather: { arrival, fate: () => 'arrives' },
          alive,
          corrupt: null,
        });
        there.accept(channelOver(line.ends[0], phone.keys.publicKey, time));
        resolve(channelOver(line.ends[1], there.publicKey, time));
      });
    });
