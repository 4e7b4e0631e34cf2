import { dystocratic } from '@/rules/dystocratic/game';
import type { HostDeps } from '@/table/host/host';
import { BY_CONSENT } from '@/table/host/asks/strike';

import { type Phone, pick, seated, type tableOf, tellAnyway } from '../support/tableOf';

/** Anyone strikes any vote at once, and nobody is asked. */
const ALONE: Pick<HostDeps, 'defences'> = {
  defences: { strikes: { ...BY_CONSENT, isLost: () => true, count: () => 'agreed' } },
};

type Table = ReturnType<typeof tableOf>;
/** All have locked but for the openings: the first phone died in between. */
async function opening(host?: typeof ALONE) {
  const { table, phones } = await seated(dystocratic, 4, {
    ...(host && { host }),
    options: { firstDealer: '0' },
  });
  const [voter, ...others] = phones as [Phone, ...Phone[]];
  void voter.guest.choose(pick(voter, { type: 'deal' }));
  await table.pass(500);
  void voter.guest.choose(pick(voter, { type: 'lock' }));
  await table.pass(500);
  voter.guest.close();
  for (const phone of others) {
    void phone.guest.choose(pick(phone, { type: 'lock' }));
    await table.pass(300);
  }
  await tellAnyway({ table, phones: others });
  const ballot = others[0]?.guest.state().snapshot?.ballot?.key ?? '';
  return { table, voter, others, ballot };
}

/** The second seat is on the first one's phone. */
async function twoSeatsOnOnePhone(host?: typeof ALONE) {
  const at = await opening(host);
  const { table, others } = at;
  await table.pass(61_000);
  const [first, moved] = others as [Phone, Phone];
  moved.guest.close();
  const second: Phone = { ...moved, device: first.keys };
  second.guest = table.tab(second);
  await table.pass(1_000);
  return { ...at, first, second };
}

const asked = async (table: Table, phone: Phone, op: Parameters<Phone['guest']['ask']>[0]) => {
  const answer = phone.guest.ask(op);
  await table.pass(200);
  return answer;
};
const struckIn = (table: Table) =>
  table.store.read().filter((line) => line.includes('"strike"') && line.includes('"move"'));
const entryOf = (line: string | undefined) => (JSON.parse(line ?? '{}') as { entry?: unknown }).entry;

