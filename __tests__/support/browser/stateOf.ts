import { follow } from '../follow';
import { GAMES } from '../games';
import type { HostProcess } from './hostProcess';
import type { BrowserPhone } from './phones';

const books = new WeakMap<HostProcess, ReturnType<typeof follow>>();

function matchOf(host: HostProcess) {
  const read = books.get(host) ?? follow(GAMES);
  books.set(host, read);
  const match = read(host.lines()).match();
  if (match === null) throw new Error('no game is being played');
  return match;
}

/** What the table knows, read off the disk: the test's own eyes, never a phone's. */
export const stateOf = <State>(host: HostProcess): State => matchOf(host).state as unknown as State;

/** The screen shows what stands on the disk: nobody touches what they do not see yet. */
export async function caughtUp({ page }: BrowserPhone, host: HostProcess): Promise<void> {
  await page.waitForFunction(
    (revision) =>
      Object.keys(localStorage).some((name) => {
        if (!name.includes('/seen/')) return false;
        const revisions = localStorage.getItem(name)?.match(/(?<="rev":)\d+(?=,"viewer")/g) ?? [];
        return revisions.some((seen) => Number(seen) >= revision);
      }),
    matchOf(host).revision,
    // At every frame, looking takes more of the machine than playing.
    { polling: 50 },
  );
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
}
