import { dystocratic } from '@/rules/dystocratic/game';
import type { Game, GameTypes, Legal } from '@/rules/engine';
import { createRandom, type Random, seedFrom } from '@/rules/engine/random';
import { ryv } from '@/rules/ryv/game';
import type { HostDeps } from '@/table/host/host';
import { FRAMES } from '@/table/wire/limits';
import { type FromGuest, type Op, parseFromHost } from '@/table/wire/protocol';

import { madeScenario, sound } from '../support/designs';
import { legalOf, type Phone, pick, seated, tableOf } from '../support/tableOf';
import { toyGame } from '../support/toyGame';

/** Takes whatever comes, keeps a move as it was sent, and writes down what no phone can read. */
const NO_ACCEPTANCE: Pick<HostDeps, 'defences'> = {
  defences: {
    read: (text) => JSON.parse(text) as FromGuest,
    kept: ({ sent }) => sent,
    accepts: () => true,
  },
};

type Table = ReturnType<typeof tableOf>;

/** A phone that cannot read asks again at once; on a line without delay, for ever. */
const given = (host?: typeof NO_ACCEPTANCE) => (host ? { host, faults: { delay: 1_000 } } : {});

const asked = async (table: Table, phone: Phone, op: Op) => {
  let answer: Awaited<ReturnType<Phone['guest']['ask']>> | null = null;
  void phone.guest.ask(op).then((given) => (answer = given));
  await table.pass(3_000);
  return answer;
};

const revisions = (phones: readonly Phone[]) => phones.map(({ guest }) => guest.state().rev);

async function discussion(host?: typeof NO_ACCEPTANCE) {
  const { table, phones } = await seated(dystocratic, 4, given(host));
  const dealer = phones.find((phone) => legalOf(phone).some(({ type }) => type === 'deal')) as Phone;
  void dealer.guest.choose(pick(dealer, { type: 'deal' }));
  await table.pass(3_000);
  const joker = phones.find((phone) => legalOf(phone).some(({ type }) => type === 'note')) as Phone;
  return { table, phones, joker, others: phones.filter((phone) => phone !== joker) };
}

/** As a client of somebody's own would: nothing is cleaned before it is sent. */
const note = ({ guest }: Phone, text: string): Op =>
  ({ type: 'move', rev: guest.state().rev, move: { type: 'note', text } }) as Op;

const WORDS = {
  'nothing but spaces': ' '.repeat(20_000),
  'spaces around a word': `${' '.repeat(20_000)}no`,
  'line breaks, which are three bytes each in the log': '\u2028'.repeat(8_000),
};

describe('a player whose legal words are too long for the phones', () => {
  test.each(Object.entries(WORDS))(
    '[A14] stops everyone where nothing is accepted first: %s',
    async (_, text) => {
      const { table, joker, others } = await discussion(NO_ACCEPTANCE);
      expect(await asked(table, joker, note(joker, text))).not.toEqual({ ok: false, why: 'too-long' });
      await table.pass(3_000);
      expect(Math.max(...revisions(others))).toBeLessThan(revisionOf(table));
    },
  );

  test.each(Object.entries(WORDS))('[A14] [W4.6] stops nobody: %s', async (_, text) => {
    const { table, joker, others } = await discussion();
    const before = table.store.read().length;
    await asked(table, joker, note(joker, text));
    expect(table.store.read().length).toBe(before);
    await playsOn(table, others);
    table.kill();
    table.restart();
    await table.pass(8_000);
    await playsOn(table, others);
  });

  test('[A14] is told so by their own phone, which sends nothing', async () => {
    const { joker } = await discussion();
    expect(await joker.guest.choose(pick(joker, { type: 'note' }), 'a'.repeat(20_000))).toEqual({
      ok: false,
      why: 'too-long',
    });
  });

  test('[A14] [W4.8] leaves in the log only what was listed and what is shown', async () => {
    const { table, joker } = await discussion();
    const text = `${' '.repeat(900)}no\u202e `;
    expect(await asked(table, joker, note(joker, text))).toEqual({ ok: true });
    expect(JSON.parse(table.store.read().at(-1) ?? '')).toMatchObject({
      entry: { move: { type: 'note', text: 'no' } },
    });
  });

  test('[A14] and their own audit still agrees: what they sent is what the log keeps', async () => {
    const { table, phones } = await seated(toyGame(), 2);
    for (let step = 0; step < 40; step += 1) {
      for (const phone of phones) {
        const [legal] = legalOf(phone);
        if (legal !== undefined)
          void phone.guest.choose(legal, legal.type === 'name' ? ' so\u0007 it is ' : undefined);
        await table.pass(300);
      }
    }
    await table.pass(8_000);
    expect(phones.map(({ guest }) => guest.state().table?.stage)).toEqual(['over', 'over']);
    expect(phones.map(({ guest }) => guest.state().verdict?.agrees)).toEqual([true, true]);
  });
});

