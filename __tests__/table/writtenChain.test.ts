import { sha256 as sha } from '@noble/hashes/sha2.js';
import { bytesToHex, concatBytes, hexToBytes } from '@noble/hashes/utils.js';

import { publicKeyOf } from '@/net/secure/keys';
import { canonical } from '@/table/log/digest';
import { publicRecord } from '@/table/log/logChain';
import type { TableRecord } from '@/table/log/records';
import { circleOf, rosterOf, roundOf } from '@/table/rounds/round';
import type { Kind } from '@/table/wire/vouchKinds';

import { playOn, seated, tableOf } from '../support/tableOf';
import { toyGame } from '../support/toyGame';
import { hashOfLines as lines, namesIn, rows } from '../support/written';

const HOST = 'ab'.repeat(32);
const KIND_CELLS = /^`(head|round|same|heir|moved|verdict|stopped)`$/;

type Table = ReturnType<typeof tableOf>;
type Told = {
  readonly leaves?: {
    readonly from: number;
    readonly list: readonly string[];
    readonly start?: { readonly head: string };
  };
};

/** All that this line was told, in order. */
const tableHears = ({ frames }: Table, key: string): readonly Told[] =>
  frames.filter(({ to }) => to === key).map(({ text }) => JSON.parse(text) as Told);

/** What others are told in vouches of this kind. */
function vouchedIn(text: string, kind: string): readonly string[] {
  if (!text.includes('"vouched"')) return [];
  const { list } = JSON.parse(text) as { list: readonly { kind: string; of: string }[] };
  return list.flatMap((each) => (each.kind === kind ? [each.of] : []));
}

