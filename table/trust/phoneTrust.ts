import { same, type Seat } from '@/rules/engine';

import type { BackupHost } from '@/table/recovery/replicaFrames';
import type { KeyValueStore } from '@/table/storage/storage';
import type { PublicKey } from '@/table/wire/channel';
import type { Clock } from '@/table/wire/clock';
import type { Device, HelloDevice, Runs } from '@/table/wire/device';
import type { Crypto, KeyPair } from '@/table/wire/keys';
import type { Op, TableInfo } from '@/table/wire/protocol';
import type { Verdict } from '@/table/wire/verdict';
import { ALL_DEFENCES, type Defences as ChainDefences } from './defences';
import type { CompareView, Scanned } from './compareCode';
import { deviceProof } from './device';
import { createPhoneWatch, type PhoneWatch } from './phoneWatch';
import type { Place } from '@/table/rounds/round';
import {
  createRoundGuest,
  ROUND_DEFENCES,
  type RoundDefences,
  type RoundOp,
} from '@/table/rounds/roundGuest';
import { createRoundMemory, type Dealt } from '@/table/rounds/roundMemory';
import { picturesOf, signIn } from './sign';
import { type Alarm, NO_TRUST, type TrustedDevice, type TrustState } from './trustState';
import { createOwnVerdicts, saysSo } from './verdictVouch';

/** All that a phone checks by itself. */
export type Defences = ChainDefences & RoundDefences;

export type PhoneTrustDeps = {
  readonly place: Place;
  readonly device: KeyPair;
  readonly runs: Runs;
  readonly crypto: Pick<Crypto, 'pairKey' | 'mac' | 'randomBytes'>;
  readonly values: KeyValueStore;
  readonly clock: Clock;
  /** A test takes one out. */
  readonly defences?: Partial<Defences>;
};

/** What a guest tells the phone it is on, and what it is to do for it. */
export type AttachedGuest = {
  /** `seat`: where the host says that this guest sits. */
  heard(table: TableInfo, seat: Seat | null): void;
  /** Anything at all has come from the host. */
  beat(): void;
  lost(): void;
  close(): void;
};

export type PhoneTrust = {
  readonly device: Device;
  readonly keys: KeyPair;
  /** Chain, vouches and gate. */
  readonly watch: PhoneWatch;
  /** What a guest with this seat key says of its phone. */
  hello(seat: PublicKey): HelloDevice;
  /** `look`: something may be due now. */
  attach(guest: {
    readonly seat: PublicKey;
    readonly look: () => void;
    /** With what this phone would carry on as host. */
    readonly hello: { readonly heir?: BackupHost };
  }): AttachedGuest;
  /** How long the host takes to answer says how late what it tells may come. */
  beatSent(): void;
  beatAnswered(): void;
  /** What the phone owes a round; each is sent by one of its guests. */
  due(table: TableInfo, isBallotOpen: boolean): RoundOp | null;
  /** `refused`: why the host did not take it. */
  answered(op: Op, refused: string | null): void;
  /** The host has read it, and may say nothing to it. */
  read(op: Op): void;
  /** What it can hold against a published deal. */
  dealt(match: number): Dealt;
  state(): TrustState;
  subscribe(listener: (now: TrustState) => void): () => void;
  /** What this phone found in the finished game, for one of its seats. */
  found(match: number, seat: Seat, verdict: Verdict): void;
  /** What the phone's player says of the sign. */
  compare(isSame: boolean): void;
  /** What can be held against another phone's code; `null` while there is nothing to stand on. */
  compareView(): CompareView | null;
  /** What was read off another phone counts as this player's word. */
  scanned(result: Scanned): void;
  /** The player lets go of what the gate holds back. */
  tellAnyway(id: string): void;
};

function stoppedAs(said: string | null, host: PublicKey): Pick<TrustedDevice, 'stopped'> {
  const stopped = (['different', 'alarm'] as const).find((why) => said === `${why} ${host}`);
  return stopped === undefined ? {} : { stopped };
}

