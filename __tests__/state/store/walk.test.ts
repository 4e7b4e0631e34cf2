import { readFileSync } from 'node:fs';

import { getDefaultStore } from 'jotai';

import { invitationAt } from '@/net/lan/invitation';
import { openTable } from '@/net/lan/openTable';
import { joinLink, parseJoinLink } from '@/net/links/joinLink';
import { loopback } from '@/net/loopback';
import { publicKeyOf } from '@/net/secure/keys';
import { tableCrypto } from '@/net/secure/tableCrypto';
import { createRandom, seedFrom } from '@/rules/engine/random';
import { nextChange } from '@/scripts/sim/phones/waits';
import { takeLink } from '@/state/designs/collectCodes';
import { packLinks } from '@/state/designs/designCodes';
import { saveAtom } from '@/state/designs/store';
import { recoveryAtom } from '@/state/recovery/recoveryState';
import { agree, recoverOnThisPhone } from '@/state/recovery/recoverTable';
import {
  addGuestHere,
  joinByLink,
  leaveTable,
  openTableHere,
  returnToTable,
} from '@/state/session/connectToTable';
import { playAlone } from '@/state/session/playAlone';
import { currentSession, type Guest, tableSessionAtom } from '@/state/session/tableSession';
import { deviceStorage } from '@/state/store/deviceStorage';
import { forgetEverything, forgetTable } from '@/state/session/forget';
import { saveFinishedGame, saveGame } from '@/state/store/savedGames';
import { SCHEMA } from '@/state/store/schema';
import { settingsAtom } from '@/state/store/settings';
import { seenTipsAtom } from '@/state/store/tips';
import { deviceValues, unreadValues, writeStored } from '@/state/store/values';
import { newTable } from '@/table/host/host';
import { memoryLog, memoryValues } from '@/table/storage/storage';
import { keyFor, readKey } from '@/table/storage/storedKeys';
import { rememberMove } from '@/table/recovery/rememberedMove';
import type { Channel } from '@/table/wire/channel';

import { GAMES } from '@/__tests__/support/games';
import { madeClimate, madeScenario, sound } from '../../support/designs';
import { haveFirstChile } from '../../support/haveRules';

let mockFar: ((seatSecret: string) => Channel) | null = null;
jest.mock('@/net/dial/webSocketDial', () => ({
  dialTable:
    ({ seatSecret }: { seatSecret: string }) =>
    () =>
      mockFar === null ? Promise.reject(new Error('nobody there')) : Promise.resolve(mockFar(seatSecret)),
}));
jest.mock('@/state/hosting/hosting', () => ({
  hostingProblem: null,
  hostTable: () => Promise.resolve({ port: 8788, ways: () => [], close: () => Promise.resolve() }),
}));
/** Bots that do not wait for people to talk. */
jest.mock('@/net/lan/openTable', () => {
  const real = jest.requireActual<{ openTable: typeof openTable }>('@/net/lan/openTable');
  return { openTable: (of: Parameters<typeof openTable>[0]) => real.openTable({ ...of, pace: () => 0 }) };
});
/** The logs of a browser, which stand beside its other values: so that every kind is seen. */
jest.mock('@/state/store/logs', () => jest.requireActual<object>('@/state/store/logs.ts'));

const store = getDefaultStore();
const seenKinds = new Set<string>();

/** Every key and every value is in the schema. Noted after each step: a value may be gone at the end. */
function look(): void {
  expect(unreadValues()).toEqual([]);
  for (const key of deviceStorage.keys()) seenKinds.add(readKey(key)?.kind ?? key);
}

const until = async (guests: readonly Guest[], holds: () => boolean): Promise<void> => {
  while (!holds()) await nextChange(guests);
};

/** Talk never ends a game. */
const TALK = ['say', 'note', 'name'];

