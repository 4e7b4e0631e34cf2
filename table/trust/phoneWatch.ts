import type { BallotView, Seat } from '@/rules/engine';

import { MAX_DEVICES } from '@/table/rounds/round';
import type { KeyValueStore } from '@/table/storage/storage';
import type { PublicKey } from '@/table/wire/channel';
import type { Clock } from '@/table/wire/clock';
import type { Crypto, KeyPair } from '@/table/wire/keys';
import type { LeavesFrame } from '@/table/wire/bytes/leaves';
import type { TableInfo } from '@/table/wire/protocol';
import type { Defences } from './defences';
import { gateAt, standText } from './gate';
import { createPhoneChain } from './phoneChain';
import { createPhoneGate, type Secret } from './phoneGate';
import { createPhonePins } from './phonePins';
import { createPhoneVouches, type SentVouch } from './phoneVouches';
import type { Alarm, TrustState } from './trustState';
import type { Kind, Vouch } from './vouch';

/** Every so many records a phone says where it stands, so that a fork is found soon. */
const VOUCH_EVERY = 16;
const KEY = /^[0-9a-f]{64}$/;

export type Told = SentVouch | { readonly t: 'call'; readonly at: number };

/** Something that only this phone has: a slip for all, for one seat, or a share of another's. */
export type SecretAt = Omit<Secret, 'waiver'> & {
  readonly match: number;
  readonly ballot: BallotView;
  /** For a Peek: whose slip goes to whom. */
  readonly peek?: { readonly from: Seat; readonly to: Seat; readonly part: string };
  /** Seats whose lock is proven by a box; `null` when no lock is needed. */
  readonly proven: readonly Seat[] | null;
};

