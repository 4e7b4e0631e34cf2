import { dystocratic } from '@/rules/dystocratic/game';
import { createBudgets } from '@/table/host/asks/budgets';
import { PROTOCOL } from '@/table/wire/version';

import { rogue } from '../support/adversary/rogue';
import { fakeClock } from '../support/fakeClock';
import { type Phone, pick, seated, tableOf } from '../support/tableOf';
import { toyGame } from '../support/toyGame';

type Table = ReturnType<typeof tableOf>;
const stranger = (table: Table, peer = 'ab'.repeat(32)) => rogue(table.host(), { peer });

const asked = async (table: Table, phone: Phone, op: Parameters<Phone['guest']['ask']>[0]) => {
  const answer = phone.guest.ask(op);
  await table.pass(300);
  return answer;
};

describe('a guest of another make', () => {
  test.each([
    'hello',
    '[]',
    '{"t":"shout"}',
    '{"t":"beat","rev":0,"news":0,"more":1}',
    '{"t":"ask","id":"12345678","op":{"type":"win"}}',
  ])('[W3.1] loses its line by saying %s', async (text) => {
    const table = tableOf(toyGame());
    const guest = stranger(table);
    guest.hello();
    await table.pass(100);
    expect([guest.heard[0]?.t, guest.closed()]).toEqual(['table', undefined]);
    guest.say(text);
    expect(guest.closed()).toBe('garbage');
  });

  test('[W3.1] what a phone cannot read it leaves unread, and plays on', async () => {
    const { table, phones } = await seated(toyGame(), 2);
    const [phone] = phones as [Phone];
    table.between(phone, { tell: (frame) => [{ t: 'shout' }, { ...frame, t: 'never heard' }, frame] });
    await table.pass(10_000);
    expect(phone.guest.state().line).toBe('here');
    expect(await asked(table, phone, { type: 'rename', name: 'Still here' })).toEqual({ ok: true });
  });

  test('[W3.2] who says nothing is sent away after five seconds, and who has said hello is not', async () => {
    const table = tableOf(toyGame());
    const [silent, spoken] = [stranger(table), stranger(table, 'cd'.repeat(32))];
    spoken.hello();
    await table.pass(4_900);
    expect(silent.closed()).toBeUndefined();
    await table.pass(200);
    expect([silent.closed(), spoken.closed()]).toEqual(['too-slow', undefined]);
  });

  test.each([
    ['another version', { protocol: PROTOCOL - 1 }, 'version'],
    ['another secret', { secret: '00'.repeat(16) }, 'bad-link'],
  ])('[W3.3] with %s is told so and let go', async (_, change, why) => {
    const table = tableOf(toyGame());
    const guest = stranger(table);
    guest.say({ t: 'hello', protocol: PROTOCOL, secret: table.joinSecret, ...change });
    expect(guest.heard).toEqual([{ t: 'bye', why }]);
    expect(guest.closed()).toBe('refused');
  });

  test('[W4.7] an ask of more than 12,000 bytes is too long, words of more than 1,000 letters are garbage', async () => {
    const table = tableOf(toyGame());
    const guest = stranger(table);
    guest.hello();
    await table.pass(100);
    const ask = (move: object) => guest.say({ t: 'ask', id: '12345678', op: { type: 'move', rev: 0, move } });
    ask({ type: 'name', deep: 'x'.repeat(12_000) });
    expect(guest.heard.at(-1)).toEqual({ t: 'refused', id: '12345678', why: 'too-long' });
    ask({ type: 'name', text: 'x'.repeat(1_000) });
    expect(guest.closed()).toBeUndefined();
    ask({ type: 'name', text: 'x'.repeat(1_001) });
    expect(guest.closed()).toBe('garbage');
  });
});

describe('a member who asks for much', () => {
  test('[W5.4] a seat changes its phone three times in ten minutes, and then again', async () => {
    const { table, phones } = await seated(toyGame(), 2);
    let [holder] = phones as [Phone];
    const move = async (): Promise<string | null> => {
      const answer = await asked(table, holder, { type: 'ticket', seat: 0 });
      const next = table.phone({ ticket: answer.ok ? (answer.ticket ?? '') : '' });
      await table.pass(500);
      const { you } = next.guest.state();
      const said = table.frames.filter(({ to }) => to === next.keys.publicKey).map(({ text }) => text);
      if (you.seat === 0) holder = next;
      else next.guest.close();
      return you.seat === 0 ? null : (said[0] ?? '');
    };
    expect([await move(), await move(), await move()]).toEqual([null, null, null]);
    expect(await move()).toBe(JSON.stringify({ t: 'bye', why: 'busy' }));
    await table.pass(200_000);
    expect(await move()).toBeNull();
  });

  test('[W5.6] has 200 changes of the table at once over an evening and four a minute, the steward as many as they like', async () => {
    const { clock, pass } = fakeClock();
    const budgets = createBudgets(clock);
    const by = { seat: 0, address: '192.168.43.7', steward: false };
    const rename = { type: 'rename', name: 'Joker' } as const;
    const done = async (minutes: number) => {
      let count = 0;
      for (let second = 0; second < 60 * minutes; second += 1) {
        if (budgets.mayAsk(by, rename)) count += 1;
        await pass(1_000);
      }
      return count;
    };
    expect(await done(20)).toBeLessThan(200 + 4 * 20 + 1);
    expect(await done(10)).toBeLessThan(42);
    expect(budgets.mayAsk({ ...by, seat: 1 }, rename)).toBe(true);
    const asked = Array.from({ length: 1_000 }, () => budgets.mayAsk({ ...by, steward: true }, rename));
    expect(asked).not.toContain(false);
  });

  test('[W5.7] is sent everything again 40 times at once and four times a second', async () => {
    const { table, phones } = await seated(toyGame(), 2);
    const [{ keys }] = phones as [Phone];
    await table.pass(20_000);
    const guest = stranger(table, keys.publicKey);
    guest.hello();
    await table.pass(100);
    const whole = () => guest.heard.filter(({ t }) => t === 'update').length;
    const syncs = (count: number) => {
      const before = whole();
      for (let n = 0; n < count; n += 1) guest.say({ t: 'sync' });
      return whole() - before;
    };
    expect(syncs(60)).toBe(40);
    await table.pass(1_000);
    expect(syncs(60)).toBe(4);
    expect(guest.closed()).toBeUndefined();
  });
});

