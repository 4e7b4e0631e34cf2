import { dialTable } from '@/net/dial/webSocketDial';
import { type Invitation, parseJoinLink } from '@/net/links/joinLink';
import { hostAddressText } from '@/net/links/linkParts';
import { tableCrypto } from '@/net/secure/tableCrypto';
import type { LocalTable } from '@/state/hosting/localHostApi';
import { createGuest, type Guest } from '@/table/guest/guest';
import { memoryValues } from '@/table/storage/storage';
import { systemClock } from '@/table/wire/clock';

import { shownState } from './story';
import type { AtTable } from './useTable';

type Line = { readonly guest: Guest; readonly invitation: Invitation };

/**
 * Lines of one page to several tables of its own computer, as whoever looks after them. Each is a viewer without a seat:
 * it is told what a shared screen is told, and who calls quietly. Nothing of it is kept.
 */
export function createControlLines(changed: () => void) {
  const lines = new Map<string, Line>();

  function open({ id, link, steward }: LocalTable): void {
    const parsed = parseJoinLink(link);
    if ('problem' in parsed) return;
    const { invitation } = parsed;
    const { address, port, hostKey, joinSecret } = invitation;
    const keys = tableCrypto.newKeyPair();
    const place = hostAddressText({ address, port });
    const guest = createGuest({
      keys,
      crypto: tableCrypto,
      values: memoryValues(),
      clock: systemClock,
      dial: dialTable({ url: `ws://${place}`, hostKey, tableId: id, seatSecret: keys.secretKey }),
      hello: { secret: joinSecret, steward },
    });
    lines.set(id, { guest, invitation });
    guest.subscribe(() => {
      const { match, rev, snapshot } = guest.state();
      // It plays no scenes, so bots need not wait for it.
      if (snapshot !== null) guest.shown({ match, rev });
      changed();
    });
  }

  function close(id: string): void {
    lines.get(id)?.guest.close();
    lines.delete(id);
  }

  return {
    /** Opens lines to new tables, and ends those to tables that are no more. */
    follow(tables: readonly LocalTable[]): void {
      for (const id of [...lines.keys()]) if (!tables.some((table) => table.id === id)) close(id);
      for (const table of tables) if (!lines.has(table.id)) open(table);
      changed();
    },
    /** A table as the screens see it; `null` for one that this page has no line to. */
    at(id: string): AtTable | null {
      const line = lines.get(id);
      if (line === undefined) return null;
      const { guest, invitation } = line;
      const state = shownState(guest);
      const session = { tableId: id, guests: [guest], invitation, host: null };
      return { session, guest, state, states: [state], holder: 0, held: [] };
    },
    close(): void {
      for (const id of [...lines.keys()]) close(id);
    },
  };
}
