import { createHmac, hkdfSync } from 'node:crypto';

import { x25519 } from '@noble/curves/ed25519.js';

import { newKeyPair } from '@/net/secure/keys';
import { tableCrypto } from '@/net/secure/tableCrypto';
import { createVoucher, createVouches, type Vouch } from '@/table/trust/vouch';
import { KINDS } from '@/table/wire/vouchKinds';
import type { KeyPair } from '@/table/wire/keys';

import { unique } from './rounds';

const [ana, ben, cem] = [newKeyPair(), newKeyPair(), newKeyPair()];
const circle = [ana, ben, cem].map(({ publicKey }) => publicKey);
const voucherOf = (self: KeyPair, of: { table?: string; devices?: readonly string[] } = {}) =>
  createVoucher({
    crypto: tableCrypto,
    self,
    table: of.table ?? 'table-1',
    devices: () => of.devices ?? circle,
  });
const [anas, bens, cems] = [voucherOf(ana), voucherOf(ben), voucherOf(cem)];

const said = (of = '0 7 head', kind: Vouch['kind'] = 'head'): Vouch => {
  const [vouch] = anas.make([ben.publicKey], kind, of);
  if (vouch === undefined) throw new Error('Ana and Ben share a key');
  return vouch;
};

describe('a vouch', () => {
  test('is believed by whom it is for', () => {
    for (const kind of KINDS) expect(bens.check(said('x', kind))).toBe(true);
  });

  test('is made for each other device of the circle, and 22 letters long', () => {
    const all = anas.make(circle, 'head', 'x');
    expect(all.map(({ to }) => to)).toEqual([ben.publicKey, cem.publicKey]);
    for (const { mac } of all) expect(mac).toMatch(/^[A-Za-z0-9_-]{22}$/);
  });

  test('[W8.7] is what the written protocol says', () => {
    const bytes = (hex: string) => Uint8Array.from(Buffer.from(hex, 'hex'));
    const shared = x25519.getSharedSecret(bytes(ben.secretKey), bytes(ana.publicKey));
    const key = Buffer.from(hkdfSync('sha256', shared, '', 'palaver pair table-1', 32));
    const text = `${ana.publicKey} ${ben.publicKey} head 0 7 head`;
    const mac = createHmac('sha256', key).update(text).digest().subarray(0, 16).toString('base64url');
    expect(said().mac).toBe(mac);
  });
});

describe('a host that carries vouches', () => {
  test('[W8.7] cannot change what was said, of what kind, by whom or to whom', () => {
    const vouch = said();
    const changed: Vouch[] = [
      { ...vouch, of: '0 8 head' },
      { ...vouch, kind: 'same' },
      { ...vouch, from: cem.publicKey },
      { ...vouch, mac: `${vouch.mac.slice(1)}A` },
      { ...vouch, mac: vouch.mac.slice(1) },
      { ...vouch, mac: `${vouch.mac}A` },
      { ...vouch, mac: '' },
    ];
    for (const each of changed) expect(bens.check(each)).toBe(false);
    expect(cems.check(vouch)).toBe(false);
    expect(cems.check({ ...vouch, to: cem.publicKey })).toBe(false);
  });

  test('cannot show a vouch to the one who made it, as if the other had said it', () => {
    const { mac, kind, of } = said();
    expect(anas.check({ from: ben.publicKey, to: ana.publicKey, kind, of, mac })).toBe(false);
    expect(anas.check(said())).toBe(false);
  });

  test('cannot make one with a key of its own, or for a device outside the circle', () => {
    const host = newKeyPair();
    const forged = voucherOf(host, { devices: [host.publicKey, ...circle] }).make(
      [ben.publicKey],
      'head',
      'x',
    );
    expect(forged).toHaveLength(1);
    for (const vouch of forged) {
      expect(bens.check(vouch)).toBe(false);
      expect(bens.check({ ...vouch, from: ana.publicKey })).toBe(false);
    }
    expect(anas.make([host.publicKey], 'head', 'x')).toEqual([]);
  });

  test('[W8.7] cannot use a vouch from another table', () => {
    const [elsewhere] = voucherOf(ana, { table: 'table-2' }).make([ben.publicKey], 'head', 'x');
    expect(elsewhere && bens.check(elsewhere)).toBe(false);
  });

  test.each([
    ['zero', '00'.repeat(32)],
    ['one', `01${'00'.repeat(31)}`],
    ['of order eight', 'e0eb7a7c3b41b8ae1656e3faf19fc46ada098deb9c32b1fd866205165f49b800'],
    ['not a key', 'zz'.repeat(32)],
    ['too short', 'ab'],
  ])('cannot name a key with which it would share a secret with everybody: %s', (_, key) => {
    const careless = voucherOf(ana, { devices: [...circle, key] });
    expect(careless.make([key], 'head', 'x')).toEqual([]);
    expect(careless.check({ from: key, to: ana.publicKey, kind: 'head', of: 'x', mac: 'A'.repeat(22) })).toBe(
      false,
    );
  });

  test('cannot make a phone multiply for keys that it names without end', () => {
    let multiplied = 0;
    const pairKey: typeof tableCrypto.pairKey = (of) => {
      multiplied += 1;
      return tableCrypto.pairKey(of);
    };
    const counted = createVoucher({
      crypto: { ...tableCrypto, pairKey },
      self: ben,
      table: 'table-1',
      devices: () => circle,
    });
    for (let n = 0; n < 100; n += 1) counted.check({ ...said(), from: unique('made up', n) });
    expect(multiplied).toBe(0);
    for (let n = 0; n < 5; n += 1) counted.check(said());
    expect(multiplied).toBe(1);
  });
});

describe('what is kept of vouches', () => {
  test('[W8.8] is the latest of each kind for each pair', () => {
    const kept = createVouches();
    for (const of of ['1', '2', '3']) {
      for (const each of anas.make(circle, 'head', of)) kept.keep(each);
      for (const each of bens.make(circle, 'round', of)) kept.keep(each);
    }
    expect(kept.to(cem.publicKey).map(({ kind, of }) => `${kind} ${of}`)).toEqual(['head 3', 'round 3']);
    expect(kept.get(ana.publicKey, ben.publicKey, 'head')?.of).toBe('3');
    expect(kept.get(ana.publicKey, ben.publicKey, 'same')).toBeNull();
  });

  test('goes with the device', () => {
    const kept = createVouches();
    for (const each of [...anas.make(circle, 'head', 'x'), ...cems.make(circle, 'head', 'x')])
      kept.keep(each);
    kept.drop(ana.publicKey);
    expect(kept.to(ben.publicKey).map(({ from }) => from)).toEqual([cem.publicKey]);
    expect(kept.to(ana.publicKey)).toEqual([]);
  });
});
