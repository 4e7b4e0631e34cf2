import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';

import { cleanText, type GameTypes, MIN_HOLDERS } from '@/rules/engine';

import type { Crypto, SecretKey } from '@/table/wire/keys';
import {
  type CarriedState,
  NOT_SEALED,
  reduceTable,
  type TableRecord,
  type TableState,
} from '@/table/log/records';
import { ACCEPTED, fitsIn } from '@/table/wire/limits';
import type { Head, Proof } from './replicaFrames';

/** What is sealed: a line of the table's log, or a value that a bot keeps to itself. */
export type Item =
  | readonly [kind: 'line', line: string]
  | readonly [kind: 'sum', line: string, of: number]
  | readonly [kind: 'value', name: string, value: string | null];

/** A row of sealed items on a phone, and this phone's share of what opens them. */
export type SealedLog = { readonly head: Head; readonly share: string; readonly items: readonly string[] };

/** One phone may be missing besides the host, but never so many that a single phone could open it alone. */
export const thresholdOf = (holders: number): number => Math.max(MIN_HOLDERS, holders - 1);

/** A sealed log is named after the set of shares that opens it and the run of the host that wrote it. */
export const ID_BYTES = { set: 8, run: 4 } as const;
export const setOf = (id: string): string => id.slice(0, 2 * ID_BYTES.set);

/** What the shares of a set are shares of. Only the host of that epoch can work it out alone. */
export const sealingKey = (
  crypto: Pick<Crypto, 'deriveKey'>,
  host: SecretKey,
  of: { table: string; epoch: number; set: string },
): Uint8Array => crypto.deriveKey(host, `kept ${of.table} ${of.epoch} ${of.set}`);

/** Every run of the host seals with its own: it does not know what the run before had already numbered. */
export const runKey = (crypto: Pick<Crypto, 'deriveKey'>, key: Uint8Array, id: string): Uint8Array =>
  crypto.deriveKey(bytesToHex(key), `run ${id}`);

/** Items are padded, so that the size of a sealed move tells nothing about the move. */
const BUCKET = 256;
const LENGTH = 4;

export function sealItem(crypto: Pick<Crypto, 'wrap'>, key: Uint8Array, number: number, item: Item): string {
  const text = utf8ToBytes(JSON.stringify(item));
  const bytes = new Uint8Array(Math.ceil((LENGTH + text.length) / BUCKET) * BUCKET);
  new DataView(bytes.buffer).setUint32(0, text.length);
  bytes.set(text, LENGTH);
  return crypto.wrap({ key, number }, bytes);
}

export function openItem(
  crypto: Pick<Crypto, 'unwrap'>,
  key: Uint8Array,
  number: number,
  sealed: string,
): Item | null {
  const bytes = crypto.unwrap({ key, number }, sealed);
  if (bytes === null) return null;
  const length = new DataView(bytes.buffer, bytes.byteOffset).getUint32(0);
  return JSON.parse(new TextDecoder().decode(bytes.subarray(LENGTH, LENGTH + length))) as Item;
}

const NO_SECRETS = { host: '', join: '', steward: '' };
const stateWithoutSecrets = <S extends CarriedState>(state: S): S => ({
  ...state,
  secrets: NO_SECRETS,
  sealing: NOT_SEALED,
});

/** A new host makes secrets of its own; the old one's stay where they are. */
export function withoutSecrets(line: string): string {
  if (!line.includes('"secrets"') && !/^\{"t":"(sealing|out|link)"/.test(line)) return line;
  const record = JSON.parse(line) as TableRecord;
  if (record.t === 'link') return JSON.stringify({ t: record.t });
  if (record.t === 'out') return JSON.stringify({ t: record.t, device: record.device });
  if ('state' in record) return JSON.stringify({ ...record, state: stateWithoutSecrets(record.state) });
  if (record.t === 'sealing') return JSON.stringify({ t: record.t, ...NOT_SEALED });
  return 'secrets' in record ? JSON.stringify({ ...record, secrets: NO_SECRETS }) : line;
}

/** All that is needed to go on: games that are over are summed up in one line, or phones would fill up. */
export function itemsOf(lines: readonly string[]): Item[] {
  const records = lines.map((line) => JSON.parse(line) as TableRecord);
  const summed = Math.max(1, records.findLastIndex(({ t }) => t === 'again') + 1);
  const state = records
    .slice(0, summed)
    .reduce<TableState | null>((before, record) => reduceTable(before, record), null);
  if (state === null) return [];
  return [
    summed > 1 ? ['sum', summedLine(state), summed] : ['line', withoutSecrets(lines[0] ?? '')],
    ...lines.slice(summed).map((line): Item => ['line', withoutRawWords(withoutSecrets(line))]),
  ];
}

/** All that came before, in one line. */
export function summedLine(state: TableState): string {
  const sum: TableRecord = { t: 'carried', v: 1, state: stateWithoutSecrets(state) };
  return JSON.stringify(sum);
}

/**
 * Logs from before moves were kept as they are shown may hold one with 20,000 spaces: legal, played, and longer than
 * any phone keeps. It plays the same with its words as they are shown.
 */
function withoutRawWords(line: string): string {
  if (fitsIn(line, ACCEPTED.recordBytes) || !line.startsWith('{"t":"move"')) return line;
  const record = JSON.parse(line) as TableRecord & { t: 'move' };
  if (!('move' in record.entry)) return line;
  const { text, ...bare } = record.entry.move as GameTypes['move'] & { text?: unknown };
  const words = cleanText(text, Infinity);
  const move = words === null || words === '' ? bare : { ...bare, text: words };
  return JSON.stringify({ ...record, entry: { ...record.entry, move } });
}

/** How far in the table's whole story a row of items reaches. */
export const reachOf = (items: readonly Item[]): number =>
  items.reduce((reach, item) => reach + (item[0] === 'sum' ? item[2] : item[0] === 'line' ? 1 : 0), 0);

const macOf = (
  crypto: Pick<Crypto, 'deriveKey'>,
  key: Uint8Array,
  { epoch, hostKey }: Pick<Proof, 'epoch' | 'hostKey'>,
): string => bytesToHex(crypto.deriveKey(bytesToHex(key), `moved ${epoch} ${hostKey}`));

export const proofOf = (
  crypto: Pick<Crypto, 'deriveKey'>,
  key: Uint8Array,
  of: Omit<Proof, 'mac'>,
): Proof => ({ ...of, mac: macOf(crypto, key, of) });

export function isProof(
  crypto: Pick<Crypto, 'deriveKey'>,
  host: SecretKey,
  table: string,
  proof: Proof,
): boolean {
  const key = sealingKey(crypto, host, { table, epoch: proof.from, set: proof.set });
  return proof.epoch > proof.from && macOf(crypto, key, proof) === proof.mac;
}
