import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react-native';

import { Control } from '@/components/control/Control';
import { loopback } from '@/net/loopback';
import { joinLink } from '@/net/links/joinLink';
import { publicKeyOf } from '@/net/secure/keys';
import { tableCrypto } from '@/net/secure/tableCrypto';
import { until } from '@/scripts/sim/phones/waits';
import type { LocalTable } from '@/state/hosting/localHostApi';
import { createGuest, type Guest, type GuestState } from '@/table/guest/guest';
import { type Host, newTable, openHost } from '@/table/host/host';
import { memoryLog, memoryValues } from '@/table/storage/storage';
import { createPhoneTrust } from '@/table/trust/phoneTrust';
import type { Channel } from '@/table/wire/channel';
import { systemClock } from '@/table/wire/clock';
import type { KeyPair } from '@/table/wire/keys';
import type { Op } from '@/table/wire/protocol';

import { GAMES } from '../support/games';

jest.mock('expo-router', () => ({ useRouter: () => ({ replace: jest.fn(), push: jest.fn() }) }));

/** The hosts of this computer, and every frame that the page of whoever leads gets. */
const mockHosts = new Map<string, Host>();
const mockHeard: string[] = [];
const mockLine = (host: Host, keys: KeyPair, hears: (text: string) => void): Promise<Channel> => {
  const line = loopback({ keys: { host: publicKeyOf(host.secretKey), guest: keys.publicKey } });
  host.accept({
    ...line.host,
    send: (text) => {
      hears(text);
      line.host.send(text);
    },
  });
  return Promise.resolve(line.guest);
};
const mockKeys = (secretKey: string): KeyPair => ({ secretKey, publicKey: publicKeyOf(secretKey) });
jest.mock('@/net/dial/webSocketDial', () => ({
  dialTable:
    ({ tableId, seatSecret }: { tableId: string; seatSecret: string }) =>
    () =>
      mockLine(mockHosts.get(tableId) as Host, mockKeys(seatSecret), (text) => mockHeard.push(text)),
}));

const mockLocal = (host: Host): LocalTable => ({
  id: host.id,
  game: host.info().game,
  stage: host.info().stage,
  result: null,
  link: joinLink({
    address: '192.168.43.1',
    port: 8787,
    tableId: host.id,
    hostKey: publicKeyOf(host.secretKey),
    joinSecret: host.joinSecret,
  }),
  steward: host.stewardSecret,
});

const mockOpen = (id: string): Host => {
  const store = memoryLog();
  const game = GAMES['chile'] as (typeof GAMES)[string];
  store.append(newTable({ id, game, crypto: tableCrypto }));
  const host = openHost({
    store,
    games: GAMES,
    clock: systemClock,
    crypto: tableCrypto,
    newBot: () => ({ key: tableCrypto.newKeyPair().publicKey, name: 'Bot' }),
  });
  mockHosts.set(id, host);
  return host;
};

jest.mock('@/state/hosting/localHostApi', () => ({
  localTables: () =>
    Promise.resolve({
      tables: [...mockHosts.values()].map(mockLocal),
      games: ['chile'],
      session: '',
      closed: [],
      troubled: [],
      recovery: null,
    }),
  newLocalTable: () => Promise.resolve(mockLocal(mockOpen('abcdef01'))),
}));

const guests: Guest[] = [];
/** Somebody who scans the code of a table and sits down. */
async function player(host: Host, seat: number, name: string, secret = host.joinSecret): Promise<Guest> {
  const keys = tableCrypto.newKeyPair();
  const values = memoryValues();
  const place = { table: host.id, hostKey: publicKeyOf(host.secretKey) };
  const guest = createGuest({
    keys,
    crypto: tableCrypto,
    values,
    clock: systemClock,
    trust: createPhoneTrust({
      place,
      device: keys,
      runs: 'page',
      crypto: tableCrypto,
      values,
      clock: systemClock,
    }),
    dial: () => mockLine(host, keys, () => undefined),
    hello: { secret },
  });
  guests.push(guest);
  await seen(guest, ({ line }) => line === 'here' || line === 'turned-away');
  // Whoever was turned away is answered nothing.
  if (guest.state().line === 'here') await asked(guest, { type: 'sit', seat, name });
  return guest;
}

/** What happens at a table is seen on the page meanwhile. */
const seen = (guest: Guest, holds: (state: GuestState) => boolean) => act(() => until(guest, holds));

async function asked(guest: Guest, op: Op): Promise<unknown> {
  let answer: unknown;
  await act(async () => {
    answer = await guest.ask(op);
  });
  return answer;
}

