import type { Game } from '@/rules/engine';
import { newTable } from '@/table/host/asks/newTable';
import { reduceTable, type TableRecord, type TableState } from '@/table/log/records';
import { deviceProof, isDeviceOf } from '@/table/trust/device';
import { tableCrypto } from '@/net/secure/tableCrypto';
import { PROTOCOL } from '@/table/wire/version';

import { type Phone, seated, tableOf } from '../support/tableOf';
import { toyGame } from '../support/toyGame';

type Table = ReturnType<typeof tableOf>;
const asked = async (table: Table, phone: Phone, op: Parameters<Phone['guest']['ask']>[0]) => {
  const answer = phone.guest.ask(op);
  await table.pass(200);
  return answer;
};

describe('a device', () => {
  test('[W6.3] with two seats is one, and says so for both', async () => {
    const table = tableOf(toyGame());
    const first = table.phone();
    const trust = table.trustOf(first);
    const second = table.passed(first, trust);
    const other = table.phone();
    await table.pass(100);
    await asked(table, first, { type: 'sit', seat: 0, name: 'A' });
    await asked(table, second, { type: 'sit', seat: 2, name: 'B' });
    await asked(table, other, { type: 'sit', seat: 1, name: 'C' });
    const info = other.guest.state().table;
    expect(info?.devices.map(({ key }) => key)).toEqual([first.keys.publicKey, other.keys.publicKey]);
    expect(info?.seats.map(({ device }) => device)).toEqual([0, 1, 0, null]);
    expect(other.guest.state().trust.devices).toMatchObject([
      { isMine: false, seats: [0, 2], here: true, out: false, runs: 'app' },
      { isMine: true, seats: [1] },
    ]);
    // Both players of the one phone are told the same by it.
    expect(second.guest.state().trust).toEqual(trust.state());
    second.guest.close();
    await table.pass(200);
    expect(other.guest.state().table?.devices[0]?.here).toBe(true);
    first.guest.close();
    await table.pass(200);
    expect(other.guest.state().table?.devices[0]?.here).toBe(false);
  });

  test('[W6.4] is none for a bot, whose owner stays in the circle, and is out when nothing is kept for it', async () => {
    const { table, phones } = await seated(toyGame(), 3);
    const [a, b] = phones as [Phone, Phone];
    await asked(table, b, { type: 'bot', seat: 1, on: true });
    expect(a.guest.state().table?.seats[1]).toMatchObject({ kind: 'bot', device: null });
    expect(a.guest.state().table?.devices[1]).toMatchObject({ key: b.keys.publicKey, out: false });
    const ticket = await asked(table, phones[2] as Phone, { type: 'ticket', seat: 2 });
    if (!ticket.ok || ticket.ticket === undefined) throw new Error('no ticket');
    const late = table.phone({ ticket: ticket.ticket });
    await table.pass(200);
    expect(a.guest.state().table?.devices.map(({ key, out }) => ({ key, out }))).toEqual([
      { key: a.keys.publicKey, out: false },
      { key: b.keys.publicKey, out: false },
      { key: phones[2]?.keys.publicKey, out: true },
      { key: late.keys.publicKey, out: false },
    ]);
  });

  test('is forgotten when it leaves before the first game', async () => {
    const table = tableOf(toyGame());
    const a = table.phone();
    await table.pass(100);
    await asked(table, a, { type: 'sit', seat: 0, name: 'A' });
    await asked(table, a, { type: 'stand' });
    expect(table.host().table().devices).toEqual([]);
  });
});

