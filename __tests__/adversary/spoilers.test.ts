import { newKeyPair } from '@/net/secure/keys';
import { NO_BUDGETS } from '@/table/host/asks/budgets';
import type { HostDeps } from '@/table/host/host';
import { KEPT_OUT } from '@/table/host/asks/removal';
import type { FromGuest } from '@/table/wire/protocol';

import { rogue } from '../support/adversary/rogue';
import { type Phone, playOn, seated, tableOf } from '../support/tableOf';
import { toyGame } from '../support/toyGame';

type Defences = Pick<HostDeps, 'defences'>;
const NO_LIMIT: Defences = { defences: { budgets: NO_BUDGETS } };

describe('a player who finds the game fair and unfair by turns', () => {
  /** A game is over, and its joker sends another verdict every 30 ms. */
  async function flooded(host?: Defences) {
    const at = await seated(toyGame(), 3, host ? { host } : {});
    const { table, phones } = at;
    await playOn(at);
    const [lead, joker] = phones as [Phone, Phone];
    joker.guest.close();
    const line = rogue(table.host(), { peer: joker.keys.publicKey, keeps: false });
    line.hello();
    const before = table.store.read().length;
    const answers = new Set<string>();
    for (let n = 0; n < 400; n += 1) {
      const verdict = { agrees: true, from: n } as const;
      answers.add(line.ask({ type: 'verdict', match: 1, phone: '00'.repeat(8), verdict }));
      await table.pass(30);
    }
    const again = lead.guest.ask({ type: 'again' });
    await table.pass(500);
    return { written: table.store.read().length - before, answers, again: await again };
  }

  test('[A32] writes as many as they like where nobody counts', async () => {
    expect((await flooded(NO_LIMIT)).written).toBeGreaterThanOrEqual(400);
  });

  test('[A32] [W5.20] is told to wait, and the next game begins', async () => {
    const { written, answers, again } = await flooded();
    expect(written).toBeLessThan(12);
    expect([...answers]).toEqual(['ok', 'too-fast']);
    expect(again).toEqual({ ok: true });
  });
});

describe('a player who names one phone many times in a vouch', () => {
  /** A host that reads whatever is said. */
  const ANYTHING: Defences = { defences: { read: (text) => JSON.parse(text) as FromGuest } };

  /** How many frames one message is to the phone that it names. */
  async function carried(host?: Defences) {
    const { table, phones } = await seated(toyGame(), 3, host ? { host } : {});
    const [victim, joker] = phones as [Phone, Phone];
    const to = victim.keys.publicKey;
    joker.guest.close();
    const line = rogue(table.host(), { peer: joker.keys.publicKey });
    line.hello({ device: joker.keys });
    const before = table.frames.length;
    const mac = 'A'.repeat(22);
    const macs = Array.from({ length: 16 }, () => [to, mac]);
    line.say({ t: 'vouch', kind: 'head', of: '0 1 ff', macs });
    return table.frames.slice(before).filter(({ to: key, text }) => key === to && text.includes('vouched'))
      .length;
  }

  test('[A35] is as many frames to it where a message may name it again and again', async () => {
    expect(await carried(ANYTHING)).toBe(16);
  });

  test('[A35] [W5.21] is carried once', async () => {
    expect(await carried()).toBe(1);
  });
});

describe('a player whose heartbeats are always behind', () => {
  /** What the host sends in ten seconds to a line that says twenty times a second what it has not. */
  async function sent(said: (n: number) => object, host?: Defences) {
    const { table, phones } = await seated(toyGame(), 3, host ? { host } : {});
    const [, joker] = phones as [Phone, Phone];
    joker.guest.close();
    const line = rogue(table.host(), { peer: joker.keys.publicKey, keeps: false });
    line.hello({ at: -1 });
    const before = line.bytes();
    for (let n = 0; n < 200; n += 1) {
      line.say(said(n));
      await table.pass(50);
    }
    return line.bytes() - before;
  }
  const beat = () => ({ t: 'beat', rev: -7, news: -7, at: 0 });
  const sync = () => ({ t: 'sync', at: 0 });

  test('[A37] is sent everything each time where nobody counts', async () => {
    expect(await sent(beat, NO_LIMIT)).toBeGreaterThan(1.8 * (await sent(sync)));
  });

  test('[A37] [W5.7] is sent no more than by asking to catch up', async () => {
    expect(await sent(beat)).toBeLessThan(1.1 * (await sent(sync)));
  });
});

