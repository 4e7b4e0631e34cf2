import WebSocket from 'ws';

import { tableCrypto } from '@/net/secure/tableCrypto';
import { until } from '@/scripts/sim/phones/waits';
import type { Channel, Closed } from '@/table/wire/channel';
import type { Host } from '@/table/host/host';
import { PROTOCOL } from '@/table/wire/version';

import { type RealPhone, servingOf } from '../support/serving';

type Place = Awaited<ReturnType<typeof servingOf>>;
type Heard = { readonly t: string; readonly id?: string; readonly why?: string };
type Move = Parameters<RealPhone['guest']['choose']>[0];

let place: Place;
beforeEach(async () => (place = await servingOf()));
afterEach(() => place.stop());

async function sitDown(host: Host, seats: readonly number[]): Promise<readonly RealPhone[]> {
  const phones = seats.map(() => place.join(host));
  for (const [at, { guest }] of phones.entries()) {
    await until(guest, ({ line }) => line === 'here');
    await guest.ask({ type: 'sit', seat: seats[at] ?? 0, name: `Player ${at}` });
  }
  return phones;
}

/** Two honest phones and two bots, dealt in; the first honest phone deals. */
async function playing() {
  const host = place.serving().house.create('dystocratic', 2);
  const phones = (await sitDown(host, [2, 3])) as readonly [RealPhone, RealPhone];
  await phones[0].guest.ask({ type: 'options', options: { firstDealer: '2' } });
  await phones[0].guest.ask({ type: 'start' });
  for (const { guest } of phones) await until(guest, ({ snapshot }) => snapshot !== null);
  return { host, phones };
}

/** Says whatever it likes over a line that the host takes for real. */
async function tamperer(host: Host, keys = tableCrypto.newKeyPair(), socket: unknown = WebSocket) {
  const channel: Channel = await place.dial(host, keys, socket)();
  const heard: Heard[] = [];
  let wake: () => void = () => undefined;
  let closed: Closed | null = null;
  channel.listen({
    message: (text) => {
      heard.push(JSON.parse(text) as Heard);
      wake();
    },
    closed: (why) => {
      closed = why;
      wake();
    },
  });
  const heardOf = async (holds: () => boolean) => {
    while (!holds()) await new Promise<void>((done) => (wake = done));
  };
  const say = (message: object) => channel.send(JSON.stringify(message));
  let count = 0;
  return {
    channel,
    heard,
    say,
    hello: async () => {
      say({ t: 'hello', protocol: PROTOCOL, secret: host.joinSecret });
      await heardOf(() => heard.some(({ t }) => t === 'table'));
    },
    answer: async (op: object): Promise<Heard | undefined> => {
      const id = `tamper-${String((count += 1)).padStart(8, '0')}`;
      say({ t: 'ask', id, op });
      const isAnswer = (each: Heard) => each.id === id;
      await heardOf(() => heard.some(isAnswer) || closed !== null);
      return heard.find(isAnswer);
    },
    ended: async () => {
      await heardOf(() => closed !== null);
      return closed;
    },
  };
}

const legal = ({ guest }: RealPhone, type: string): Move => {
  const found = guest.state().snapshot?.legal.find((move) => move.type === type);
  if (found === undefined) throw new Error(`nothing to ${type}`);
  return found;
};

/** A bot's Force may cross the lock; then there is another choice to make. */
async function lockAny(phone: RealPhone): Promise<void> {
  for (;;) {
    const answer = await phone.guest.choose(legal(phone, 'lock'));
    if (answer.ok) return;
    expect(answer.why).toBe('stale');
  }
}

/** The game goes on for the others as if nothing had been. */
async function goesOn([first, second]: readonly [RealPhone, RealPhone]): Promise<void> {
  const before = second.guest.state().rev;
  expect(await first.guest.choose(legal(first, 'deal'))).toEqual({ ok: true });
  await until(second.guest, ({ rev }) => rev > before);
  expect([first, second].map(({ guest }) => guest.state().line)).toEqual(['here', 'here']);
}

