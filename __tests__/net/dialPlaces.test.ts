import { dialPlaces } from '@/net/dial/dialPlaces';
import { type Channel, DialError } from '@/table/wire/channel';

type Answer = 'here' | DialError['why'];

/** Places in the order they are known, what is found at each, and which were tried. */
function around(found: { [place: string]: Answer }) {
  const tried: string[] = [];
  const known = ['usual', 'second', 'third'];
  const line = {} as Channel;
  const dial = dialPlaces(
    () => known,
    (place) => () => {
      tried.push(place);
      const answer = found[place] ?? 'unreachable';
      return answer === 'here' ? Promise.resolve(line) : Promise.reject(new DialError(answer));
    },
  );
  return { found, known, tried, line, dial, fails: (why: string) => expect(dial()).rejects.toThrow(why) };
}

test('the usual place comes first, and every try that nobody answers leads to the next, round and round', async () => {
  const { tried, fails } = around({});
  for (let tries = 0; tries < 4; tries += 1) await fails('unreachable');
  expect(tried).toEqual(['usual', 'second', 'third', 'usual']);
});

test('a place that answered is the first to be tried when the line breaks', async () => {
  const { tried, dial, line, fails } = around({ second: 'here' });
  await fails('unreachable');
  expect(await dial()).toBe(line);
  expect(await dial()).toBe(line);
  expect(tried).toEqual(['usual', 'second', 'second']);
});

test('a host that goes back to its usual place is found there again', async () => {
  const { found, tried, dial, line, fails } = around({ second: 'here' });
  await fails('unreachable');
  await dial();
  Object.assign(found, { usual: 'here', second: 'unreachable' });
  await fails('unreachable');
  await fails('unreachable');
  expect(await dial()).toBe(line);
  expect(tried.slice(2)).toEqual(['second', 'third', 'usual']);
});

test('a refusal is final only at the usual place: a stranger may answer at another', async () => {
  const { found, tried, fails } = around({ second: 'no-table' });
  await fails('unreachable');
  await fails('unreachable');
  found['usual'] = 'no-table';
  await fails('unreachable');
  await fails('no-table');
  expect(tried).toEqual(['usual', 'second', 'third', 'usual']);
});

test('a place that was named since is tried too', async () => {
  const { found, known, tried, dial, line, fails } = around({});
  await fails('unreachable');
  known.push('fourth');
  found['fourth'] = 'here';
  await fails('unreachable');
  await fails('unreachable');
  expect(await dial()).toBe(line);
  expect(tried).toEqual(['usual', 'second', 'third', 'fourth']);
});