async function playToTheEnd(guests: readonly Guest[]): Promise<void> {
  const random = createRandom(seedFrom(7));
  const isOver = () => guests[0]?.state().table?.stage === 'over';
  while (!isOver()) {
    const able = guests.flatMap((guest) => {
      const legal = guest.state().snapshot?.legal.filter(({ type }) => !TALK.includes(type)) ?? [];
      return legal.length > 0 && guest.state().line === 'here' ? [{ guest, legal }] : [];
    })[0];
    const move = able?.legal[random.int(able.legal.length)];
    if (able === undefined || move === undefined) await nextChange(guests);
    else {
      await able.guest.choose(move);
      await new Promise((soon) => setImmediate(soon));
    }
    look();
  }
  await until(guests, () => guests.every((guest) => guest.state().verdict !== null));
  expect(guests.map((guest) => guest.state().verdict?.agrees)).toEqual(guests.map(() => true));
}

/** What a screen writes down of a table. */
function shown(): void {
  const session = currentSession();
  const state = session?.guests[0]?.state();
  if (!session || !state) throw new Error('nobody sits here');
  saveGame(session.tableId, { players: ['Amina'], stage: 'over', heading: 'The end', waiting: [] });
  saveFinishedGame(session.tableId, state);
  look();
}

function forgotten(tableId: string): void {
  leaveTable();
  look();
  forgetTable(tableId);
  const left = deviceStorage.keys().filter((key) => readKey(key)?.table !== null || key.startsWith('bot/'));
  expect(left).toEqual([]);
}

afterAll(forgetEverything);

test('settings, tips, the key of a shared screen and designs', () => {
  store.set(settingsAtom, { name: 'Amina', theme: 'dark' });
  store.set(seenTipsAtom, 'a rule');
  writeStored('screen', keyFor.screen(), '0a'.repeat(16));
  store.set(saveAtom, madeScenario('own-1'));
  store.set(saveAtom, madeClimate('own-2'));
  // Letters that do not repeat: the design needs more than one code, and the first of them waits.
  const letters = Array.from({ length: 400 }, (_, at) => String.fromCodePoint(0x4e00 + at * 17));
  const { climate } = madeClimate('own-3');
  const words = { ...climate.words, story: letters.join('') };
  const design = { ...sound(madeScenario()), ...sound({ climate: { ...climate, words } }) };
  const [first = '', ...others] = packLinks(design, 'http://192.168.1.7:8787/take');
  expect(others).not.toEqual([]);
  takeLink(first);
  look();
});

test('a game against bots on this phone', async () => {
  const tableId = await playAlone('dystocratic', 'Amina');
  await playToTheEnd(currentSession()?.guests ?? []);
  shown();
  forgotten(tableId);
});

test('a game on one phone that goes round', async () => {
  const tableId = await openTableHere('dystocratic');
  for (let seat = 0; seat < 4; seat += 1) {
    const guest = seat === 0 ? currentSession()?.guests[0] : addGuestHere();
    await guest?.ask({ type: 'sit', seat, name: `P${seat}` });
  }
  const guests = currentSession()?.guests ?? [];
  await guests[0]?.ask({ type: 'start' });
  await playToTheEnd(guests);
  shown();
  forgotten(tableId);
});

/** The table of another host, in front of this phone. */
function farTable(found: readonly string[]) {
  const log = memoryLog(found);
  const far = openTable({ store: log, values: memoryValues(), games: GAMES, addresses: () => [] });
  const lines = new Set<ReturnType<typeof loopback>>();
  mockFar = (seatSecret) => {
    const keys = { host: publicKeyOf(far.host.secretKey), guest: publicKeyOf(seatSecret) };
    const line = loopback({ keys });
    lines.add(line);
    far.host.accept(line.host);
    return line.guest;
  };
  const end = () => {
    mockFar = null;
    far.close();
    for (const line of lines) line.cut();
  };
  return { link: joinLink(invitationAt(far.host, { address: '192.168.43.1', port: 8787 })), end };
}

