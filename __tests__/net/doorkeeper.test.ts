import { type Placed, placeFor } from '@/net/http/doorkeeper';
import { addressRates, seatedAddresses, type Standing } from '@/net/http/standing';

import { handClock } from '../support/transportClock';

const SEATED = '10.0.0.1';
const OWN = '10.0.0.254';
const knows = (address: string): Standing =>
  address === OWN ? 'own' : address === SEATED ? 'seated' : 'stranger';
const door = { perAddress: 12, connections: 20, kept: 5, knows };
const NOW = 10_000;

const placed = (address: string, over: Partial<Placed> = {}): Placed => ({
  address,
  since: NOW,
  isIdle: false,
  isSilent: false,
  isProven: false,
  ...over,
});
const many = (address: string, count: number, over: Partial<Placed> = {}) =>
  Array.from({ length: count }, () => placed(address, over));
const ask = (address: string, inside: readonly Placed[]) => placeFor(address, inside, door, NOW);

describe('a place at the port', () => {
  test('is there for strangers, up to those that are kept for seated phones', () => {
    const strangers = Array.from({ length: 15 }, (_, at) => placed(`10.0.1.${at}`));
    expect(ask('10.0.2.1', strangers.slice(1))).toBe('free');
    expect(ask('10.0.2.1', strangers)).toBeNull();
    expect(ask(SEATED, strangers)).toBe('free');
    expect(ask(OWN, strangers)).toBe('free');
  });

  test('[W1.11] is made for a seated phone by a stranger, even if every one of them is busy', () => {
    const full = [...many(SEATED, 3), ...Array.from({ length: 17 }, (_, at) => placed(`10.0.1.${at}`))];
    expect(ask(SEATED, full)).toBe(full[3]);
  });

  test('is never taken from who has shaken hands', () => {
    const proven = Array.from({ length: 20 }, (_, at) => placed(`10.0.1.${at}`, { isProven: true }));
    expect(ask(SEATED, proven)).toBeNull();
    expect(ask('10.0.2.1', proven)).toBeNull();
  });

  test('is given up by who waits for nothing, before anybody else', () => {
    const full = [...many('10.0.1.1', 10), placed('10.0.1.2', { isIdle: true }), ...many('10.0.1.3', 4)];
    expect(ask('10.0.2.1', full)).toBe(full[10]);
  });

  test('is given up by the address that holds the most, its oldest first', () => {
    const full = [...many('10.0.1.2', 5), ...many('10.0.1.1', 10)];
    expect(ask('10.0.2.1', full)).toBe(full[5]);
    // Who holds nearly as many gets none.
    expect(ask('10.0.1.2', [...many('10.0.1.2', 7), ...many('10.0.1.1', 8)])).toBeNull();
  });

  test('is given up by who has said nothing for a second', () => {
    const full = Array.from({ length: 15 }, (_, at) =>
      placed(`10.0.1.${at}`, { isSilent: true, since: at === 4 ? NOW - 1500 : NOW }),
    );
    const silent = [full[4], ...full.filter((_, at) => at !== 4)] as Placed[];
    expect(ask('10.0.2.1', silent)).toBe(full[4]);
    expect(ask('10.0.2.1', full.filter((_, at) => at !== 4).concat(placed('10.0.1.99')))).toBeNull();
  });

  test('is not for one address without end', () => {
    expect(ask('10.0.1.1', many('10.0.1.1', 12))).toBeNull();
    const idle = [...many('10.0.1.1', 11), placed('10.0.1.1', { isIdle: true })];
    expect(ask('10.0.1.1', idle)).toBe(idle[11]);
  });
});

describe('how often one may ask', () => {
  const rates = {
    address: { burst: 3, perSecond: 1 },
    newcomers: { burst: 6, perSecond: 2 },
    strangers: { burst: 2, perSecond: 1 },
    seated: { burst: 4, perSecond: 4 },
  };

  test('is counted by address, and comes back with time', () => {
    const clock = handClock();
    const may = addressRates(rates, knows, clock);
    expect([1, 2, 3, 4].map(() => may('10.0.1.1'))).toEqual([true, true, true, false]);
    expect(may('10.0.1.2')).toBe(true);
    clock.turn(1000);
    expect([1, 2].map(() => may('10.0.1.1'))).toEqual([true, false]);
  });

  test('[W1.12] is counted for all strangers together, who use up nothing of what seated phones have', () => {
    const may = addressRates(rates, knows, handClock());
    const strangers = Array.from({ length: 50 }, (_, at) => may(`10.0.1.${at}`));
    expect(strangers.filter(Boolean)).toHaveLength(6);
    expect(may(SEATED)).toBe(true);
    expect(Array.from({ length: 100 }, () => may(OWN)).every(Boolean)).toBe(true);
  });

  test('[W1.12] one address that asks too often uses up nothing of the others', () => {
    const may = addressRates(rates, knows, handClock());
    for (let time = 0; time < 100; time += 1) may('10.0.1.1');
    expect([2, 3, 4].map((at) => may(`10.0.1.${at}`))).toEqual([true, true, true]);
  });

  test('many who ask without end leave room for who comes for the first time', () => {
    const clock = handClock();
    const may = addressRates(rates, knows, clock);
    const flood = () => Array.from({ length: 40 }, (_, at) => may(`10.0.1.${at % 4}`));
    flood();
    clock.turn(1000);
    flood();
    expect(may('10.0.2.1')).toBe(true);
  });
});

describe('addresses of seated phones', () => {
  test('are known as long as the phone has its seat, and only the last of each', () => {
    const seats = new Set(['ana', 'ben']);
    const known = seatedAddresses((key) => seats.has(key));
    known.came('ana', '10.0.0.1');
    known.came('stranger', '10.0.0.7');
    known.came('ana', '10.0.0.2');
    expect(['10.0.0.1', '10.0.0.2', '10.0.0.7'].map(known.has)).toEqual([false, true, false]);
    seats.delete('ana');
    expect(known.has('10.0.0.2')).toBe(false);
  });

  test('are not pushed out by somebody with ever new keys', () => {
    const known = seatedAddresses((key) => key === 'ana');
    known.came('ana', '10.0.0.1');
    for (let at = 0; at < 2000; at += 1) known.came(`new ${at}`, '10.0.0.7');
    expect(known.has('10.0.0.1')).toBe(true);
  });
});
