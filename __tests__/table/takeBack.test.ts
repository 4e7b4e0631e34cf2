import type { GameTypes } from '@/rules/engine';
import { createRandom, seedFrom } from '@/rules/engine/random';
import { memoryLog } from '@/table/storage/storage';

import { legalOf, type Phone, pick, playOn, seated } from '../support/tableOf';
import { toyGame } from '../support/toyGame';

type Table = Awaited<ReturnType<typeof seated>>;
const RECORD = (line: string) => JSON.parse(line) as { t: string; entry?: object };

const offers = ({ phones }: Table) => phones.map(({ guest }) => guest.state().snapshot?.undo);
const revOf = (phone: Phone) => phone.guest.state().rev;
const typesOf = (phone: Phone) => phone.guest.state().events.map(({ event }) => event.type);
const viewOf = (phone: Phone) => phone.guest.state().snapshot?.view as { names: string[]; round: number };
const logged = ({ table }: Table) => table.store.read().map((line) => RECORD(line));

/** Played until somebody has to name the round: the one move of the toy that tells nobody anything. */
async function untilNaming(at: Table): Promise<Phone> {
  const isNaming = (phone: Phone) => legalOf(phone)[0]?.type === 'name';
  await playOn(at, { until: () => at.phones.some(isNaming) });
  return at.phones.find(isNaming) as Phone;
}

async function named(at: Table): Promise<Phone> {
  const namer = await untilNaming(at);
  void namer.guest.choose({ type: 'name' }, 'Baobab');
  await at.table.pass(1_000);
  return namer;
}

describe('an undo', () => {
  test('[W4.14] is offered to who moved and to nobody else, and brings everyone back', async () => {
    const at = await seated(toyGame(), 2);
    const namer = await untilNaming(at);
    const before = at.phones.map(({ guest }) => guest.state().snapshot);
    void namer.guest.choose({ type: 'name' }, 'Baobab');
    await at.table.pass(1_000);
    expect(offers(at)).toEqual(at.phones.map((phone) => phone === namer));
    const answer = namer.guest.ask({ type: 'undo', rev: revOf(namer) });
    await at.table.pass(100);
    expect(await answer).toEqual({ ok: true });
    expect(at.phones.map(({ guest }) => guest.state().snapshot)).toEqual(before);
    for (const phone of at.phones) expect(typesOf(phone).at(-1)).toBe('undone');
    expect(logged(at).slice(-2)).toEqual([
      expect.objectContaining({ entry: { seat: namer.guest.state().you.seat, move: expect.anything() } }),
      expect.objectContaining({ t: 'move', entry: { undo: namer.guest.state().you.seat } }),
    ]);
  });

  test('is refused when another has acted, and when nothing of the kind was offered', async () => {
    const at = await seated(toyGame(), 2);
    const [first, second] = at.phones as [Phone, Phone];
    void first.guest.choose(pick(first, { type: 'take' }));
    await at.table.pass(1_000);
    expect(offers(at)).toEqual([false, false]);
    const thrown = first.guest.ask({ type: 'undo', rev: 1 });
    const others = second.guest.ask({ type: 'undo', rev: 1 });
    const old = first.guest.ask({ type: 'undo', rev: 0 });
    await at.table.pass(100);
    expect(await thrown).toEqual({ ok: false, why: 'no-undo' });
    expect(await others).toEqual({ ok: false, why: 'no-undo' });
    expect(await old).toEqual({ ok: false, why: 'stale' });
    expect(first.guest.state().rev).toBe(1);
  });

  test('happens once, however often it arrives, and makes what was sent before it stale', async () => {
    const at = await seated(toyGame(), 2, { faults: { duplication: 1 } });
    const namer = await named(at);
    const rev = revOf(namer);
    void namer.guest.ask({ type: 'undo', rev });
    const next = at.phones[0] as Phone;
    const late = next.guest.choose({ type: 'take' });
    await at.table.pass(2_000);
    expect(revOf(namer)).toBe(rev + 1);
    expect(await late).toEqual({ ok: false, why: 'stale' });
    expect(viewOf(namer).names).toEqual([]);
  });

  test('[W4.14] makes a move chosen before it stale, even one that would be legal again', async () => {
    const at = await seated(toyGame(), 2);
    const namer = await named(at);
    const rev = revOf(namer);
    void namer.guest.ask({ type: 'undo', rev });
    const late = namer.guest.ask({ type: 'move', rev, move: { type: 'name', text: 'Late' } } as never);
    await at.table.pass(100);
    expect(await late).toEqual({ ok: false, why: 'stale' });
    expect(viewOf(namer).names).toEqual([]);
  });

  test('survives a restart of the host and a reload of the phone', async () => {
    const at = await seated(toyGame(), 2);
    const namer = await named(at);
    void namer.guest.ask({ type: 'undo', rev: revOf(namer) });
    await at.table.pass(100);
    const before = namer.guest.state();
    at.table.kill();
    at.table.restart();
    at.table.reload(namer);
    await at.table.pass(6_000);
    expect(namer.guest.state().snapshot).toEqual(before.snapshot);
    expect(namer.guest.state().rev).toBe(before.rev);
    expect(typesOf(namer)).toEqual(before.events.map(({ event }) => event.type));
  });
});

