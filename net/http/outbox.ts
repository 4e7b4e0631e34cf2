import { Buffer } from 'buffer';
import type { Clock } from '@/table/wire/clock';
import type { TcpSocket } from './tcp';

const CHUNK = 32 * 1024;

/**
 * What waits to be written to one socket. One chunk is under way at a time, because a phone's socket takes
 * everything at once and fills its memory; and `end` waits for the last chunk's callback, because Android's `end`
 * throws away what is still unwritten.
 */
export type Outbox = {
  send(bytes: Uint8Array): void;
  end(): void;
  /** The socket is gone: forget the rest. */
  drop(): void;
  readonly queued: number;
  /** Called whenever everything has been written. */
  onEmpty: (() => void) | null;
};

export function outbox(options: { socket: TcpSocket; clock: Clock; stallMs: number }): Outbox {
  const { socket, clock, stallMs } = options;
  const queue: Uint8Array[] = [];
  let queued = 0;
  let isWriting = false;
  let isEnding = false;
  let isDropped = false;
  let stopWatch = () => {};

  function nextChunk(): Uint8Array {
    const parts: Uint8Array[] = [];
    let room = CHUNK;
    for (let head = queue[0]; head && room > 0; head = queue[0]) {
      parts.push(head.subarray(0, room));
      if (head.length > room) queue[0] = head.subarray(room);
      else queue.shift();
      room -= Math.min(head.length, room);
    }
    queued -= CHUNK - room;
    const [only] = parts;
    return parts.length === 1 && only ? asBuffer(only) : Buffer.concat(parts);
  }

  const pump = () => {
    if (isWriting || isDropped) return;
    if (queue.length === 0) {
      if (isEnding) socket.end();
      else box.onEmpty?.();
      return;
    }
    isWriting = true;
    stopWatch = clock.after(stallMs, () => socket.destroy());
    socket.write(nextChunk(), undefined, () => {
      stopWatch();
      isWriting = false;
      pump();
    });
  };

  const box: Outbox = {
    send(bytes) {
      if (isDropped || isEnding || socket.destroyed || bytes.length === 0) return;
      queue.push(bytes);
      queued += bytes.length;
      pump();
    },
    end() {
      isEnding = true;
      if (!socket.destroyed) pump();
    },
    drop() {
      isDropped = true;
      queue.length = 0;
      queued = 0;
      stopWatch();
    },
    get queued() {
      return queued;
    },
    onEmpty: null,
  };
  return box;
}

/** The same memory as a Buffer, which both kinds of socket take without copying. */
const asBuffer = (bytes: Uint8Array) => Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
