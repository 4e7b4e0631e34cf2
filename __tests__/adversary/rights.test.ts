import { ryv } from '@/rules/ryv/game';
import type { Game } from '@/rules/engine';
import type { HostDeps } from '@/table/host/host';
import { RIGHTS_OF_ALL } from '@/table/host/asks/rights';
import type { Op } from '@/table/wire/protocol';

import { type Phone, tableOf } from '../support/tableOf';
import { toyGame } from '../support/toyGame';

type Defences = Pick<HostDeps, 'defences'>;
const EVERYBODY: Defences = { defences: { rights: RIGHTS_OF_ALL } };

/** The lead sat down first, the joker after that, and a third last. */
async function lobby(game: Game = toyGame() as unknown as Game, host?: Defences) {
  const table = tableOf(game, host ? { host } : {});
  const phones = [table.phone(), table.phone(), table.phone()] as [Phone, Phone, Phone];
  await table.pass(300);
  const asked = async ({ guest }: Phone, op: Op) => {
    const answer = guest.ask(op);
    await table.pass(300);
    return answer;
  };
  // Not in the order of the seats.
  for (const [at, seat] of [2, 0, 1].entries())
    await asked(phones[at] as Phone, { type: 'sit', seat, name: `Player ${at}` });
  const [lead, joker, third] = phones;
  return { table, lead, joker, third, asked };
}

const SPOILING: readonly Op[] = [
  { type: 'options', options: { rounds: 3 } },
  { type: 'bot', seat: 3, on: true },
  { type: 'start' },
];
const REFUSED = { ok: false, why: 'not-leading' };

describe('a player who sets up and starts what the others have not agreed to', () => {
  test('[A39] does so where everybody may', async () => {
    const { joker, asked } = await lobby(undefined, EVERYBODY);
    for (const op of SPOILING) expect(await asked(joker, op)).toEqual({ ok: true });
    expect(joker.guest.state().table).toMatchObject({ stage: 'playing', options: { rounds: 3 } });
  });

  test('[A39] [W4.18] is refused, and everybody is told who can', async () => {
    const { lead, joker, asked } = await lobby();
    for (const op of SPOILING) expect(await asked(joker, op)).toEqual(REFUSED);
    expect(joker.guest.state().table).toMatchObject({ stage: 'lobby', lead: 2 });
    for (const op of SPOILING) expect(await asked(lead, op)).toEqual({ ok: true });
  });

  test('[A39] [W4.18] cannot put a game away either; who leads and who looks after the table can', async () => {
    const { table, lead, joker, asked } = await lobby();
    await asked(lead, { type: 'start' });
    const steward = table.phone({ steward: table.stewardSecret });
    await table.pass(4_000);
    expect(await asked(joker, { type: 'again' })).toEqual(REFUSED);
    expect(await asked(lead, { type: 'again' })).toEqual({ ok: false, why: 'not-now' });
    expect(await asked(steward, { type: 'again' })).toEqual({ ok: true });
  });

  test('[W4.19] the next in the order of sitting down leads when the lead stands up, or stays away for 20 s', async () => {
    const { table, lead, joker, third, asked } = await lobby();
    await asked(lead, { type: 'stand' });
    expect(third.guest.state().table?.lead).toBe(0);
    // Whoever comes back is the last.
    await asked(lead, { type: 'sit', seat: 2, name: 'Back' });
    expect(third.guest.state().table?.lead).toBe(0);
    joker.guest.close();
    await table.pass(15_000);
    expect(third.guest.state().table?.lead).toBe(0);
    await table.pass(10_000);
    expect(third.guest.state().table?.lead).toBe(1);
    expect(await asked(third, { type: 'options', options: { rounds: 3 } })).toEqual({ ok: true });
  });

  test('[W4.20] in Raise Your Voice any player puts a scenario of their own on the table, and changes nothing else', async () => {
    const { joker, asked } = await lobby(ryv as unknown as Game);
    const now = joker.guest.state().table?.options ?? {};
    expect(await asked(joker, { type: 'options', options: { ...now, design: '{}' } })).toEqual({ ok: true });
    const [name, rule] = Object.entries((ryv as unknown as Game).options).find(
      ([, { values }]) => values.length > 1,
    ) as [string, { values: readonly (string | number)[]; byDefault: string | number }];
    const other = rule.values.find((value) => value !== rule.byDefault) as string | number;
    expect(await asked(joker, { type: 'options', options: { ...now, [name]: other } })).toEqual(REFUSED);
  });
});
