const AGAIN_AFTER = 2_000;

const pause = (milliseconds: number) => new Promise<void>((resolve) => setTimeout(resolve, milliseconds));

/** The line may be gone just then, so it is asked for until it comes, or so many times. */
export async function untilItComes<T>(fetch: () => PromiseLike<T>, most = Infinity): Promise<T> {
  for (let tries = 1; ; tries += 1)
    try {
      return await fetch();
    } catch (error) {
      if (tries >= most) throw error;
      await pause(AGAIN_AFTER);
    }
}

/** What is fetched when somebody first wants it, and then kept. */
export type Fetched<T> = {
  /** At once when it is here; else whoever asks waits behind the nearest `Late`. */
  useIt(key: string): T;
  get(key: string): Promise<T>;
};

export function fetched<T>(fetch: (key: string) => Promise<T>): Fetched<T> {
  const here = new Map<string, T>();
  const asked = new Map<string, Promise<T>>();
  function get(key: string): Promise<T> {
    const before = asked.get(key);
    if (before !== undefined) return before;
    const coming = untilItComes(() => fetch(key)).then((it) => {
      here.set(key, it);
      return it;
    });
    asked.set(key, coming);
    return coming;
  }
  function useIt(key: string): T {
    const it = here.get(key);
    if (it !== undefined) return it;
    // Not by `use`: who waited by it and then no longer needs it confuses React's count of hooks (its error 467).
    throw get(key);
  }
  return { get, useIt };
}
