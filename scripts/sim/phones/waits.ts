type Watched<S> = { state(): S; subscribe(listener: () => void): () => void };

/** Waits on its own changes, never on time. */
export const until = <S>(one: Watched<S>, holds: (state: S) => boolean): Promise<void> =>
  new Promise((done) => {
    if (holds(one.state())) return done();
    const stop = one.subscribe(() => {
      if (!holds(one.state())) return;
      stop();
      done();
    });
  });

/** The same, until it holds for each of them. */
export async function eachUntil<S>(all: readonly Watched<S>[], holds: (state: S) => boolean): Promise<void> {
  await Promise.all(all.map((one) => until(one, holds)));
}

/** Waits for the next change of any of them. */
export const nextChange = (all: readonly Pick<Watched<unknown>, 'subscribe'>[]): Promise<void> =>
  new Promise((done) => {
    const stops = all.map((one) =>
      one.subscribe(() => {
        for (const stop of stops) stop();
        done();
      }),
    );
  });
