import {
  type BotTurn,
  createRandom,
  type GameTypes,
  type Legal,
  levelIn,
  type Random,
  same,
  type Seat,
  seedFromBytes,
} from '@/rules/engine';
import { thinkAt } from '@/rules/engine/think';

import type { Dial, PublicKey } from '@/table/wire/channel';
import type { Clock } from '@/table/wire/clock';
import { createGuest, type Guest } from '@/table/guest/guest';
import { BOT_NAMES } from '@/table/host/asks/botNames';
import type { Host } from '@/table/host/host';
import type { Crypto, KeyPair } from '@/table/wire/keys';
import type { KeyValueStore } from '@/table/storage/storage';
import { keyFor } from '@/table/storage/storedKeys';
import { plainText, readValue, writeValue } from '@/table/storage/storedValues';
import { hex } from '@/table/wire/schema';
import { think } from '@/table/wire/timeSlices';

export type BotsDeps = {
  readonly crypto: Crypto;
  readonly clock: Clock;
  /** Where bots keep their keys and slips. Never in the table's log. */
  readonly values: KeyValueStore;
  readonly dial: (keys: KeyPair) => Dial;
  /**
   * How long a bot takes over a kind of move, whoever looks on; must not depend on which move it is. Without it bots are
   * unhurried, and wait until all phones that are here have shown what happened last.
   */
  readonly pace?: (kind: string, random: Random) => number;
};

/** A bot's secret key. */
export const botCodec = plainText(hex(32));

/** People need time to talk before a lock. All else they are given by their phones, which say when it was read. */
const LOCK_MS = 4_000;
const LEAST_MS = 700;
const TRY_AGAIN_MS = 1_000;
const unhurried = (kind: string, random: Random, people: number): number =>
  (kind === 'lock' && people > 1 ? LOCK_MS : LEAST_MS) + random.int(900);

/** Seats that nobody holds, played by the game's bot through the same line as everyone else. */
export function createBots(deps: BotsDeps) {
  const playing = new Map<PublicKey, { guest: Guest; stop: () => void }>();
  const firstName = (deps.crypto.randomBytes(1)[0] ?? 0) % BOT_NAMES.length;

  function run(keys: KeyPair, host: Host): void {
    const guest = createGuest({
      keys,
      crypto: deps.crypto,
      values: deps.values,
      clock: deps.clock,
      dial: deps.dial(keys),
      hello: { secret: host.joinSecret },
    });
    playing.set(keys.publicKey, { guest, stop: playSeat(guest, { ...deps, host }) });
  }

  function follow(host: Host): void {
    const wanted = new Set(
      host.table().seats.flatMap(({ kind, key }) => (kind === 'bot' && key !== null ? [key] : [])),
    );
    for (const [key, { guest, stop }] of playing)
      if (!wanted.has(key)) {
        stop();
        guest.close();
        playing.delete(key);
        deps.values.remove(keyFor.bot(key));
      }
    for (const publicKey of wanted) {
      const secretKey = readValue(deps.values, keyFor.bot(publicKey), botCodec);
      if (!playing.has(publicKey) && secretKey !== null) run({ publicKey, secretKey }, host);
    }
  }

  return {
    newBot: (seat: Seat) => {
      const keys = deps.crypto.newKeyPair();
      writeValue(deps.values, keyFor.bot(keys.publicKey), botCodec, keys.secretKey);
      return { key: keys.publicKey, name: BOT_NAMES[(firstName + seat) % BOT_NAMES.length] ?? '' };
    },
    attach: (host: Host) => {
      follow(host);
      const unfollow = host.onChange(() => follow(host));
      return () => {
        unfollow();
        for (const { guest, stop } of playing.values()) {
          stop();
          guest.close();
        }
        playing.clear();
      };
    },
  };
}

/** All that a bot has of the host besides its line: which game, at which level, imagined states, and when all have seen. */
type BotHost = Pick<Host, 'game' | 'table' | 'imagine' | 'whenSeen'>;

/** A bot thinks whenever the table has changed and acts after a human pause, if its move is still legal then. */
function playSeat(
  guest: Guest,
  { host, crypto, clock, pace }: Pick<BotsDeps, 'crypto' | 'clock' | 'pace'> & { readonly host: BotHost },
): () => void {
  const random = createRandom(seedFromBytes(crypto.randomBytes(16)));
  let thoughtOf = '';
  let busy = false;
  let cancel = () => undefined as void;
  const people = () => host.table().seats.filter(({ kind }) => kind === 'phone').length;

  /** What is left to bots: people turn their pages themselves. */
  const mine = (legal: readonly Legal<GameTypes>[]) =>
    people() === 0 ? legal : legal.filter(({ type }) => host.game().moves[type]?.turnsPage !== true);

  function look(): void {
    const { snapshot, you, match, rev, line, locked, table } = guest.state();
    const now = `${match}/${rev}/${people() > 0}`;
    const legal = mine(snapshot?.legal ?? []);
    if (
      busy ||
      snapshot === null ||
      table?.guidance?.isPaused === true ||
      you.seat === null ||
      line !== 'here' ||
      legal.length === 0 ||
      now === thoughtOf
    )
      return;
    busy = true;
    thoughtOf = now;
    const { seat } = you;
    const turn: BotTurn<GameTypes> = {
      seat,
      view: snapshot.view,
      legal,
      // What a bot is shown is known to the host's machine.
      shown: null,
      locked,
      imagine: (chance) => host.imagine(seat, rev, chance),
      random,
    };
    cancel = think(thinkAt(host.game(), levelIn(host.table().options), turn), clock, (chosen) => {
      if (chosen === null) return done();
      const go = () => act(chosen);
      cancel =
        pace === undefined
          ? clock.after(unhurried(chosen.type, random, people()), () => (cancel = host.whenSeen(go)))
          : clock.after(pace(chosen.type, random), () => void go());
    });
  }

  function act(chosen: Legal<GameTypes>): Promise<void> {
    const legal = mine(guest.state().snapshot?.legal ?? []);
    const { text, ...bare } = chosen as Legal<GameTypes> & { text?: string };
    if (!legal.some((move) => same(move, bare))) return Promise.resolve(done());
    if (guest.state().table?.guidance?.isPaused === true) return Promise.resolve(thinkAnew());
    return guest.choose(bare, text).then(({ ok }) => (ok ? done() : tryAgain()), tryAgain);
  }

  /** Refused, perhaps because the disk was full for a moment: nothing has changed, and nobody else may be able to act. */
  function tryAgain(): void {
    thoughtOf = '';
    cancel = clock.after(TRY_AGAIN_MS, done);
  }

  function thinkAnew(): void {
    thoughtOf = '';
    done();
  }

  function done(): void {
    busy = false;
    look();
  }

  const unsubscribe = guest.subscribe(look);
  look();
  return () => {
    unsubscribe();
    cancel();
  };
}