describe('a player who annuls a vote as its phone drops', () => {
  test('[A22] needs only themselves where no consent is asked', async () => {
    const { table, others, ballot } = await opening(ALONE);
    expect(await asked(table, others[0] as Phone, { type: 'propose', strike: 0, ballot })).toEqual({
      ok: true,
    });
    expect(struckIn(table)).toHaveLength(1);
  });

  test('[A22] [W5.11] is told to wait, for a whole minute without a break', async () => {
    const { table, voter, others, ballot } = await opening();
    const [joker] = others as [Phone];
    const strike = () => asked(table, joker, { type: 'propose', strike: 0, ballot });
    expect(await strike()).toEqual({ ok: false, why: 'too-soon' });
    await table.pass(50_000);
    expect(await strike()).toEqual({ ok: false, why: 'too-soon' });
    // Its line comes back for a moment, too short to open: from then the minute counts anew.
    const { values, keys } = voter;
    for (const key of values.keys()) if (key.startsWith('slips/')) values.remove(key);
    const back = table.tab({ keys, values, guest: voter.guest });
    await table.pass(300);
    back.close();
    await table.pass(20_000);
    expect(await strike()).toEqual({ ok: false, why: 'too-soon' });
    await table.pass(45_000);
    expect(await strike()).toEqual({ ok: true });
    expect(struckIn(table)).toEqual([]);
  });

  test('[A22] [W5.14] cannot seat a bot in its place to the same end, nor can who looks after the table', async () => {
    const { table, others } = await opening();
    const steward = table.phone({ steward: table.stewardSecret });
    await table.pass(500);
    for (const phone of [others[0] as Phone, steward])
      expect(await asked(table, phone, { type: 'bot', seat: 0, on: true })).toMatchObject({ ok: false });
    await table.pass(121_000);
    expect(await asked(table, steward, { type: 'bot', seat: 0, on: true })).toEqual({ ok: true });
  });

  /** All have locked, and the bot, which is well, has its opening on the way. */
  async function botOpening(host?: typeof ALONE) {
    const { table, phones } = await seated(dystocratic, 3, {
      ...(host && { host }),
      bots: 1,
      options: { firstDealer: '0' },
    });
    const [first] = phones as [Phone];
    const publicKey = table.host().table().seats[3]?.key ?? '';
    const isOpening = (frame: object) => JSON.stringify(frame).includes('"type":"open"');
    let holdsBack = true;
    table.between(
      { keys: { publicKey } },
      { hear: (frame) => (holdsBack && isOpening(frame) ? null : frame) },
    );
    void first.guest.choose(pick(first, { type: 'deal' }));
    await table.pass(500);
    for (const phone of phones) {
      void phone.guest.choose(pick(phone, { type: 'lock' }));
      await table.pass(300);
    }
    await table.pass(4_000);
    const ballot = first.guest.state().snapshot?.ballot?.key ?? '';
    const answer = await asked(table, first, { type: 'propose', strike: 3, ballot });
    holdsBack = false;
    await table.pass(5_000);
    return { table, first, answer };
  }

  test('[A22] strikes a bot that is well where nobody asks how it is', async () => {
    const { table, answer } = await botOpening(ALONE);
    expect(answer).toEqual({ ok: true });
    expect(struckIn(table)).toHaveLength(1);
  });

  test('[A22] is told to wait for a bot whose opening is on its way', async () => {
    const { table, first, answer } = await botOpening();
    expect(answer).toEqual({ ok: false, why: 'too-soon' });
    expect(struckIn(table)).toEqual([]);
    expect((first.guest.state().snapshot?.view as { history: unknown[] }).history).toHaveLength(1);
  });

  test('[A22] [W5.11] does not strike a bot that is well', async () => {
    const { table, phones } = await seated(dystocratic, 3, { bots: 1, options: { firstDealer: '0' } });
    const [first] = phones as [Phone];
    void first.guest.choose(pick(first, { type: 'deal' }));
    await table.pass(500);
    const ballot = first.guest.state().snapshot?.ballot?.key ?? '';
    const strike = () => asked(table, first, { type: 'propose', strike: 3, ballot });
    expect(await strike()).toEqual({ ok: false, why: 'not-now' });
    for (const phone of phones) {
      void phone.guest.choose(pick(phone, { type: 'lock' }));
      expect(await strike()).not.toEqual({ ok: true });
    }
    await table.pass(5_000);
    expect(struckIn(table)).toEqual([]);
    expect((first.guest.state().snapshot?.view as { history: unknown[] }).history).toHaveLength(1);
  });
});

/** One voice is enough, whosever it is. */
const ONE_VOICE: typeof ALONE = {
  defences: { strikes: { ...BY_CONSENT, count: () => 'agreed' } },
};
/** As it was before there were devices: every seat that agrees is a voice. */
const VOICES_BY_SEAT: typeof ALONE = {
  defences: {
    strikes: {
      ...BY_CONSENT,
      count: (_, { by, agreed }) => (new Set([by, ...agreed]).size >= 2 ? 'agreed' : 'open'),
    },
  },
};
/** Whoever is away for a moment, or back already, counts as lost. */
const ALWAYS_LOST: typeof ALONE = { defences: { strikes: { ...BY_CONSENT, isLost: () => true } } };

