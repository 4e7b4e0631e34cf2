import type { PublicKey } from '@/table/wire/channel';
import type { Crypto, KeyPair } from '@/table/wire/keys';
import { type Chain, reachOf } from './chain';
import type { Defences } from './defences';
import { compare, furthest, readStand, type Stand } from './gate';
import { createVoucher, type Kind, type Vouch } from './vouch';

/** What a phone sends for others through its host. */
export type SentVouch = {
  readonly t: 'vouch';
  readonly kind: Kind;
  readonly of: string;
  readonly macs: readonly (readonly [to: PublicKey, mac: string])[];
};

/** A device that is here and has said nothing for so many records has not confirmed. */
const LATELY = 32;

/** What this phone has told the others and what they have told it, each checked before it counts. */
export function createPhoneVouches(deps: {
  readonly table: string;
  readonly device: KeyPair;
  readonly crypto: Pick<Crypto, 'pairKey' | 'mac'>;
  /** The other devices of the table that have not left. */
  readonly others: () => readonly PublicKey[];
  readonly send: (message: SentVouch) => void;
  readonly defences: Pick<Defences, 'vouch'>;
}) {
  const { device, others } = deps;
  const voucher = createVoucher({ crypto: deps.crypto, self: device, table: deps.table, devices: others });
  const said = new Map<Kind, string>();
  const heard = new Map<string, string>();
  const stands = new Map<PublicKey, Stand>();
  /** The last two places at which each device was found to stand with this one. */
  const together = new Map<PublicKey, { readonly before: number; readonly at: number }>();

  function send(kind: Kind, of: string): void {
    const macs = voucher.make(others(), kind, of).map(({ to, mac }) => [to, mac] as const);
    if (macs.length > 0) deps.send({ t: 'vouch', kind, of, macs });
  }

  return {
    /** Says it to all others, and no longer repeats what it said before of this kind. */
    say(kind: Kind, of: string): void {
      said.set(kind, of);
      send(kind, of);
    },
    /** After a hello, or when somebody new has come: the host may have lost what it carried. */
    repeat: (): void => said.forEach((of, kind) => send(kind, of)),
    /** Whether it was worth anything: a host can make up any frame but no code. */
    hear(vouch: Omit<Vouch, 'to'>): boolean {
      const { from, kind, of } = vouch;
      if (!deps.defences.vouch(voucher.check({ ...vouch, to: device.publicKey }))) return false;
      if (kind !== 'head') heard.set(`${from} ${kind}`, of);
      const stand = kind === 'head' ? readStand(of) : null;
      if (stand !== null) stands.set(from, furthest(stands.get(from), stand));
      return true;
    },
    heard: (from: PublicKey, kind: Exclude<Kind, 'head'>): string | null =>
      heard.get(`${from} ${kind}`) ?? null,
    stands: (): ReadonlyMap<PublicKey, Stand> => stands,
    /** The devices that were shown another game than this one. */
    forked: (chain: Chain, epoch: number): readonly PublicKey[] =>
      [...stands].flatMap(([from, stand]) => (compare(chain, epoch, stand) === 'fork' ? [from] : [])),
    /**
     * The place that every other device has seen for sure: each has vouched for a later one since. A host that goes on
     * without this phone has it from them.
     */
    sharedPlace(chain: Chain, epoch: number): number {
      for (const [from, stand] of stands) {
        const { at } = together.get(from) ?? { at: -1 };
        if (stand.at > at && compare(chain, epoch, stand) === 'same')
          together.set(from, { before: at, at: stand.at });
      }
      const places = others().map((key) => together.get(key)?.before ?? -1);
      return places.length === 0 ? -1 : Math.min(...places);
    },
    confirms: (from: PublicKey, chain: Chain, epoch: number): boolean => {
      const stand = stands.get(from);
      if (stand === undefined || stand.epoch < epoch) return false;
      return stand.at > reachOf(chain) - LATELY && compare(chain, epoch, stand) !== 'fork';
    },
  };
}
