import { inSlices } from '@/table/inSlices';

/** A clock on which everything that is done takes three milliseconds. */
function slowClock() {
  let now = 0;
  const later: (() => void)[] = [];
  return {
    took: () => (now += 3),
    next: () => later.shift()?.(),
    clock: {
      now: () => now,
      after: (_: number, run: () => void) => {
        later.push(run);
        return () => void later.splice(later.indexOf(run), 1);
      },
    },
  };
}

describe('many things that take long', () => {
  test('are done in order, and others have their turn in between', () => {
    const { clock, took, next } = slowClock();
    const done: string[] = [];
    const slices = inSlices<string>(clock, (one) => {
      done.push(one);
      took();
    });
    slices.begin(['a', 'b', 'c', 'd', 'e']);
    expect(done).toEqual(['a', 'b']);
    next();
    expect(done).toEqual(['a', 'b', 'c', 'd']);
    next();
    expect(done).toEqual(['a', 'b', 'c', 'd', 'e']);
    expect(next()).toBeUndefined();
  });

  test('begin with the new ones when there are new ones, and nothing is done twice over', () => {
    const { clock, took, next } = slowClock();
    const done: string[] = [];
    const slices = inSlices<string>(clock, (one) => {
      done.push(one);
      took();
    });
    slices.begin(['a', 'b', 'c']);
    slices.begin(['d', 'e', 'f']);
    next();
    next();
    expect(done).toEqual(['a', 'b', 'd', 'e', 'f']);
  });

  test('can be stopped, and none at all is no trouble', () => {
    const { clock, took, next } = slowClock();
    const done: string[] = [];
    const slices = inSlices<string>(clock, (one) => {
      done.push(one);
      took();
    });
    slices.begin([]);
    slices.begin(['a', 'b', 'c']);
    slices.stop();
    next();
    expect(done).toEqual(['a', 'b']);
  });
});
