import { auditGame } from '@/table/audit/audit';
import type { DealFile } from '@/table/log/files/dealFile';
import type { GameFile } from '@/table/log/files/gameFile';
import { circleOf, nonceOf, pledgeFor, rosterOf, roundOf } from '@/table/rounds/round';

import { playedAt } from '../support/cheatingHost';
import { toyGame } from '../support/toyGame';

const SEATS = 3;

/** A phone that looks at the file alone, and not at what it kept of the deal and of the records. */
const believing: typeof auditGame = (game, text, evidence, at) =>
  auditGame(game, text, { ...evidence, dealt: null, heads: new Map() }, at);

/** The host makes everything fit again: nobody's pledge is what it was, all are what they would have been. */
function madeToFit(file: GameFile): GameFile {
  const { table, match, game, rules, options, deal } = file;
  if (deal === null) return file;
  const seats = deal.seats.map((at, seat) => ({ seat, ...at }));
  const roster = rosterOf({ match, game, rules, options, seats });
  const of = roundOf(circleOf({ table, hostKey: deal.hostKey }, deal.devices), roster, deal.round);
  const bound = (who: string, number: string | null) => pledgeFor(of, who, nonceOf(number ?? ''));
  return {
    ...file,
    deal: {
      ...deal,
      host: { ...deal.host, pledge: bound('host', deal.host.number) },
      from: deal.from.map((each) => ({ ...each, pledge: bound(each.device, each.number) })),
    },
  };
}

const withDeal = (file: GameFile, change: (deal: DealFile) => Partial<DealFile>): GameFile =>
  madeToFit({ ...file, deal: file.deal && { ...file.deal, ...change(file.deal) } });

const FALSE = 'ab'.repeat(32);

describe('[A10] a host that publishes another deal than the phones made', () => {
  test.each<{ how: string; publish: (file: GameFile) => GameFile; found: string }>([
    {
      how: 'a number of its own, in another pledge',
      publish: (file) => withDeal(file, ({ host }) => ({ host: { ...host, number: '22'.repeat(32) } })),
      found: 'seed',
    },
    {
      how: 'another round',
      publish: (file) => withDeal(file, () => ({ round: 'ab'.repeat(8) })),
      found: 'seed',
    },
    {
      how: 'a deal to which nobody else gave anything',
      publish: (file) => withDeal(file, () => ({ from: [] })),
      found: 'left-out',
    },
    {
      how: 'one more phone in the circle',
      publish: (file) =>
        withDeal(file, ({ devices }) => ({ devices: [...devices, { key: FALSE, runs: 'app' }] })),
      found: 'roster',
    },
    {
      how: 'other keys for the seats',
      publish: (file) =>
        withDeal(file, ({ seats }) => ({ seats: seats.map((at) => ({ ...at, key: FALSE })) })),
      found: 'roster',
    },
    {
      how: 'another host',
      publish: (file) => withDeal(file, () => ({ hostKey: FALSE })),
      found: 'roster',
    },
    {
      how: 'other options',
      publish: (file) => madeToFit({ ...file, options: { ...file.options, rounds: 3 } }),
      found: 'roster',
    },
    {
      how: 'other rules, which no phone can check',
      publish: (file) => madeToFit({ ...file, rules: 7 }),
      found: 'roster',
    },
  ])('$how', async ({ publish, found }) => {
    const { verdicts } = await playedAt(toyGame(), SEATS, { publish });
    expect(verdicts).toEqual(Array(SEATS).fill({ agrees: false, move: 0, what: found }));
    const fooled = await playedAt(toyGame(), SEATS, { publish }, { audit: believing });
    // Without what the phone kept, nothing at the deal itself looks wrong.
    for (const verdict of fooled.verdicts) expect({ ...verdict }).not.toMatchObject({ what: found });
  });

  test('and an honest one is believed', async () => {
    const { verdicts } = await playedAt(toyGame(), SEATS, {});
    expect(verdicts).toEqual(Array(SEATS).fill({ agrees: true, from: 0 }));
  });
});
