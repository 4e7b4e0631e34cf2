import { chacha20poly1305 } from '@noble/ciphers/chacha.js';
import { sha256 as sha } from '@noble/hashes/sha2.js';
import { bytesToHex, concatBytes, hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js';

import { linkOver, type Socket } from '@/net/dial/webSocketDial';
import { closeCode } from '@/net/frameLink';
import { appLink, joinLink, parseJoinLink } from '@/net/links/joinLink';
import { frameReader, frameWriter, MAX_MESSAGE } from '@/net/secure/transportFrames';
import { commit, makeSlip, valueOf } from '@/rules/engine/ballot';
import type { Closed } from '@/table/wire/channel';
import { PROTOCOL } from '@/table/wire/version';

import { namesIn, rows } from '../support/written';

const HOST = 'ab'.repeat(32);
const JOIN = 'cd'.repeat(16);
const TICKET = 'ef'.repeat(16);
const base64url = (bytes: Uint8Array) => Buffer.from(bytes).toString('base64url');

describe('a client that is written from the protocol alone', () => {
  test('[W1.13] writes the fragment of a link', () => {
    const of = { address: '10.0.0.7', port: 8787, tableId: 'k3x9', hostKey: HOST, joinSecret: JOIN };
    const fragment = (flags: number, ticket: string, place: string) => {
      const body = concatBytes(
        Uint8Array.of(6, flags, 4),
        utf8ToBytes('k3x9'),
        hexToBytes(HOST),
        hexToBytes(JOIN),
        hexToBytes(ticket),
        utf8ToBytes(place),
      );
      return base64url(concatBytes(body, sha(body).subarray(0, 4)));
    };
    expect(PROTOCOL).toBe(6);
    expect(joinLink(of)).toBe(`http://10.0.0.7:8787/join#${fragment(0, '', '')}`);
    expect(joinLink({ ...of, seatTicket: TICKET })).toBe(
      `http://10.0.0.7:8787/join#${fragment(1, TICKET, '')}`,
    );
    const inside = { ...of, address: 'fe80::1', seatTicket: TICKET };
    expect(appLink(inside)).toBe(`palaver://join#${fragment(1, TICKET, '[fe80::1]:8787')}`);
    expect(parseJoinLink(`palaver://join#${fragment(1, TICKET, '[fe80::1]:8787')}`)).toEqual({
      invitation: inside,
    });
  });

  test('[W1.14] sends bytes as they are: a text message is garbage', () => {
    const closed: unknown[] = [];
    const socket = { close: (code: number, why: string) => closed.push([code, why]) } as unknown as Socket;
    const { link, opened } = linkOver(socket);
    void opened.catch(() => undefined);
    link.listen({ frame: () => undefined, closed: () => undefined });
    socket.onmessage?.({ data: 'hello' });
    expect(closed).toEqual([[4002, 'garbage']]);
  });

  const KEY = new Uint8Array(32).fill(7);
  /** A frame as it is written: number `at` in its direction. */
  function frame(at: number, more: number, part: Uint8Array): Uint8Array {
    const plain = new Uint8Array(Math.ceil((3 + part.length) / 256) * 256);
    plain.set([more, part.length >> 8, part.length & 255]);
    plain.set(part, 3);
    const nonce = new Uint8Array(12);
    new DataView(nonce.buffer).setBigUint64(4, BigInt(at), true);
    return chacha20poly1305(KEY, nonce).encrypt(plain);
  }

  test('[W1.15] [W1.16] [W1.17] writes and reads frames', () => {
    const read = frameReader(KEY);
    expect(read(frame(0, 0, new Uint8Array()))).toEqual(new Uint8Array());
    const long = Uint8Array.from({ length: 65_277 + 300 }, (_, at) => at % 251);
    expect(read(frame(1, 1, long.subarray(0, 65_277)))).toBe('more');
    expect(read(frame(2, 0, long.subarray(65_277)))).toEqual(long);
    const hello = utf8ToBytes('{"t":"hello","name":"Zoë"}');
    const write = frameWriter(KEY);
    expect(write(new Uint8Array())).toEqual([frame(0, 0, new Uint8Array())]);
    expect(write(long)).toEqual([frame(1, 1, long.subarray(0, 65_277)), frame(2, 0, long.subarray(65_277))]);
    expect(write(hello)).toEqual([frame(3, 0, hello)]);
    expect(frameReader(KEY)(frame(0, 1, long.subarray(0, 65_276)))).toBe('garbage');
    expect(MAX_MESSAGE).toBe(262_144);
  });

  test('[W1.18] ends a line with the code that is written', () => {
    const all: { readonly [why in Closed]: true } = {
      left: true,
      refused: true,
      garbage: true,
      'too-fast': true,
      'too-slow': true,
      'too-big': true,
      lost: true,
    };
    const codes = rows.filter(([, code]) => /^4\d{3}$/.test(code ?? ''));
    expect(codes.map(([, code, name = '']) => [Number(code), ...namesIn(name)])).toEqual(
      Object.keys(all).map((why) => [closeCode(why as Closed), why]),
    );
  });

  test('[W9.11] writes a slip, and reads one', () => {
    const salt = Uint8Array.from({ length: 16 }, (_, at) => at + 1);
    const slip = bytesToHex(concatBytes(salt, Uint8Array.of(5), utf8ToBytes('white'), new Uint8Array(10)));
    expect(makeSlip('white', salt)).toBe(slip);
    expect(valueOf(slip)).toBe('white');
    const commitment = bytesToHex(sha(concatBytes(utf8ToBytes('vote 1/2/vote/'), hexToBytes(slip))));
    expect(commit({ key: 'vote 1', seat: 2, part: 'vote' }, slip)).toBe(commitment);
  });
});