describe('a rewind', () => {
  const propose = (phone: Phone, from: number) => phone.guest.ask({ type: 'rewind', from });
  const say = (phone: Phone, from: number, yes: boolean) => phone.guest.ask({ type: 'consent', from, yes });
  const proposalOf = (phone: Phone) => phone.guest.state().table?.proposal ?? null;

  test('[W4.15] waits for everyone, and is proposed, agreed and done in the log', async () => {
    const at = await seated(toyGame(), 3);
    const [first, second, third] = at.phones as [Phone, Phone, Phone];
    const before = at.phones.map(({ guest }) => guest.state().snapshot);
    void first.guest.choose(pick(first, { type: 'take' }));
    await at.table.pass(50);
    void second.guest.choose(pick(second, { type: 'take' }));
    await at.table.pass(50);
    void propose(first, 1);
    await at.table.pass(50);
    for (const phone of at.phones)
      expect(proposalOf(phone)).toEqual({ what: 'rewind', by: 0, from: 1, agreed: [], refused: null });
    void say(second, 1, true);
    await at.table.pass(50);
    expect(revOf(first)).toBe(2);
    void say(third, 1, true);
    await at.table.pass(50);
    expect(at.phones.map(({ guest }) => guest.state().snapshot)).toEqual(before);
    expect(revOf(first)).toBe(3);
    expect(proposalOf(first)).toBeNull();
    for (const phone of at.phones) expect(typesOf(phone)).toEqual(['rewound']);
    expect(logged(at).slice(-4)).toEqual([
      { t: 'propose', by: 0, from: 1 },
      { t: 'agree', seat: 1 },
      { t: 'agree', seat: 2 },
      expect.objectContaining({ t: 'move', entry: { rewind: 1, by: 0 } }),
    ]);
  });

  test('does not happen when one says no, and everyone is told who', async () => {
    const at = await seated(toyGame(), 2);
    const [first, second] = at.phones as [Phone, Phone];
    void first.guest.choose(pick(first, { type: 'take' }));
    await at.table.pass(50);
    void propose(second, 1);
    await at.table.pass(50);
    void say(first, 1, false);
    await at.table.pass(50);
    expect(proposalOf(second)).toEqual({ what: 'rewind', by: 1, from: 1, agreed: [], refused: 0 });
    expect(revOf(second)).toBe(1);
    const late = say(first, 1, true);
    await at.table.pass(50);
    expect(await late).toEqual({ ok: false, why: 'no-rewind' });
    expect(revOf(second)).toBe(1);
  });

  test('can be withdrawn, and only one is asked at a time', async () => {
    const at = await seated(toyGame(), 2);
    const [first, second] = at.phones as [Phone, Phone];
    void first.guest.choose(pick(first, { type: 'take' }));
    await at.table.pass(50);
    void propose(first, 1);
    await at.table.pass(50);
    const rival = propose(second, 1);
    await at.table.pass(50);
    expect(await rival).toEqual({ ok: false, why: 'proposal-open' });
    void say(first, 1, false);
    await at.table.pass(50);
    expect(proposalOf(second)).toBeNull();
  });

  test('needs no word from a bot, also when the bot sits down while the table waits', async () => {
    const at = await seated(toyGame(), 2);
    const [first, second] = at.phones as [Phone, Phone];
    void first.guest.choose(pick(first, { type: 'take' }));
    await at.table.pass(50);
    void propose(first, 1);
    await at.table.pass(50);
    void second.guest.ask({ type: 'bot', seat: 1, on: true });
    await at.table.pass(5);
    expect(typesOf(first)).toEqual(['rewound']);
  });

  test('is not for somebody without a seat, nor for what no longer stands', async () => {
    const at = await seated(toyGame(), 2);
    const [first] = at.phones as [Phone];
    const screen = at.table.phone();
    await at.table.pass(50);
    const asked = [propose(screen, 1), propose(first, 1)];
    await at.table.pass(50);
    expect(await Promise.all(asked)).toEqual([
      { ok: false, why: 'not-seated' },
      { ok: false, why: 'no-rewind' },
    ]);
  });

  test('voids a vote under way; it is voted again with new locks, to the end of the game', async () => {
    const at = await seated(toyGame(), 3);
    const [first, second, third] = at.phones as [Phone, Phone, Phone];
    for (const phone of at.phones) {
      void phone.guest.choose({ type: 'take' });
      await at.table.pass(100);
    }
    const choice = pick(first, { type: 'lock' });
    void first.guest.choose(choice);
    await at.table.pass(100);
    const old = first.guest.state().snapshot?.ballot;
    void propose(second, revOf(first));
    await at.table.pass(50);
    for (const phone of [first, third]) void say(phone, revOf(first), true);
    await at.table.pass(100);
    const ballot = first.guest.state().snapshot?.ballot;
    expect(ballot?.locks).toEqual([null, null, null]);
    expect(ballot?.key).not.toBe(old?.key);
    expect(first.guest.state().locked).toBeNull();
    void first.guest.choose(pick(first, choice));
    await at.table.pass(100);
    expect(first.guest.state().snapshot?.ballot?.locks[0]).not.toEqual(old?.locks[0]);
    await playOn(at);
    await at.table.pass(20_000);
    for (const { guest } of at.phones) {
      expect(guest.state().table?.stage).toBe('over');
      expect(guest.state().verdict).toMatchObject({ agrees: true });
    }
  }, 20_000);

  test('is done by a host that was killed after the last consent', async () => {
    const store = memoryLog();
    const at = await seated(toyGame(), 2, { store });
    const [first, second] = at.phones as [Phone, Phone];
    void first.guest.choose(pick(first, { type: 'take' }));
    await at.table.pass(50);
    void propose(first, 1);
    await at.table.pass(50);
    store.append(JSON.stringify({ t: 'agree', seat: 1 }));
    at.table.kill();
    at.table.restart();
    await at.table.pass(6_000);
    for (const phone of [first, second]) expect(typesOf(phone)).toEqual(['rewound']);
  });

  test('is done by a host that starts with a full disk as soon as it can write', async () => {
    const log = memoryLog();
    let isFull = false;
    const append = (line: string) => {
      if (isFull) throw new Error('full');
      log.append(line);
    };
    const at = await seated(toyGame(), 2, { store: { read: log.read, append } });
    const [first, second] = at.phones as [Phone, Phone];
    void first.guest.choose(pick(first, { type: 'take' }));
    await at.table.pass(50);
    void propose(first, 1);
    await at.table.pass(50);
    log.append(JSON.stringify({ t: 'agree', seat: 1 }));
    at.table.kill();
    isFull = true;
    at.table.restart();
    await at.table.pass(6_000);
    expect(typesOf(second)).not.toContain('rewound');
    isFull = false;
    await at.table.pass(6_000);
    for (const phone of [first, second]) expect(typesOf(phone)).toEqual(['rewound']);
  });
});

