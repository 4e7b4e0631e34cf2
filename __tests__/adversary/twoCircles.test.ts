import { hashOf } from '@/table/trust/hash';
import { circleOf, nonceOf, pledgeFor, roundOf } from '@/table/rounds/round';
import { signIn, signHash } from '@/table/trust/sign';
import type { Device } from '@/table/wire/device';

import { made, madeUpHost } from '../support/adversary/madeUpHost';

/** Ana's phone and Ben's; the host shows each of them a false key in the other's place. */
const BITS = 8;
const PLACE = { table: 'table', hostKey: made('host key') };
const device = (name: string): Device => ({ key: made(name), runs: 'app' });

/** One round as one phone sees it: it and a device of the host's own, each with its nonce. */
function signOf(
  round: string,
  mine: string,
  falseOne: string,
  nonces: { mine: string; theirs: string },
): number {
  const devices = [device(mine), device(falseOne)];
  const of = roundOf(circleOf(PLACE, devices), null, round);
  const shown = [
    { device: made(mine), nonce: nonces.mine },
    { device: made(falseOne), nonce: nonces.theirs },
  ].map((each) => ({ ...each, pledge: pledgeFor(of, each.device, each.nonce) }));
  return signIn(signHash(of, shown), BITS);
}

describe('[A12] a host that shows two circles from the first round on', () => {
  const ROUNDS = 20_000;

  test('gets equal signs once in 256 rounds, and no more often', () => {
    let equal = 0;
    for (let n = 0; n < ROUNDS; n += 1) {
      const round = hashOf('palaver test', 'round', n).slice(0, 16);
      // All are bound before anyone shows: the host's nonces are drawn blindly, as the phones' are.
      const nonce = (who: string) => nonceOf(hashOf('palaver test', 'number', who, n));
      const ana = signOf(round, 'ana', 'false ben', { mine: nonce('ana'), theirs: nonce('false ben') });
      const ben = signOf(round, 'ben', 'false ana', { mine: nonce('ben'), theirs: nonce('false ana') });
      if (ana === ben) equal += 1;
    }
    const rate = equal / ROUNDS;
    const expected = 2 ** -BITS;
    const deviation = Math.sqrt((expected * (1 - expected)) / ROUNDS);
    expect(Math.abs(rate - expected)).toBeLessThan(4 * deviation);
  });

  test('gets them at will where nobody is bound first', () => {
    const round = made('round').slice(0, 16);
    const nonce = (who: string, n = 0) => nonceOf(hashOf('palaver test', 'number', who, n));
    const ana = signOf(round, 'ana', 'false ben', { mine: nonce('ana'), theirs: nonce('false ben') });
    let tries = 0;
    while (
      signOf(round, 'ben', 'false ana', { mine: nonce('ben'), theirs: nonce('false ana', tries) }) !== ana
    )
      tries += 1;
    expect(tries).toBeLessThan(16 * 2 ** BITS);
  });

  test('and a phone that it told of a false key shows another sign than one that it told the truth', async () => {
    const signFor = async (shownTo: (host: ReturnType<typeof madeUpHost>) => readonly string[]) => {
      const host = madeUpHost();
      await host.pass(300);
      await host.tell(host.lobby);
      const keys = shownTo(host);
      const devices = keys.map((key) => ({ key, runs: 'app' as const }));
      const lobby = {
        ...host.lobby,
        devices: devices.map((each) => ({ ...each, here: true, out: false })),
      };
      const round = { ...host.round('first', 1, [...keys]), devices };
      await host.tell({ ...lobby, shuffle: round });
      const told = host.pledged(round, host.sent('pledge').at(-1)?.of ?? '');
      await host.tell({ ...lobby, shuffle: told });
      const all = host.shown(told);
      await host.tell({ ...lobby, stage: 'playing', match: 1, shuffle: all, sign: all.round });
      return host.guest.state().trust.sign;
    };
    const truth = await signFor(({ own, others }) => [own, ...others]);
    const again = await signFor(({ own, others }) => [own, ...others]);
    const lie = await signFor(({ own, others }) => [own, made('false'), ...others.slice(1)]);
    expect(truth).not.toBeNull();
    expect(again).toEqual(truth);
    expect(lie?.pictures).not.toEqual(truth?.pictures);
  });
});
