import { eachInSlices } from '@/table/wire/timeSlices';

/** What is done here takes three milliseconds each. */
function slowly() {
  let now = 0;
  const later: (() => void)[] = [];
  const done: string[] = [];
  const clock = {
    now: () => now,
    after: (_: number, run: () => void) => {
      later.push(run);
      return () => void later.splice(later.indexOf(run), 1);
    },
  };
  const slices = eachInSlices<string>(clock, (one) => {
    done.push(one);
    now += 3;
  });
  return { slices, done, next: () => later.shift()?.() };
}

describe('many things that take long', () => {
  test('are done in order, and others have their turn in between', () => {
    const { slices, done, next } = slowly();
    slices.begin(['a', 'b', 'c', 'd', 'e']);
    expect(done).toEqual(['a', 'b']);
    next();
    expect(done).toEqual(['a', 'b', 'c', 'd']);
    next();
    expect(done).toEqual(['a', 'b', 'c', 'd', 'e']);
    expect(next()).toBeUndefined();
  });

  test('begin with the new ones when there are new ones, and nothing is done twice over', () => {
    const { slices, done, next } = slowly();
    slices.begin(['a', 'b', 'c']);
    slices.begin(['d', 'e', 'f']);
    next();
    next();
    expect(done).toEqual(['a', 'b', 'd', 'e', 'f']);
  });

  test('can be stopped, and none at all is no trouble', () => {
    const { slices, done, next } = slowly();
    slices.begin([]);
    slices.begin(['a', 'b', 'c']);
    slices.stop();
    next();
    expect(done).toEqual(['a', 'b']);
  });
});
