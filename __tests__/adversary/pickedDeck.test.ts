import type { Defences } from '@/table/trust/phoneTrust';
import { keyFor } from '@/table/storage/storedKeys';
import type { TableInfo } from '@/table/wire/protocol';

import { madeUpHost, made } from '../support/adversary/madeUpHost';

type Liar = ReturnType<typeof madeUpHost>;

const ofIn = (host: Liar): string => host.sent('pledge').at(-1)?.of ?? '';
const alarmOf = (host: Liar) => host.guest.state().trust.alarm?.what ?? null;
const started = ({ lobby }: Liar, change: Partial<TableInfo>): TableInfo => ({
  ...lobby,
  stage: 'playing',
  match: 1,
  ...change,
});

/** A phone at a host that only lies, in the lobby, after it has heard that nothing is going on. */
async function inLobby(defences: Partial<Defences> = {}): Promise<Liar> {
  const host = madeUpHost({ defences });
  await host.pass(300);
  await host.tell(host.lobby);
  return host;
}

describe('[A8] a host that deals without asking', () => {
  const attack = async (host: Liar, from: readonly string[]) => {
    await host.pass(3_000);
    const told = host.shown(host.pledged(host.round('theirs', 1, [...from]), made('their of')));
    await host.tell(started(host, { shuffle: told, sign: told.round }));
    return alarmOf(host);
  };

  test('anybody at all', async () => {
    expect(await attack(await inLobby({ begin: () => null }), [])).toBeNull();
    const host = await inLobby();
    expect(await attack(host, [])).toBe('left-out');
    // Before the first move: the phone has not seen one card.
    expect(host.guest.state().snapshot).toBeNull();
    expect(host.guest.state().trust.sign).toBeNull();
  });

  test('this phone', async () => {
    const cheated = await inLobby({ begin: () => null });
    expect(await attack(cheated, cheated.others)).toBeNull();
    const host = await inLobby();
    expect(await attack(host, host.others)).toBe('left-out');
  });

  test('or asks it and throws its number away', async () => {
    const run = async (defences: Partial<Defences>) => {
      const host = await inLobby(defences);
      const round = host.round('first');
      await host.tell({ ...host.lobby, shuffle: round });
      await host.tell({ ...host.lobby, shuffle: host.pledged(round, ofIn(host)) });
      expect(host.sent('number')).toHaveLength(1);
      const without = host.round('second', 2, host.others);
      await host.tell(started(host, { shuffle: host.shown(host.pledged(without, made('of'))) }));
      return alarmOf(host);
    };
    expect(await run({ begin: () => null })).toBeNull();
    expect(await run({})).toBe('left-out');
  });

  test('or refuses its pledge and goes on at once', async () => {
    const refused = async (defences: Partial<Defences>) => {
      const host = await inLobby(defences);
      host.refuseAll();
      await host.tell({ ...host.lobby, shuffle: host.round('first') });
      expect(host.sent('pledge').length).toBeGreaterThan(0);
      const without = host.shown(host.pledged(host.round('second', 2, host.others), made('of')));
      await host.tell(started(host, { shuffle: without }));
      return alarmOf(host);
    };
    expect(await refused({ begin: () => null })).toBeNull();
    expect(await refused({})).toBe('left-out');
  });

  test.each<{ how: string; lie: (host: Liar) => void }>([
    { how: 'refuses its pledge as stale', lie: (host) => host.refuseAll('stale') },
    { how: 'never answers its pledge', lie: (host) => host.answerNothing() },
  ])('[A43] [W7.19] or $how, and lets seven seconds pass', async ({ lie }) => {
    const lied = async (defences: Partial<Defences>) => {
      const host = await inLobby(defences);
      lie(host);
      await host.tell({ ...host.lobby, shuffle: host.round('first') });
      expect(host.sent('pledge').length).toBeGreaterThan(0);
      await host.pass(7_000);
      const without = host.shown(host.pledged(host.round('second', 2, host.others), made('of')));
      await host.tell(started(host, { shuffle: without }));
      return alarmOf(host);
    };
    // A phone that takes the host's word for what it never had.
    expect(await lied({ answers: () => false })).toBeNull();
    expect(await lied({})).toBe('left-out');
  });

  test('[A44] [W7.20] or names a false key for its seat', async () => {
    const lied = async (defences: Partial<Defences>, stage: 'lobby' | 'playing') => {
      const host = await inLobby(defences);
      const seats = host.lobby.seats.map((seat, at) => (at === 0 ? { ...seat, key: made('false') } : seat));
      await host.tell({ ...host.lobby, seats });
      if (stage === 'lobby') return alarmOf(host);
      await host.tell({ ...host.lobby, seats, shuffle: host.round('first', 1, host.others) });
      const told = host.shown(host.pledged(host.round('first', 1, host.others), made('of')));
      await host.tell(started(host, { seats, shuffle: told, sign: told.round }));
      return alarmOf(host);
    };
    expect(await lied({ seatKey: () => true }, 'playing')).toBeNull();
    expect(await lied({}, 'lobby')).toBe('false-key');
  });

  test('or shows the phone as a giver of a number that it never gave', async () => {
    const attackWith = async (defences: Partial<Defences>) => {
      const host = await inLobby(defences);
      const told = host.round('never asked');
      await host.tell(started(host, { shuffle: host.shown(host.pledged(told, made('of'))) }));
      return alarmOf(host);
    };
    expect(await attackWith({ begin: () => null })).toBeNull();
    expect(await attackWith({})).toBe('forged');
  });

  test.each<{ why: string; meanwhile: (host: Liar) => Promise<void> }>([
    {
      why: 'was away for a moment',
      meanwhile: async (host) => {
        host.drop();
        await host.pass(1_000);
      },
    },
    {
      why: 'was asked and could not answer for six seconds',
      meanwhile: async (host) => {
        host.hearNothing();
        await host.tell({ ...host.lobby, shuffle: host.round('first') });
        await host.pass(6_000);
      },
    },
  ])('but no alarm is raised by a phone that $why', async ({ meanwhile }) => {
    const host = await inLobby();
    await meanwhile(host);
    const without = host.shown(host.pledged(host.round('second', 2, host.others), made('of')));
    await host.tell(started(host, { shuffle: without }));
    expect(host.guest.state().table?.stage).toBe('playing');
    expect(alarmOf(host)).toBeNull();
    // A host that only plays at being slow looks the same: its player is told that much.
    expect(host.guest.state().trust.isLeftOut).toBe(true);
  });
});