/** What a phone knows at a table by itself, once for all its guests. */
export function createPhoneTrust(deps: PhoneTrustDeps): PhoneTrust {
  const { place, clock } = deps;
  const self = { key: deps.device.publicKey, runs: deps.runs };
  const memory = createRoundMemory(deps.values, place.table, place.hostKey);
  const defences: Defences = { ...ALL_DEFENCES, ...ROUND_DEFENCES, ...deps.defences };
  const listeners = new Set<(now: TrustState) => void>();
  const guests = new Set<{ readonly seat: PublicKey; readonly look: () => void; isOpen: boolean }>();
  /** Of every guest that this phone has had: one whose line was turned away may still have its seat. */
  const seatKeys = new Set<PublicKey>();
  /** Sent by one guest and not answered yet, or taken: no other one sends it. */
  const flying = new Set<string>();
  const taken = new Set<string>();
  let isDifferent = memory.circle().different === place.hostKey;
  let alarm: Alarm | null = alarmKept();
  let asks: TrustState['asks'] = null;
  let table: TableInfo | null = null;
  /** The latest match that was dealt without this phone, since it was opened. */
  let leftOutOf: number | null = null;
  let saidStopped: string | null = null;
  let saidHeir: PublicKey | null = null;
  let saidSame: string | null = null;
  let state = stateNow();

  /** A host that was caught is the same host after a reload. */
  function alarmKept(): Alarm | null {
    const { alarm: kept } = memory.circle();
    if (kept === null || kept.host !== place.hostKey || defences.kept(false)) return null;
    return { what: kept.what, with: kept.with };
  }

  /** The first one is told: what comes after it may only follow from it. */
  function raise(now: Alarm): void {
    if (alarm !== null) return;
    alarm = now;
    memory.keepCircle({ alarm: { ...now, host: place.hostKey } });
  }

  const rounds = createRoundGuest({
    place,
    self,
    seatKeys: () => ({
      all: seatKeys,
      open: new Set([...guests].flatMap(({ seat, isOpen }) => (isOpen ? [seat] : []))),
    }),
    crypto: deps.crypto,
    memory,
    clock,
    defences,
    alarm: raise,
    leftOut: (match) => (leftOutOf = match),
    look: () => guests.forEach(({ look }) => look()),
  });

  const watch = createPhoneWatch({
    ...deps,
    table: place.table,
    hostKey: place.hostKey,
    defences,
    state: () => state,
    become: (change) => {
      if (change.alarm) raise(change.alarm);
      if (change.asks !== undefined) ({ asks } = change);
      refresh();
    },
  });

  const found = createOwnVerdicts((of) => watch.say('verdict', of));

  /** What the others have said may have changed what is known of them. */
  function refresh(): void {
    const next = stateNow();
    if (same(next, state)) return;
    const before = state.sign;
    state = next;
    if (state.sign !== null && state.sign.round !== before?.round) watch.say('round', state.sign.round);
    // After a reload too: the host may have been started anew since, and knows nothing of it.
    if (state.sign !== null && state.compared === 'same' && saidSame !== state.sign.round) {
      saidSame = state.sign.round;
      watch.say('same', state.sign.round);
    }
    // The others would otherwise see only that this phone is waited for.
    const stopped = state.alarm !== null ? 'alarm' : state.compared === 'different' ? 'different' : null;
    if (stopped !== null && stopped !== saidStopped && table !== null) {
      saidStopped = stopped;
      watch.say('stopped', `${stopped} ${place.hostKey}`);
    }
    for (const listener of listeners) listener(state);
  }

  const seatsOf = ({ devices, seats }: TableInfo, key: PublicKey): readonly Seat[] =>
    seats.flatMap(({ device }, seat) => (device !== null && devices[device]?.key === key ? [seat] : []));

  function stateNow(): TrustState {
    const now = table;
    if (now === null) return { ...NO_TRUST, compared: isDifferent ? 'different' : 'not-yet', alarm, asks };
    const { sign } = memory.circle();
    // What others have seen since is another sign; this phone has given no number to that.
    const isTheirs = sign !== null && sign.id === now.sign;
    return {
      sign: isTheirs
        ? {
            pictures: picturesOf(signIn(sign.hash)),
            round: sign.hash,
            tries: sign.tries,
            without: sign.without.flatMap((key) => seatsOf(now, key)),
          }
        : null,
      devices: now.devices.map(({ key, runs, here, out }) => ({
        key,
        runs,
        here,
        out,
        isMine: key === self.key,
        seats: seatsOf(now, key),
        hasCompared: isTheirs && (watch.said(key, 'same') === sign.hash || sign.scanned.includes(key)),
        confirms: watch.confirms(key),
        saysSo: defences.verdict(saysSo(now, key, watch.said(key, 'verdict'))),
        ...stoppedAs(watch.said(key, 'stopped'), place.hostKey),
      })),
      compared: isDifferent ? 'different' : isTheirs && sign.isSame ? 'same' : 'not-yet',
      alarm,
      asks,
      heirs: heirsIn(now),
      ...(watch.lost() > 0 && { lost: watch.lost() }),
      ...(leftOutOf === now.match && now.stage !== 'lobby' && { isLeftOut: true }),
    };
  }

  /** A host could otherwise name a device of its own, under a player's name, for the day on which it goes. */
  const heirsIn = (now: TableInfo): TrustState['heirs'] & {} =>
    now.heirs.flatMap((heir) => {
      const device = now.devices.find(
        ({ key, out }) => !out && key !== self.key && watch.said(key, 'heir') === heir.hostKey,
      );
      const names = device === undefined ? [] : seatsOf(now, device.key).map((seat) => now.seats[seat]?.name);
      if (!defences.heir(names.length > 0)) return [];
      return [{ ...heir, name: names.length > 0 ? names.join(' + ') : heir.name }];
    });

  /** What can be compared by code: only with a sign that all have now, and with what the chain says. */
  function compareView(): CompareView | null {
    const { sign } = memory.circle();
    const chain = watch.chain();
    if (sign === null || sign.id !== table?.sign || chain === null) return null;
    const apps = table.devices.flatMap(({ key, runs }) =>
      runs === 'app' && key !== self.key && sign.devices.includes(key) ? [key] : [],
    );
    return { table: place.table, device: self.key, sign, epoch: watch.epoch(), chain, apps };
  }

  function compare(isSame: boolean, scanned: readonly PublicKey[] = []): void {
    const { sign } = memory.circle();
    if (!isSame) {
      isDifferent = true;
      memory.keepCircle({ different: place.hostKey });
    } else if (sign !== null) {
      const all = [...new Set([...sign.scanned, ...scanned])];
      memory.keepCircle({ sign: { ...sign, isSame: true, scanned: all } });
    }
    refresh();
  }

  const isRoundOp = (op: Op): op is RoundOp => 'round' in op;
  const nameOf = ({ type, round }: RoundOp) => `${type} ${round}`;

  return {
    device: self,
    keys: deps.device,
    watch: {
      ...watch,
      take: (leaves) => {
        const isTaken = watch.take(leaves);
        refresh();
        return isTaken;
      },
      hear: (vouch) => {
        const isTrue = watch.hear(vouch);
        refresh();
        return isTrue;
      },
    },
    hello: (seat) => {
      const proof = seat === self.key ? null : deviceProof(deps.crypto, place, deps.device, seat);
      return { ...self, ...(proof !== null && { proof }) };
    },
    attach: (given) => {
      const guest = { ...given, isOpen: false };
      guests.add(guest);
      seatKeys.add(given.seat);
      const lost = () => {
        guest.isOpen = false;
        // Another guest's line may still hold.
        flying.clear();
        if (![...guests].some(({ isOpen }) => isOpen)) rounds.lost();
      };
      return {
        heard: (told, seat) => {
          guest.isOpen = true;
          if (!defences.seatKey(seat === null || told.seats[seat]?.key === given.seat))
            raise({ what: 'false-key', with: self.key });
          table = told;
          const heir = given.hello.heir?.hostKey ?? null;
          if (heir !== null && saidHeir !== heir) watch.say('heir', heir);
          saidHeir = heir ?? saidHeir;
          rounds.heard(told);
          watch.heard(told, memory.dealt(told.match).began?.round ?? null);
          refresh();
        },
        beat: rounds.beat,
        lost,
        close: () => {
          guests.delete(guest);
          lost();
          if (guests.size > 0) return;
          rounds.close();
          watch.close();
        },
      };
    },
    beatSent: rounds.beatSent,
    beatAnswered: rounds.beatAnswered,
    due: (told, isBallotOpen) => {
      const op = rounds.due(told, isBallotOpen);
      refresh();
      if (op === null || flying.has(nameOf(op)) || taken.has(nameOf(op))) return null;
      flying.add(nameOf(op));
      if (op.type === 'pledge') watch.pins.pledged(op.round, told);
      return op;
    },
    answered: (op, refused) => {
      if (!isRoundOp(op)) return;
      flying.delete(nameOf(op));
      if (refused === null) taken.add(nameOf(op));
      // Only a host whose disk fails asks for the same once more.
      if (refused === null || defences.answers(refused !== 'cannot-save')) rounds.read(op);
    },
    read: (op) => {
      if (isRoundOp(op) && defences.answers(true)) rounds.read(op);
    },
    dealt: memory.dealt,
    state: () => state,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    found,
    compare: (isSame) => compare(isSame),
    compareView,
    scanned: ({ found: result, device }) => {
      if (result === 'same' && device !== null) compare(true, [device]);
      if (result === 'different') compare(false);
      if (result !== 'fork') return;
      raise({ what: 'fork', with: device });
      refresh();
    },
    tellAnyway: watch.tellAnyway,
  };
}
