import { isFinal } from '@/table/guest/reconnectingChannel';
import { patched } from '@/table/wire/bytes/delta';
import { packed, unpacked } from '@/table/wire/bytes/packed';
import { type HostRefusal, type Op, parseFromGuest } from '@/table/wire/protocol';

import { seated, tableOf } from '../support/tableOf';
import { toyGame } from '../support/toyGame';
import { namesIn, rows, written } from '../support/written';

const HOST = 'ab'.repeat(32);

describe('a client that is written from the protocol alone', () => {
  test('[W3.8] reads numbers that stand bare and lists that stand in brackets', () => {
    expect(packed([0, 3, null, 'a', [1, 2], { a: 1, b: [2] }, { a: 1, b: [3] }, { a: 1 }])).toEqual([
      0,
      3,
      null,
      'a',
      [[1, 2]],
      [{ a: 1, b: [2] }],
      { b: [[3]] },
      [{ a: 1 }],
    ]);
    expect(unpacked([[{ a: { x: 1, y: 2 } }], { a: { y: 3 } }])).toEqual([
      { a: { x: 1, y: 2 } },
      { a: { x: 1, y: 3 } },
    ]);
    expect(patched([4, 5], ['~', 1, 1, [7, 8, 9]])).toEqual([4, 7, 8, 9]);
  });

  const lock = { type: 'lock', commitments: [HOST] } as const;
  /** One of every kind, with every field it may have. The compiler says when one is missing. */
  const OPS: { readonly [T in Op['type']]: Omit<Op & { type: T }, 'type'> } = {
    move: { rev: 3, move: lock },
    sit: { seat: 1, name: 'Amina' },
    stand: {},
    rename: { name: 'Amina', seat: 1 },
    remove: { device: HOST, seat: 1 },
    door: { open: true },
    link: {},
    led: { on: true },
    pause: { on: true },
    hide: { on: true },
    message: { ready: 'five', words: 'Come here' },
    debrief: { step: 'why', card: 2 },
    clock: { seconds: 60 },
    bell: {},
    hand: { about: 'question', seat: 1 },
    bot: { seat: 1, on: true },
    options: { options: { rounds: 2, bots: 'even' } },
    start: {},
    pledge: { round: '00'.repeat(8), of: HOST, pledge: HOST },
    number: { round: '00'.repeat(8), number: HOST },
    nonce: { round: '00'.repeat(8), nonce: HOST },
    again: {},
    ticket: { seat: 1 },
    revoke: { seat: 1 },
    lend: { ballot: 'vote', seat: 1, share: 'ab' },
    verdict: { match: 1, phone: '00'.repeat(8), verdict: { agrees: true, from: 0 } },
    undo: { rev: 3 },
    rewind: { from: 3 },
    propose: { strike: 1, ballot: 'vote' },
    consent: { yes: true, from: 3, strike: 1, ballot: 'vote' },
  };
  const asks = rows.flatMap(([, cell = '', about]) => {
    const found = about === undefined ? null : /^`([a-z]+) \{(.*)\}`$/.exec(cell);
    return found !== null && Object.hasOwn(OPS, found[1] ?? '')
      ? [
          {
            type: found[1] as Op['type'],
            fields: (found[2] ?? '').split(', ').filter((field) => field !== ''),
          },
        ]
      : [];
  });
  const isTaken = (op: object) => parseFromGuest(JSON.stringify({ t: 'ask', id: '12345678', op })) !== null;

  test('[W3.13] finds every ask in the table', () =>
    expect(asks.map(({ type }) => type).sort()).toEqual(Object.keys(OPS).sort()));

  test.each(asks)('[W3.13] asks $type with these fields and no others', ({ type, fields }) => {
    const whole = { type, ...OPS[type] };
    expect(fields.map((field) => field.replace('?', '')).sort()).toEqual(Object.keys(OPS[type]).sort());
    expect(isTaken(whole)).toBe(true);
    expect(isTaken({ ...whole, more: 1 })).toBe(false);
    for (const field of fields)
      expect([
        field,
        isTaken(
          Object.fromEntries(Object.entries(whole).filter(([name]) => name !== field.replace('?', ''))),
        ),
      ]).toEqual([field, field.endsWith('?')]);
  });

  test('[W3.14] finds the device of a seat in the list beside it', async () => {
    const { table, phones } = await seated(toyGame(), 2, { bots: 1 });
    const info = phones[1]?.guest.state().table;
    expect(info?.seats.map(({ device }) => (device === null ? null : info.devices[device]?.key))).toEqual([
      phones[0]?.keys.publicKey,
      phones[1]?.keys.publicKey,
      null,
    ]);
    expect(table.host().info().lead).toBe(0);
  });

  test('[W3.15] has no revision in the lobby, and no news before the first', async () => {
    const table = tableOf(toyGame());
    const beats: unknown[] = [];
    const phone = table.phone();
    table.between(phone, {
      hear: (frame) => {
        if (frame.t === 'beat') beats.push(frame.rev);
        return frame;
      },
    });
    await table.pass(6_000);
    expect(new Set(beats)).toEqual(new Set([-1]));
    expect(parseFromGuest('{"t":"beat","rev":-1,"news":-1}')).not.toBeNull();
  });

  test('[W3.16] [W3.17] finds every reason of a host', () => {
    const REASONS: { readonly [why in Exclude<HostRefusal, 'damaged' | 'no-share'>]: true } = {
      version: true,
      'bad-link': true,
      'bad-ticket': true,
      'bad-device': true,
      busy: true,
      elsewhere: true,
      moved: true,
      'table-full': true,
      'seat-taken': true,
      'seat-kept': true,
      'not-seated': true,
      'not-allowed': true,
      'not-now': true,
      'too-few': true,
      'bad-name': true,
      'bad-text': true,
      paused: true,
      'name-taken': true,
      'bad-opening': true,
      shuffling: true,
      'too-soon': true,
      'too-fast': true,
      removed: true,
      'door-closed': true,
      'plays-already': true,
      'not-leading': true,
      stale: true,
      'too-long': true,
      'cannot-save': true,
    };
    const ENGINE = ['game-over', 'not-your-turn', 'illegal', 'already-locked', 'no-undo', 'no-rewind'];
    const at = written.indexOf('| Refused with');
    const tables = written.slice(at, written.indexOf('\n\n', written.indexOf('| `bye`', at)));
    const reasons = namesIn(
      tables
        .split('\n')
        .map((line) => line.split('|')[1] ?? '')
        .join(' '),
    );
    for (const why of [...Object.keys(REASONS), ...ENGINE, 'proposal-open', 'not-our-table'])
      expect(reasons).toContain(why);
    const final = [...tables.matchAll(/\*\*`([a-z-]+)`\*\*/g)].map(([, why = '']) => why);
    expect(final).toHaveLength(7);
    for (const why of reasons)
      expect({ why, isFinal: isFinal(why) }).toEqual({ why, isFinal: final.includes(why) });
  });
});
