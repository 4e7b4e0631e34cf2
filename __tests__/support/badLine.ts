import { type Loopback, loopback, type LoopbackOptions } from '@/net/loopback';
import type { Channel } from '@/table/wire/channel';

/** What goes wrong on the way, each as a chance from 0 to 1 per message; `delay` in milliseconds, at most. */
export type Faults = { delay?: number; loss?: number; duplication?: number; reordering?: number };

/** A line inside one process that loses, doubles, reorders and delays what is sent on it. */
export function badLine({
  faults,
  random,
  ...options
}: LoopbackOptions & {
  readonly faults: Faults;
  readonly random: () => number;
  readonly schedule: NonNullable<LoopbackOptions['schedule']>;
}): Loopback {
  const { delay = 0, loss = 0, duplication = 0, reordering = 0 } = faults;
  const happens = (chance: number) => chance > 0 && random() < chance;
  const line = loopback(options);

  /** One end. Messages wait in line; a reordered one lets those behind it pass. */
  function bad(end: Channel): Channel {
    const queue: string[] = [];
    const step = () => {
      const at = queue.length > 1 && happens(reordering) ? 1 : 0;
      const [message] = queue.splice(at, 1);
      if (message !== undefined) end.send(message);
    };
    return {
      ...end,
      send: (message) => {
        if (happens(loss)) return;
        for (let copies = happens(duplication) ? 2 : 1; copies > 0; copies -= 1) {
          queue.push(message);
          options.schedule(step, delay === 0 ? 0 : random() * delay);
        }
      },
      // Behind what was sent before it, as on a real line.
      close: (why) => options.schedule(() => end.close(why), 0),
    };
  }

  return { ...line, host: bad(line.host), guest: bad(line.guest) };
}
