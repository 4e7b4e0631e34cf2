import type { Channel, Closed } from '@/table/wire/channel';

export type Ear = {
  readonly heard: readonly string[];
  /** Resolves when `count` messages have come in all. */
  hears(count: number): Promise<readonly string[]>;
  readonly closed: Promise<Closed>;
  readonly timesClosed: number;
};

/** Listens on one end of a line, so that tests wait for what happens and never for time to pass. */
export function ear(channel: Channel, answer?: (text: string) => void): Ear {
  const heard: string[] = [];
  let waiting: { count: number; done: () => void }[] = [];
  let timesClosed = 0;
  const closed = new Promise<Closed>((resolve) => {
    channel.listen({
      message(text) {
        heard.push(text);
        answer?.(text);
        const ready = waiting.filter(({ count }) => heard.length >= count);
        waiting = waiting.filter(({ count }) => heard.length < count);
        for (const { done } of ready) done();
      },
      closed(why) {
        timesClosed += 1;
        resolve(why);
      },
    });
  });
  return {
    heard,
    hears: (count) =>
      new Promise((resolve) => {
        const done = () => resolve([...heard]);
        if (heard.length >= count) done();
        else waiting.push({ count, done });
      }),
    closed,
    get timesClosed() {
      return timesClosed;
    },
  };
}