describe('who has left', () => {
  const key = (n: number) => n.toString(16).padStart(64, '0');
  const crypto = tableCrypto;
  const records = (lines: readonly TableRecord[]): TableState =>
    lines.reduce<TableState | null>(
      reduceTable,
      reduceTable(
        null,
        JSON.parse(newTable({ id: 'table', game: toyGame() as unknown as Game, crypto })) as TableRecord,
      ),
    ) as TableState;
  const sat = (n: number, seat: number): TableRecord => ({
    t: 'sit',
    seat,
    key: key(n),
    name: `P${n}`,
    device: { key: key(n), runs: 'app' },
  });
  /** Phone 1 stays; one after the other shares the table with it for a round, and goes. */
  const visit = (n: number): readonly TableRecord[] => [
    sat(n, 1),
    {
      t: 'round',
      round: key(n).slice(-16),
      for: 'deal',
      tries: 1,
      hostKey: key(0),
      own: key(0),
      rules: 1,
      asked: [key(1), key(n)],
      without: [],
    },
    { t: 'shown', device: key(1), number: key(7) },
    { t: 'shown', device: key(n), number: key(8) },
    { t: 'dropped', round: key(n).slice(-16) },
    { t: 'stand', seat: 1 },
  ];
  const out = ({ devices }: TableState) => devices.flatMap((device) => (device.out ? [device.key] : []));

  test('[W7.12] after a round with others is remembered, whatever sign the table has now', () => {
    const all = records([sat(1, 0), ...visit(2), ...visit(3), sat(4, 1), { t: 'stand', seat: 1 }]);
    expect(all.sign?.devices).not.toContain(key(2));
    expect(out(all)).toEqual([key(2), key(3)]);
  });

  test('[W7.12] is forgotten when 32 others have left since', () => {
    const visits = Array.from({ length: 34 }, (_, n) => visit(n + 2)).flat();
    expect(out(records([sat(1, 0), ...visits]))).toEqual(Array.from({ length: 32 }, (_, n) => key(n + 4)));
  });

  test('and was the table, is a guest when another one has taken it over', () => {
    const host: TableRecord = {
      t: 'sit',
      seat: 0,
      key: key(1),
      name: 'A',
      device: { key: key(1), runs: 'host' },
    };
    const next: TableRecord = { t: 'device', seat: 1, device: { key: key(2), runs: 'host' } };
    const proof = { set: 'ab'.repeat(8), from: 0, epoch: 1, hostKey: key(9), mac: key(9) };
    const former = { hostKey: key(0), addresses: [], proof, join: '' };
    const secrets = { host: key(3), join: '', steward: '' };
    const moved = records([host, sat(2, 1), { t: 'moved', epoch: 1, secrets, former }, next]);
    expect(moved.devices.map(({ runs }) => runs)).toEqual(['app', 'host']);
  });
});

describe('whose line it is', () => {
  const host = tableCrypto.newKeyPair();
  const device = tableCrypto.newKeyPair();
  const seat = tableCrypto.newKeyPair().publicKey;
  const place = { table: 'table', hostKey: host.publicKey };
  const at = { table: 'table', secretKey: host.secretKey };
  const key = device.publicKey;
  const proof = deviceProof(tableCrypto, place, device, seat) ?? '';

  test('[W6.1] is proven by the device alone, for this seat, this table and this host', () => {
    expect(isDeviceOf(tableCrypto, at, seat, { key, runs: 'app', proof })).toBe(true);
    expect(isDeviceOf(tableCrypto, at, key, { key, runs: 'app' })).toBe(true);
    const wrong = [
      deviceProof(tableCrypto, place, tableCrypto.newKeyPair(), seat),
      deviceProof(tableCrypto, place, device, tableCrypto.newKeyPair().publicKey),
      deviceProof(tableCrypto, { ...place, table: 'other' }, device, seat),
      deviceProof(tableCrypto, { ...place, hostKey: tableCrypto.newKeyPair().publicKey }, device, seat),
      '',
    ];
    for (const each of wrong)
      expect(isDeviceOf(tableCrypto, at, seat, { key, runs: 'app', proof: each ?? '' })).toBe(false);
    expect(isDeviceOf(tableCrypto, at, seat, { key, runs: 'app' })).toBe(false);
    // With such a key everybody reaches the same secret.
    expect(isDeviceOf(tableCrypto, at, seat, { key: '00'.repeat(32), runs: 'app', proof })).toBe(false);
  });

  const said = async (hello: object): Promise<string> => {
    const table = tableOf(toyGame());
    const heard: { t: string; why?: string }[] = [];
    table.host().accept({
      peer: seat,
      send: (text) => void heard.push(JSON.parse(text)),
      close: () => undefined,
      listen: (on) =>
        on.message(JSON.stringify({ t: 'hello', protocol: PROTOCOL, secret: table.joinSecret, ...hello })),
    });
    await table.pass(100);
    return heard[0]?.why ?? heard[0]?.t ?? '';
  };

  test('[W6.2] who borrows the key of another phone, or says that it is the table, is turned away', async () => {
    expect(await said({})).toBe('table');
    expect(await said({ device: { key: seat, runs: 'page' } })).toBe('table');
    expect(await said({ device: { key, runs: 'app' } })).toBe('bad-device');
    expect(await said({ device: { key, runs: 'app', proof } })).toBe('bad-device');
    expect(await said({ device: { key: seat, runs: 'host' } })).toBe('bad-device');
  });
});