describe('a client that is written from the protocol alone', () => {
  test('[W7.16] [W7.17] [W7.18] works out what a round is about', () => {
    const options = { rounds: 2, 'long name': 'Ü"', bots: 'even' };
    expect(canonical({ b: [1, null, { z: 1, a: undefined }], a: 'é' })).toBe(
      '{"a":"é","b":[1,null,{"z":1}]}',
    );
    const [phone, bot] = ['11'.repeat(32), '22'.repeat(32)];
    const circle = lines('palaver circle 1', '"k3x9"', HOST, `${phone} app`);
    expect(circleOf({ table: 'k3x9', hostKey: HOST }, [{ key: phone, runs: 'app' }])).toBe(circle);
    const roster = lines(
      'palaver roster 1',
      1,
      '"toy"',
      2,
      '{"bots":"even","long name":"Ü\\"","rounds":2}',
      `0 phone ${phone} ${phone}`,
      `1 bot ${bot} -`,
    );
    const seats = [
      { seat: 0, kind: 'phone', key: phone, device: phone },
      { seat: 1, kind: 'bot', key: bot, device: null },
    ] as const;
    expect(rosterOf({ match: 1, game: 'toy', rules: 2, options, seats })).toBe(roster);
    expect(roundOf(circle, roster, '00')).toBe(lines('palaver round 1', circle, roster, '00'));
    expect(roundOf(circle, null, '00')).toBe(lines('palaver round 1', circle, '-', '00'));
  });

  test('[W7.17] pledges for the match to come', async () => {
    const table = tableOf(toyGame());
    const phones = [table.phone(), table.phone()];
    await table.pass(300);
    for (const [seat, { guest }] of phones.entries()) {
      // Not beside each other: the chairs between are put away.
      void guest.ask({ type: 'sit', seat: 2 * seat + 1, name: `P${seat}` });
      await table.pass(300);
    }
    const pledges: unknown[] = [];
    const [phone] = phones;
    if (phone === undefined) throw new Error('nobody came');
    const info = () => table.host().info();
    table.between(phone, {
      hear: (frame) => {
        if (frame.t !== 'ask' || frame.op.type !== 'pledge') return frame;
        const { seats, options, game, rules, match, devices, stage } = info();
        const circle = lines(
          'palaver circle 1',
          '"table"',
          publicKeyOf(table.host().secretKey),
          ...devices.map(({ key, runs }) => `${key} ${runs}`).sort(),
        );
        const roster = lines(
          'palaver roster 1',
          match + 1,
          JSON.stringify(game),
          rules,
          JSON.stringify(options),
          ...seats.map(
            ({ kind, key, device }, at) => `${at} ${kind} ${key} ${devices[device ?? -1]?.key ?? '-'}`,
          ),
        );
        const { round, of } = frame.op as { round: string; of: string };
        pledges.push([stage, seats.length, match, of === lines('palaver round 1', circle, roster, round)]);
        return frame;
      },
    });
    void phone.guest.ask({ type: 'start' });
    await table.pass(5_000);
    expect(pledges).toEqual([['lobby', 2, 0, true]]);
  });

  test('[W8.22] works out every head from the records and from the leaves', async () => {
    const { table, phones } = await seated(toyGame(), 2);
    await playOn({ table, phones });
    await table.pass(5_000);
    const records = table.store
      .read()
      .map((line) => JSON.parse(line) as TableRecord)
      .filter(({ t }) => t !== 'sealing')
      .map((record) => lines('palaver record 1', canonical(publicRecord(record))));
    const late = tableHears(table, phones[0]?.keys.publicKey ?? '');
    const told = late.flatMap(({ leaves }) => (leaves === undefined ? [] : [leaves]));
    expect(told.length).toBeGreaterThan(2);
    const begins = told.findIndex(({ start }) => start !== undefined);
    const { from: first = 0, start } = told[begins] ?? {};
    const after = (before: string, at: number, record: string, vote: string | null) => {
      const leaf = lines('palaver leaf 1', at, record, vote ?? '-');
      return bytesToHex(sha(concatBytes(hexToBytes(before), hexToBytes(leaf))));
    };
    // Nobody votes in a lobby.
    const lobby = records.slice(0, first - 1);
    let head = lobby.reduce(
      (before, record, at) => after(before, at + 1, record, null),
      lines('palaver chain 1', '"table"'),
    );
    expect(lobby.length).toBeGreaterThan(0);
    expect(start?.head).toBe(head);
    let at = first;
    let vote: string | null = null;
    const heads = new Map<number, string>();
    const votes = new Set<string>();
    const hex = (text: string) => Buffer.from(text, 'base64url').toString('hex');
    for (const { from, list } of told.slice(begins)) {
      expect(from).toBe(at);
      for (const item of list) {
        const [record = '', said] = item.split('.');
        if (said !== undefined) vote = said === '' ? null : hex(said);
        votes.add(said === undefined ? 'as before' : said === '' ? 'none' : 'another');
        expect([at, hex(record)]).toEqual([at, records[at - 1]]);
        head = after(head, at, hex(record), vote);
        heads.set(at, head);
        at += 1;
      }
    }
    expect(votes).toEqual(new Set(['as before', 'none', 'another']));
    expect(phones[0]?.trust?.watch.reach()).toBe(at - 1);
    const stands = table.frames.flatMap(({ text }) => vouchedIn(text, 'head'));
    expect(stands.length).toBeGreaterThan(2);
    for (const stand of stands) {
      const [epoch, place, said] = stand.split(' ');
      expect([epoch, heads.get(Number(place))]).toEqual(['0', said]);
    }
  });

  test('[W8.23] vouches in these words', async () => {
    const kinds = rows.flatMap(([, kind = '', of = '']) => (KIND_CELLS.test(kind) ? [[kind, of]] : []));
    const all: { readonly [kind in Kind]: RegExp | null } = {
      head: /^\d+ \d+ [0-9a-f]{64}$/,
      round: /^[0-9a-f]{64}$/,
      same: /^[0-9a-f]{64}$/,
      heir: /^(ab){32}$/,
      moved: null,
      verdict: /^1 [01]:[0-9a-f]{20}$/,
      stopped: /^different [0-9a-f]{64}$/,
    };
    expect(kinds.map(([kind = '']) => namesIn(kind)[0]).sort()).toEqual(Object.keys(all).sort());
    const table = tableOf(toyGame());
    const heir = { name: 'Heir', addresses: ['10.0.0.2:8787'], hostKey: 'ab'.repeat(32) };
    const phones = [table.phone({ heir }), table.phone()];
    await table.pass(300);
    for (const [seat, { guest }] of phones.entries()) {
      void guest.ask({ type: 'sit', seat, name: `P${seat}` });
      await table.pass(300);
    }
    void phones[0]?.guest.ask({ type: 'options', options: { rounds: 1 } });
    await table.pass(300);
    void phones[0]?.guest.ask({ type: 'start' });
    await table.pass(5_000);
    phones[0]?.guest.compare(true);
    await playOn({ table, phones });
    await table.pass(20_000);
    phones[1]?.guest.compare(false);
    await table.pass(5_000);
    for (const [kind, shape] of Object.entries(all)) {
      const said = table.frames.flatMap(({ text }) => vouchedIn(text, kind));
      expect([kind, said.length > 0]).toEqual([kind, shape !== null]);
      for (const of of said) expect(of).toMatch(shape ?? /never/);
    }
    const of = (kind: Kind) => new Set(table.frames.flatMap(({ text }) => vouchedIn(text, kind)));
    expect(of('same')).toEqual(of('round'));
  });
});
