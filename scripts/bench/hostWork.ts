import { Buffer } from 'buffer';

import { bytesToUtf8, utf8ToBytes } from '@/net/bytes';
import { tableCrypto } from '@/net/secure/tableCrypto';
import { createTogether, messagesIn } from '@/net/secure/together';
import { frameReader, frameWriter } from '@/net/secure/transportFrames';
import { type Game, type GameTypes, MIN_HOLDERS } from '@/rules/engine';
import { tableOptions } from '@/rules/engine/log';
import { playOut, randomPlayer } from '@/rules/engine/playOut';
import { createRandom, seedFrom } from '@/rules/engine/random';
import type { Channel } from '@/table/wire/channel';
import { lineChecks, textOfLine } from '@/table/log/checkedLine';
import { newTable, openHost } from '@/table/host/host';
import type { FromHost } from '@/table/wire/protocol';
import { playedByThese } from '@/table/log/playedBy';
import type { RoundRecord } from '@/table/log/rounds';
import { memoryLog } from '@/table/storage/storage';
import { PROTOCOL } from '@/table/wire/version';

/**
 * How long a host takes over each move of a game, in milliseconds: from the sealed frame of whoever makes it to the
 * sealed and base64-coded frames of the last guest, the sealed log that the phones keep included. Only the sockets
 * and the disk are missing. `longest` is the longest that the host's own screen waits for its turn meanwhile.
 * Whatever else the machine does only ever adds to a time, so the slowest quarter of the `runs` does not count; the clock
 * of Hermes counts whole milliseconds, so the others are averaged.
 */
export async function hostWork(
  game: Game,
  of: Played & { readonly runs: number },
): Promise<{ readonly whole: number[]; readonly longest: number[]; readonly locks: number[] }> {
  const runs: (readonly Work[])[] = [];
  for (let run = 0; run < of.runs; run += 1) runs.push(await playOnce(game, of));
  const usual = (of: 'whole' | 'longest') =>
    (runs[0] ?? []).map((_, at) => quicker(runs.map((moves) => moves[at]?.[of] ?? 0)));
  const whole = usual('whole');
  return { whole, longest: usual('longest'), locks: whole.filter((_, at) => runs[0]?.[at]?.isLock === true) };
}

/** The mean of the quicker three quarters. */
function quicker(times: readonly number[]): number {
  const counted = [...times].sort((a, b) => a - b).slice(0, Math.floor((3 * times.length) / 4));
  return counted.reduce((sum, ms) => sum + ms, 0) / counted.length;
}

/** Random legal play, of so many moves at most. */
type Played = { readonly seed: number; readonly moves: number; readonly options?: GameTypes['options'] };
type Work = { readonly whole: number; readonly longest: number; readonly isLock: boolean };

const GUESTS = 5;
/** Turns of the queue of promises until the key of the sealed log is shared out. */
const SHARING_OUT = 50;
/** How long players take over a move, on the table's clock: longer than any bell, which nobody may ring before. */
const THINKING_MS = 3_600_000;

async function playOnce(game: Game, of: Played): Promise<Work[]> {
  const seats = game.seats.max;
  const { options = {} } = of;
  const start = { seats, options: tableOptions(game, options), seed: seedFrom(of.seed) };
  const { entries } = playOut(game, start, randomPlayer(), {
    random: createRandom(seedFrom(of.seed + 1)),
    maxMoves: of.moves,
  });
  const keys = Array.from({ length: Math.max(GUESTS, seats) }, (_, n) => String(n).repeat(64));
  const log = memoryLog([
    newTable({ id: 'table', game, crypto: tableCrypto }),
    JSON.stringify({ t: 'options', options }),
    ...Array.from({ length: seats }, (_, seat) =>
      JSON.stringify({ t: 'sit', seat, key: keys[seat], name: `Player ${seat}` }),
    ),
    ...roundOf(keys.slice(0, seats)).map((record) => JSON.stringify(record)),
    JSON.stringify({ t: 'start', ...playedByThese(game), seed: start.seed }),
  ]);
  const checks = lineChecks();
  const later: (() => void)[] = [];
  let thought = 0;
  const host = openHost({
    store: { read: log.read, append: (text) => log.append(textOfLine(checks.checked(text))) },
    games: { [game.id]: game },
    clock: {
      now: () => Date.now() + thought,
      after: (ms, run) => {
        if (ms === 0) later.push(run);
        return () => undefined;
      },
    },
    crypto: tableCrypto,
    newBot: () => ({ key: '', name: '' }),
  });
  const lines = keys.map(lineTo);
  for (const line of lines) {
    host.accept(line.channel);
    line.say({
      t: 'hello',
      protocol: PROTOCOL,
      secret: host.joinSecret,
      device: { key: line.channel.peer, runs: 'app' },
      at: -1,
    });
  }
  for (let turn = 0; turn < SHARING_OUT; turn += 1) await Promise.resolve();
  for (const line of lines) line.keep();
  for (let run; (run = later.shift()) !== undefined;) run();
  if (lines.slice(0, seats).some((line) => !line.hasShare()))
    throw new Error('the phones were given no sealed log');

  const written = () => log.read().length;
  return (entries as readonly { seat: number; move: Move }[]).map(({ seat, move: made }, rev) => {
    const isLock = made.type === 'lock';
    const move = isLock ? withBoxes(made, seat, keys.slice(0, seats)) : made;
    const frames =
      lines[seat]?.sealed({ t: 'ask', id: `move-${rev}-00`, op: { type: 'move', rev, move } }) ?? [];
    const before = written();
    thought += THINKING_MS;
    const stretches = [timed(() => lines[seat]?.arrive(frames))];
    for (let run; (run = later.shift()) !== undefined;) stretches.push(timed(run));
    if (written() !== before + 1) throw new Error(`${game.id}: move ${rev} was refused`);
    return { whole: stretches.reduce((sum, ms) => sum + ms, 0), longest: Math.max(...stretches), isLock };
  });
}

