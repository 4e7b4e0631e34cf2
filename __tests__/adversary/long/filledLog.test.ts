import { newKeyPair } from '@/net/secure/keys';
import { NO_BUDGETS } from '@/table/host/asks/budgets';
import type { HostDeps } from '@/table/host/host';
import type { KeyPair } from '@/table/wire/keys';

import { rogue } from '../../support/adversary/rogue';
import { type Phone, tableOf } from '../../support/tableOf';
import { toyGame } from '../../support/toyGame';

type Defences = Pick<HostDeps, 'defences'>;

/** As it was: one limit for all records of a match, whoever makes them. */
function countedTogether(): Defences {
  let records = 0;
  return {
    defences: {
      budgets: {
        ...NO_BUDGETS,
        mayAsk: () => records < 2_000,
        written: ({ t }) => void (records += t === 'sealing' ? 0 : 1),
      },
    },
  };
}

/** Somebody leads, somebody else sits there too, and whoever opened the table looks after it. */
async function lobby(host?: Defences) {
  const table = tableOf(toyGame(), host ? { host } : {});
  const [lead, other] = [table.phone(), table.phone()];
  const steward = table.phone({ steward: table.stewardSecret });
  await table.pass(300);
  for (const [seat, { guest }] of [lead, other].entries())
    void guest.ask({ type: 'sit', seat: seat + 1, name: `Player ${seat}` });
  await table.pass(300);
  return { table, lead, other, steward };
}

type Lobby = Awaited<ReturnType<typeof lobby>>;
type Attack = (at: Lobby, address: string, n: number) => void;

const FOUR_NAMES = ['Joker', 'Jester', 'Jongleur', 'Jackpot'];
const renames = (line: ReturnType<typeof rogue>) =>
  FOUR_NAMES.forEach((name, n) => line.ask({ type: 'rename', name: `${name} ${n}` }));

/** One key of a seat, another device with every hello. */
function everNewDevices(): Attack {
  const seat = newKeyPair();
  let isSeated = false;
  return ({ table }, address) => {
    const line = rogue(table.host(), { peer: seat.publicKey, address, keeps: false });
    line.hello({ device: newKeyPair() });
    if (!isSeated) isSeated = line.ask({ type: 'sit', seat: 0, name: 'Joker' }) === 'ok';
    renames(line);
    line.leave();
  };
}

/** Another key with every line: sits down, spends what there is, and stands up for the next. */
const everNewSeats: Attack = ({ table }, address, n) => {
  const line = rogue(table.host(), { address, keeps: false });
  line.hello();
  line.ask({ type: 'sit', seat: 0, name: `Joker ${n}` });
  renames(line);
  line.ask({ type: 'stand' });
  line.leave();
};

/** For three minutes, without a pause. */
async function attacked(at: Lobby, attack: Attack, addresses: number) {
  const before = at.table.store.read().length;
  for (let n = 0; n < 600; n += 1) {
    attack(at, `10.0.0.${n % addresses}`, n);
    await at.table.pass(300);
  }
  return at.table.store.read().length - before;
}

const asked = async ({ table }: Lobby, { guest }: Phone, op: Parameters<Phone['guest']['ask']>[0]) => {
  const answer = guest.ask(op);
  await table.pass(300);
  return answer;
};

/** What each of the others wants to do in the middle of it. */
async function othersDo(at: Lobby) {
  return {
    steward: await asked(at, at.steward, { type: 'door', open: false }),
    lead: await asked(at, at.lead, { type: 'options', options: { rounds: 3 } }),
    other: await asked(at, at.other, { type: 'rename', name: 'Still here' }),
  };
}

const ALL_DONE = { steward: { ok: true }, lead: { ok: true }, other: { ok: true } };
const STOPPED = { ok: false, why: 'too-fast' };

describe('a guest who wants to stop a lobby for good', () => {
  test.each([
    ['another device with every hello', everNewDevices],
    ['another key with every line', () => everNewSeats],
  ])(
    '[A31] stops everybody, the steward too, where all share one limit: %s',
    async (_, attack) => {
      const at = await lobby(countedTogether());
      expect(await attacked(at, attack(), 1)).toBeGreaterThan(1_900);
      expect(await othersDo(at)).toEqual({ steward: STOPPED, lead: STOPPED, other: STOPPED });
    },
    120_000,
  );

  test.each([
    ['another device with every hello', everNewDevices, 1],
    ['another device with every hello, from many addresses', everNewDevices, 200],
    ['another key with every line', () => everNewSeats, 1],
    ['another key with every line, from many addresses', () => everNewSeats, 200],
  ])(
    '[A31] [W5.6] stops nobody, and the log stays short: %s',
    async (_, attack, addresses) => {
      const at = await lobby();
      expect(await attacked(at, attack(), addresses)).toBeLessThan(700);
      expect(await othersDo(at)).toEqual(ALL_DONE);
      at.table.kill();
      at.table.restart();
      await at.table.pass(5_000);
      expect(await asked(at, at.steward, { type: 'door', open: true })).toEqual({ ok: true });
      expect(await asked(at, at.other, { type: 'rename', name: 'And again' })).toEqual({ ok: true });
    },
    120_000,
  );

  test('[A31] [W5.24] is another device three times in ten minutes, then told to wait', async () => {
    const { table } = await lobby();
    const seat: KeyPair = newKeyPair();
    const said = (line: ReturnType<typeof rogue>) =>
      line.heard.findLast(({ t }) => t === 'bye')?.why ?? 'here';
    const hello = () => {
      const line = rogue(table.host(), { peer: seat.publicKey });
      line.hello({ device: newKeyPair() });
      return line;
    };
    hello().ask({ type: 'sit', seat: 0, name: 'Joker' });
    expect([hello(), hello(), hello(), hello(), hello()].map(said)).toEqual([
      'elsewhere',
      'elsewhere',
      'here',
      'busy',
      'busy',
    ]);
    await table.pass(200_000);
    expect(said(hello())).toBe('here');
  });

  test('[A31] keeps nobody at another address from sitting down', async () => {
    const at = await lobby();
    await attacked(at, everNewSeats, 1);
    const late = rogue(at.table.host(), { address: '10.0.1.1' });
    late.hello();
    expect(late.ask({ type: 'sit', seat: 3, name: 'Late' })).toBe('ok');
  }, 120_000);
});
