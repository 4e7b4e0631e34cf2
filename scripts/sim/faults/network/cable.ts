import { inbox } from '@/net/inbox';
import { MAX_MESSAGE } from '@/net/secure/transportFrames';
import type { Channel, Closed, PublicKey } from '@/table/wire/channel';

import type { Time } from '@/scripts/sim/faults/world/time';

/**
 * Faults are put in at two levels.
 *
 * Below the table a line is a `Channel`: TCP and the secure channel promise whole messages, in order, once. What
 * goes wrong there is that a line dies (both ends told, one, or neither), that frames are up to seconds late, and
 * that late frames of an old line still arrive when a new one is open. The table promises to survive single
 * frames lost, doubled and out of order as well (a relay may do that), so these happen too.
 *
 * In some runs the same cable carries the bytes of simulated sockets with the whole of `net/` on both sides
 * (`wire.ts`): a byte changed there must end a line, never change what anyone reads.
 */
export type Fate = 'arrives' | 'vanishes' | 'twice' | 'overtaken' | 'corrupt' | 'dies';

/** What the way between one phone and the host is like at the moment. */
export type Weather = {
  /** When something sent now arrives; `null` when nothing gets through and nothing waits. */
  arrival(): number | null;
  fate(): Fate;
};

export type End<T> = {
  send(item: T): void;
  /** The other end hears of it, after all that is under way. */
  close(): void;
  listen(on: { item(item: T): void; closed(): void }): void;
};

export type Cable<T> = {
  readonly ends: readonly [End<T>, End<T>];
  /** Ends the line; those in `told` hear of it now, the others when silence has lasted too long. */
  cut(told: readonly (0 | 1)[]): void;
  /** The process at this end is gone and its machine says so, behind all that is still under way. */
  abandon(at: 0 | 1): void;
  /** A machine that has started again knows nothing of this line, and says so when spoken to. */
  disown(): void;
  isOver(): boolean;
};

type Listener<T> = { item(item: T): void; closed(): void };

export function cable<T>(of: {
  time: Time;
  weather: Weather;
  alive: readonly [() => boolean, () => boolean];
  /** `null`: a changed item ends the line at whoever reads it. */
  corrupt: ((item: T) => T) | null;
}): Cable<T> {
  const { time, weather } = of;
  const listeners: [Listener<T> | null, Listener<T> | null] = [null, null];
  const over: [boolean, boolean] = [false, false];
  const latest: [number, number] = [0, 0];
  let state: 'good' | 'silent' | 'disowned' = 'good';

  const end = (at: 0 | 1) => {
    if (over[at]) return;
    over[at] = true;
    if (of.alive[at]()) listeners[at]?.closed();
  };

  function deliver(to: 0 | 1, item: T): void {
    if (state === 'good' && !over[to] && of.alive[to]()) listeners[to]?.item(item);
  }

  function send(from: 0 | 1, item: T): void {
    if (over[from] || !of.alive[from]()) return;
    const to = from === 0 ? 1 : 0;
    const arrival = weather.arrival();
    if (state === 'disowned' && arrival !== null) return void time.at(arrival, () => end(from));
    if (state !== 'good' || arrival === null) return;
    const fate = weather.fate();
    if (fate === 'vanishes') return;
    if (fate === 'dies') return void (state = 'silent');
    const inOrder = Math.max(arrival, latest[to]);
    if (fate === 'overtaken') return void time.at(inOrder + 400, () => deliver(to, item));
    latest[to] = inOrder;
    if (fate !== 'corrupt') time.at(inOrder, () => deliver(to, item));
    else if (of.corrupt !== null) time.at(inOrder, () => deliver(to, of.corrupt?.(item) ?? item));
    else
      time.at(inOrder, () => {
        end(to);
        end(from);
      });
    if (fate === 'twice') time.at(inOrder + 1, () => deliver(to, item));
  }

  function close(at: 0 | 1): void {
    if (over[at]) return;
    over[at] = true;
    const other = at === 0 ? 1 : 0;
    const arrival = weather.arrival();
    if (state === 'good' && arrival !== null) time.at(Math.max(arrival, latest[other]), () => end(other));
  }

  const endOf = (at: 0 | 1): End<T> => ({
    send: (item) => send(at, item),
    close: () => close(at),
    listen: (on) => void (listeners[at] = on),
  });

  return {
    ends: [endOf(0), endOf(1)],
    cut: (told) => {
      state = 'silent';
      for (const at of told) time.at(time.now(), () => end(at));
    },
    abandon: close,
    disown: () => {
      if (state !== 'good' || over[0] || over[1]) state = 'disowned';
      else state = 'silent';
    },
    isOver: () => (over[0] && over[1]) || state !== 'good',
  };
}

/** One end of a cable as the table knows a line. */
export function channelOver(end: End<string>, peer: PublicKey, time: Time): Channel {
  const received = inbox<string>();
  const close = (why: Closed) => {
    if (!received.isOpen) return;
    received.shut();
    end.close();
    time.at(time.now(), () => received.end(why));
  };
  end.listen({ item: received.put, closed: () => received.end('lost') });
  return {
    peer,
    send: (message) => {
      if (!received.isOpen) return;
      if (message.length > MAX_MESSAGE) close('too-big');
      else end.send(message);
    },
    close: (why = 'left') => close(why),
    listen: (on) => received.listen({ item: on.message, closed: on.closed }),
  };
}

/** The same channel, with somebody who sees what passes. */
export const tapped = (
  channel: Channel,
  on: {
    isOpen?: () => boolean;
    sends: (peer: PublicKey, text: string) => void;
    hears?: (text: string) => void;
  },
): Channel => ({
  ...channel,
  send: (text) => {
    if (on.isOpen?.() === false) return;
    on.sends(channel.peer, text);
    channel.send(text);
  },
  listen: (to) =>
    channel.listen({
      closed: to.closed,
      message: (text) => {
        on.hears?.(text);
        to.message(text);
      },
    }),
});
