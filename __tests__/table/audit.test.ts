import { dystocratic } from '@/rules/dystocratic/game';
import { createAuditRunner } from '@/table/audit/runAudit';
import type { TableLogState } from '@/table/log/tableLogState';
import { RESEND_MS } from '@/table/wire/protocol';
import { createPublisher } from '@/table/host/finishedMatch';

import { fakeClock } from '../support/fakeClock';
import { legalOf, type Phone, playOn, seated, tableOf } from '../support/tableOf';
import { toyGame } from '../support/toyGame';

const saidOf = ({ guest }: Phone) => guest.state().table?.verdicts.map(({ verdict }) => verdict);
const foundBy = ({ guest }: Phone) => guest.state().verdict;
const FAIR = { agrees: true, from: 0 };

type At = { table: ReturnType<typeof tableOf>; phones: readonly Phone[] };
const toRevision = (at: At, rev: number) =>
  playOn(at, { until: () => (at.phones[0]?.guest.state().rev ?? 0) >= rev });

async function toTheEnd(at: At): Promise<void> {
  await playOn(at);
  await at.table.pass(5_000);
}

describe('an honest game', () => {
  test('[W10.5] is found fair by every phone, and each hears what the others found', async () => {
    const at = await seated(dystocratic, 4);
    await toTheEnd(at);
    for (const phone of at.phones) {
      expect(foundBy(phone)).toEqual(FAIR);
      expect(saidOf(phone)).toEqual(at.phones.map(() => FAIR));
    }
  });

  test('is found fair over a bad network, after reloads, and after the host was killed', async () => {
    const at = await seated(toyGame(), 3, {
      faults: { loss: 0.1, duplication: 0.2, reordering: 0.3, delay: 300 },
      options: { rounds: 3 },
    });
    await toRevision(at, 4);
    for (const phone of at.phones) at.table.reload(phone);
    await toRevision(at, 9);
    at.table.kill();
    await at.table.pass(2_000);
    at.table.restart();
    await at.table.pass(20_000);
    await toTheEnd(at);
    await at.table.pass(30_000);
    expect(at.phones.map(foundBy)).toEqual([FAIR, FAIR, FAIR]);
    expect(at.phones.map(saidOf)).toEqual(at.phones.map(() => expect.arrayContaining([FAIR, FAIR, FAIR])));
  }, 60_000);

  test('is found fair again by a phone that reloads when it is over', async () => {
    const at = await seated(toyGame(), 2);
    await toTheEnd(at);
    const [first] = at.phones as [Phone];
    at.table.reload(first);
    await at.table.pass(5_000);
    expect(foundBy(first)).toEqual(FAIR);
    expect(saidOf(first)).toHaveLength(2);
  });

  test('played again is checked again', async () => {
    const at = await seated(toyGame(), 2);
    await toTheEnd(at);
    const [first] = at.phones as [Phone];
    void first.guest.ask({ type: 'again' });
    await at.table.pass(500);
    expect([foundBy(first), saidOf(first)]).toEqual([null, [FAIR, FAIR]]);
    void first.guest.ask({ type: 'start' });
    await at.table.pass(500);
    expect(saidOf(first)).toEqual([]);
    await toTheEnd(at);
    expect(at.phones.map(foundBy)).toEqual([FAIR, FAIR]);
  });
});

describe('a phone that did not see all', () => {
  test('says from which move on it watched: one that lost what it had kept', async () => {
    const at = await seated(toyGame(), 2);
    await toRevision(at, 4);
    const [first] = at.phones as [Phone];
    first.guest.close();
    for (const key of first.values.keys()) first.values.remove(key);
    const { rev } = at.phones[1]?.guest.state() ?? { rev: 0 };
    at.table.reload(first);
    await toTheEnd(at);
    expect(at.phones.map(foundBy)).toEqual([{ agrees: true, from: rev }, FAIR]);
  });

  test('says from which move on it watched: a latecomer on a bot’s seat', async () => {
    const table = tableOf(toyGame());
    const first = table.phone();
    await table.pass(100);
    void first.guest.ask({ type: 'sit', seat: 1, name: 'First' });
    await table.pass(100);
    void first.guest.ask({ type: 'bot', seat: 0, on: true });
    await table.pass(100);
    void first.guest.ask({ type: 'start' });
    await table.pass(500);
    const late = table.phone();
    await table.pass(200);
    void late.guest.ask({ type: 'sit', seat: 0, name: 'Late' });
    await table.pass(200);
    await toTheEnd({ table, phones: [first, late] });
    expect([first, late].map(foundBy)).toEqual([FAIR, { agrees: true, from: 1 }]);
    expect(saidOf(first)).toHaveLength(2);
  });

  test('is not counted when it is a bot', async () => {
    const table = tableOf(toyGame());
    table.host().seatBots(2);
    const screen = table.phone({ steward: table.stewardSecret });
    await table.pass(500);
    void screen.guest.ask({ type: 'start' });
    await table.pass(30_000);
    expect(screen.guest.state().table?.stage).toBe('over');
    expect(saidOf(screen)).toEqual([]);
  });
});

