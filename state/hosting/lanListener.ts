import { atom, getDefaultStore } from 'jotai';

import type { TableAddress } from '@/table/wire/protocol';

import { hostTable, type Hosted } from './hosting';

/** The door of the table on this phone, by which other phones come in. */
export type LanListener = {
  readonly tableId: string;
  /** `failed`: no port could be had, so nobody can come in. */
  readonly stage: 'opening' | 'open' | 'failed';
  readonly hasNetwork: boolean;
  /** An address that guests came by is gone: some may not find the way back by themselves. */
  readonly hasMoved: boolean;
  readonly isBatteryLow: boolean;
};

const store = getDefaultStore();

export const lanListenerAtom = atom<LanListener | null>(null);

let hosted: Hosted | null = null;

/** What the table tells its guests about where it is. */
export const lanAddresses = (): readonly TableAddress[] => hosted?.ways() ?? [];

/** Whoever is the table has read that its address is new. */
export function seenMoved(): void {
  const door = store.get(lanListenerAtom);
  if (door !== null) store.set(lanListenerAtom, { ...door, hasMoved: false });
}

type ListenerOf = Pick<Parameters<typeof hostTable>[0], 'tableId' | 'host' | 'recovery' | 'port'> & {
  readonly onPort: (port: number) => void;
};

/** Opens the door of a table, and says at which port. Returns what closes it. */
export function openLanListener({ onPort, ...of }: ListenerOf): () => void {
  let isClosed = false;
  const change = (part: Partial<LanListener>) => {
    const door = store.get(lanListenerAtom);
    if (!isClosed && door !== null) store.set(lanListenerAtom, { ...door, ...part });
  };
  let known: readonly string[] = [];
  const tell = () => {
    if (isClosed) return;
    const places = lanAddresses().map(({ place }) => place);
    const isGone = known.some((place) => !places.includes(place));
    // Without any network nobody can come back yet; once there is one again, it is time to say how.
    if (places.length > 0) known = places;
    change({ hasNetwork: places.length > 0, ...(isGone && places.length > 0 && { hasMoved: true }) });
    of.host()?.announce();
  };

  store.set(lanListenerAtom, {
    tableId: of.tableId,
    stage: 'opening',
    hasNetwork: false,
    hasMoved: false,
    isBatteryLow: false,
  });
  hostTable({ ...of, onMoved: tell, onBattery: (isBatteryLow) => change({ isBatteryLow }) }).then(
    (opened) => {
      if (isClosed) return void opened.close();
      hosted = opened;
      change({ stage: 'open' });
      onPort(opened.port);
      tell();
    },
    () => change({ stage: 'failed' }),
  );

  return () => {
    isClosed = true;
    store.set(lanListenerAtom, null);
    void hosted?.close();
    hosted = null;
  };
}
