import { base64urlToBytes, bytesToBase64url } from '@/net/bytes';
import { newKeyPair } from '@/net/secure/keys';
import { seal, unseal } from '@/net/secure/seal';

import * as fc from '../support/fastCheck';

const [voter, peeker, other] = [newKeyPair(), newKeyPair(), newKeyPair()];
const context = 'table a, round 2, vote';
const vote = Uint8Array.of(1, 2, 3, 4);
const sealed = () => seal({ from: voter.secretKey, to: peeker.publicKey, context }, vote);
const opened = (box: string, ends = {}) =>
  unseal({ from: voter.publicKey, to: peeker.secretKey, context, ...ends }, box);

describe('A sealed secret', () => {
  test('is read by the one it was sealed for', () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 80 }), fc.string(), (bytes, about) => {
        const box = seal({ from: voter.secretKey, to: peeker.publicKey, context: about }, bytes);
        const ends = { from: voter.publicKey, to: peeker.secretKey, context: about };
        expect(unseal(ends, box)).toEqual(bytes);
      }),
      { numRuns: 20 },
    );
  });

  test('is read by nobody else, nor as from somebody else, nor elsewhere', () => {
    expect(opened(sealed(), { to: other.secretKey })).toBeNull();
    expect(opened(sealed(), { from: other.publicKey })).toBeNull();
    expect(opened(sealed(), { context: 'table a, round 3, vote' })).toBeNull();
    expect(unseal({ from: peeker.publicKey, to: voter.secretKey, context }, sealed())).toBeNull();
  });

  test('is worthless once anything in it is changed', () => {
    const box = base64urlToBytes(sealed()) ?? new Uint8Array();
    for (const at of box.keys()) {
      const changed = box.slice();
      changed[at] = (changed[at] ?? 0) ^ 1;
      expect(opened(bytesToBase64url(changed))).toBeNull();
    }
  });

  test('is as long as any other of its kind, and never the same twice', () => {
    const boxes = [0, 1].map((choice) =>
      seal({ from: voter.secretKey, to: peeker.publicKey, context }, Uint8Array.of(choice, 0, 0)),
    );
    expect(boxes[0]?.length).toBe(boxes[1]?.length);
    expect(sealed()).not.toBe(sealed());
  });

  test('cannot be opened when it is no sealed text at all, and nothing is thrown', () => {
    fc.assert(fc.property(fc.string(), (text) => expect(opened(text)).toBeNull()));
    expect(opened(sealed(), { from: 'no key' })).toBeNull();
  });
});

test('base64url is what Node writes, and only that is read', () => {
  fc.assert(
    fc.property(fc.uint8Array({ maxLength: 100 }), (bytes) => {
      const text = bytesToBase64url(bytes);
      expect(text).toBe(Buffer.from(bytes).toString('base64url'));
      expect(base64urlToBytes(text)).toEqual(bytes);
    }),
  );
  for (const text of ['A', 'AB', 'AA=', 'A+/A', 'AAAAA', 'é']) expect(base64urlToBytes(text)).toBeNull();
});