describe('a joker who is another device, or has another key, by the time the steward touches', () => {
  /** Three sit in a lobby; the joker and whoever looks after the table are at it. */
  async function lobby(host?: Defences) {
    const table = tableOf(toyGame(), host ? { host } : {});
    const [player] = [table.phone()];
    const steward = table.phone({ steward: table.stewardSecret });
    await table.pass(300);
    void player.guest.ask({ type: 'sit', seat: 1, name: 'Player' });
    await table.pass(300);
    return { table, player, steward };
  }
  type Lobby = Awaited<ReturnType<typeof lobby>>;

  const comes = (host: Parameters<typeof rogue>[0], peer: string) => {
    const line = rogue(host, { peer, address: '10.0.0.66' });
    line.hello({ device: newKeyPair() });
    return line;
  };
  /** The steward has seen one device on the seat, and touches when it is another. */
  async function removed({ table, steward }: Lobby, become: () => ReturnType<typeof rogue>) {
    const device = table.host().table().seats[0]?.device ?? '';
    const line = become();
    const answer = steward.guest.ask({ type: 'remove', device, seat: 0 });
    await table.pass(300);
    return { line, answer: await answer, kind: table.host().table().seats[0]?.kind };
  }
  const NOT_FOLLOWED: Defences = { defences: { removal: { ...KEPT_OUT, followsPhone: false } } };

  async function asAnotherDevice(host?: Defences) {
    const at = await lobby(host);
    const seat = newKeyPair().publicKey;
    comes(at.table.host(), seat).ask({ type: 'sit', seat: 0, name: 'Joker' });
    return { ...at, ...(await removed(at, () => comes(at.table.host(), seat))) };
  }

  async function withAnotherKey(host?: Defences) {
    const at = await lobby(host);
    const first = comes(at.table.host(), newKeyPair().publicKey);
    first.ask({ type: 'sit', seat: 0, name: 'Joker' });
    const gone = await removed(at, () => {
      first.ask({ type: 'stand' });
      const second = comes(at.table.host(), newKeyPair().publicKey);
      second.ask({ type: 'sit', seat: 0, name: 'Joker' });
      return second;
    });
    return { ...at, ...gone };
  }

  test.each([
    ['another device', asAnotherDevice],
    ['another key', withAnotherKey],
  ])('[A36] stays where only the device that was seen is looked for: %s', async (_, attack) => {
    const { answer, kind } = await attack(NOT_FOLLOWED);
    expect(answer).toEqual({ ok: false, why: 'not-now' });
    expect(kind).toBe('phone');
  });

  test.each([
    ['another device', asAnotherDevice],
    ['another key', withAnotherKey],
  ])('[A36] [W5.22] goes at the first touch, and nobody else does: %s', async (_, attack) => {
    const { table, line, answer, kind, player } = await attack();
    expect(answer).toEqual({ ok: true });
    expect(kind).toBe('open');
    expect(line.heard.at(-1)).toEqual({ t: 'bye', why: 'removed' });
    expect(table.host().table()).toMatchObject({ isClosed: true, seats: [{}, { kind: 'phone' }, {}, {}] });
    expect(player.guest.state().line).toBe('here');
  });

  test('[A36] [W5.22] who only stood up finds another link and a closed door, and who sits there now stays', async () => {
    const at = await lobby();
    const joker = comes(at.table.host(), newKeyPair().publicKey);
    joker.ask({ type: 'sit', seat: 0, name: 'Joker' });
    const honest = await removed(at, () => {
      joker.ask({ type: 'stand' });
      const other = rogue(at.table.host(), { address: '10.0.0.7' });
      other.hello();
      other.ask({ type: 'sit', seat: 0, name: 'Honest' });
      return other;
    });
    expect(honest.answer).toEqual({ ok: true });
    expect(at.table.host().table()).toMatchObject({
      isClosed: true,
      seats: [{ name: 'Honest' }, {}, {}, {}],
    });
    expect(joker.closed()).toBe('refused');
    expect(honest.line.closed()).toBeUndefined();
  });
});
