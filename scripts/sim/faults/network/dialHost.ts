import { type Channel, type Dial, DialError, type PublicKey } from '@/table/wire/channel';
import type { Host } from '@/table/host/host';

import { cable, channelOver, tapped } from './cable';
import { type Chance, flipped } from '@/scripts/sim/faults/world/chance';
import type { HostDevice } from '@/scripts/sim/faults/world/hostDevice';
import type { Process, Time } from '@/scripts/sim/faults/world/time';
import type { Phone } from '@/scripts/sim/faults/world/types';

const DIAL_MS = 5_000;

/** How a phone comes to the host, over whatever carries it in this run. */
export const dialHost =
  (of: {
    time: Time;
    chance: Chance;
    phone: Phone;
    process: Process;
    running: () => HostDevice | null;
    /** Nobody answers at the address that the phone dials, not even with a refusal. */
    isSilent: () => boolean;
    hostKey: () => PublicKey;
    accept: (host: Host, channel: Channel) => void;
    said: (phone: Phone, text: string) => void;
  }): Dial =>
  () =>
    new Promise((resolve, reject) => {
      const { time, phone, process, isSilent } = of;
      const fail = () => {
        if (process.isAlive()) reject(new DialError('unreachable'));
      };
      const failLate = () => void time.at(time.now() + DIAL_MS, fail);
      const arrival = phone.weather.arrival();
      if (arrival === null || isSilent()) return failLate();
      time.at(arrival, () => {
        const running = of.running();
        if (!process.isAlive()) return;
        if (isSilent()) return failLate();
        if (running === null) return fail();
        const { host, wire } = running;
        const alive = [running.process.isAlive, process.isAlive] as const;
        for (const line of phone.lines) if (line.isOver()) phone.lines.delete(line);
        const settled = (channel: Channel) => {
          if (!process.isAlive() || phone.now?.process !== process) return;
          phone.now.channel = channel;
          resolve(tapped(channel, { sends: (_key, text) => of.said(phone, text) }));
        };
        if (wire !== null) {
          const corrupt = flipped(of.chance);
          const line = cable<Uint8Array>({ time, weather: phone.weather, alive, corrupt });
          phone.lines.add(line);
          wire.dial({ line, keys: phone.keys, clock: process.clock }).then(settled, fail);
          return;
        }
        const line = cable<string>({ time, weather: phone.weather, alive, corrupt: null });
        phone.lines.add(line);
        of.accept(host, channelOver(line.ends[0], phone.keys.publicKey, time));
        settled(channelOver(line.ends[1], of.hostKey(), time));
      });
    });