describe('take-backs on a bad line', () => {
  test('every phone ends with the same story, and the log plays to it', async () => {
    const faults = { loss: 0.1, duplication: 0.2, reordering: 0.3, delay: 300 };
    const at = await seated(toyGame(), 3, { faults, options: { rounds: 3 }, seed: 2 });
    const random = createRandom(seedFrom(11));
    let undos = 0;
    for (let turn = 0; turn < 90; turn += 1) {
      await playOn(at, { seed: turn, max: 2 });
      await at.table.pass(500);
      const offered = at.phones.find(({ guest }) => guest.state().snapshot?.undo);
      const phone = offered ?? (at.phones[random.int(3)] as Phone);
      const { snapshot, rev, table } = phone.guest.state();
      if (snapshot?.undo === true) {
        undos += 1;
        void phone.guest.ask({ type: 'undo', rev });
      } else if (turn < 60 && random.int(4) === 0) {
        void phone.guest.ask({ type: 'rewind', from: Math.max(1, rev - random.int(6)) });
      }
      const { proposal } = table ?? {};
      for (const other of proposal ? at.phones : [])
        void other.guest.ask({
          type: 'consent',
          from: proposal?.what === 'rewind' ? proposal.from : 0,
          yes: true,
        });
    }
    await playOn(at);
    await at.table.pass(60_000);
    const told = at.phones.map(({ guest }) => guest.state());
    for (const { table, rev, snapshot, verdict } of told) {
      expect(verdict).toMatchObject({ agrees: true });
      expect(table?.stage).toBe('over');
      expect(rev).toBe(told[0]?.rev);
      expect((snapshot?.view as GameTypes['view'] & { points: unknown }).points).toEqual(
        (told[0]?.snapshot?.view as { points?: unknown } | undefined)?.points,
      );
    }
    const kinds = logged(at).map(({ entry }) => Object.keys(entry ?? {})[0]);
    expect(kinds.filter((kind) => kind === 'rewind').length).toBeGreaterThan(2);
    expect(undos).toBeGreaterThan(0);
    const lasting = told[0]?.events.filter(({ event }) => event.type === 'rolled') ?? [];
    expect(lasting).toHaveLength(9);
    at.table.kill();
    expect(at.table.restart().result()).not.toBeNull();
  }, 60_000);
});