/** The chain, the vouches and the gate of one phone at one table. */
export function createPhoneWatch(deps: {
  readonly table: string;
  readonly hostKey: PublicKey;
  readonly device: KeyPair;
  readonly values: KeyValueStore;
  readonly clock: Clock;
  readonly crypto: Pick<Crypto, 'pairKey' | 'mac'>;
  readonly defences: Defences;
  readonly state: () => TrustState;
  readonly become: (change: Partial<TrustState>) => void;
}) {
  const { defences, state, become } = deps;
  const own = deps.device.publicKey;
  const chain = createPhoneChain(deps);
  const pins = createPhonePins(deps);
  const lines = new Set<(message: Told) => void>();
  const firstShown = new Map<string, number>();
  let info: TableInfo | null = null;
  let vouchedAt = -1;
  let calledAt: number | null = null;
  let isChainBroken = false;

  const others = (): readonly PublicKey[] =>
    (info?.devices ?? [])
      .flatMap(({ key, out }) => (out || key === own || !KEY.test(key) ? [] : [key]))
      .slice(0, MAX_DEVICES);

  const vouches = createPhoneVouches({
    ...deps,
    others,
    // All lines of a phone end at the same host: one of them is enough.
    send: (message) => [...lines][0]?.(message),
  });

  const gate = createPhoneGate({
    clock: deps.clock,
    isHere: (device) => info?.devices.some(({ key, here }) => key === device && here) === true,
    deviceOf: pins.deviceOf,
    call: () => [...lines][0]?.({ t: 'call', at: chain.reach() }),
    changed: (asks) => become({ asks: isShut() ? null : asks }),
  });

  const isShut = (): boolean => state().alarm !== null || state().compared === 'different';

  function alarm(what: Alarm['what'], device: PublicKey | null = null): void {
    if (state().alarm === null) become({ alarm: { what, with: device }, asks: null });
  }

  function vouchHead(): void {
    const stand = chain.stand();
    if (stand === null) return;
    vouchedAt = stand.at;
    vouches.say('head', standText({ ...stand, epoch: chain.epoch() }));
  }

  /** After anything that may let this phone say more, or find more. */
  function look(): void {
    const stand = chain.stand();
    if (stand !== null && calledAt !== null && stand.at >= calledAt) {
      calledAt = null;
      vouchHead();
    } else if (stand !== null && stand.at >= vouchedAt + VOUCH_EVERY) vouchHead();
    const known = chain.chain();
    if (known !== null) chain.share(vouches.sharedPlace(known, chain.epoch()));
    const [other] = known === null ? [] : vouches.forked(known, chain.epoch());
    if (other !== undefined && !defences.fork(false)) alarm('fork', other);
  }

  const placeOf = (match: number, ballot: string, what: string) => `${match}/${ballot}/${what}`;
  const peekName = ({ from, to, part }: NonNullable<SecretAt['peek']>) => `${from}/${to}/${part}`;

  return {
    reach: chain.reach,
    says: chain.says,
    lost: chain.lost,
    /** Every head of this match that this phone was told, for the audit. */
    heads: chain.heads,
    chain: chain.chain,
    epoch: chain.epoch,
    pins: { deviceOf: pins.deviceOf, known: pins.known, pledged: pins.pledged },
    attach(send: (message: Told) => void): () => void {
      lines.add(send);
      return () => void lines.delete(send);
    },
    /** The host has let one of the phone's lines in. */
    repeat: vouches.repeat,
    /** `began`: the round that the game under way was dealt from. */
    heard(table: TableInfo, began: string | null): void {
      const before = new Set(others());
      const wasOver = info?.stage === 'over';
      if (table.stage === 'lobby' && info?.stage !== 'lobby') chain.putAway();
      info = table;
      pins.heard(table, began);
      if (others().some((key) => !before.has(key))) vouches.repeat();
      if (table.stage === 'over' && !wasOver) vouchHead();
    },
    /** `false`: something is missing, and the host should be asked again. */
    take(leaves: LeavesFrame): boolean {
      if (isChainBroken) return true;
      const taken = chain.take(leaves);
      if (taken === 'changed' && !defences.chain(false)) {
        isChainBroken = true;
        alarm('fork');
      }
      look();
      return taken !== 'gap';
    },
    /** `false` while the leaf of this vote is missing. A vote that its leaf does not bind raises the alarm at once. */
    shown(match: number, at: number | undefined, ballot: BallotView | null): boolean {
      if (isChainBroken) return true;
      const holds = at === undefined ? null : chain.see(at, ballot, match);
      if (holds === null || at === undefined) return false;
      if (!holds && !defences.ballot(false)) alarm('forged');
      if (ballot === null) return true;
      const first = (what: string) => {
        const name = placeOf(match, ballot.key, what);
        const isNew = !firstShown.has(name);
        if (isNew) firstShown.set(name, at);
        return isNew;
      };
      ballot.peeks.forEach((peek) => first(peekName(peek)));
      if (ballot.opening && first('open')) vouchHead();
      return true;
    },
    /** The host has taken a move of this phone, and says where it stands. */
    done(at: number, record: object): void {
      if (!isChainBroken && chain.isMine(at, record) === false && !defences.own(false)) alarm('forged');
    },
    /** A lock stands in this phone's name that it did not make. */
    forged: (): void => alarm('forged'),
    /** The host says that this phone's player has agreed to something, and that is not so. */
    forgedConsent: (): void => {
      if (!defences.consent(false)) alarm('forged');
    },
    hear(said: Omit<Vouch, 'to'>): boolean {
      const isTrue = vouches.hear(said);
      if (isTrue) look();
      return isTrue;
    },
    called(at: number): void {
      calledAt = Math.max(calledAt ?? 0, at);
      look();
    },
    say: (kind: Exclude<Kind, 'head'>, of: string): void => vouches.say(kind, of),
    said: vouches.heard,
    confirms: (device: PublicKey): boolean => {
      const known = chain.chain();
      return known !== null && vouches.confirms(device, known, chain.epoch());
    },
    /** The only question before anything secret leaves. */
    mayTell(secret: SecretAt): boolean {
      const known = chain.chain();
      const { match, ballot, peek, proven } = secret;
      const at = firstShown.get(placeOf(match, ballot.key, peek === undefined ? 'open' : peekName(peek)));
      if (isShut()) return defences.gate(false);
      if (known === null || at === undefined) return defences.gate(false);
      const { voters } = ballot;
      const stands = vouches.stands();
      const found = gateAt({
        self: own,
        chain: known,
        epoch: chain.epoch(),
        at,
        voters,
        known: pins.known(),
        now: pins.now(),
        stands,
        proven,
      });
      const waiver = `${match}/${ballot.key}/${secret.what === 'show' ? secret.id : 'open'}`;
      return defences.gate(gate.may({ ...secret, waiver }, found), found);
    },
    stillWaits: gate.stillWaits,
    tellAnyway(id: string): void {
      const waived = isShut() ? null : gate.waive(id);
      if (waived !== null) pins.accept(waived.changed);
      become({ asks: null });
    },
    close: gate.close,
  };
}

export type PhoneWatch = ReturnType<typeof createPhoneWatch>;
