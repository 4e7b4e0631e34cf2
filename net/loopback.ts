import type { Channel, Closed, PublicKey } from '@/table/wire/channel';
import { utf8ToBytes } from './bytes';
import { inbox } from './inbox';
import { MAX_MESSAGE } from './secure/transportFrames';

export type LoopbackOptions = {
  keys: { host: PublicKey; guest: PublicKey };
  /** Runs `run` after `ms`, never at once: a table must not call itself. */
  schedule?: (run: () => void, ms: number) => void;
};

export type Loopback = {
  /** The end the host holds: its peer is the guest. */
  host: Channel;
  guest: Channel;
  /** Both ends lose the line at once, as when a phone dies. */
  cut(): void;
};

const soon = (run: () => void) => void Promise.resolve().then(run);

/** A line inside one process, for a phone that is host and guest. */
export function loopback({ keys, schedule = soon }: LoopbackOptions): Loopback {
  const atHost = inbox<string>();
  const atGuest = inbox<string>();

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

  const end = (peer: PublicKey, own: typeof atHost, other: typeof atHost): Channel => ({
    peer,
    send(message) {
      if (isClosing) return;
      if (utf8ToBytes(message).length > MAX_MESSAGE) close('too-big', own);
      else schedule(() => other.put(message), 0);
    },
    close: (why = 'left') => close(why, own),
    listen: (on) => own.listen({ item: on.message, closed: on.closed }),
  });

  return {
    host: end(keys.guest, atHost, atGuest),
    guest: end(keys.host, atGuest, atHost),
    cut: () => close('lost'),
  };
}
