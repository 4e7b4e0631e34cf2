import WebSocket from 'ws';

import { askHostByCode } from '@/net/dial/askByCode';
import type { SocketConstructor } from '@/net/dial/webSocketDial';
import { type CodeParts, readCode } from '@/net/links/codeSymbols';
import { parseJoinLink } from '@/net/links/joinLink';
import { dystocratic } from '@/rules/dystocratic/game';
import { until } from '@/scripts/sim/phones/waits';
import type { HostDeps } from '@/table/host/host';
import { KEPT_OUT } from '@/table/host/asks/removal';
import { itemsOf } from '@/table/recovery/sealedLog';

import { type RealPhone, servingOf } from '../support/serving';
import { type Phone, seated, tableOf } from '../support/tableOf';
import { toyGame } from '../support/toyGame';

/** Whoever is removed has only their key on a list. */
const BY_KEY_ALONE: Pick<HostDeps, 'defences'> = {
  defences: { removal: { ...KEPT_OUT, newLink: false, closesDoor: false } },
};
/** A door that the steward opens again for somebody who comes late. */
const NO_NEW_LINK: Pick<HostDeps, 'defences'> = {
  defences: { removal: { ...KEPT_OUT, newLink: false } },
};

type Table = ReturnType<typeof tableOf>;
const asked = async (table: Table, phone: Phone, op: Parameters<Phone['guest']['ask']>[0]) => {
  const answer = phone.guest.ask(op);
  await table.pass(300);
  return answer;
};

/** Four play; whoever opened the table looks on from its screen. The first is the joker. */
async function playing(host?: typeof BY_KEY_ALONE) {
  const { table, phones } = await seated(dystocratic, 4, host ? { host } : {});
  const steward = table.phone({ steward: table.stewardSecret });
  await table.pass(500);
  const [joker, other] = phones as [Phone, Phone];
  const device = table.host().table().seats[0]?.device ?? '';
  return { table, steward, joker, other, device };
}

const stranger = async (table: Table) => {
  const phone = table.phone();
  await table.pass(500);
  return phone;
};