test('[W11.14] only who has a seat is listed as a backup host', async () => {
  const table = tableOf(toyGame());
  const heir = (name: string) => ({ name, addresses: ['10.0.0.2:8787'], hostKey: 'ab'.repeat(32) });
  const [player, lookerOn] = [table.phone({ heir: heir('Amina') }), table.phone({ heir: heir('Anybody') })];
  await table.pass(300);
  expect(lookerOn.guest.state().table?.heirs).toEqual([]);
  expect(await asked(table, player, { type: 'sit', seat: 0, name: 'Amina' })).toEqual({ ok: true });
  expect(lookerOn.guest.state().table?.heirs).toEqual([heir('Amina')]);
});

describe('a phone', () => {
  const dealt = (given: Parameters<typeof seated>[2] = {}) =>
    seated(dystocratic, 4, { options: { firstDealer: '0' }, ...(given as object) });

  const allLock = async ({ table, phones }: Awaited<ReturnType<typeof dealt>>) => {
    void phones[0]?.guest.choose(pick(phones[0], { type: 'deal' }));
    await table.pass(300);
    for (const phone of phones) {
      void phone.guest.choose(pick(phone, { type: 'lock' }));
      await table.pass(300);
    }
  };

  test('[W8.3] believes nothing whose leaves it does not have, and asks for them', async () => {
    const { table, phones } = await dealt();
    const [dealer, other] = phones as [Phone, Phone];
    let isHeld = true;
    const said: string[] = [];
    table.between(other, {
      tell: (frame) => {
        const { leaves: _, ...bare } = frame;
        return isHeld ? (frame.t === 'leaves' ? null : bare) : frame;
      },
      hear: (frame) => {
        said.push(frame.t);
        return frame;
      },
    });
    const before = other.guest.state().rev;
    void dealer.guest.choose(pick(dealer, { type: 'deal' }));
    await table.pass(1_000);
    expect(dealer.guest.state().rev).toBeGreaterThan(before);
    expect(other.guest.state().rev).toBe(before);
    expect(said).toContain('sync');
    isHeld = false;
    await table.pass(6_000);
    expect(other.guest.state().rev).toBe(dealer.guest.state().rev);
    expect(other.guest.state().trust.alarm).toBeNull();
  });

  test.each([
    ['raises the alarm', {}, { what: 'forged', with: null }],
    ['notices nothing where it does not look', { own: () => true }, null],
  ])('[W8.6] whose move is written down as another %s', async (_, defences, alarm) => {
    const { table, phones } = await dealt({ defences });
    const [dealer] = phones as [Phone];
    void dealer.guest.choose(pick(dealer, { type: 'deal' }));
    await table.pass(300);
    table.between(dealer, {
      hear: (frame) => JSON.parse(JSON.stringify(frame).replace('"text":"no"', '"text":"yes"')) as object,
    });
    void dealer.guest.choose(pick(dealer, { type: 'note' }), 'no');
    await table.pass(2_000);
    expect(table.store.read().at(-1)).toContain('"text":"yes"');
    expect(dealer.guest.state().trust.alarm).toEqual(alarm);
  });

  test('[W8.8] vouches of who has no seat are carried to nobody', async () => {
    const { table, phones } = await dealt();
    const [first] = phones as [Phone];
    const guest = stranger(table);
    const device = { key: 'ab'.repeat(32), runs: 'app' };
    guest.say({ t: 'hello', protocol: PROTOCOL, secret: table.joinSecret, device });
    const mac = 'A'.repeat(22);
    const from = table.frames.length;
    guest.say({ t: 'vouch', kind: 'head', of: '0 1 aa', macs: [[first.keys.publicKey, mac]] });
    guest.say({ t: 'call', at: 1 });
    await table.pass(1_000);
    const told = table.frames.slice(from).map(({ text }) => text);
    expect(told.filter((text) => text.includes(mac) || text.includes('"called"'))).toEqual([]);
    expect(guest.closed()).toBeUndefined();
  });

  test('[W8.15] asks its player after one second where only phones that are away are missing', async () => {
    const at = await dealt();
    const [first, , , last] = at.phones as [Phone, Phone, Phone, Phone];
    at.table.between(last, { hear: (frame) => (frame.t === 'vouch' ? null : frame) });
    await allLock(at);
    expect(first.guest.state().trust.asks).toBeNull();
    last.guest.close();
    await at.table.pass(1_200);
    expect(first.guest.state().trust.asks).toMatchObject({
      what: 'open',
      why: 'silent',
      missing: [last.keys.publicKey],
    });
  });

  test('[W8.16] whose player has said “not the same” opens nothing, and asks nothing', async () => {
    const at = await dealt();
    const [first, ...others] = at.phones as [Phone, ...Phone[]];
    first.guest.compare(false);
    await allLock(at);
    await at.table.pass(20_000);
    expect(first.guest.state().trust).toMatchObject({ compared: 'different', asks: null });
    expect(first.guest.state().snapshot?.ballot?.opening).toBe(true);
    expect(others.map(({ guest }) => guest.state().snapshot?.waiting)).toEqual([[0], [0], [0]]);
  });
});
