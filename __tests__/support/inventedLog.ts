import { bytesToHex } from '@noble/hashes/utils.js';

import { tableCrypto } from '@/net/secure/tableCrypto';
import { shareHash, shareOut } from '@/table/ballots/shares';
import { ID_BYTES, itemsOf, runKey, sealItem, type SealedLog } from '@/table/recovery/sealedLog';
import type { KeyPair } from '@/table/wire/keys';

const randomHex = (bytes: number) => bytesToHex(tableCrypto.randomBytes(bytes));

/** What a stranger can make who knows nothing but a table's id: keys, shares and a sealed log that fit each other. */
export async function inventedLog(of: {
  readonly table: string;
  readonly game: string;
  readonly epoch: number;
  readonly lines: readonly string[];
  readonly keys: readonly KeyPair[];
}): Promise<readonly SealedLog[]> {
  const { table, game, epoch, keys } = of;
  const key = tableCrypto.randomBytes(32);
  const shares = await shareOut(key, { among: keys.length, threshold: keys.length });
  const holders = keys.map(({ publicKey }, at) => ({
    key: publicKey,
    seat: at,
    name: `Stranger ${at}`,
    hash: shareHash(shares[at] ?? ''),
  }));
  const id = randomHex(ID_BYTES.set + ID_BYTES.run);
  const head = { id, table, game, epoch, threshold: keys.length, holders };
  const sealedBy = runKey(tableCrypto, key, id);
  const items = itemsOf(of.lines).map((item, at) => sealItem(tableCrypto, sealedBy, at, item));
  return shares.map((share) => ({ head, share, items }));
}
