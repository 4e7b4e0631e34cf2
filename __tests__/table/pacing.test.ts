import { createPacing } from '@/table/host/pacing';
import type { Channel } from '@/table/wire/channel';

import { fakeClock } from '../support/fakeClock';
import { GAMES } from '../support/games';
import { legalOf, type Phone, pick, seated } from '../support/tableOf';
import { toyGame } from '../support/toyGame';

const LIMIT_MS = 20_000;

/** Two phones, a bot and somebody who looks on, at revision 5 of the first match, which this host or an earlier one began. */
function waitingRoom({ isReopened = false } = {}) {
  let isPlaying = isReopened;
  const time = fakeClock();
  const lines = ['ana', 'ben', 'bot', 'screen'].map((peer) => ({ peer }) as Channel);
  const [ana, ben, , screen] = lines as [Channel, Channel, Channel, Channel];
  const guests = new Map(lines.map((channel) => [channel, null]));
  const at = { match: 1, revision: 5 };
  const seats = [
    { kind: 'phone', key: 'ana' },
    { kind: 'phone', key: 'ben' },
    { kind: 'bot', key: 'bot' },
  ];
  const pacing = createPacing({
    clock: time.clock,
    guests,
    tableLog: {
      table: () => ({ match: at.match, seats }),
      match: () => (isPlaying ? { revision: at.revision } : null),
    } as unknown as Parameters<typeof createPacing>[0]['tableLog'],
  });
  isPlaying = true;
  const went: number[] = [];
  /** A bot that moves as soon as it may. */
  const bot = () =>
    pacing.whenSeen(() => {
      went.push(time.clock.now());
      at.revision += 1;
      return Promise.resolve();
    });
  const tell = (channel: Channel, rev = at.revision, match = at.match) =>
    pacing.heard(channel, { match, rev });
  return { ...time, pacing, guests, at, went, bot, tell, ana, ben, screen };
}

test('[W12.6] a bot goes on when every phone that is here has shown the newest step, and so has the shared screen', async () => {
  const { bot, tell, went, settle, ana, ben, screen } = waitingRoom();
  bot();
  tell(ana);
  tell(screen);
  await settle();
  expect(went).toEqual([]);
  tell(ben, 4);
  await settle();
  expect(went).toEqual([]);
  tell(ben);
  await settle();
  expect(went).toHaveLength(1);
});

test('[W12.6] a host that opens a game again lets bots wait until whoever was there can be back', async () => {
  const { bot, tell, went, pass, clock, guests, ana, ben, screen } = waitingRoom({ isReopened: true });
  const began = clock.now();
  const back = [...guests.keys()];
  guests.clear();
  bot();
  await pass(3_000);
  expect(went).toEqual([]);
  for (const line of back) guests.set(line, null);
  await pass(2_000);
  expect(went).toEqual([]);
  for (const line of [ana, ben, screen]) tell(line);
  await pass(0);
  expect(went).toEqual([began + 5_000]);
});

test('[W12.6] a player who needs longer to come back is waited for, as long as one who does not answer', async () => {
  const { bot, tell, went, pass, clock, guests, pacing, ana, ben, screen } = waitingRoom({
    isReopened: true,
  });
  const began = clock.now();
  guests.delete(ben);
  bot();
  tell(ana);
  tell(screen);
  await pass(12_000);
  expect(went).toEqual([]);
  guests.set(ben, null);
  pacing.look();
  await pass(1_000);
  expect(went).toEqual([]);
  tell(ben);
  await pass(0);
  expect(went).toEqual([began + 13_000]);
  guests.delete(ben);
  bot();
  tell(ana);
  tell(screen);
  await pass(0);
  expect(went).toHaveLength(2);
});

test('[W12.6] a player who does not come back holds a game that is opened again 20 s', async () => {
  const { bot, tell, went, pass, clock, guests, ana, ben, screen } = waitingRoom({ isReopened: true });
  const began = clock.now();
  guests.delete(ben);
  bot();
  tell(ana);
  tell(screen);
  await pass(LIMIT_MS - 1);
  expect(went).toEqual([]);
  await pass(1);
  expect(went).toEqual([began + LIMIT_MS]);
});

test('[W12.6] of several bots each waits until the step of the one before has been shown', async () => {
  const { bot, tell, went, settle, ana, ben, screen } = waitingRoom();
  bot();
  bot();
  for (const line of [ana, ben, screen]) tell(line);
  await settle();
  expect(went).toHaveLength(1);
  for (const line of [ana, ben, screen]) tell(line);
  await settle();
  expect(went).toHaveLength(2);
});

