import Noise from 'noise-handshake';
import { chacha20poly1305 } from '@noble/ciphers/chacha.js';
import { bytesToHex, hexToBytes } from '@/net/bytes';
import { newKeyPair, publicKeyOf } from '@/net/secure/keys';
import { guestHandshake, hostHandshake } from '@/net/secure/noise';

const pair = (secretKey: string) => ({
  secretKey: hexToBytes(secretKey),
  publicKey: hexToBytes(publicKeyOf(secretKey)),
});

/** Noise_IK_25519_ChaChaPoly_BLAKE2b as the cacophony project publishes it. */
const VECTOR = {
  prologue: '4a6f686e2047616c74',
  guest: 'e61ef9919cde45dd5f82166404bd08e38bceb5dfdfded0a34c8df7ed542214d1',
  guestOnce: '893e28b9dc6ca8d611ab664754b8ceb7bac5117349a4439a6b0569da977c464a',
  host: '4a3acbfdb163dec651dfa3194dece676d437029c62a408b4c5ea9114246e4893',
  hostOnce: 'bbdb4cdbd309f1a1f2e1456967fe288cadd6f712d65dc7b7793d5e63da6b375b',
  hash: '1c8fa891cb414fedba6daa7c6f4ae0a6d98e5f9768cc9cecd27e805614943ee9c8a1b27fbfb76dc197255c8aa69f6b4285c423840b8bedf45e652ca64f797d81',
  first: {
    payload: '4c756477696720766f6e204d69736573',
    bytes:
      'ca35def5ae56cec33dc2036731ab14896bc4c75dbb07a61f879f8e3afa4c7944ba83a447b38c83e327ad936929812f624884847b7831e95e197b2f797088efdd2f88f1db7e1fb0e99c64419097af91cee64e470f4b6fcd9298ce0b56fe20f86e13bf70439c538e3602a7127af71a29cc',
  },
  second: {
    payload: '4d757272617920526f746862617264',
    bytes:
      '95ebc60d2b1fa672c1f46a8aa265ef51bfe38e7ccb39ec5be34069f1448088439f069b267a06b3de3ecb1043bcb098e9af91d9c64748d998c7b47890871571',
  },
  third: {
    payload: '462e20412e20486179656b',
    bytes: 'cd54383060e7a28434cca27fb1cc524cfbabeb18181589df219d07',
  },
};

test('our stand-in for sodium makes the handshake that others make', () => {
  const guest = new Noise('IK', true, pair(VECTOR.guest));
  const host = new Noise('IK', false, pair(VECTOR.host));
  guest.initialise(hexToBytes(VECTOR.prologue), pair(VECTOR.host).publicKey);
  host.initialise(hexToBytes(VECTOR.prologue));
  guest.e = pair(VECTOR.guestOnce);
  host.e = pair(VECTOR.hostOnce);

  const first = guest.send(hexToBytes(VECTOR.first.payload));
  expect(bytesToHex(first)).toBe(VECTOR.first.bytes);
  expect(bytesToHex(host.recv(first))).toBe(VECTOR.first.payload);
  const second = host.send(hexToBytes(VECTOR.second.payload));
  expect(bytesToHex(second)).toBe(VECTOR.second.bytes);
  expect(bytesToHex(guest.recv(second))).toBe(VECTOR.second.payload);
  expect(bytesToHex(guest.hash)).toBe(VECTOR.hash);
  const third = chacha20poly1305(guest.tx, new Uint8Array(12)).encrypt(hexToBytes(VECTOR.third.payload));
  expect(bytesToHex(third)).toBe(VECTOR.third.bytes);
});

describe('A handshake', () => {
  const host = newKeyPair();
  const seat = newKeyPair();
  const begin = (other = {}) =>
    guestHandshake({ seatSecret: seat.secretKey, hostKey: host.publicKey, tableId: 'a', ...other });
  const answer = (message: Uint8Array, tableId = 'a') =>
    hostHandshake({ secretKey: host.secretKey, tableId, message });

  test('[W1.3] tells each end who the other is and gives both the same keys', () => {
    const guest = begin();
    const { session, answer: reply } = answer(guest.message);
    const own = guest.finish(reply);
    expect([session.peer, own.peer]).toEqual([seat.publicKey, host.publicKey]);
    expect([own.sendKey, own.receiveKey]).toEqual([session.receiveKey, session.sendKey]);
  });

  test('uses new keys every time', () => {
    const keys = [1, 2].map(() => bytesToHex(answer(begin().message).session.sendKey));
    expect(keys[0]).not.toBe(keys[1]);
  });

  test('fails with a host that has another key', () => {
    expect(() => answer(begin({ hostKey: newKeyPair().publicKey }).message)).toThrow();
  });

  test('[W1.3] fails at another table of the same host', () => {
    expect(() => answer(begin().message, 'b')).toThrow();
  });

  test("fails when the answer is not the host's", () => {
    const guest = begin();
    const { answer: reply } = answer(begin().message);
    expect(() => guest.finish(reply)).toThrow();
  });

  test('fails when any byte of the first message is changed or missing', () => {
    const { message } = begin();
    for (const at of message.keys()) {
      const changed = message.slice();
      changed[at] = (changed[at] ?? 0) ^ 1;
      expect(() => answer(changed)).toThrow();
      expect(() => answer(message.subarray(0, at))).toThrow();
    }
  });

  test('fails on a point that would make the key known to all', () => {
    expect(() => answer(new Uint8Array(96))).toThrow();
  });
});
