import { PROTOCOL } from '@/table/wire/version';

/** `_palaver._tcp` */
export const SERVICE = { type: 'palaver', protocol: 'tcp' } as const;

/** A table somebody in the same network has open. Knowing of it lets nobody in: the code or link does. */
export type NearbyTable = {
  readonly tableId: string;
  readonly address: string;
  readonly port: number;
};

export type Announcement = {
  readonly name: string;
  readonly txt: { readonly v: string; readonly table: string };
};

/**
 * What a host calls out to the whole network, strangers included: that there is a table. Not of which game, because
 * who plays about power and votes may not want the network to know; no name of a person or a device, no key, no
 * secret, no code.
 */
export const announcement = (tableId: string): Announcement => ({
  name: `Palaver ${tableId}`,
  txt: { v: String(PROTOCOL), table: tableId },
});

const ADDRESS = /^(?!127\.|0\.)\d{1,3}(\.\d{1,3}){3}$/;
const WORD = /^[A-Za-z0-9_-]{1,64}$/;

/** Anyone on the network can call out anything, so whatever is not as we write it is nobody's table. */
export function readAnnouncement(found: {
  readonly port?: unknown;
  readonly addresses?: unknown;
  readonly txt?: unknown;
}): NearbyTable | null {
  const { v, table } = (found.txt ?? {}) as { readonly [key: string]: unknown };
  const addresses: unknown[] = Array.isArray(found.addresses) ? found.addresses : [];
  const address = addresses.find((one) => typeof one === 'string' && ADDRESS.test(one));
  const port = Number(found.port);
  const isWord = (text: unknown): text is string => typeof text === 'string' && WORD.test(text);
  if (v !== String(PROTOCOL) || !isWord(table) || typeof address !== 'string') return null;
  return Number.isInteger(port) && port > 0 && port < 65_536 ? { tableId: table, address, port } : null;
}