describe('a guest who tampers gets nothing and disturbs nobody:', () => {
  test('who sends every frame twice loses the line, and plays nothing twice', async () => {
    const { host, phones } = await playing();
    let sent = 0;
    class Twice extends WebSocket {
      override send(data: never): void {
        super.send(data);
        // The handshake is over after two frames; from then on every frame is said again.
        if ((sent += 1) > 3) super.send(data);
      }
    }
    const guest = await tamperer(host, tableCrypto.newKeyPair(), Twice);
    await guest.hello();
    guest.say({ t: 'beat', rev: -1, news: -1 });
    guest.say({ t: 'beat', rev: -1, news: -1 });
    await guest.ended();
    expect(sent).toBeGreaterThan(3);
    await goesOn(phones);
  });

  test('who sends again what another phone had asked moves nothing', async () => {
    const { host, phones } = await playing();
    const [dealer] = phones;
    const rev = dealer.guest.state().rev;
    const stranger = await tamperer(host);
    await stranger.hello();
    expect(await stranger.answer({ type: 'move', rev, move: { type: 'deal' } })).toMatchObject({
      t: 'refused',
      why: 'not-seated',
    });
    await goesOn(phones);
  });

  test('[W4.2] who plays another’s seat, or takes it, is refused every time', async () => {
    const { host, phones } = await playing();
    const stranger = await tamperer(host);
    await stranger.hello();
    const { rev } = phones[0].guest.state();
    for (const op of [
      { type: 'move', rev, move: { type: 'deal', seat: 2 } },
      { type: 'sit', seat: 2, name: 'Thief' },
      { type: 'bot', seat: 2, on: true },
      { type: 'ticket', seat: 2 },
      { type: 'propose', strike: 2, ballot: 'any' },
      { type: 'again' },
      { type: 'number', round: '00'.repeat(8), number: '00'.repeat(32) },
      { type: 'verdict', match: 1, phone: '00'.repeat(8), verdict: { agrees: true, from: 0 } },
    ])
      expect(await stranger.answer(op)).toMatchObject({ t: 'refused' });
    // Even from a seat of one's own, a move names no other: the seat follows from the key alone.
    const second = phones[1].guest;
    const mine = second.state();
    expect(await second.ask({ type: 'move', rev, move: { type: 'deal', seat: 2 } } as never)).toMatchObject({
      ok: false,
    });
    expect(second.state().rev).toBe(mine.rev);
    await goesOn(phones);
  });

  test('who asks for the log before the end gets no page', async () => {
    const { host, phones } = await playing();
    const stranger = await tamperer(host);
    await stranger.hello();
    for (let at = 0; at < 3; at += 1) stranger.say({ t: 'page', match: 1, at });
    await stranger.answer({ type: 'again' });
    expect(stranger.heard.filter(({ t }) => t === 'page')).toEqual([]);
    await goesOn(phones);
  });

  test('who forges an opening is refused, and the vote stays as it was locked', async () => {
    const { phones } = await playing();
    const [dealer, cheat] = phones;
    await goesOn(phones);
    await lockAny(dealer);
    await until(cheat.guest, ({ snapshot }) => snapshot?.legal.some(({ type }) => type === 'lock') === true);
    const slips = ['00'.repeat(32), '00'.repeat(32)];
    const forge = () =>
      cheat.guest.ask({ type: 'move', rev: cheat.guest.state().rev, move: { type: 'open', slips } });
    expect((await forge()).ok).toBe(false);
    await lockAny(cheat);
    expect((await forge()).ok).toBe(false);
    await until(
      dealer.guest,
      ({ snapshot }) => (snapshot?.view as { history: unknown[] }).history.length === 1,
    );
    const [round] = (dealer.guest.state().snapshot?.view as { history: { struck: number[] }[] }).history;
    expect(round?.struck).toEqual([]);
  });

  test('who floods is cut off, and the others notice nothing', async () => {
    const { host, phones } = await playing();
    const flooder = await tamperer(host);
    await flooder.hello();
    for (let n = 0; n < 2_000; n += 1) flooder.say({ t: 'sync' });
    expect(await flooder.ended()).not.toBeNull();
    await goesOn(phones);
  });

  test('who brings a scenario that is a bomb finds the table playing without it', async () => {
    const host = place.serving().house.create('ryv', 2);
    const [phone] = (await sitDown(host, [2])) as readonly [RealPhone];
    const deep = '['.repeat(20_000) + ']'.repeat(20_000);
    const bombs: readonly (string | number)[] = [
      'x'.repeat(200_000),
      deep,
      '{"__proto__":{"isAdmin":true},"climate":{"constructor":{"prototype":{}}}}',
      `{"climate":{"id":"a","words":{"name":"${'n'.repeat(7_000)}","story":"s"}}}`,
      '{"scenario":{"casts":{"3":["workers","workers","workers"]}}}',
      Number.MAX_VALUE,
      -1,
    ];
    for (const design of bombs) {
      await phone.guest.ask({ type: 'options', options: { design, ['__proto__']: 'x' } });
      await until(phone.guest, ({ table }) => (table?.options['design'] ?? '') === '');
    }
    expect(({} as { isAdmin?: boolean }).isAdmin).toBeUndefined();
    expect(await phone.guest.ask({ type: 'start' })).toEqual({ ok: true });
    await until(phone.guest, ({ snapshot }) => snapshot !== null);
    expect(place.serving().house.table(host.id)?.info().stage).toBe('playing');
  });
});
