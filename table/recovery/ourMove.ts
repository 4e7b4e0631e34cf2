import { canonical } from '@/table/log/digest';
import { hashOf } from '@/table/trust/hash';
import { createVoucher } from '@/table/trust/vouch';
import type { PublicKey } from '@/table/wire/channel';
import type { Crypto, KeyPair } from '@/table/wire/keys';
import type { FromRecoveryServer, Gathering } from './recoveryFrames';
import type { Head, MoveStep, MoveVouch } from './replicaFrames';
import { type SealedLog, setOf } from './sealedLog';

export type MoveTold = FromRecoveryServer & { t: 'moved' };

/** This phone among those that hold shares of the table's log. */
export type Mover = {
  readonly crypto: Pick<Crypto, 'pairKey' | 'mac'>;
  readonly self: KeyPair;
};

const keysOf = ({ holders }: Head): readonly PublicKey[] => holders.map(({ key }) => key);

const voucherAt = ({ crypto, self }: Mover, head: Head) =>
  createVoucher({ crypto, self, table: head.table, devices: () => keysOf(head) });

/** What a player agrees to: that this table goes on at that host, from the shares of this set, and nothing else. */
const moveText = (table: string, { epoch, hostKey, set }: Omit<MoveStep, 'vouches'>): string =>
  hashOf('palaver moved 1', canonical(table), epoch, hostKey, set);

/** This player's agreement, for each of the others who hold shares. The device that gathers them cannot make one up. */
export function vouchForMove(mover: Mover, head: Head, hostKey: PublicKey): readonly MoveVouch[] {
  const of = moveText(head.table, { epoch: head.epoch + 1, hostKey, set: setOf(head.id) });
  return voucherAt(mover, head)
    .make(keysOf(head), 'moved', of)
    .map(({ from, to, mac }) => ({ from, to, mac }));
}

/** As many of those who hold shares with this phone agreed to the step as it takes to open the log. */
function isAgreed(mover: Mover, head: Head, step: MoveStep, ownVoices: number): boolean {
  const voucher = voucherAt(mover, head);
  const of = moveText(head.table, step);
  const agreed = new Set(
    step.vouches.flatMap(({ from, mac }) =>
      voucher.check({ from, to: mover.self.publicKey, kind: 'moved', of, mac }) ? [from] : [],
    ),
  );
  return agreed.size + ownVoices >= head.threshold;
}

/**
 * Whether the table that is said to go on at `hostKey` is this phone's own: from its epoch on, every step was agreed to
 * by enough of the phones with which it holds shares. A stranger with two invented keys and a log of its own, or a device
 * that has only heard the names of the shares, would otherwise lead every phone away from its true host.
 */
export function isOurMove(
  of: Mover & { readonly logs: readonly SealedLog[]; readonly hasAgreed: boolean },
  hostKey: PublicKey,
  told: MoveTold,
): boolean {
  const own = Math.max(...of.logs.map(({ head }) => head.epoch));
  const heads = of.logs.flatMap(({ head }) => (head.epoch === own ? [head] : []));
  const steps = told.steps.filter(({ epoch }) => epoch > own);
  const isRow = steps.every(({ epoch }, at) => epoch === own + 1 + at);
  const last = steps.at(-1);
  if (!isRow || last?.epoch !== told.epoch || last.hostKey !== hostKey) return false;
  return steps.every((step) =>
    heads.some((head) => {
      const isMine = of.hasAgreed && step.hostKey === hostKey && step.set === setOf(head.id);
      return isAgreed(of, head, step, isMine ? 1 : 0);
    }),
  );
}

/** Who holds shares with this phone and agreed to a move that has been made already, for its player to see. */
export function movedGathering(logs: readonly SealedLog[], told: MoveTold): Gathering | null {
  const [newest] = [...logs].sort((a, b) => b.head.epoch - a.head.epoch);
  if (newest === undefined) return null;
  const { game, threshold, holders } = newest.head;
  const agreed = told.steps.at(-1)?.vouches.map(({ from }) => from) ?? [];
  const people = holders.map(({ key, seat, name }) => {
    const hasAgreed = agreed.includes(key);
    return { seat, name, here: hasAgreed, agreed: hasAgreed, forged: false };
  });
  return { game, threshold, people, stage: 'open' };
}