describe('a log that such words have already stopped', () => {
  test('[A14] is opened, and everyone plays on', async () => {
    const { table, phones, joker, others } = await discussion(NO_ACCEPTANCE);
    await asked(table, joker, note(joker, WORDS['nothing but spaces']));
    table.kill();
    expect(table.store.read().filter((line) => line.length > FRAMES.sealedItem)).toHaveLength(1);
    const again = tableOf(dystocratic, { store: table.store });
    for (const phone of phones) {
      phone.guest.close();
      phone.guest = again.tab(phone);
    }
    await again.pass(8_000);
    await playsOn(again, others);
  });
});

describe('a scenario of one’s own, full of quote marks', () => {
  const quotes = (letter: string, story: number) => {
    const made = madeScenario();
    const words = { name: letter.repeat(40), story: letter.repeat(story) };
    const outcomes = { 'future-1': words, 'future-2': words, 'future-3': words };
    return JSON.stringify(sound({ scenario: { ...made.scenario, words: { ...words, outcomes } } }));
  };
  const begun = async (design: string, host?: typeof NO_ACCEPTANCE) => {
    const { table, phones } = await lobbyOf(ryv, 3, host);
    const answer = await asked(table, phones[0] as Phone, {
      type: 'options',
      options: { design, mode: 'full' },
    });
    await asked(table, phones[0] as Phone, { type: 'start' });
    // Where nothing is accepted first, phones and host would go on asking and sending for as long as the test lets them.
    await table.pass(host === undefined ? 6_000 : 300);
    return { table, phones, answer };
  };

  test('[A14] stops everyone where nothing is accepted first', async () => {
    const { table, phones, answer } = await begun(quotes('"', 400), NO_ACCEPTANCE);
    expect(answer).not.toEqual({ ok: false, why: 'too-long' });
    expect(table.host().table().seed).not.toBeNull();
    expect(phones.filter(({ guest }) => guest.state().snapshot !== null)).toEqual([]);
  });

  test('[A14] is too long, and the table plays without it', async () => {
    const { table, phones, answer } = await begun(quotes('"', 400));
    expect(answer).toEqual({ ok: false, why: 'too-long' });
    expect(table.host().table().options['design'] ?? '').toBe('');
    expect(phones.map(({ guest }) => guest.state().snapshot === null)).toEqual([false, false, false]);
  });

  test.each(['a', 'é', '字', 'ع'])(
    '[A14] but one told at full length in any script is played: %s',
    async (letter) => {
      const { table, phones, answer } = await begun(quotes(letter, 400));
      expect(answer).toEqual({ ok: true });
      expect(String(table.host().table().options['design'])).toContain(letter.repeat(400));
      expect(phones.map(({ guest }) => guest.state().snapshot === null)).toEqual([false, false, false]);
    },
  );
});

