import { newKeyPair } from '@/net/secure/keys';
import { tableCrypto } from '@/net/secure/tableCrypto';
import { type Chain, extend, headAt, newChain, reachOf, recordHash, trim } from '@/table/trust/chain';
import {
  compare,
  furthest,
  gateAt,
  mayTell,
  readStand,
  type SeatHolder,
  type Stand,
  standText,
} from '@/table/trust/gate';
import { createVoucher } from '@/table/trust/vouch';

import * as fc from '../../support/fastCheck';
import { unique } from './rounds';

const names = ['ana', 'ben', 'cem', 'dan'] as const;
const keys = names.map((name) => unique('device', name));
const [ana = '', ben = '', cem = '', dan = ''] = keys;

function chainOf(...records: readonly string[]): Chain {
  const outcome = extend(newChain('table-1'), {
    from: 1,
    list: records.map((record) => ({ record: recordHash({ record }), ballot: null })),
  });
  if (!('chain' in outcome)) throw new Error(outcome.problem);
  return outcome.chain;
}

const standOf = (chain: Chain, at = reachOf(chain), epoch = 0): Stand => ({
  epoch,
  at,
  head: headAt(chain, at) ?? '',
});

const seats: readonly SeatHolder[] = keys.map((device, seat) => ({ seat, kind: 'phone', device }));
const game = chainOf('deal', 'lock ana', 'lock ben', 'lock cem', 'lock dan');
const LAST_LOCK = 5;

const gate = (change: Partial<Parameters<typeof gateAt>[0]> = {}) =>
  gateAt({
    self: ana,
    chain: game,
    epoch: 0,
    at: LAST_LOCK,
    voters: [0, 1, 2, 3],
    known: seats,
    now: seats,
    stands: new Map([ben, cem, dan].map((device) => [device, standOf(game)])),
    proven: [1, 2, 3],
    ...change,
  });
const stands = (...of: readonly (readonly [string, Stand])[]) =>
  new Map([...[ben, cem, dan].map((device) => [device, standOf(game)] as const), ...of]);

describe('the gate', () => {
  test('opens by itself when every other voter stands at the same place', () => {
    expect(gate()).toEqual({ needed: [ben, cem, dan], missing: [], forked: [], changed: [], unproven: [] });
    expect(mayTell(gate())).toBe(true);
  });

  test('needs no vouch of bots that were bots, of lookers-on, or of its own second seat', () => {
    const mixed: SeatHolder[] = [
      { seat: 0, kind: 'phone', device: ana },
      { seat: 1, kind: 'phone', device: ana },
      { seat: 2, kind: 'bot', device: null },
      { seat: 3, kind: 'phone', device: dan },
    ];
    const seated = mixed.slice(0, 3);
    expect(gate({ known: seated, now: seated, voters: [0, 1, 2] }).needed).toEqual([]);
    expect(gate({ known: mixed, now: mixed }).needed).toEqual([dan]);
  });

  test('needs every phone with a seat, also where the host says that it has no voice in this vote', () => {
    expect(gate({ voters: [0] }).needed).toEqual([ben, cem, dan]);
    expect(mayTell(gate({ voters: [0], stands: new Map() }))).toBe(false);
  });

  test('names who is missing, and opens when the player says so for each of them', () => {
    const shut = gate({ stands: new Map([[ben, standOf(game)]]) });
    expect(shut.missing).toEqual([cem, dan]);
    expect(mayTell(shut)).toBe(false);
    expect(mayTell(shut, { devices: [cem], seats: [] })).toBe(false);
    expect(mayTell(shut, { devices: [cem, dan], seats: [] })).toBe(true);
  });

  test('opens on a later place too: who knows a later head is bound to all before it', () => {
    const later = chainOf('deal', 'lock ana', 'lock ben', 'lock cem', 'lock dan', 'open dan');
    expect(mayTell(gate({ chain: later, stands: stands([ben, standOf(later)]) }))).toBe(true);
  });
});

describe('a host that invents locks to make Ana open', () => {
  const invented = chainOf('deal', 'lock ana', 'invented ben', 'invented cem', 'invented dan');

  test('finds the gate shut: nobody else stands there', () => {
    const before = [ben, cem, dan].map((device) => [device, standOf(game, 2)] as const);
    const shut = gate({ chain: invented, stands: new Map(before) });
    expect(shut.missing).toEqual([ben, cem, dan]);
    expect(shut.forked).toEqual([]);
    expect(mayTell(shut)).toBe(false);
  });

  test('is found by every phone once the others have gone on', () => {
    const shut = gate({ chain: invented });
    expect(shut.forked).toEqual([ben, cem, dan]);
    expect(gate({ self: ben, stands: stands([ana, standOf(invented)]) }).forked).toEqual([ana]);
  });

  test('gets nothing when the player taps "all the same" in a fork', () => {
    expect(mayTell(gate({ chain: invented }), { devices: keys, seats: [0, 1, 2, 3] })).toBe(false);
  });

  test('gets nothing by forging, by old vouches, or by those for another phone', () => {
    const devices = names.map(() => newKeyPair());
    const circle = devices.map(({ publicKey }) => publicKey);
    const voucherOf = (at: number) =>
      createVoucher({
        crypto: tableCrypto,
        self: devices[at] ?? newKeyPair(),
        table: 'table-1',
        devices: () => circle,
      });
    const [forAna, forCem] = voucherOf(1).make(
      [circle[0] ?? '', circle[2] ?? ''],
      'head',
      standText(standOf(game, 2)),
    );
    if (forAna === undefined || forCem === undefined) throw new Error('vouches');
    const lie = standText(standOf(invented));
    const heard = [
      forAna,
      { ...forAna, of: lie },
      { ...forCem, to: circle[0] ?? '' },
      { ...forCem, of: lie },
    ];
    const believed = heard.filter((vouch) => voucherOf(0).check(vouch)).map(({ of }) => readStand(of));
    expect(believed).toEqual([standOf(game, 2)]);
  });

  test('gets nothing from a chain of which Ana has dropped the place', () => {
    expect(gate({ chain: trim(game, 1), stands: stands([ben, standOf(game, 4)]) }).missing).toEqual([ben]);
  });
});

