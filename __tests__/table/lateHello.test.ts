import { rogue } from '../support/adversary/rogue';
import { dealt } from '../support/recoveryOf';

/** Lines of one page, whose hellos come in this order. */
async function linesOf(...dialled: readonly (readonly [opened: number, times: number] | undefined)[]) {
  const { table, phones } = await dealt();
  const peer = phones[0]?.keys.publicKey ?? '';
  phones[0]?.guest.close();
  const lines = [];
  for (const each of dialled) {
    const line = rogue(table.host(), { peer });
    line.hello(each === undefined ? {} : { dialled: each });
    lines.push(line);
  }
  return { table, lines };
}

type Line = Awaited<ReturnType<typeof linesOf>>['lines'][number];
const wasSentAway = ({ heard }: Line) => heard.some(({ t, why }) => t === 'bye' && why === 'elsewhere');

test('[W3.18] a hello that was long on its way does not end the line that its page uses', async () => {
  const { lines } = await linesOf([1_000, 2], [1_000, 1]);
  expect(lines.map(wasSentAway)).toEqual([false, false]);
  expect(lines.map((line) => line.closed())).toEqual([undefined, 'lost']);
});

test('[W3.18] nor does one of a page that was opened anew since', async () => {
  const { lines } = await linesOf([2_000, 1], [1_000, 7]);
  expect(lines.map((line) => line.closed())).toEqual([undefined, 'lost']);
});

test('[W3.4] a later page, or a later line, goes on instead of the one before', async () => {
  const { lines } = await linesOf([1_000, 1], [1_000, 2], [2_000, 1], undefined);
  expect(lines.map(wasSentAway)).toEqual([true, true, true, false]);
});

test('[W3.18] after a while no hello can be on its way any more: whoever comes is a tab of its own', async () => {
  const { table, lines } = await linesOf([2_000, 1]);
  const [first] = lines;
  const beat = { t: 'beat', rev: -1, news: -1 };
  for (let seconds = 0; seconds < 16; seconds += 4) {
    first?.say(beat);
    await table.pass(4_000);
  }
  const other = rogue(table.host(), { peer: first?.peer ?? '' });
  other.hello({ dialled: [1_000, 1] });
  expect(other.closed()).toBeUndefined();
  expect(first && wasSentAway(first)).toBe(true);
});
