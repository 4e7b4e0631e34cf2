import { dystocratic } from '@/rules/dystocratic/game';
import { struckVotes } from '@/scripts/sim/liars/falseVotes';
import type { Defences } from '@/table/trust/defences';
import type { TableRecord } from '@/table/log/records';
import type { Snapshot, TableInfo } from '@/table/wire/protocol';

import { allLocked, deceive, showTable } from '@/__tests__/support/adversary/deceive';
import { type Phone, pick, seated } from '@/__tests__/support/tableOf';

const VOTE = { vote: 'black', prediction: 'alone' };
const YES = () => true;

/** One of four has locked, and the host plays false to its phone alone. */
async function oneLocked(defences: Partial<Defences> = {}) {
  const at = await seated(dystocratic, 4, { options: { firstDealer: '0' }, defences });
  const [voter, ...others] = at.phones as [Phone, ...Phone[]];
  void voter.guest.choose(pick(voter, { type: 'deal' }));
  await at.table.pass(100);
  const host = deceive(at.table, voter);
  void voter.guest.choose(pick(voter, { type: 'lock', choice: VOTE }));
  await at.table.pass(300);
  const lockRest = async () => {
    for (const phone of others) {
      void phone.guest.choose(pick(phone, { type: 'lock' }));
      await at.table.pass(300);
    }
    await at.table.pass(1_000);
  };
  return { ...at, voter, others, host, lockRest };
}

type Table = Awaited<ReturnType<typeof oneLocked>>['table'];

/** The seats whose vote has been opened, as the table wrote it down. */
const openedBy = ({ store }: Table): readonly number[] =>
  store
    .read()
    .map((line) => JSON.parse(line) as TableRecord)
    .flatMap((record) =>
      record.t === 'move' && 'move' in record.entry && record.entry.move.type === 'open'
        ? [record.entry.seat]
        : [],
    )
    .sort();

const struck = struckVotes([1, 2, 3]);

describe('[A2] a host that shows one phone locks that nobody made', () => {
  test('reads the vote where the phone checks nothing', async () => {
    const { host } = await oneLocked({ ballot: YES, gate: YES });
    await host.show(allLocked, { withLeaf: false });
    expect(host.opened().slice(0, 2)).toEqual([VOTE.vote, VOTE.prediction]);
  });

  test('with a leaf to go with them, reads the vote where there is no gate', async () => {
    const { host } = await oneLocked({ gate: YES });
    await host.show(allLocked, { withLeaf: true });
    expect(host.opened().slice(0, 2)).toEqual([VOTE.vote, VOTE.prediction]);
  });

  test('[W8.5] is caught at once when no record is behind them', async () => {
    const { host, voter } = await oneLocked();
    await host.show(allLocked, { withLeaf: false });
    expect(host.opened()).toEqual([]);
    expect(voter.guest.state().trust.alarm).toEqual({ what: 'forged', with: null });
  });

  test('[W8.12] with a leaf to go with them, finds the gate shut and the player asked, and the others name the fork', async () => {
    const { host, voter, others, table, lockRest } = await oneLocked();
    await host.show(allLocked, { withLeaf: true });
    await table.pass(3_500);
    expect(host.opened()).toEqual([]);
    expect(voter.guest.state().trust.asks).toMatchObject({ what: 'open', why: 'unproven' });
    expect(voter.guest.state().trust.asks?.missing).toHaveLength(3);
    await lockRest();
    for (const { guest } of others)
      expect(guest.state().trust.alarm).toEqual({ what: 'fork', with: voter.keys.publicKey });
    expect(host.opened()).toEqual([]);
  });

  test('that shows it a vote in which nobody else has a voice finds the gate shut all the same', async () => {
    const { host, voter, table } = await oneLocked();
    const alone = (snapshot: Snapshot): Snapshot => ({
      ...snapshot,
      ballot: snapshot.ballot && { ...snapshot.ballot, voters: [0], opening: true },
      duties: [{ type: 'open' }],
    });
    await host.show(alone, { withLeaf: true });
    await table.pass(3_500);
    expect(host.opened()).toEqual([]);
    expect(voter.guest.state().trust.asks?.missing).toHaveLength(3);
  });

  test('[W8.15] that withholds every vouch is waited for in vain, and the player is asked', async () => {
    const withheld = async (defences: Partial<Defences>) => {
      const at = await oneLocked(defences);
      for (const phone of at.phones)
        at.table.between(phone, { tell: (frame) => (frame.t === 'vouched' ? null : frame) });
      await at.lockRest();
      await at.table.pass(3_500);
      return { opened: openedBy(at.table), asks: at.phones.map(({ guest }) => guest.state().trust.asks) };
    };
    expect((await withheld({ gate: YES })).opened).toEqual([0, 1, 2, 3]);
    const { opened, asks } = await withheld({});
    expect(opened).toEqual([]);
    for (const each of asks) {
      expect(each).toMatchObject({ what: 'open', why: 'silent' });
      expect(each?.missing).toHaveLength(3);
    }
  });

  test('that makes up vouches, or repeats those of others, convinces nobody', async () => {
    /** The last phone’s words reach nobody; those of the second are told once more in its name. */
    const inItsName = async (defences: Partial<Defences>) => {
      const at = await oneLocked(defences);
      const [, second, , last] = at.phones.map(({ keys }) => keys.publicKey) as [
        string,
        string,
        string,
        string,
      ];
      at.table.between(at.voter, {
        tell: (frame) =>
          frame.t === 'vouched'
            ? {
                ...frame,
                list: frame.list.flatMap((vouch) =>
                  vouch.from === last
                    ? []
                    : vouch.from === second
                      ? [vouch, { ...vouch, from: last }]
                      : [vouch],
                ),
              }
            : frame,
      });
      await at.lockRest();
      await at.table.pass(3_500);
      const { asks } = at.voter.guest.state().trust;
      return { isOpened: openedBy(at.table).includes(0), missing: asks?.missing ?? [], last };
    };
    expect(await inItsName({ vouch: YES })).toMatchObject({ isOpened: true, missing: [] });
    const { isOpened, missing, last } = await inItsName({});
    expect(isOpened).toBe(false);
    expect(missing).toEqual([last]);
  });
});