/** The round before a game, as the log keeps it: without one the host would ask for a circle while it is measured. */
const roundOf = (devices: readonly string[]): readonly RoundRecord[] => [
  {
    t: 'round',
    round: '00'.repeat(8),
    for: 'deal',
    tries: 1,
    hostKey: '0a'.repeat(32),
    own: '0b'.repeat(32),
    rules: 1,
    asked: devices,
    without: [],
  },
  ...devices.map((device) => ({ t: 'pledge', device, pledge: '0c'.repeat(32) }) as const),
  ...devices.map((device) => ({ t: 'shown', device, number: '0d'.repeat(32) }) as const),
];

type Move = { readonly type: string; readonly commitments?: readonly string[] };

/** What is sealed beside the share: the nonce, the byte that says whether there is one, and the tag. */
const SEAL_BYTES = 24 + 1 + 16;

/** A lock as a phone sends it: a box for every other phone, with a share in it where there are two others at least. */
function withBoxes(move: Move, seat: number, keys: readonly string[]): Move {
  const isShared = keys.length > MIN_HOLDERS;
  const share = isShared ? 32 * (move.commitments ?? []).length + 1 : 0;
  const box = 'A'.repeat(Math.ceil(((SEAL_BYTES + share) * 4) / 3));
  const boxes = keys.flatMap((key, at) =>
    at === seat ? [] : [{ to: key, seats: [at], box, ...(isShared && { hash: '0e'.repeat(16) }) }],
  );
  return { ...move, entrusted: { boxes } } as Move;
}

function timed(run: () => void): number {
  const from = Date.now();
  run();
  return Date.now() - from;
}

type Ear = Parameters<Channel['listen']>[0];

/** A guest as the host's sockets see it: what it sends comes in sealed, what it gets is sealed and made base64. */
function lineTo(key: string) {
  const fromGuest = frameWriter(new Uint8Array(32).fill(1));
  const atHost = frameReader(new Uint8Array(32).fill(1));
  const toGuest = frameWriter(new Uint8Array(32).fill(2));
  const early: string[] = [];
  const kept = new Map<string, number>();
  let isPlaying = false;
  let ear: Ear | null = null;
  const { send, together } = createTogether((text) => {
    if (!isPlaying) early.push(...messagesIn(text));
    for (const frame of toGuest(utf8ToBytes(text))) Buffer.from(frame).toString('base64');
  });
  const channel: Channel = {
    peer: key,
    send,
    together,
    close: () => undefined,
    listen: (on) => {
      ear = on;
    },
  };
  const sealed = (message: object) => fromGuest(utf8ToBytes(JSON.stringify(message)));
  const arrive = (frames: readonly Uint8Array[]) => {
    for (const frame of frames) {
      const plain = atHost(frame);
      if (plain instanceof Uint8Array) ear?.message(bytesToUtf8(plain) ?? '');
    }
  };
  return {
    channel,
    sealed,
    arrive,
    say: (message: object) => arrive(sealed(message)),
    hasShare: () => kept.size > 0,
    /** Says how much of the sealed log has come, as a phone does; from then on the game is played. */
    keep: () => {
      for (const message of early.map((text) => JSON.parse(text) as FromHost))
        if (message.t === 'keep') kept.set(message.id, message.from + message.items.length);
      isPlaying = true;
      if (kept.size > 0) arrive(sealed({ t: 'kept', have: [...kept] }));
    },
  };
}
