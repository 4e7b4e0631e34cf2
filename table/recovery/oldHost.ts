import type { TableLogState } from '@/table/log/tableLogState';
import type { PublicKey } from '@/table/wire/channel';
import type { Crypto } from '@/table/wire/keys';
import { type Former, seatOf } from '@/table/log/records';
import type { FromGuest, FromHost } from '@/table/wire/protocol';
import { MAX_STEPS, type MoveStep } from './replicaFrames';
import { isProof } from './sealedLog';

/**
 * Whoever can show that the players opened the sealed log elsewhere ends this table here, for good. Says whether the
 * table has ended.
 */
export function endMovedTable(
  tableLog: TableLogState,
  crypto: Pick<Crypto, 'deriveKey'>,
  { proof, addresses }: FromGuest & { t: 'moved' },
): boolean {
  const { id, epoch, gone, secrets } = tableLog.table();
  if (gone !== null) return true;
  if (proof.from !== epoch || !isProof(crypto, secrets.host, id, proof)) return false;
  tableLog.write({ t: 'gone', to: { hostKey: proof.hostKey, addresses } });
  return true;
}

/** The moves of a table as one phone can check them. */
export const stepsFor = (formers: readonly Former[], key: PublicKey): MoveStep[] =>
  formers.slice(-MAX_STEPS).map(({ proof: { epoch, set, hostKey }, vouches = [] }) => ({
    epoch,
    set,
    hostKey,
    vouches: vouches.flatMap(({ from, to, mac }) => (to === key ? [{ from, mac }] : [])),
  }));

/** For a phone that was away when the table moved here: its seat is its own. `null` for anybody else. */
export function movedTableFor(tableLog: TableLogState, key: PublicKey): (FromHost & { t: 'moved' }) | null {
  const { seats, secrets, epoch, formers } = tableLog.table();
  if (seatOf(seats, key) === null) return null;
  const proof = formers.at(-1)?.proof;
  return { t: 'moved', join: secrets.join, epoch, ...(proof && { proof }), steps: stepsFor(formers, key) };
}
