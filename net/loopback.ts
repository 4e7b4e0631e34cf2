import type { Channel, Closed, PublicKey } from '@/table/channel';
import { utf8ToBytes } from './bytes';
import { inbox } from './inbox';
import { MAX_MESSAGE } from './transportFrames';

/** What goes wrong on the way, each as a chance from 0 to 1 per message; `delay` in milliseconds, at most. */
export type Faults = { delay?: number; loss?: number; duplication?: number; reordering?: number };

export type LoopbackOptions = {
  keys: { host: PublicKey; guest: PublicKey };
  faults?: Faults;
  /** Runs something later, `ms` being 0 on a good line. Never at once: a table must not call itself. */
  schedule?: (run: () => void, ms: number) => void;
  random?: () => number;
};

export type Loopback = {
  /** The end the host holds: its peer is the guest. */
  host: Channel;
  guest: Channel;
  /** Both ends lose the line at once, as when a phone dies. */
  cut(): void;
};

const soon = (run: () => void, ms: number) => {
  if (ms === 0) void Promise.resolve().then(run);
  else setTimeout(run, ms);
};

/** A line inside one process: for one phone that is host and guest, and, with faults, for bad networks in tests. */
export function loopback({
  keys,
  faults = {},
  schedule = soon,
  random = Math.random,
}: LoopbackOptions): Loopback {
  const { delay = 0, loss = 0, duplication = 0, reordering = 0 } = faults;
  const happens = (chance: number) => chance > 0 && random() < chance;
  const atHost = inbox<string>();
  const atGuest = inbox<string>();

  /** One direction. Messages wait in line; a reordered one lets those behind it pass. */
  function direction(to: typeof atHost) {
    const queue: string[] = [];
    const step = () => {
      const at = queue.length > 1 && happens(reordering) ? 1 : 0;
      const [message] = queue.splice(at, 1);
      if (message !== undefined) to.put(message);
    };
    return (message: string) => {
      if (happens(loss)) return;
      for (let copies = happens(duplication) ? 2 : 1; copies > 0; copies -= 1) {
        queue.push(message);
        schedule(step, delay === 0 ? 0 : random() * delay);
      }
    };
  }

  let isClosing = false;
  const close = (why: Closed, own?: typeof atHost) => {
    if (isClosing) return;
    isClosing = true;
    own?.shut();
    schedule(() => {
      atHost.end(why);
      atGuest.end(why);
    }, 0);
  };

  const end = (peer: PublicKey, own: typeof atHost, carry: (message: string) => void): Channel => ({
    peer,
    send(message) {
      if (isClosing) return;
      if (utf8ToBytes(message).length > MAX_MESSAGE) close('too-big', own);
      else carry(message);
    },
    close: (why = 'left') => close(why, own),
    listen: (on) => own.listen({ item: on.message, closed: on.closed }),
  });

  return {
    host: end(keys.guest, atHost, direction(atGuest)),
    guest: end(keys.host, atGuest, direction(atHost)),
    cut: () => close('lost'),
  };
}
