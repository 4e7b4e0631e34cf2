import { opening } from '@/net/secure/handshakeFrames';
import { guestHandshake } from '@/net/secure/noise';
import { publicKeyOf } from '@/net/secure/keys';
import type { Game } from '@/rules/engine';
import type { Channel } from '@/table/wire/channel';
import { parseFromHost } from '@/table/wire/protocol';
import { PROTOCOL } from '@/table/wire/version';

import { type Chance, chanceFrom, keyPair, withSeededMachine } from '@/scripts/sim/faults/world/chance';
import { wishOf } from '@/scripts/sim/faults/runFaults';
import { settle } from '@/scripts/sim/faults/world/time';
import type { World } from '@/scripts/sim/faults/world/types';
import { createWorld } from '@/scripts/sim/faults/world/world';
import { garbage, mutateBytes, mutateText, mutateValue } from './mutate';

export type FuzzedFrames = {
  readonly frames: number;
  readonly kinds: { readonly [kind: string]: number };
  readonly crashes: readonly string[];
  /** Moves of the game that went on meanwhile, and whether it was left alone. */
  readonly moves: number;
  readonly failure: string | null;
  /** What the host sent meanwhile, each read as a phone reads it; and how often a phone came that knew nothing yet. */
  readonly read: number;
  readonly fresh: number;
  readonly grownBytes: number;
};

const RAW_PERCENT = 10;
const BATCH = 40;
const FRESH_EVERY = 2_000;
const BATCH_MS = 30;
/** Until then caches fill and code is compiled. What leaks goes on growing. */
const WARM_FRAMES = 50_000;

/**
 * Frames of every kind of wrong against a host in the middle of a game: as bytes on its socket, as frames of
 * strangers behind the handshake, and from a player's own line. The game's other phones play on, and the referee
 * of the fault simulator watches that nothing reaches log or views.
 */
export const fuzzFrames = (of: {
  frames: number;
  seed: number;
  game: Game;
  memory: () => number;
}): Promise<FuzzedFrames> => withSeededMachine(of.seed, () => fuzz(of));

async function fuzz(of: {
  frames: number;
  seed: number;
  game: Game;
  memory: () => number;
}): Promise<FuzzedFrames> {
  const { game } = of;
  const chance = chanceFrom(of.seed + 7);
  const kinds: { [kind: string]: number } = {};
  const crashes: string[] = [];
  const said: string[] = [];
  let read = 0;
  let fresh = 0;
  let unread: string | null = null;
  const stage = { game, seats: game.seats, secrets: () => [] };
  const seats = game.seats.min;
  const world = createWorld({
    ...stage,
    seats,
    botSeats: 0,
    style: 'random',
    seed: of.seed,
    beginning: null,
    disk: 'memory',
    isWired: true,
    looksPercent: 10,
    unwatched: ['phone 0'],
    count: () => undefined,
    say: () => undefined,
    told: (text) => {
      read += 1;
      if (parseFromHost(text) === null && unread === null) unread = `nobody can read ${text.slice(0, 300)}`;
    },
    said: (_phone, text) => {
      if (said.length < 400) said.push(text);
      else said[chance.int(said.length)] = text;
    },
    wish: (at, phone) => wishOf(at, phone, stage, seats, 0),
  });
  const { time, referee } = world;
  const send = fuzzer(world, chance, said, (kind) => void (kinds[kind] = (kinds[kind] ?? 0) + 1));

  async function goOn(ms: number): Promise<void> {
    for (const until = time.now() + ms; time.now() < until;) {
      try {
        time.step();
      } catch (error) {
        crashes.push(error instanceof Error ? (error.stack ?? '') : String(error));
      }
      await settle();
    }
  }

  /** A phone that has kept nothing comes, and must see the table as it is. */
  async function comeAnew(): Promise<void> {
    const { screen } = world;
    world.killPhone(screen, true);
    for (const key of screen.kept.keys()) screen.kept.remove(key);
    world.startPhone(screen);
    for (let waited = 0; waited < 10 && screen.now?.guest.state().line !== 'here'; waited += 1)
      await goOn(500);
    const { line, match, rev, snapshot } = screen.now?.guest.state() ?? {};
    const isShown = referee.match() === null || snapshot !== null;
    if (line !== 'here' || !isShown) unread ??= `a fresh phone is ${line} at ${match}/${rev}`;
    fresh += 1;
  }

  await goOn(20_000);
  let before = of.memory();
  let isWarm = false;
  const movesBefore = referee.moves();
  let frames = 0;
  while (frames < of.frames && referee.failure() === null && unread === null && crashes.length === 0) {
    if (frames % FRESH_EVERY === 0) await comeAnew();
    if (!isWarm && frames >= WARM_FRAMES) [before, isWarm] = [of.memory(), true];
    for (let n = 0; n < BATCH && frames < of.frames; n += 1) {
      frames += 1;
      try {
        send();
      } catch (error) {
        crashes.push(error instanceof Error ? (error.stack ?? '') : String(error));
      }
    }
    // Long enough for all of them to arrive: what waits would be counted as memory that is lost.
    await goOn(BATCH_MS);
  }
  await goOn(20_000);
  const failure = referee.failure();
  const result = {
    frames,
    kinds,
    crashes,
    moves: referee.moves() - movesBefore,
    failure: failure === null ? unread : `${failure.verdict}: ${failure.what}`,
    read,
    fresh,
    grownBytes: of.memory() - before,
  };
  world.close();
  return result;
}

