import type { HostProcess } from './hostProcess';
import type { BrowserPhone } from './phones';

function matchOf(host: HostProcess) {
  const match = host.table().match();
  if (match === null) throw new Error('no game is being played');
  return match;
}

/** What the table knows, read off the disk: the test's own eyes, never a phone's. */
export const stateOf = <State>(host: HostProcess): State => matchOf(host).state as unknown as State;

/** How many moves the table has written down. Its log grows by itself too, when phones bind themselves in a round. */
export const revisionOf = (host: HostProcess): number => matchOf(host).revision;

/** The page shows what stands on the disk: nobody touches what they do not see yet. */
export async function caughtUp({ page }: BrowserPhone, host: HostProcess): Promise<void> {
  const { match } = host.table().table();
  await page.evaluate(
    (wanted) =>
      new Promise<void>((done) => {
        const isThere = () => {
          const shown = document.querySelector<HTMLElement>('[data-revision]')?.dataset;
          return Number(shown?.['match']) === wanted.match && Number(shown?.['revision']) >= wanted.revision;
        };
        if (isThere()) return done();
        const changes = new MutationObserver(() => {
          if (!isThere()) return;
          changes.disconnect();
          done();
        });
        changes.observe(document, { subtree: true, childList: true, attributes: true });
      }),
    { match, revision: revisionOf(host) },
  );
  // React has written the page; what it measures and moves comes with the next pictures.
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
}