describe('a host that shows locks without a record of them', () => {
  test('[W8.13] finds the gate shut although all stand at the same head: the locks are not proven', () => {
    const shut = gate({ proven: [1] });
    expect(shut).toMatchObject({ missing: [], forked: [], changed: [], unproven: [2, 3] });
    expect(mayTell(shut)).toBe(false);
    expect(mayTell(shut, { devices: [], seats: [2] })).toBe(false);
    expect(mayTell(shut, { devices: [], seats: [2, 3] })).toBe(true);
  });

  test('cannot say that a voter was struck, so that its lock is not needed, without the player', () => {
    expect(mayTell(gate({ proven: [1, 2] }))).toBe(false);
  });

  test('needs no proof of bots, of seats on this phone, or where no lock is in question', () => {
    const mixed: SeatHolder[] = [
      { seat: 0, kind: 'phone', device: ana },
      { seat: 1, kind: 'phone', device: ana },
      { seat: 2, kind: 'bot', device: null },
      { seat: 3, kind: 'phone', device: dan },
    ];
    expect(gate({ known: mixed, now: mixed, proven: [] }).unproven).toEqual([3]);
    expect(gate({ proven: null }).unproven).toEqual([]);
  });
});

describe('a host that says a voter is somebody else now', () => {
  const nowBen = (change: Partial<SeatHolder>): readonly SeatHolder[] =>
    seats.map((at) => (at.seat === 1 ? { ...at, ...change } : at));

  test.each([
    ['a bot', nowBen({ kind: 'bot', device: null })],
    ['another phone', nowBen({ device: unique('puppet') })],
    ["one of the host's phones", nowBen({ device: cem })],
    ['nobody', seats.filter(({ seat }) => seat !== 1)],
  ])('[W8.14] has the player asked first: %s', (_, now) => {
    const shut = gate({ now });
    expect(shut.changed).toEqual([1]);
    expect(mayTell(shut)).toBe(false);
    expect(mayTell(shut, { devices: shut.missing, seats: [1] })).toBe(true);
  });

  test('still needs the phone that was there, and the new one', () => {
    const puppet = unique('puppet');
    const shut = gate({ now: nowBen({ device: puppet }), stands: new Map() });
    expect(shut.needed).toEqual([ben, cem, dan, puppet]);
    expect(shut.missing).toEqual([ben, cem, dan, puppet]);
  });

  test('cannot add a voter that nobody vouched for', () => {
    expect(
      gate({ voters: [0, 1, 2, 3, 4], now: [...seats, { seat: 4, kind: 'bot', device: null }] }).changed,
    ).toEqual([4]);
  });
});

describe('what a device says of its place', () => {
  test('is read as it was written, and nothing else is', () => {
    fc.assert(
      fc.property(fc.nat(999_999), fc.nat(999_999), (epoch, at) => {
        const stand = { epoch, at, head: unique(epoch, at) };
        expect(readStand(standText(stand))).toEqual(stand);
      }),
    );
    const head = unique('x');
    for (const text of [
      '',
      head,
      `1 ${head}`,
      `01 1 ${head}`,
      `0 -1 ${head}`,
      `0 1 ${head}0`,
      `0 1 ${head}\n`,
    ])
      expect(readStand(text)).toBeNull();
  });

  test('[W8.10] a host that repeats an old vouch does not hide a newer one', () => {
    const [old, late, next] = [standOf(game, 2), standOf(game, 4), standOf(game, 1, 1)];
    expect(furthest(undefined, old)).toBe(old);
    expect(furthest(late, old)).toBe(late);
    expect(furthest(old, late)).toBe(late);
    expect(furthest(late, next)).toBe(next);
    expect(furthest(next, late)).toBe(next);
  });

  test('[W8.10] what was said to a host before is no fork with the one after it', () => {
    const elsewhere = { ...standOf(chainOf('deal', 'lock ana', 'only dan saw this')), epoch: 0 };
    expect(compare(game, 1, elsewhere)).toBe('before');
    expect(compare(game, 0, elsewhere)).toBe('fork');
    expect(compare(game, 0, standOf(game))).toBe('same');
    expect(compare(game, 0, { ...standOf(game), at: 6 })).toBe('unknown');
    expect(compare(game, 0, { ...standOf(game), epoch: 1 })).toBe('unknown');
    expect(gate({ epoch: 1 }).missing).toEqual([ben, cem, dan]);
  });

  test('only a device with the same past passes, for any fork at any place', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 5 }), fc.integer({ min: 0, max: 5 }), (at, vouched) => {
        const texts = ['deal', 'lock ana', 'lock ben', 'lock cem', 'lock dan'];
        const other = chainOf(...texts.map((text, n) => (n + 1 >= at ? `${text} (forked)` : text)));
        const shut = gate({ stands: stands([ben, standOf(other, vouched)]) });
        expect(shut.missing).toEqual([ben]);
        expect(shut.forked).toEqual(vouched >= at ? [ben] : []);
      }),
    );
  });
});