/** Two players share this phone at the table of another host. */
async function atFarTable(id: string, game: string) {
  const rules = GAMES[game];
  if (rules === undefined) throw new Error('no game');
  const { link, end } = farTable([newTable({ id, game: rules, crypto: tableCrypto })]);
  joinByLink(link);
  addGuestHere();
  const guests = currentSession()?.guests ?? [];
  await until(guests, () => guests.every((guest) => guest.state().line === 'here'));
  for (const [seat, guest] of guests.entries()) await guest.ask({ type: 'sit', seat, name: `P${seat}` });
  await guests[0]?.ask({ type: 'start' });
  await until(guests, () => guests.every((guest) => guest.state().snapshot !== null));
  return { guests, link, end };
}

test('what was not the same is looked at again by whoever scans the code again', async () => {
  const { guests, link, end } = await atFarTable('far', 'chile');
  const now = () => currentSession()?.guests[0]?.state();
  guests[0]?.compare(false);
  expect(now()?.trust.compared).toBe('different');
  leaveTable();
  await returnToTable('far');
  const back = currentSession()?.guests ?? [];
  await until(back, () => now()?.trust.compared === 'different');
  joinByLink(link);
  const again = currentSession()?.guests ?? [];
  await until(again, () => again.every((guest) => guest.state().snapshot !== null));
  expect(now()?.trust.compared).toBe('not-yet');
  end();
  forgotten('far');
});

test('a game at a host on the network', async () => {
  const { guests, end } = await atFarTable('far', 'chile');
  look();
  await playToTheEnd(guests);
  shown();
  end();
  forgotten('far');
});

test('a game that was dealt before there were rounds goes on, and is forgotten with what was kept of it then', async () => {
  await haveFirstChile();
  const old = JSON.parse(readFileSync('__tests__/fixtures/protocol5/chile.json', 'utf8')) as {
    log: readonly string[];
    phones: readonly { keys: { secretKey: string }; values: Record<string, string> }[];
  };
  const { link, end } = farTable(old.log);
  for (const [key, value] of old.phones.flatMap(({ values }) => Object.entries(values)))
    deviceStorage.set(key, value);
  const parsed = parseJoinLink(link);
  if (!('invitation' in parsed)) throw new Error('no link');
  const secretKeys = old.phones.map(({ keys }) => keys.secretKey);
  const saved = { tableId: 'table', game: 'chile', secretKeys, invitation: parsed.invitation, at: 1 };
  writeStored('at', keyFor.at('table'), saved);
  look();
  joinByLink(link);
  const guests = currentSession()?.guests ?? [];
  await until(guests, () => guests.every((guest) => guest.state().snapshot !== null));
  look();
  shown();
  end();
  forgotten('table');
});

test('a table whose host is lost goes on at this phone to its end', async () => {
  const { guests, end } = await atFarTable('lost', 'chile');
  end();
  await until(guests, () => guests.every((guest) => guest.state().line === 'away'));
  look();
  const proof = { set: 'ab'.repeat(8), from: 0, epoch: 1, hostKey: '08'.repeat(32), mac: 'cd'.repeat(32) };
  rememberMove(deviceValues, 'before', { epoch: 1, proof, to: { hostKey: '08'.repeat(32), addresses: [] } });
  await recoverOnThisPhone();
  const happens = (holds: () => boolean) =>
    new Promise<void>((done) => {
      const seen = () => {
        if (!holds()) return;
        stops.forEach((stop) => stop());
        done();
      };
      const stops = [store.sub(recoveryAtom, seen), store.sub(tableSessionAtom, seen)];
      seen();
    });
  await happens(() => {
    const now = store.get(recoveryAtom);
    return now !== null && now !== 'choosing' && now.gathering?.people.every(({ here }) => here) === true;
  });
  look();
  agree();
  await happens(() => (currentSession()?.host ?? null) !== null);
  const here = currentSession()?.guests ?? [];
  await until(here, () => here.every((guest) => guest.state().snapshot !== null));
  look();
  await playToTheEnd(here);
  shown();
  forgetTable('before');
  forgotten('lost');
});

test('all of this together has used every kind of value there is', () => {
  expect([...seenKinds].sort()).toEqual(Object.keys(SCHEMA).sort());
});

test('nothing is left when everything is forgotten', () => {
  expect(deviceStorage.keys()).not.toEqual([]);
  forgetEverything();
  expect(deviceStorage.keys()).toEqual([]);
});
