import { readFileSync } from 'node:fs';

import { mayAsk, RIGHTS, type Role, ROLES } from '@/table/host/asks/rights';
import type { Op } from '@/table/wire/protocol';

import { type Phone, tableOf } from '../support/tableOf';
import { toyGame } from '../support/toyGame';

type Type = Op['type'];
const TYPES = Object.keys(RIGHTS) as Type[];

/** What the page says: a line for each ask, a column for each role. */
const LINES = readFileSync('docs/rights.md', 'utf8')
  .split('\n')
  .flatMap((line) => {
    const [, ask, , ...cells] = line.split('|').map((cell) => cell.trim());
    const type = /^`(\w+)`$/.exec(ask ?? '')?.[1];
    return type === undefined ? [] : [{ type: type as Type, may: cells.slice(0, ROLES.length) }];
  });

const cellOf = (type: Type, role: Role): string => {
  if (!mayAsk(role, type)) return 'no';
  return ['seat', 'cared-for'].includes(RIGHTS[type]) && role !== 'steward' ? 'own' : 'yes';
};

test('the page has a line for every ask, and says what the code says', () => {
  expect(LINES.map(({ type }) => type)).toEqual(TYPES);
  expect(LINES).toEqual(TYPES.map((type) => ({ type, may: ROLES.map((role) => cellOf(type, role)) })));
});

/** One ask of each kind, about the seat of the third player where it is about a seat. */
const OTHER = 2;
const ASKS: { readonly [T in Type]: Op & { type: T } } = {
  sit: { type: 'sit', seat: OTHER, name: 'Third' },
  stand: { type: 'stand' },
  move: { type: 'move', rev: 0, move: { type: 'take' } },
  undo: { type: 'undo', rev: 0 },
  rewind: { type: 'rewind', from: 1 },
  propose: { type: 'propose', strike: OTHER, ballot: 'none' },
  consent: { type: 'consent', from: 1, yes: true },
  lend: { type: 'lend', ballot: 'none', seat: OTHER, share: '00' },
  verdict: { type: 'verdict', match: 1, phone: '00'.repeat(8), verdict: { agrees: true, from: 0 } },
  pledge: { type: 'pledge', round: '00'.repeat(8), of: '00'.repeat(32), pledge: '00'.repeat(32) },
  number: { type: 'number', round: '00'.repeat(8), number: '00'.repeat(32) },
  nonce: { type: 'nonce', round: '00'.repeat(8), nonce: '00'.repeat(32) },
  rename: { type: 'rename', name: 'Somebody', seat: OTHER },
  ticket: { type: 'ticket', seat: OTHER },
  revoke: { type: 'revoke', seat: OTHER },
  hand: { type: 'hand', about: null, seat: OTHER },
  bot: { type: 'bot', seat: OTHER, on: true },
  options: { type: 'options', options: { rounds: 3 } },
  start: { type: 'start' },
  again: { type: 'again' },
  remove: { type: 'remove', device: '00'.repeat(32) },
  door: { type: 'door', open: false },
  link: { type: 'link' },
  led: { type: 'led', on: false },
  pause: { type: 'pause', on: true },
  hide: { type: 'hide', on: true },
  debrief: { type: 'debrief', step: 'feel', card: 0 },
  message: { type: 'message', ready: 'five' },
  clock: { type: 'clock', seconds: 60 },
  bell: { type: 'bell' },
};
/** What rights are refused with. Everything else is about the moment, not about who asks. */
const REFUSALS = ['not-allowed', 'not-leading', 'not-seated'];
/** Nobody is told who gave what to a round that is over. */
const OF_A_ROUND: readonly Type[] = ['pledge', 'number', 'nonce'];

async function playing() {
  const table = tableOf(toyGame());
  const [lookerOn, lead, player, third] = [table.phone(), table.phone(), table.phone(), table.phone()];
  await table.pass(300);
  const asked = async ({ guest }: Phone, op: Op) => {
    const answer = guest.ask(op);
    await table.pass(300);
    return answer;
  };
  for (const [seat, phone] of [lead, player, third].entries())
    await asked(phone, { type: 'sit', seat, name: `Player ${seat}` });
  await asked(lead, { type: 'start' });
  await table.pass(5_000);
  const steward = table.phone({ steward: table.stewardSecret });
  await table.pass(300);
  return { asked, table, roles: { 'looker-on': lookerOn, player, lead, steward } };
}

describe.each(TYPES.filter((type) => !OF_A_ROUND.includes(type)))('%s', (type) => {
  test.each(ROLES)('asked by the %s, is refused or not as the table of rights says', async (role) => {
    const { asked, table, roles } = await playing();
    const lines = table.store.read().length;
    const answer = await asked(roles[role], ASKS[type]);
    const why = answer.ok ? '' : answer.why;
    // Of somebody else's seat: only who may do it for any seat. In play a player lets a bot sit there only after two minutes.
    const isForOthers =
      !['seat', 'cared-for'].includes(RIGHTS[type]) || type === 'stand' || !('seat' in ASKS[type]);
    const may = mayAsk(role, type) && (isForOthers || role === 'steward' || type === 'lend');
    if (!may) {
      expect(answer.ok).toBe(type === 'stand');
      if (type !== 'stand') expect(REFUSALS).toContain(why);
      expect(table.store.read()).toHaveLength(lines);
    } else if (type !== 'bot' || role === 'steward') expect(REFUSALS).not.toContain(why);
  });
});

test('asks of a round count for devices that are in it, and nothing comes of them for others', async () => {
  for (const type of OF_A_ROUND)
    for (const role of ROLES) {
      const { asked, roles } = await playing();
      expect(await asked(roles[role], ASKS[type])).toMatchObject({ ok: false });
    }
});