describe('a strike with too few voices', () => {
  test('[A23] is done at once where one voice is enough', async () => {
    const { table, others, ballot } = await opening(ONE_VOICE);
    await table.pass(61_000);
    await asked(table, others[0] as Phone, { type: 'propose', strike: 0, ballot });
    expect(struckIn(table)).toHaveLength(1);
  });

  test('[A23] is done by one phone with two seats where voices are counted by seat', async () => {
    const { table, first, second, ballot } = await twoSeatsOnOnePhone(VOICES_BY_SEAT);
    await asked(table, first, { type: 'propose', strike: 0, ballot });
    await asked(table, second, { type: 'consent', strike: 0, ballot, yes: true });
    expect(struckIn(table)).toHaveLength(1);
  });

  test('[A23] is done although the phone is back, and a vote opened together at once, where that does not count', async () => {
    const { table, voter, others, ballot } = await opening(ALWAYS_LOST);
    expect(await asked(table, others[0] as Phone, { type: 'propose', strike: 0, ballot })).toEqual({
      ok: true,
    });
    // Its line is back, and its opening on the way.
    table.between(voter, {
      hear: (frame) => (JSON.stringify(frame).includes('"type":"open"') ? null : frame),
    });
    table.reload(voter);
    await table.pass(1_000);
    await asked(table, others[1] as Phone, { type: 'consent', strike: 0, ballot, yes: true });
    expect(struckIn(table)).toHaveLength(1);
    const again = await opening(ALWAYS_LOST);
    const lent = (again.others[0] as Phone).guest.lend(0);
    await again.table.pass(200);
    expect(await lent).toEqual({ ok: true });
  });

  test('[A23] [W5.12] waits for more than half of the other phones, and says by whom it was', async () => {
    const { table, others, ballot } = await opening();
    await table.pass(61_000);
    const [first, second] = others as [Phone, Phone];
    const propose = (phone: Phone) => asked(table, phone, { type: 'propose', strike: 0, ballot });
    expect(await propose(first)).toEqual({ ok: true });
    expect(await propose(first)).toEqual({ ok: true });
    expect(await asked(table, first, { type: 'consent', strike: 0, ballot, yes: true })).toEqual({
      ok: true,
    });
    expect(struckIn(table)).toEqual([]);
    expect(second.guest.state().table?.proposal).toMatchObject({
      what: 'strike',
      seat: 0,
      by: 1,
      agreed: [],
    });
    expect(await asked(table, second, { type: 'consent', strike: 0, ballot, yes: true })).toEqual({
      ok: true,
    });
    expect(struckIn(table).map(entryOf)).toEqual([{ strike: 0, by: [1, 2] }]);
  });

  test('[A23] [W5.12] counts one voice for a phone, however many seats it holds', async () => {
    const { table, first, second, others, ballot } = await twoSeatsOnOnePhone();
    expect(first.guest.state().table?.seats.map(({ device }) => device)).toEqual([0, 1, 1, 3]);
    await asked(table, first, { type: 'propose', strike: 0, ballot });
    await asked(table, second, { type: 'consent', strike: 0, ballot, yes: true });
    expect(struckIn(table)).toEqual([]);
    await asked(table, others[2] as Phone, { type: 'consent', strike: 0, ballot, yes: true });
    expect(struckIn(table)).toHaveLength(1);
  });

  test('[A23] [W5.13] is off when the phone is back, and its vote counts', async () => {
    const { table, voter, others, ballot } = await opening();
    await table.pass(61_000);
    const [first, second] = others as [Phone, Phone];
    await asked(table, first, { type: 'propose', strike: 0, ballot });
    table.reload(voter);
    await table.pass(4_000);
    const late = await asked(table, second, { type: 'consent', strike: 0, ballot, yes: true });
    expect(late).toMatchObject({ ok: false });
    expect(struckIn(table)).toEqual([]);
    expect(first.guest.state().table?.proposal).toBeNull();
  });

  test('[A23] is off when enough would rather wait', async () => {
    const { table, others, ballot } = await opening();
    await table.pass(61_000);
    const [first, second, third] = others as [Phone, Phone, Phone];
    await asked(table, first, { type: 'propose', strike: 0, ballot });
    await asked(table, second, { type: 'consent', strike: 0, ballot, yes: false });
    expect(first.guest.state().table?.proposal).toMatchObject({ against: [2] });
    await asked(table, third, { type: 'consent', strike: 0, ballot, yes: false });
    expect(first.guest.state().table?.proposal).toBeNull();
    expect(struckIn(table)).toEqual([]);
  });

  test('[A23] is not settled by a host that starts again and finds nobody to ask', async () => {
    const { table, others, ballot } = await opening();
    await table.pass(61_000);
    await asked(table, others[0] as Phone, { type: 'propose', strike: 0, ballot });
    for (const { guest } of others) guest.close();
    table.kill();
    table.restart();
    await table.pass(70_000);
    expect(struckIn(table)).toEqual([]);
  });

  test('[A23] [W5.14] and a vote is opened together only after twenty seconds', async () => {
    const { table, others } = await opening();
    const lend = async () => {
      const answer = (others[0] as Phone).guest.lend(0);
      await table.pass(200);
      return answer;
    };
    expect(await lend()).toEqual({ ok: false, why: 'too-soon' });
    await table.pass(20_000);
    expect(await lend()).toEqual({ ok: true });
  });
});