describe('a joker whom the steward removes', () => {
  test('[A28] is back with new keys at once where only their key is kept out', async () => {
    const { table, steward, device } = await playing(BY_KEY_ALONE);
    expect(await asked(table, steward, { type: 'remove', device })).toEqual({ ok: true });
    const again = await stranger(table);
    expect(await asked(table, again, { type: 'sit', seat: 0, name: 'Nobody' })).toEqual({ ok: true });
  });

  test('[A28] is back with the old link when the door is opened, where the link stays the same', async () => {
    const { table, steward, device } = await playing(NO_NEW_LINK);
    await asked(table, steward, { type: 'remove', device });
    await asked(table, steward, { type: 'door', open: true });
    const again = await stranger(table);
    expect(await asked(table, again, { type: 'sit', seat: 0, name: 'Nobody' })).toEqual({ ok: true });
  });

  test('[A28] [W5.15] finds the old link dead, also when the door is open again and the host has started anew', async () => {
    const { table, steward, device } = await playing();
    const lookedOn = await stranger(table);
    expect(lookedOn.guest.state().line).toBe('here');
    await asked(table, steward, { type: 'remove', device });
    // A second phone of theirs looked on all the while.
    expect(lookedOn.guest.state()).toMatchObject({ line: 'turned-away', why: 'bad-link' });
    await asked(table, steward, { type: 'door', open: true });
    expect((await stranger(table)).guest.state()).toMatchObject({ line: 'turned-away', why: 'bad-link' });
    table.kill();
    table.restart();
    await table.pass(5_000);
    expect((await stranger(table)).guest.state()).toMatchObject({ line: 'turned-away', why: 'bad-link' });
    const invited = table.phone({ secret: table.host().joinSecret });
    await table.pass(500);
    expect(await asked(table, invited, { type: 'sit', seat: 0, name: 'Welcome' })).toEqual({ ok: true });
  });

  test('[A28] [W5.16] takes nobody along: who sits is back by the old link, told the new one, and may bring a ticket', async () => {
    const { table, steward, other, device } = await playing();
    const moved = await asked(table, other, { type: 'ticket', seat: 1 });
    await asked(table, steward, { type: 'remove', device });
    const now = table.host().joinSecret;
    expect(now).not.toBe(table.joinSecret);
    expect(other.guest.state().table?.join).toBe(now);
    table.reload(other);
    table.reload(steward, { steward: table.stewardSecret });
    await table.pass(1_000);
    expect(other.guest.state()).toMatchObject({ line: 'here', table: { join: now }, you: { seat: 1 } });
    expect(steward.guest.state()).toMatchObject({ line: 'here', you: { steward: true } });
    const next = table.phone({ ticket: moved.ok ? (moved.ticket ?? '') : '' });
    await table.pass(1_000);
    expect(next.guest.state()).toMatchObject({ line: 'here', you: { seat: 1 } });
  });

  test('[A28] [W5.15] is not told the new link on any line, nor is it in what phones keep of the log', async () => {
    const { table, steward, device } = await playing();
    const before = table.frames.length;
    await asked(table, steward, { type: 'remove', device });
    const now = table.host().joinSecret;
    const told = table.frames.slice(before).filter(({ text }) => text.includes(now));
    const entitled = [
      ...table
        .host()
        .table()
        .seats.map(({ key }) => key),
      steward.keys.publicKey,
    ];
    expect(told.length).toBeGreaterThan(0);
    expect(told.filter(({ to }) => !entitled.includes(to))).toEqual([]);
    expect(JSON.stringify(table.store.read())).toContain(now);
    expect(JSON.stringify(itemsOf(table.store.read()))).not.toContain(now);
  });

  test('[A28] [W5.8] is told so, a bot plays on, and nobody keeps the seat for them', async () => {
    const { table, steward, joker, other, device } = await playing();
    expect(await asked(table, steward, { type: 'remove', device })).toEqual({ ok: true });
    expect(joker.guest.state()).toMatchObject({ line: 'turned-away', why: 'removed' });
    expect(other.guest.state().table?.seats[0]).toMatchObject({ kind: 'bot', waits: false });
    expect(other.guest.state().line).toBe('here');
  });

  test('[A28] [W5.8] does not come back with the same phone, the old ticket, or new keys', async () => {
    const { table, steward, joker, device } = await playing();
    const moved = await asked(table, joker, { type: 'ticket', seat: 0 });
    const ticket = moved.ok ? (moved.ticket ?? '') : '';
    await asked(table, steward, { type: 'remove', device });
    table.reload(joker);
    await table.pass(1_000);
    expect(joker.guest.state()).toMatchObject({ line: 'turned-away', why: 'removed' });
    const withTicket = table.phone({ ticket, secret: table.host().joinSecret });
    await table.pass(1_000);
    expect(withTicket.guest.state()).toMatchObject({ line: 'turned-away', why: 'bad-ticket' });
    const again = table.phone({ secret: table.host().joinSecret });
    await table.pass(500);
    // They are still in the room, and have scanned the new code from somebody's screen.
    expect(await asked(table, again, { type: 'sit', seat: 0, name: 'Nobody' })).toEqual({
      ok: false,
      why: 'door-closed',
    });
    table.kill();
    table.restart();
    await table.pass(5_000);
    table.reload(joker);
    await table.pass(1_000);
    expect(joker.guest.state().why).toBe('removed');
  });

  test('[A28] [W5.10] cannot remove others, nor open the door, nor can they rename anyone', async () => {
    const { table, steward, joker, other, device } = await playing();
    const theirs = table.host().table().seats[1]?.device ?? '';
    for (const op of [
      { type: 'remove', device: theirs },
      { type: 'door', open: false },
      { type: 'rename', seat: 1, name: 'Fool' },
    ] as const)
      expect(await asked(table, joker, op)).toEqual({ ok: false, why: 'not-allowed' });
    expect(await asked(table, steward, { type: 'rename', seat: 0, name: 'Well behaved' })).toEqual({
      ok: true,
    });
    expect(other.guest.state().table?.seats[0]?.name).toBe('Well behaved');
    expect(await asked(table, steward, { type: 'remove', device: 'ff'.repeat(32) })).toEqual({
      ok: false,
      why: 'not-now',
    });
    expect(table.host().table().seats[0]?.device).toBe(device);
  });
});

