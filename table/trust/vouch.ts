import type { PublicKey } from '@/table/wire/channel';
import type { Crypto, SecretKey } from '@/table/wire/keys';
import type { Kind } from '@/table/wire/vouchKinds';

export type { Kind };

/** Said by `from` to `to`: `of` of this kind. */
export type Vouch = {
  readonly from: PublicKey;
  readonly to: PublicKey;
  readonly kind: Kind;
  readonly of: string;
  readonly mac: string;
};

/** Sender and recipient are bound in: what A told B cannot be shown to A as told by B, nor to C. */
const textOf = ({ from, to, kind, of }: Omit<Vouch, 'mac'>): string => `${from} ${to} ${kind} ${of}`;

/** Takes the same time wherever the texts differ: a host could otherwise find a code letter by letter. */
export function isSameText(a: string, b: string): boolean {
  let differs = a.length ^ b.length;
  for (let at = 0; at < b.length; at += 1) differs |= (a.charCodeAt(at) | 0) ^ b.charCodeAt(at);
  return differs === 0;
}

export type Voucher = {
  /** For every other device of the circle among these; one whose key is no point of the curve is left out. */
  make(to: readonly PublicKey[], kind: Kind, of: string): readonly Vouch[];
  /** Whether that device said so to this one. */
  check(vouch: Vouch): boolean;
};

/** One device's end of every pair at a table. */
export function createVoucher(deps: {
  readonly crypto: Pick<Crypto, 'pairKey' | 'mac'>;
  readonly self: { readonly publicKey: PublicKey; readonly secretKey: SecretKey };
  readonly table: string;
  /** The circle. A host can name any number of keys; only these cost a multiplication on the curve. */
  readonly devices: () => readonly PublicKey[];
}): Voucher {
  const { crypto, self } = deps;
  const keys = new Map<PublicKey, Uint8Array | null>();

  function keyWith(peer: PublicKey): Uint8Array | null {
    if (peer === self.publicKey || !deps.devices().includes(peer)) return null;
    const known = keys.get(peer);
    if (known !== undefined) return known;
    const key = crypto.pairKey({ secret: self.secretKey, peer, context: `pair ${deps.table}` });
    keys.set(peer, key);
    return key;
  }

  return {
    make: (to, kind, of) =>
      to.flatMap((peer) => {
        const key = keyWith(peer);
        const said = { from: self.publicKey, to: peer, kind, of };
        return key === null ? [] : [{ ...said, mac: crypto.mac(key, textOf(said)) }];
      }),
    check: (vouch) => {
      const key = vouch.to === self.publicKey ? keyWith(vouch.from) : null;
      return key !== null && isSameText(vouch.mac, crypto.mac(key, textOf(vouch)));
    },
  };
}

/** The latest of each kind for each pair: all that the host keeps, and all that a phone compares. */
export function createVouches() {
  const latest = new Map<string, Vouch>();
  return {
    keep: (vouch: Vouch): void => void latest.set(`${vouch.from} ${vouch.to} ${vouch.kind}`, vouch),
    get: (from: PublicKey, to: PublicKey, kind: Kind): Vouch | null =>
      latest.get(`${from} ${to} ${kind}`) ?? null,
    /** What this device has been told, in the order in which its pairs first spoke. */
    to: (device: PublicKey): readonly Vouch[] => [...latest.values()].filter(({ to }) => to === device),
    /** A device that has left, or whose keys are new, takes its words along. */
    drop: (device: PublicKey): void => {
      for (const [name, { from, to }] of latest) if (from === device || to === device) latest.delete(name);
    },
  };
}
