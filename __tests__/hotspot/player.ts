import { createInterface } from 'node:readline';

import type { Guest } from '@/table/guest/guest';

/** Says what happens to this player, one line of JSON for each change. */
export const report = (what: object): void => console.log(JSON.stringify(what));

/** Plays whatever moves the game on, as soon as it can, and reports every change. */
export function playBy(guest: Guest): () => void {
  let isBusy = false;
  const look = () => {
    const { line, table, snapshot, you, trust } = guest.state();
    // The players sit together and know who has changed phones.
    if (trust.asks !== null) guest.tellAnyway(trust.asks.id);
    const history = (snapshot?.view as { history?: unknown[] } | undefined)?.history?.length ?? 0;
    report({ line, stage: table?.stage ?? null, seat: you.seat, history });
    const legal = snapshot?.legal ?? [];
    const move = legal.find(({ type }) => type === 'lock') ?? legal.find(({ type }) => type === 'deal');
    if (move === undefined || isBusy || line !== 'here') return;
    isBusy = true;
    void guest.choose(move).then(() => {
      isBusy = false;
      look();
    });
  };
  return guest.subscribe(look);
}

/** Orders come in as lines of JSON. */
export function obey(orders: { readonly [order: string]: (of: string) => void | Promise<void> }): void {
  createInterface({ input: process.stdin }).on('line', (line) => {
    const { order, of } = JSON.parse(line) as { order: string; of: string };
    void orders[order]?.(of);
  });
}
