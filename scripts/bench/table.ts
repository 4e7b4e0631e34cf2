import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import WebSocket from 'ws';

import type { SocketConstructor } from '@/net/dial/webSocketDial';
import { tableCrypto } from '@/net/secure/tableCrypto';
import type { GameTypes, Legal } from '@/rules/engine';
import { dialAt, guestOf, invitedBy } from '@/scripts/sim/phones/socketPhone';
import { eachUntil, until } from '@/scripts/sim/phones/waits';
import { serve } from '@/server/serve';
import type { Guest } from '@/table/guest/guest';
import type { Host } from '@/table/host/host';
import { memoryValues } from '@/table/storage/storage';

const MOVES = 300;

/** Everything that crosses the wire, as the operating system would count it. */
function countingSocket(count: { bytes: number }): SocketConstructor {
  return class extends WebSocket {
    constructor(url: string) {
      super(url);
      this.on(
        'message',
        (data: Buffer | ArrayBuffer) =>
          (count.bytes += data instanceof ArrayBuffer ? data.byteLength : data.length),
      );
    }
    override send(bytes: never): void {
      count.bytes += (bytes as Uint8Array).length;
      super.send(bytes);
    }
  } as unknown as SocketConstructor;
}

function newGuest(host: Host, port: number, count: { bytes: number }): Guest {
  const table = invitedBy(host);
  const keys = tableCrypto.newKeyPair();
  const dial = dialAt(`127.0.0.1:${port}`, table, keys, countingSocket(count));
  return guestOf(table, { keys, values: memoryValues(), runs: 'page' }, dial);
}

const percentile = (sorted: readonly number[], part: number) =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? 0;

const say = (guest: Guest): Legal<GameTypes> | undefined =>
  guest.state().snapshot?.legal.find(({ type }) => type === 'say');

/** Five guests on the encrypted channel over loopback, the log on disk: how long until the fifth has seen a move. */
export async function benchTable() {
  const folder = mkdtempSync(join(tmpdir(), 'palaver-bench-'));
  writeFileSync(join(folder, 'index.html'), '');
  const serving = await serve({ data: join(folder, 'data'), site: folder, port: 0, host: '127.0.0.1' });
  try {
    const host = serving.house.create('dystocratic', 0);
    const count = { bytes: 0 };
    const guests: Guest[] = [];
    for (let n = 0; n < 5; n += 1) {
      const guest = newGuest(host, serving.port, count);
      await until(guest, ({ line }) => line === 'here');
      if (n < 4) await guest.ask({ type: 'sit', seat: n, name: `Player ${n}` });
      guests.push(guest);
    }
    const seats = guests.slice(0, 4);
    await seats[0]?.ask({ type: 'start' });
    await eachUntil(guests, ({ snapshot }) => snapshot !== null);

    const times: number[] = [];
    const joinBytes: number[] = [];
    const from = count.bytes;
    let moves = 0;
    while (moves < MOVES) {
      const speaker = seats.find((guest) => say(guest) !== undefined);
      const mover = speaker ?? seats.find((guest) => (guest.state().snapshot?.legal.length ?? 0) > 0);
      const move = mover && ((speaker && say(speaker)) ?? mover.state().snapshot?.legal[0]);
      if (mover === undefined || move === undefined) {
        if (seats[0]?.state().table?.stage === 'over') {
          await seats[0].ask({ type: 'again' });
          await seats[0].ask({ type: 'start' });
        }
        await new Promise((soon) => setTimeout(soon, 5));
        continue;
      }
      const { rev, match } = mover.state();
      const started = performance.now();
      void mover.choose(move);
      await eachUntil(guests, (now) => now.rev > rev || now.match > match);
      times.push(performance.now() - started);
      moves += 1;
    }
    const played = count.bytes - from;

    for (let n = 0; n < 10; n += 1) {
      const joining = { bytes: 0 };
      const late = newGuest(host, serving.port, joining);
      await until(late, ({ snapshot }) => snapshot !== null);
      joinBytes.push(joining.bytes);
      late.close();
    }
    for (const guest of guests) guest.close();
    times.sort((a, b) => a - b);
    return {
      moveToFifthGuestMs: {
        median: round(percentile(times, 0.5)),
        p95: round(percentile(times, 0.95)),
        max: round(times.at(-1) ?? 0),
      },
      bytesPerMove: Math.round(played / moves / guests.length),
      bytesPerMoveAllGuests: Math.round(played / moves),
      bytesPerJoin: Math.max(...joinBytes),
      moves,
      guests: guests.length,
    };
  } finally {
    await serving.close();
    rmSync(folder, { recursive: true });
  }
}

const round = (ms: number) => Math.round(ms * 100) / 100;