afterEach(() => {
  for (const guest of guests.splice(0)) guest.close();
  for (const host of mockHosts.values()) host.close();
  mockHosts.clear();
});

const LONG = 300_000;

test(
  'whoever leads opens tables, starts, is called, pauses and tells all, and renames and removes a joker',
  async () => {
    const first = mockOpen('abcdef00');
    render(<Control />);
    fireEvent.press(await screen.findByRole('button', { name: /^One more table of Chile/ }));
    fireEvent.press(screen.getByRole('button', { name: 'Open 1 table' }));
    const tile = async (id: string) => within(await screen.findByTestId(`tile-${id}`));
    const tiles = [await tile('abcdef00'), await tile('abcdef01')] as const;
    const second = mockHosts.get('abcdef01') as Host;
    // How one table plays is taken for all that wait with this game.
    fireEvent.press(tiles[0].getByRole('button', { name: 'How we play' }));
    fireEvent.press(await screen.findByRole('radio', { name: '7 Days' }));
    await waitFor(() => expect(first.info().options['days']).toBe(7));
    fireEvent.press(await screen.findByRole('button', { name: 'Play all 2 tables of this game like this' }));
    await screen.findByText('All tables of this game that wait play like this.');
    await waitFor(() => expect(second.info().options).toEqual(first.info().options));
    fireEvent.press(screen.getAllByRole('button', { name: 'Close' }).at(-1) as never);
    // What is opened here is led from here.
    await waitFor(() => expect(second.info().guidance?.isLed).toBe(true));
    expect(first.info().guidance).toBeUndefined();

    const old = first.joinSecret;
    const amina = await player(first, 0, 'Amina');
    const joker = await player(first, 1, 'Joker');
    const chipo = await player(second, 0, 'Chipo');
    const duc = await player(second, 1, 'Duc');
    expect(await asked(chipo, { type: 'start' })).toEqual({ ok: false, why: 'not-leading' });
    for (const each of tiles) fireEvent.press(await each.findByRole('button', { name: /^Start/ }));
    for (const guest of [amina, joker, chipo, duc])
      await seen(guest, ({ table }) => table?.stage === 'playing');
    for (const each of tiles) expect(await each.findByText(/^\d+ min$/)).toBeTruthy();

    await asked(chipo, { type: 'hand', about: 'stuck' });
    await asked(duc, { type: 'hand', about: 'quiet' });
    await tiles[1].findByText('Chipo says that the table is stuck.');
    await tiles[1].findByText(/Duc says that something is not OK/);
    expect(tiles[0].queryByText(/says/)).toBeNull();

    fireEvent.press(screen.getByRole('button', { name: 'Pause all games' }));
    for (const guest of [amina, duc]) await seen(guest, ({ table }) => table?.guidance?.isPaused === true);
    fireEvent.press(screen.getByRole('button', { name: 'Message or clock for all' }));
    fireEvent.press(screen.getByRole('button', { name: 'Look up, please' }));
    for (const guest of [amina, duc])
      await seen(guest, ({ table }) => table?.guidance?.message?.ready === 'look-up');
    fireEvent.press(await screen.findByRole('button', { name: 'All go on' }));
    for (const guest of [amina, duc]) await seen(guest, ({ table }) => table?.guidance?.isPaused === false);

    fireEvent.press(tiles[0].getByRole('button', { name: 'Lead' }));
    fireEvent.press(await screen.findByRole('button', { name: 'Give Joker another name' }));
    fireEvent.changeText(screen.getByLabelText('Give Joker another name'), 'Citlali');
    fireEvent.press(screen.getByRole('button', { name: 'Take this name' }));
    await seen(amina, ({ table }) => table?.seats[1]?.name === 'Citlali');
    fireEvent.press(await screen.findByRole('button', { name: 'Remove Citlali from the table' }));
    fireEvent.press(screen.getByRole('button', { name: 'Yes, remove Citlali' }));
    await seen(joker, ({ line }) => line === 'turned-away');
    expect(joker.state().why).toBe('removed');
    // With new keys, by the old link.
    expect((await player(first, 1, 'Again', old)).state()).toMatchObject({
      line: 'turned-away',
      why: 'bad-link',
      table: null,
    });
    screen.unmount();
    await act(async () => undefined);
    // No seat, no hand, no choice: the page is a viewer without a seat at every table.
    const told = mockHeard.map((text) => JSON.parse(text) as { t: string; seat?: number; you?: object });
    expect(told.filter(({ t }) => t === 'update').map(({ seat }) => seat)).not.toContain(0);
    for (const { you } of told.filter(({ t }) => t === 'table'))
      expect(you).toMatchObject({ seat: null, steward: true });
  },
  LONG,
);