/** Returns what sends one more bad frame, each time in one of the ways there are. */
function fuzzer(world: World, chance: Chance, said: readonly string[], count: (kind: string) => void) {
  const hello = JSON.stringify({ t: 'hello', protocol: PROTOCOL, secret: world.joinSecret() });
  const strangers: { channel: Channel; left: number }[] = [];
  const host = publicKeyOf(world.host()?.host.secretKey ?? '');
  const key = keyPair(63);
  const handshake = opening(
    guestHandshake({ seatSecret: key.secretKey, hostKey: host, tableId: 'table' }).message,
  );

  function stranger(): Channel | null {
    const at = chance.int(6);
    const known = strangers[at];
    if (known !== undefined && (known.left -= 1) > 0) return known.channel;
    known?.channel.close();
    const channel = world.stranger();
    if (channel === null) return null;
    channel.listen({
      message: () => undefined,
      closed: () => {
        const mine = strangers.findIndex((one) => one.channel === channel);
        if (mine >= 0) (strangers[mine] as { left: number }).left = 0;
      },
    });
    if (chance.percent(80)) channel.send(hello);
    strangers[at] = { channel, left: 200 };
    return channel;
  }

  function text(): string {
    const sample = said[chance.int(Math.max(1, said.length))] ?? hello;
    if (chance.percent(10)) return garbage(chance, 200);
    if (chance.percent(20)) return mutateText(sample, chance);
    if (chance.percent(10)) return sample;
    return JSON.stringify(mutateValue(JSON.parse(sample), chance)) ?? 'null';
  }

  function raw(): void {
    const line = world.rawLine();
    if (line === null) return;
    line.listen({ item: () => undefined, closed: () => undefined });
    const upgrade = Buffer.from(
      'GET /t/table HTTP/1.1\r\nHost: 10.0.0.1:8787\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n' +
        'Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nSec-WebSocket-Version: 13\r\n\r\n',
    );
    const kind = chance.int(5);
    if (kind === 0) line.send(chance.bytes(chance.int(400)));
    else if (kind === 1) line.send(mutateBytes(upgrade, chance));
    else {
      line.send(upgrade);
      const frame = masked(kind === 2 ? chance.bytes(chance.int(300)) : mutateBytes(handshake, chance));
      line.send(kind === 3 ? mutateBytes(frame, chance) : frame);
    }
    count(['raw garbage', 'broken request', 'garbage frame', 'broken frame', 'broken handshake'][kind] ?? '');
    line.close();
  }

  return () => {
    if (chance.percent(RAW_PERCENT)) return raw();
    if (chance.percent(10)) {
      const phone = world.phones[0];
      if (phone?.now?.channel) {
        count("frame on a player's own line");
        return phone.now.channel.send(text());
      }
    }
    count("stranger's frame");
    stranger()?.send(text());
  };
}

/** A binary WebSocket frame as a browser sends it. */
function masked(payload: Uint8Array): Uint8Array {
  const head =
    payload.length < 126
      ? [0x82, 0x80 | payload.length]
      : [0x82, 0xfe, payload.length >> 8, payload.length & 255];
  return Uint8Array.from([...head, 0, 0, 0, 0, ...payload]);
}
