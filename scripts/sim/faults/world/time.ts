import { type Clock, steady } from '@/table/wire/clock';

type Due = { readonly at: number; readonly order: number; run: (() => void) | null };

/** One process: what runs on a phone until it is killed. After that none of its timers ever fires. */
export type Process = {
  readonly clock: Clock;
  isAlive(): boolean;
  kill(): void;
  /** Somebody, or the network, sets this phone's clock. */
  jump(ms: number): void;
};

export type Time = {
  now(): number;
  at(moment: number, run: () => void): () => void;
  /** Runs what is due next. `false`: nothing ever will be. */
  step(): boolean;
  process(): Process;
};

const before = (a: Due, b: Due) => a.at < b.at || (a.at === b.at && a.order < b.order);

/** Virtual time for everything at a table. Two things due at once happen in the order they were asked for. */
export function virtualTime(start: number): Time {
  const heap: Due[] = [];
  let now = start;
  let order = 0;

  function push(due: Due): void {
    let at = heap.push(due) - 1;
    while (at > 0) {
      const up = (at - 1) >> 1;
      if (!before(due, heap[up] as Due)) break;
      heap[at] = heap[up] as Due;
      at = up;
    }
    heap[at] = due;
  }

  function pop(): Due | undefined {
    const top = heap[0];
    const last = heap.pop();
    if (top === undefined || last === undefined || heap.length === 0) return top;
    let at = 0;
    for (;;) {
      let down = 2 * at + 1;
      if (down >= heap.length) break;
      if (down + 1 < heap.length && before(heap[down + 1] as Due, heap[down] as Due)) down += 1;
      if (!before(heap[down] as Due, last)) break;
      heap[at] = heap[down] as Due;
      at = down;
    }
    heap[at] = last;
    return top;
  }

  const at = (moment: number, run: () => void) => {
    const due: Due = { at: Math.max(now, moment), order: (order += 1), run };
    push(due);
    return () => void (due.run = null);
  };

  function process(): Process {
    let alive = true;
    let skew = 0;
    return {
      clock: {
        now: steady(() => now + skew),
        after: (ms, run) => at(now + ms, () => alive && run()),
      },
      isAlive: () => alive,
      kill: () => void (alive = false),
      jump: (ms) => void (skew += ms),
    };
  }

  return {
    now: () => now,
    at,
    step: () => {
      for (let due = pop(); due !== undefined; due = pop()) {
        if (due.run === null) continue;
        now = due.at;
        due.run();
        return true;
      }
      return false;
    },
    process,
  };
}

/** Promises that are ready settle between two steps, as in a real event loop. */
export const settle = () => new Promise<void>((done) => setImmediate(done));