describe('over real sockets', () => {
  const askBy = (port: number, code: string) =>
    askHostByCode({
      url: `ws://127.0.0.1:${port}`,
      code: readCode(code) as CodeParts,
      WebSocket: WebSocket as unknown as SocketConstructor,
    });

  test('[A28] neither the old link nor the old code lets the removed one in, and a seated phone that drops is back', async () => {
    const place = await servingOf();
    try {
      const { house, port } = place.serving();
      const host = house.create('dystocratic', 0);
      const steward = place.join(host, { steward: host.stewardSecret });
      const [joker, other] = [place.join(host), place.join(host)] as [RealPhone, RealPhone];
      for (const [seat, { guest }] of [joker, other].entries()) {
        await until(guest, ({ line }) => line === 'here');
        expect(await guest.ask({ type: 'sit', seat, name: `Player ${seat}` })).toEqual({ ok: true });
      }
      const before = { secret: host.joinSecret, code: host.code?.now() ?? '' };
      await until(steward.guest, ({ table }) => table?.seats[0]?.kind === 'phone');
      const { key } = steward.guest.state().table?.devices[0] ?? { key: '' };
      expect(await steward.guest.ask({ type: 'remove', device: key })).toEqual({ ok: true });
      await until(joker.guest, ({ why }) => why === 'removed');

      const again = place.join(host, { secret: before.secret });
      await until(again.guest, ({ line }) => line === 'turned-away');
      expect(again.guest.state().why).toBe('bad-link');
      expect(await askBy(port, before.code)).not.toMatchObject({ ok: true });

      // The seated phone was somewhere else when it happened.
      other.guest.close();
      const back = place.join(host, { secret: before.secret }, other.keys);
      await until(back.guest, ({ table, you }) => table?.join === host.joinSecret && you.seat === 1);

      // Its screen, and the host's, show the code that lets the next one in.
      expect(back.guest.state().table?.code).toBe(host.code?.now());
      const asked = await askBy(port, back.guest.state().table?.code ?? '');
      const link = parseJoinLink('link' in asked ? asked.link : '');
      expect(link).toMatchObject({ invitation: { joinSecret: host.joinSecret } });
      expect(house.linkTo(host, '127.0.0.1')).toBe('link' in asked ? asked.link : '');
    } finally {
      await place.stop();
    }
  });
});

describe('the door of a table', () => {
  test('[W5.9] lets nobody new sit down, but those who sit change places, and opens again', async () => {
    const table = tableOf(toyGame());
    const steward = table.phone({ steward: table.stewardSecret });
    const [member, late] = [table.phone(), table.phone()];
    await table.pass(300);
    const sit = (phone: Phone, seat: number, name: string) =>
      asked(table, phone, { type: 'sit', seat, name });
    expect(await sit(member, 0, 'Amina')).toEqual({ ok: true });
    await asked(table, steward, { type: 'door', open: false });
    expect(late.guest.state().table?.isClosed).toBe(true);
    expect(await sit(late, 1, 'Late')).toEqual({ ok: false, why: 'door-closed' });
    expect(await sit(member, 2, 'Amina')).toEqual({ ok: true });
    await asked(table, steward, { type: 'door', open: true });
    expect(await sit(late, 1, 'Late')).toEqual({ ok: true });
  });
});
