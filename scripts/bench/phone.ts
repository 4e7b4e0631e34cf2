import { Buffer } from 'buffer';

import { bytesToUtf8, utf8ToBytes } from '@/net/bytes';
import { newKeyPair } from '@/net/keys';
import { guestHandshake, hostHandshake } from '@/net/noise';
import { tableCrypto } from '@/net/tableCrypto';
import { frameReader, frameWriter } from '@/net/transportFrames';
import type { Game } from '@/rules/engine';
import { tableOptions } from '@/rules/engine/log';
import { playOut, randomPlayer } from '@/rules/engine/playOut';
import { createRandom, seedFrom } from '@/rules/engine/random';
import { GAMES } from '@/rules/games';
import type { Channel } from '@/table/channel';
import { checkedLine } from '@/table/checkedLine';
import { newTable, openHost } from '@/table/host';
import { memoryLog } from '@/table/storage';
import { PROTOCOL } from '@/table/version';

/**
 * What a phone that is the table has to do, and how long it takes. Prints one line of JSON; runs on Node and on
 * Hermes. A move is measured from the sealed frame of whoever makes it to the sealed frame of the last guest, base64
 * and all; only the sockets and the disk are missing.
 */
const GUESTS = 5;
const KILOBYTES_2 = 2_048;

const round = (ms: number) => Math.round(ms * 100) / 100;

/** Whatever else the machine does only ever adds to a time, so the best of a few runs is the nearest to the truth. */
const RUNS = 5;
const BATCH = 20;

/** The Hermes command line counts whole milliseconds, so what is quicker is done often. */
function each(run: () => void): number {
  const times = Array.from({ length: RUNS }, () => {
    const from = Date.now();
    for (let n = 0; n < BATCH; n += 1) run();
    return (Date.now() - from) / BATCH;
  });
  return round(Math.min(...times));
}

function crypto() {
  const key = new Uint8Array(32).fill(7);
  const plain = new Uint8Array(KILOBYTES_2).fill(65);
  const write = frameWriter(key);
  const sealMs = each(() => void write(plain));
  const [again, read] = [frameWriter(key), frameReader(key)];
  const frames = Array.from({ length: RUNS * BATCH }, () => again(plain)[0] as Uint8Array);
  let at = 0;
  const openMs = each(() => void read(frames[at++] as Uint8Array));
  const [host, seat] = [newKeyPair(), newKeyPair()];
  const greet = () =>
    guestHandshake({ seatSecret: seat.secretKey, hostKey: host.publicKey, tableId: 'table' });
  const shake = (message: Uint8Array) =>
    hostHandshake({ secretKey: host.secretKey, tableId: 'table', message });
  const { message } = greet();
  // The message is wiped as it is read.
  const handshakeHostMs = each(() => void shake(message.slice()));
  const handshakeBothMs = each(() => {
    const guest = greet();
    guest.finish(shake(guest.message).answer);
  });
  return { seal2KbMs: sealMs, open2KbMs: openMs, handshakeHostMs, handshakeBothMs };
}

type Ear = Parameters<Channel['listen']>[0];

/** A guest as the host's sockets see it: what it sends comes in sealed, what it gets is sealed and made base64. */
function lineTo(key: string) {
  const fromGuest = frameWriter(new Uint8Array(32).fill(1));
  const atHost = frameReader(new Uint8Array(32).fill(1));
  const toGuest = frameWriter(new Uint8Array(32).fill(2));
  let ear: Ear | null = null;
  let bytes = 0;
  const channel: Channel = {
    peer: key,
    send: (text) => {
      for (const frame of toGuest(utf8ToBytes(text))) bytes += Buffer.from(frame).toString('base64').length;
    },
    close: () => undefined,
    listen: (on) => {
      ear = on;
    },
  };
  return {
    channel,
    sealed: (message: object) => fromGuest(utf8ToBytes(JSON.stringify(message))),
    arrive: (frames: readonly Uint8Array[]) => {
      for (const frame of frames) {
        const plain = atHost(frame);
        if (plain instanceof Uint8Array) ear?.message(bytesToUtf8(plain) ?? '');
      }
    },
    sent: () => bytes,
  };
}

function movesOf(game: Game, seed: number): number[] {
  const seats = game.seats.max;
  const start = { seats, options: tableOptions(game, {}), seed: seedFrom(seed) };
  const { entries } = playOut(game, start, randomPlayer(), {
    random: createRandom(seedFrom(seed + 1)),
    maxMoves: 300,
  });
  const keys = Array.from({ length: Math.max(GUESTS, seats) }, (_, n) => String(n).repeat(64).slice(0, 64));
  const log = memoryLog([
    newTable({ id: 'table', game, crypto: tableCrypto }),
    ...Array.from({ length: seats }, (_, seat) =>
      JSON.stringify({ t: 'sit', seat, key: keys[seat], name: `Player ${seat}` }),
    ),
    JSON.stringify({ t: 'start', seed: start.seed }),
  ]);
  const host = openHost({
    store: { read: log.read, append: (line) => log.append(checkedLine(line).slice(17)) },
    games: { [game.id]: game },
    clock: { now: () => 0, after: () => () => undefined },
    crypto: tableCrypto,
    newBot: () => ({ key: '', name: '' }),
  });
  const lines = keys.map(lineTo);
  for (const line of lines) {
    host.accept(line.channel);
    line.arrive(line.sealed({ t: 'hello', protocol: PROTOCOL, secret: host.joinSecret }));
  }
  const written = () => log.read().length;
  const times: number[] = [];
  for (const [rev, { seat, move }] of (entries as readonly { seat: number; move: object }[]).entries()) {
    const line = lines[seat];
    const frames = line?.sealed({ t: 'ask', id: `move-${rev}-00`, op: { type: 'move', rev, move } }) ?? [];
    const before = written();
    const from = Date.now();
    line?.arrive(frames);
    times.push(Date.now() - from);
    if (written() !== before + 1) throw new Error(`${game.id}: move ${rev} was refused`);
  }
  return times;
}

function moves(game: Game) {
  const times = [1, 2]
    .flatMap((seed) => {
      const runs = Array.from({ length: RUNS }, () => movesOf(game, seed));
      return (runs[0] ?? []).map((_, at) => Math.min(...runs.map((run) => run[at] ?? 0)));
    })
    .sort((a, b) => a - b);
  const part = (of: number) => times[Math.min(times.length - 1, Math.floor(times.length * of))] ?? 0;
  const mean = round(times.reduce((sum, ms) => sum + ms, 0) / times.length);
  return { mean, p95: part(0.95), max: part(1), moves: times.length };
}

console.log(
  JSON.stringify({
    ...crypto(),
    moveToFiveGuestsMs: Object.fromEntries(Object.values(GAMES).map((game) => [game.id, moves(game)])),
  }),
);
