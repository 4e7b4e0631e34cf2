import { fairnessOf } from '@/components/table/ending/fairness';
import type { Defences } from '@/table/trust/defences';
import type { Verdict } from '@/table/wire/verdict';

import { type Phone, playOn, seated } from '@/__tests__/support/tableOf';
import { toyGame } from '@/__tests__/support/toyGame';

const FAIR: Verdict = { agrees: true, from: 0 };
const UNFAIR: Verdict = { agrees: false, move: 1, what: 'told' };

type Told = Verdict | 'as it is' | 'hidden';

/** A finished game whose host tells the first phone another verdict of the second, or none. */
async function ended(told: Told, defences: Partial<Defences> = {}) {
  const at = await seated(toyGame(), 3, { defences });
  const [first, second] = at.phones as [Phone, Phone];
  if (told === 'hidden')
    at.table.between(second, {
      hear: (frame) =>
        frame.t === 'ask' && (frame.op as { type: string }).type === 'verdict' ? null : frame,
    });
  else if (told !== 'as it is')
    at.table.between(first, {
      tell: (frame) => {
        const of = { seat: 1, phone: second.keys.publicKey.slice(0, 16) };
        const [truth, lie] = [FAIR, told].map((verdict) => JSON.stringify({ ...of, verdict })) as [
          string,
          string,
        ];
        return JSON.parse(JSON.stringify(frame).replaceAll(truth, lie)) as object;
      },
    });
  await playOn(at);
  await at.table.pass(10_000);
  const { table, trust } = first.guest.state();
  const verdictOfSecond = table?.verdicts.find(({ seat }) => seat === 1)?.verdict;
  const shown = table && fairnessOf(table, [first.guest.state()]);
  const saysSo = trust.devices.find(({ key }) => key === second.keys.publicKey)?.saysSo;
  return { verdictOfSecond, saysSo, shown };
}

test('[A13] what a phone found is shown as its own word when it has vouched for it', async () => {
  const { shown, ...found } = await ended('as it is');
  expect(found).toEqual({ verdictOfSecond: FAIR, saysSo: true });
  expect(shown).toMatchObject({ agreeing: 3, themselves: 3, hostSays: [], missing: [] });
});

test('[A13] a verdict that the host has forged is that phone’s own word where nobody asks for its vouch', async () => {
  const { shown, ...found } = await ended(UNFAIR, { verdict: () => true });
  expect(found).toEqual({ verdictOfSecond: UNFAIR, saysSo: true });
  expect(shown?.differing).toEqual([{ seat: 1, found: UNFAIR, isHostsWord: false }]);
});

test('[A13] [W8.11] a verdict that the host has forged reaches the screen, but never as that phone’s own word', async () => {
  const { shown, ...found } = await ended(UNFAIR);
  expect(found).toEqual({ verdictOfSecond: UNFAIR, saysSo: false });
  expect(shown?.differing).toEqual([{ seat: 1, found: UNFAIR, isHostsWord: true }]);
});

test('[A13] a verdict that the host hides is missed by name, also where nobody asks for vouches', async () => {
  const { shown, verdictOfSecond } = await ended('hidden', { verdict: () => true });
  expect(verdictOfSecond).toBeUndefined();
  expect(shown).toMatchObject({ agreeing: 2, missing: [1] });
});

test('[A13] a phone that found the game unfair cannot be made to say that it was fair', async () => {
  const { shown } = await ended({ agrees: true, from: 1 });
  expect(shown).toMatchObject({ themselves: 2, hostSays: [1] });
});
