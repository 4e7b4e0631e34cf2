import type { Closed } from '@/table/wire/channel';

export type Reader<Item> = { item(item: Item): void; closed(why: Closed): void };

/**
 * Holds what has arrived on one end of a line. It keeps messages until the owner listens, passes on none after the line
 * has ended, and reports the end once.
 */
export type Inbox<Item> = {
  put(item: Item): void;
  /** The owner wants no more messages; the end of the line is still reported. */
  shut(): void;
  end(why: Closed): void;
  readonly isOpen: boolean;
  listen(reader: Reader<Item>): void;
};

export function inbox<Item>(): Inbox<Item> {
  const waiting: Item[] = [];
  let reader: Reader<Item> | null = null;
  let isFlushed = false;
  let isOpen = true;
  let ended: Closed | null = null;

  const flush = (to: Reader<Item>) => {
    for (let item = waiting.shift(); item !== undefined; item = waiting.shift()) to.item(item);
    isFlushed = true;
    if (ended) to.closed(ended);
  };

  return {
    put(item) {
      if (!isOpen) return;
      if (reader && isFlushed) reader.item(item);
      else waiting.push(item);
    },
    shut() {
      isOpen = false;
      waiting.length = 0;
    },
    end(why) {
      if (ended) return;
      isOpen = false;
      ended = why;
      if (reader && isFlushed) reader.closed(why);
    },
    get isOpen() {
      return isOpen;
    },
    listen(to) {
      if (reader) throw new Error('a line has one listener');
      reader = to;
      // Do not call the owner from inside `listen`: it is not ready yet.
      void Promise.resolve().then(() => flush(to));
    },
  };
}
