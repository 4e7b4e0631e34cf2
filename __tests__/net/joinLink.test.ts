import { base64urlToBytes, bytesToBase64url, bytesToHex } from '@/net/bytes';
import { appLink, joinLink, parseJoinLink, type Invitation } from '@/net/links/joinLink';
import { sha256 } from '@noble/hashes/sha2.js';

import * as fc from '../support/fastCheck';

const hex = (length: number) => fc.uint8Array({ minLength: length, maxLength: length }).map(bytesToHex);
const invitations: fc.Arbitrary<Invitation> = fc.record(
  {
    address: fc.oneof(fc.ipV4(), fc.ipV6()),
    port: fc.integer({ min: 1, max: 65535 }),
    tableId: fc.stringMatching(/^[A-Za-z0-9_-]{1,64}$/),
    hostKey: hex(32),
    joinSecret: hex(16),
    seatTicket: hex(16),
  },
  { requiredKeys: ['address', 'port', 'tableId', 'hostKey', 'joinSecret'] },
);

const example: Invitation = {
  address: '192.168.43.1',
  port: 8787,
  tableId: 'k3x9',
  hostKey: 'ab'.repeat(32),
  joinSecret: 'cd'.repeat(16),
};

describe('A join link', () => {
  test('[W1.1] says everything it was made of, in both forms', () => {
    fc.assert(
      fc.property(invitations, (invitation) => {
        expect(parseJoinLink(joinLink(invitation))).toEqual({ invitation });
        expect(parseJoinLink(appLink(invitation))).toEqual({ invitation });
      }),
    );
  });

  test('[W1.1] has its address in numbers and its secrets behind the #', () => {
    expect(joinLink(example)).toMatch(/^http:\/\/192\.168\.43\.1:8787\/join#[\w-]+$/);
    expect(joinLink({ ...example, address: 'fe80::1' })).toMatch(/^http:\/\/\[fe80::1\]:8787\/join#/);
    expect(appLink(example)).toMatch(/^palaver:\/\/join#[\w-]+$/);
  });

  test('is short enough for a QR code that an old camera reads', () => {
    const longest = { ...example, address: '255.255.255.255', seatTicket: 'ef'.repeat(16) };
    expect(joinLink(longest).length).toBeLessThan(150);
  });

  test('is understood as a browser shows it: with its default port left out, by name, with spaces around', () => {
    const link = joinLink({ ...example, port: 80 });
    expect(parseJoinLink(link.replace(':80/', '/'))).toEqual({ invitation: { ...example, port: 80 } });
    const named = joinLink(example).replace('192.168.43.1', 'localhost');
    expect(parseJoinLink(` ${named}\n`)).toEqual({ invitation: { ...example, address: 'localhost' } });
  });

  test('[W1.2] is damaged when any part of it is missing or changed', () => {
    for (const link of [joinLink(example), appLink(example)]) {
      const start = link.indexOf('#') + 1;
      for (let at = start; at < link.length; at += 1) {
        expect(parseJoinLink(link.slice(0, at))).toEqual({ problem: 'damaged' });
        const letter = link[at] === 'A' ? 'B' : 'A';
        expect(parseJoinLink(link.slice(0, at) + letter + link.slice(at + 1))).toEqual({
          problem: 'damaged',
        });
      }
    }
  });

  test('[W1.2] of another version is known as such', () => {
    const [place, fragment = ''] = joinLink(example).split('#');
    const body = (base64urlToBytes(fragment) ?? new Uint8Array()).slice(0, -4);
    body[0] = 2;
    const other = bytesToBase64url(Uint8Array.of(...body, ...sha256(body).subarray(0, 4)));
    expect(parseJoinLink(`${place}#${other}`)).toEqual({ problem: 'other-version' });
  });

  test.each([
    '',
    'hello',
    'https://example.org/',
    'http://192.168.1.1/join',
    'palaver://play#abc',
    'WIFI:S:net;;',
  ])('is not %p', (text) => {
    expect(parseJoinLink(text)).toEqual({ problem: 'not-a-link' });
  });

  test('never throws, whatever comes', () => {
    const anything = fc.oneof(
      fc.string({ unit: 'binary' }),
      fc.uint8Array().map((bytes) => `palaver://join#${bytesToBase64url(bytes)}`),
      fc.uint8Array().map((bytes) => `http://1.2.3.4/join#${bytesToBase64url(Uint8Array.of(1, ...bytes))}`),
      fc.uint8Array().map((body) => {
        const signed = Uint8Array.of(1, ...body);
        return `palaver://join#${bytesToBase64url(Uint8Array.of(...signed, ...sha256(signed).subarray(0, 4)))}`;
      }),
    );
    fc.assert(fc.property(anything, (text) => expect(parseJoinLink(text)).toHaveProperty('problem')));
  });
});