describe('[A9] a host that chooses while the phones are bound', () => {
  /** In the lobby, pledged, and told of everybody's pledges. */
  async function pledged(defences: Partial<Defences> = {}) {
    const host = await inLobby(defences);
    const round = host.round('first');
    await host.tell({ ...host.lobby, shuffle: round });
    return { host, round, of: ofIn(host), told: host.pledged(round, ofIn(host)) };
  }

  test('tells of another pledge of its own once it knows the number', async () => {
    const attack = async (defences: Partial<Defences>) => {
      const { host, told } = await pledged(defences);
      await host.tell({ ...host.lobby, shuffle: told });
      expect(host.sent('number')).toHaveLength(1);
      const other = host.shown({ ...told, host: made('chosen later') });
      await host.tell(started(host, { shuffle: other, sign: other.round }));
      return { alarm: alarmOf(host), sign: host.guest.state().trust.sign };
    };
    expect(await attack({ shown: () => null })).toMatchObject({ alarm: null, sign: { tries: 1 } });
    expect(await attack({})).toEqual({ alarm: 'changed-list', sign: null });
  });

  test('tells of another list after a reload has asked again', async () => {
    const attack = async (defences: Partial<Defences>) => {
      const { host, told } = await pledged(defences);
      host.refuseAll();
      await host.tell({ ...host.lobby, shuffle: told });
      const before = host.sent('number').length;
      await host.tell({ ...host.lobby, shuffle: { ...told, host: made('chosen later') } });
      await host.pass(4_000);
      return { more: host.sent('number').length - before, alarm: alarmOf(host) };
    };
    const cheated = await attack({ show: () => null });
    expect(cheated.more).toBeGreaterThan(0);
    expect(await attack({})).toEqual({ more: 0, alarm: 'changed-list' });
  });

  test.each<{ what: string; change: (table: TableInfo) => Partial<TableInfo> }>([
    { what: 'options', change: () => ({ options: { rounds: 9 } }) },
    { what: 'rules', change: () => ({ rules: 2 }) },
    { what: 'game', change: () => ({ game: 'other' }) },
    {
      what: 'key of another seat',
      change: ({ seats }) => ({
        seats: seats.map((seat, at) => (at === 1 ? { ...seat, key: made('the host’s own') } : seat)),
      }),
    },
    {
      what: 'seat that it plays by itself',
      change: ({ seats }) => ({
        seats: seats.map((seat, at) => (at === 1 ? { ...seat, kind: 'bot', device: null } : seat)),
      }),
    },
  ])('changes the $what after the pledges', async ({ change }) => {
    const numbersAfter = async (defences: Partial<Defences>) => {
      const { host, told } = await pledged(defences);
      await host.tell({ ...host.lobby, ...change(host.lobby), shuffle: told });
      return host.sent('number').length;
    };
    expect(await numbersAfter({ show: () => null })).toBe(1);
    expect(await numbersAfter({})).toBe(0);
  });

  test('names another circle, or another pledge for this phone', async () => {
    const numbersAfter = async (change: object, defences: Partial<Defences>) => {
      const { host, told } = await pledged(defences);
      await host.tell({ ...host.lobby, shuffle: { ...told, ...change } });
      return host.sent('number').length;
    };
    const { host, told } = await pledged();
    const circle = { devices: [...told.devices.slice(0, 2), { key: made('false'), runs: 'app' }] };
    const from = told.from.map((each) =>
      each.device === host.own ? { ...each, pledge: made('not mine') } : each,
    );
    for (const change of [circle, { from }]) {
      expect(await numbersAfter(change, { show: () => null })).toBe(1);
      expect(await numbersAfter(change, {})).toBe(0);
    }
  });

  /** How often the number of the first game left the phone. `isKept`: the phone takes it for one of the second. */
  async function oldRound(defences: Partial<Defences>, isKept: boolean): Promise<number> {
    const { host, told } = await pledged(defences);
    await host.tell({ ...host.lobby, shuffle: told });
    const [first] = host.sent('number');
    await host.tell(started(host, { shuffle: host.shown(told) }));
    const of = (match: number) => keyFor.dealt({ table: 'table', match });
    if (isKept) host.values.set(of(2), host.values.get(of(1)) ?? '');
    // What it has given since it was opened it does not give again.
    host.reload();
    await host.pass(300);
    const lobby = { ...host.lobby, match: 1 };
    await host.tell(lobby);
    await host.pass(3_000);
    await host.tell({ ...lobby, shuffle: told });
    return host.sent('number').filter(({ number }) => number === first?.number).length;
  }

  test('tells an old round again, and has the number of then, where numbers of all games are one', async () => {
    expect(await oldRound({ show: () => null }, true)).toBe(2);
  });

  test('tells an old round again, and has nothing by it: its hash names another game', async () => {
    expect(await oldRound({}, true)).toBe(1);
    expect(await oldRound({ show: () => null }, false)).toBe(1);
  });

  test('tells an old round again: the number of then does not leave', async () => {
    const { host, told } = await pledged();
    await host.tell({ ...host.lobby, shuffle: told });
    const [first] = host.sent('number');
    await host.tell(started(host, { shuffle: host.shown(told) }));
    const lobby = { ...host.lobby, match: 1 };
    await host.tell(lobby);
    await host.pass(3_000);
    await host.tell({ ...lobby, shuffle: told });
    await host.tell({
      ...lobby,
      shuffle: host.pledged({ ...told, from: host.round('first').from }, ofIn(host)),
    });
    expect(host.sent('number').slice(1)).not.toContainEqual(first);
    // Nor does one whose pledge the host has kept from then.
    expect(host.sent('number').filter(({ number }) => number === first?.number)).toHaveLength(1);
  });

  test('tries nine rounds in one start', async () => {
    const pledges = async (defences: Partial<Defences>) => {
      const host = await inLobby(defences);
      for (let tries = 1; tries <= 9; tries += 1) {
        await host.tell({ ...host.lobby, shuffle: host.round(`round ${tries}`, tries) });
        await host.pass(3_000);
      }
      return new Set(host.sent('pledge').map(({ round }) => round)).size;
    };
    expect(await pledges({ pace: () => null })).toBe(9);
    expect(await pledges({})).toBe(8);
  });

  test('hides how many rounds it took', async () => {
    const pledges = async (defences: Partial<Defences>) => {
      const host = await inLobby(defences);
      for (let tries = 1; tries <= 3; tries += 1) {
        await host.tell({ ...host.lobby, shuffle: host.round(`round ${tries}`, 1) });
        await host.pass(3_000);
      }
      return new Set(host.sent('pledge').map(({ round }) => round)).size;
    };
    expect(await pledges({ pace: () => null })).toBe(3);
    expect(await pledges({})).toBe(1);
  });

  test('gives one of the phone’s seats to another device', async () => {
    const attack = async (defences: Partial<Defences>) => {
      const host = await inLobby(defences);
      const seats = host.lobby.seats.map((seat, at) => (at === 0 ? { ...seat, device: 1 } : seat));
      await host.tell({ ...host.lobby, seats, shuffle: host.round('first') });
      return { pledges: host.sent('pledge').length, alarm: alarmOf(host) };
    };
    expect(await attack({ pledge: () => null })).toEqual({ pledges: 1, alarm: null });
    expect(await attack({})).toEqual({ pledges: 0, alarm: 'false-key' });
  });
});
