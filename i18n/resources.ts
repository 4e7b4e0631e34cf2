const AGAIN_AFTER = 2_000;

const pause = (milliseconds: number) => new Promise<void>((resolve) => setTimeout(resolve, milliseconds));

/** Fetches again every two seconds while the connection is down: for ever, or at most `most` times. */
export async function fetchWithRetry<T>(fetch: () => PromiseLike<T>, most = Infinity): Promise<T> {
  for (let tries = 1; ; tries += 1)
    try {
      return await fetch();
    } catch (error) {
      if (tries >= most) throw error;
      await pause(AGAIN_AFTER);
    }
}

/** Things that are fetched when a screen first needs them, and are then kept. */
export type Resources<T> = {
  /** Returns the thing at once when it is here; otherwise the component suspends until it has come. */
  useResource(key: string): T;
  get(key: string): Promise<T>;
};

export function createResources<T>(fetch: (key: string) => Promise<T>): Resources<T> {
  const here = new Map<string, T>();
  const asked = new Map<string, Promise<T>>();
  function get(key: string): Promise<T> {
    const before = asked.get(key);
    if (before !== undefined) return before;
    const coming = fetchWithRetry(() => fetch(key)).then((it) => {
      here.set(key, it);
      return it;
    });
    asked.set(key, coming);
    return coming;
  }
  function useResource(key: string): T {
    const it = here.get(key);
    if (it !== undefined) return it;
    // Not `use`: React counts its hooks wrongly when a component suspended by it and then no longer calls it (error 467).
    throw get(key);
  }
  return { get, useResource };
}
