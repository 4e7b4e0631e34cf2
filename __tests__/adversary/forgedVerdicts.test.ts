import type { Defences } from '@/table/trust/defences';
import type { Verdict } from '@/table/wire/verdict';

import { type Phone, playOn, seated } from '@/__tests__/support/tableOf';
import { toyGame } from '@/__tests__/support/toyGame';

const FAIR: Verdict = { agrees: true, from: 0 };
const UNFAIR: Verdict = { agrees: false, move: 1, what: 'told' };

/** A finished game whose host tells the first phone another verdict of the second. */
async function ended(told: Verdict | null, defences: Partial<Defences> = {}) {
  const at = await seated(toyGame(), 3, { defences });
  const [first, second] = at.phones as [Phone, Phone];
  if (told !== null)
    at.table.between(first, {
      tell: (frame) => {
        const text = JSON.stringify(frame).replaceAll(
          `"seat":1,"phone":"${second.keys.publicKey.slice(0, 16)}","verdict":${JSON.stringify(FAIR)}`,
          `"seat":1,"phone":"${second.keys.publicKey.slice(0, 16)}","verdict":${JSON.stringify(told)}`,
        );
        return JSON.parse(text) as object;
      },
    });
  await playOn(at);
  await at.table.pass(10_000);
  const { table, trust } = first.guest.state();
  const verdictOfSecond = table?.verdicts.find(({ seat }) => seat === 1)?.verdict;
  const saysSo = trust.devices.find(({ key }) => key === second.keys.publicKey)?.saysSo;
  return { verdictOfSecond, saysSo };
}

test('[A13] what a phone found is shown as its own word when it has vouched for it', async () => {
  expect(await ended(null)).toEqual({ verdictOfSecond: FAIR, saysSo: true });
});

test('[A13] a verdict that the host has forged is that phone’s own word where nobody asks for its vouch', async () => {
  expect(await ended(UNFAIR, { verdict: () => true })).toEqual({ verdictOfSecond: UNFAIR, saysSo: true });
});

test('[A13] [W8.11] a verdict that the host has forged reaches the screen, but never as that phone’s own word', async () => {
  expect(await ended(UNFAIR)).toEqual({ verdictOfSecond: UNFAIR, saysSo: false });
});