test('[W12.7] a phone that never answers holds the table 20 s, and then no more until it speaks', async () => {
  const { bot, tell, went, pass, clock, settle, ana, ben, screen } = waitingRoom();
  const began = clock.now();
  bot();
  tell(ana);
  tell(screen);
  await pass(LIMIT_MS - 1);
  expect(went).toEqual([]);
  await pass(1);
  expect(went).toEqual([began + LIMIT_MS]);
  bot();
  tell(ana);
  tell(screen);
  await settle();
  expect(went).toHaveLength(2);
  tell(ben);
  await settle();
  bot();
  tell(ana, 8);
  tell(screen);
  await pass(LIMIT_MS - 1);
  expect(went).toHaveLength(3);
});

test('[W12.7] who only looks on holds it half as long', async () => {
  const { bot, tell, went, pass, ana, ben } = waitingRoom();
  bot();
  tell(ana);
  tell(ben);
  await pass(LIMIT_MS / 2 - 1);
  expect(went).toEqual([]);
  await pass(1);
  expect(went).toHaveLength(1);
});

test('[W12.7] coming again and again holds no longer than staying', async () => {
  const { bot, tell, went, pass, pacing, guests, ana, ben, screen } = waitingRoom();
  bot();
  tell(ana);
  tell(screen);
  guests.delete(ben);
  for (let second = 0; second < LIMIT_MS / 1_000; second += 1) {
    const again = { peer: 'ben' } as Channel;
    guests.set(again, null);
    pacing.look();
    await pass(1_000);
    guests.delete(again);
  }
  expect(went).toHaveLength(1);
});

test('[W12.6] phones that are away are not waited for', async () => {
  const { bot, tell, went, settle, pacing, guests, ana, ben, screen } = waitingRoom();
  bot();
  tell(ana);
  tell(screen);
  guests.delete(ben);
  pacing.look();
  await settle();
  expect(went).toHaveLength(1);
});

test('[W12.8] what a phone says it has shown counts for no step that is still to come, and for no other match', async () => {
  const { bot, tell, went, settle, at, ana, ben, screen } = waitingRoom();
  for (const line of [ana, screen]) tell(line);
  tell(ben, 99);
  bot();
  await settle();
  expect(went).toHaveLength(1);
  bot();
  for (const line of [ana, screen]) tell(line);
  await settle();
  expect(went).toHaveLength(1);
  at.match = 2;
  at.revision = 0;
  tell(ben, 7, 1);
  for (const line of [ana, screen]) tell(line);
  await settle();
  expect(went).toHaveLength(1);
});

const revision = ({ guest }: Phone) => guest.state().rev;

test('[W12.6] at a table a bot plays after the phone has shown the last step, and not before', async () => {
  const { table, phones } = await seated(toyGame(), 1, { bots: 2, patient: true });
  const [phone] = phones as [Phone];
  const { guest } = phone;
  void guest.choose(pick(phone, { type: 'take' }));
  await table.pass(300);
  expect(guest.state().snapshot?.waiting).toEqual([1]);
  const before = revision(phone);
  await table.pass(LIMIT_MS / 2);
  expect(revision(phone)).toBe(before);
  guest.shown(guest.state());
  await table.pass(2_000);
  expect(revision(phone)).toBe(before + 1);
  await table.pass(LIMIT_MS + 2_000);
  expect(revision(phone)).toBeGreaterThan(before + 1);
});

/** The phone does what it can until everybody may turn the page. */
async function untilThePageTurns({ table, phones }: Awaited<ReturnType<typeof seated>>): Promise<Phone> {
  const [phone] = phones as [Phone];
  const { guest } = phone;
  for (let turn = 0; turn < 400; turn += 1) {
    const legal = legalOf(phone);
    if (legal.some(({ type }) => type === 'step')) return phone;
    guest.shown(guest.state());
    const [chosen] = [...legal].sort((a, b) => Number(b.type === 'pass') - Number(a.type === 'pass'));
    if (chosen !== undefined && guest.state().snapshot?.waiting.includes(0)) void guest.choose(chosen);
    await table.pass(2_000);
  }
  throw new Error('nobody may turn the page');
}

test('[W12.9] in Raise Your Voice bots leave turning the page to people, as long as one sits there', async () => {
  const room = await seated(GAMES['ryv'] as never, 1, { bots: 2, patient: true });
  const phone = await untilThePageTurns(room);
  const before = revision(phone);
  phone.guest.shown(phone.guest.state());
  await room.table.pass(120_000);
  expect(legalOf(phone).some(({ type }) => type === 'step')).toBe(true);
  expect(revision(phone)).toBe(before);
  void phone.guest.ask({ type: 'bot', seat: 0, on: true });
  await room.table.pass(30_000);
  expect(revision(phone)).toBeGreaterThan(before);
});