describe('[A3] a host that says a voter is struck, a bot or away', () => {
  test('reads the vote where there is no gate', async () => {
    const { host } = await oneLocked({ gate: YES });
    await host.show(struck, { withLeaf: true });
    expect(host.opened().slice(0, 2)).toEqual([VOTE.vote, VOTE.prediction]);
  });

  test('makes the phone ask its player first', async () => {
    const { host, voter, table } = await oneLocked();
    await host.show(struck, { withLeaf: true });
    await table.pass(3_500);
    expect(host.opened()).toEqual([]);
    expect(voter.guest.state().trust.asks).toMatchObject({ what: 'open', why: 'unproven' });
  });

  type Lie = {
    what: string;
    change: (told: TableInfo) => Partial<TableInfo>;
    why: string;
    /** The host says of a phone that it is away, and keeps its words back. */
    isSilenced?: boolean;
  };
  const second = <T>(list: readonly T[], change: Partial<T>): T[] =>
    list.map((each, at) => (at === 1 ? { ...each, ...change } : each));
  test.each<Lie>([
    {
      what: 'is a bot now',
      change: ({ seats }) => ({ seats: second(seats, { kind: 'bot', device: null }) }),
      why: 'seat-changed',
    },
    {
      what: 'plays on another phone now',
      change: ({ seats }) => ({ seats: second(seats, { device: 2 }) }),
      why: 'seat-changed',
    },
    {
      what: 'is away',
      change: ({ seats, devices }) => ({
        seats: second(seats, { away: true }),
        devices: second(devices, { here: false }),
      }),
      why: 'silent',
      isSilenced: true,
    },
  ])('[W8.14] is asked about before the phone opens beside a player who, it says, $what', async (lie) => {
    const toldTo = async (defences: Partial<Defences>) => {
      const at = await oneLocked(defences);
      const [who = ''] = at.others.map(({ keys }) => keys.publicKey);
      await showTable(at.table, at.voter, lie.change, lie.isSilenced === true ? [who] : []);
      await at.lockRest();
      await at.table.pass(3_500);
      const { asks } = at.voter.guest.state().trust;
      return { isOpened: openedBy(at.table).includes(0), asks, who };
    };
    expect(await toldTo({ gate: YES })).toMatchObject({ isOpened: true, asks: null });
    const { isOpened, asks, who } = await toldTo({});
    expect(isOpened).toBe(false);
    expect(asks).toMatchObject({ what: 'open', why: lie.why });
    expect(asks?.missing).toContain(who);
  });
});