describe('anything at all that a host takes', () => {
  const NASTY = ['"', '\\', '\u0001', '\u2028', '😀', '字', ' ', 'é', '\ud800', '\u202e'];
  const nasty = (random: Random, most: number) =>
    (NASTY[random.int(NASTY.length)] ?? '').repeat(1 + random.int(most));

  /** What somebody might send who knows the protocol and wishes the table ill. */
  function anyOp(random: Random, { guest }: Phone): Op {
    const { rev, snapshot } = guest.state();
    const legal = snapshot?.legal ?? [];
    const chosen = legal[random.int(Math.max(1, legal.length))] as Legal<GameTypes> | undefined;
    const move = chosen ?? { type: 'name' };
    const deep = () => JSON.parse('['.repeat(1_000) + ']'.repeat(1_000)) as unknown;
    const ops: readonly (() => object)[] = [
      () => ({ type: 'rename', name: nasty(random, 20) }),
      () => ({ type: 'move', rev, move }),
      () => ({ type: 'move', rev, move: { ...move, text: nasty(random, 12) } }),
      () => ({ type: 'move', rev, move: { ...move, text: ' '.repeat(random.int(30_000)) } }),
      () => ({
        type: 'move',
        rev,
        move: { ...move, more: random.int(2) === 0 ? deep() : nasty(random, 9_000) },
      }),
      () => ({ type: 'options', options: { rounds: 2, [nasty(random, 4_000)]: nasty(random, 4_000) } }),
      () => ({ type: 'ticket', seat: random.int(4) }),
      () => ({ type: 'rewind', from: random.int(9) }),
      () => ({ type: 'consent', from: random.int(9), yes: random.int(2) === 0 }),
    ];
    return (ops[random.int(ops.length)] as () => object)() as Op;
  }

  async function spoiled(seed: number, host?: typeof NO_ACCEPTANCE) {
    const random = createRandom(seedFrom(seed));
    // These phones send what they have not cleaned, so they would take what the log keeps for forged.
    const defences = { own: () => true };
    const { table, phones } = await seated(toyGame(), 3, { seed, defences, ...given(host) });
    let read = 0;
    const unread = () => table.frames.slice(read).filter(({ text }) => parseFromHost(text) === null).length;
    for (let step = 0; step < 60; step += 1, read = table.frames.length) {
      // Whoever spoils the table is cut off again and again; the others open without their word.
      for (const { guest } of phones) {
        const { asks } = guest.state().trust;
        if (asks !== null) guest.tellAnyway(asks.id);
      }
      const phone = phones[random.int(3)] as Phone;
      const legal = legalOf(phone)[0];
      if (legal?.type === 'lock') void phone.guest.choose(legal);
      else void phone.guest.ask(anyOp(random, phone));
      await table.pass(400);
      // The phones would go on asking for it, and the host would go on sending it.
      if (unread() > 0) return { unread: unread(), behind: 0, moves: 0 };
    }
    await table.pass(8_000);
    const fresh = table.phone();
    await table.pass(8_000);
    const behind = [fresh, ...phones].filter(({ guest }) => guest.state().rev < revisionOf(table));
    return { unread: unread(), behind: behind.length, moves: revisionOf(table) };
  }

  test('[A15] [W4.6] is read by every phone, old and fresh', async () => {
    let moves = 0;
    for (let seed = 1; seed <= 8; seed += 1) {
      const found = await spoiled(seed);
      expect({ seed, ...found }).toMatchObject({ seed, unread: 0, behind: 0 });
      moves += found.moves;
    }
    // The fuzz did something.
    expect(moves).toBeGreaterThan(40);
  });

  test('[A15] leaves phones behind where nothing is accepted first', async () => {
    let harmed = 0;
    for (let seed = 1; seed <= 12 && harmed === 0; seed += 1) {
      const { unread, behind } = await spoiled(seed, NO_ACCEPTANCE);
      harmed += unread + behind;
    }
    expect(harmed).toBeGreaterThan(0);
  });
});

const revisionOf = (table: Table): number =>
  table.store.read().filter((line) => line.startsWith('{"t":"move"')).length;

async function lobbyOf<G extends GameTypes>(game: Game<G>, count: number, host?: typeof NO_ACCEPTANCE) {
  const table = tableOf(game, given(host));
  const phones = Array.from({ length: count }, () => table.phone());
  await table.pass(100);
  for (const [seat, phone] of phones.entries())
    await asked(table, phone, { type: 'sit', seat, name: `Player ${seat}` });
  return { table, phones };
}

/** Each of them still sees what the others do. */
async function playsOn(table: Table, phones: readonly Phone[]): Promise<void> {
  const speaker = phones.find((phone) => legalOf(phone).some(({ type }) => type === 'say')) as Phone;
  expect(
    await asked(table, speaker, {
      type: 'move',
      rev: speaker.guest.state().rev,
      move: pick(speaker, { type: 'say' }),
    } as Op),
  ).toEqual({ ok: true });
  expect(new Set(revisions(phones)).size).toBe(1);
}