describe('what the host shows', () => {
  test('[W10.4] it shows to nobody before the game is over', async () => {
    const at = await seated(toyGame(), 2);
    await toRevision(at, 3);
    const [first] = at.phones as [Phone];
    const early = jest.fn();
    void first.guest.fetchFile().then(early);
    await at.table.pass(10_000);
    expect(early).not.toHaveBeenCalled();
    expect(at.table.frames.filter(({ text }) => text.includes('"t":"page"'))).toEqual([]);
    await toTheEnd(at);
    expect(early).toHaveBeenCalledTimes(1);
  });

  test('[W10.4] comes in pages that fit a frame, each asked for until it is there, and is the whole game', async () => {
    const { clock, pass } = fakeClock();
    const move = { seat: 0, move: { type: 'say', text: '"\\"'.repeat(20) } };
    const log = [
      { t: 'table', v: 1, id: 'table', game: 'toy', seats: 2, secrets: {} },
      { t: 'start', seed: [1, 2, 3, 4] },
      ...Array.from({ length: 900 }, (_, n) => ({ t: 'move', id: `id-${n}`, entry: move })),
    ].map((line) => JSON.stringify(line));
    const tableLog = { lines: () => log, table: () => ({ match: 1 }) } as unknown as TableLogState;
    const publisher = createPublisher(tableLog, () => ({ scores: [1, 2], winners: [1] }));
    let asked = 0;
    const auditing = createAuditRunner({
      auditor: undefined,
      clock,
      evidence: () => ({
        key: '',
        testimony: { told: [], made: [], agreed: [] },
        before: { given: [], began: null },
        device: null,
        dealt: null,
        heads: new Map(),
      }),
      send: (message) => {
        asked += 1;
        // Every third question is lost.
        if (asked % 3 === 0) return;
        const [page] = publisher.pages(message);
        expect(JSON.stringify(page).length).toBeLessThan(60_000);
        if (page !== undefined) clock.after(1, () => auditing.received(page));
      },
      tell: () => undefined,
      witness: undefined,
      couldNot: () => undefined,
    });
    const fetched = auditing.fetchFile(1);
    for (let n = 0; n < 30; n += 1) {
      await pass(RESEND_MS);
      auditing.tick();
    }
    expect(asked).toBeGreaterThan(6);
    expect((JSON.parse(await fetched) as { entries: unknown[] }).entries).toHaveLength(900);
  });

  test('a verdict is taken only from a phone at the table, and only when the game is over', async () => {
    const at = await seated(toyGame(), 2);
    const [first] = at.phones as [Phone];
    const verdict = { type: 'verdict', match: 1, phone: '00'.repeat(8), verdict: FAIR } as const;
    const early = first.guest.ask(verdict as never);
    const stranger = at.table.phone();
    await at.table.pass(200);
    const strange = stranger.guest.ask(verdict as never);
    await at.table.pass(200);
    expect([await early, await strange].map((answer) => answer.ok)).toEqual([false, false]);
  });

  test('an accepted move that was never played is missed by its player', async () => {
    const at = await seated(toyGame(), 2, {
      // A host that says yes to what it does not do.
      tamper: (text) => (text.includes('"t":"refused"') ? text.replace('"t":"refused"', '"t":"done"') : text),
    });
    await toRevision(at, 1);
    const idle = at.phones.find((phone) => legalOf(phone).length === 0) as Phone;
    const { rev } = idle.guest.state();
    const answer = idle.guest.ask({ type: 'move', rev, move: { type: 'take' } });
    await at.table.pass(200);
    expect(await answer).toEqual({ ok: true });
    await toTheEnd(at);
    expect(foundBy(idle)).toEqual({ agrees: false, move: rev + 1, what: 'lost' });
  });
});
