import { legalOf, type Phone, pick, seated } from '../support/tableOf';
import { toyGame } from '../support/toyGame';

const MINUTE = 60_000;

test('the host takes what the clock allows only when it is out, whoever asks', async () => {
  const at = await seated({ ...toyGame(), bell: () => ({ move: 'take', seconds: 120 }) }, 2);
  const [first] = at.phones as [Phone];
  const taking = pick(first, { type: 'take' });
  await at.table.pass(MINUTE);
  const early = first.guest.choose(taking);
  await at.table.pass(100);
  expect(await early).toMatchObject({ ok: false, why: 'too-soon' });
  await at.table.pass(MINUTE);
  const late = first.guest.choose(taking);
  await at.table.pass(100);
  expect(await late).toMatchObject({ ok: true });
  expect(legalOf(first)).not.toContainEqual(taking);
});

test('a phone that was opened again knows how long the table has waited', async () => {
  const at = await seated(toyGame(), 2);
  const [first] = at.phones as [Phone];
  await at.table.pass(MINUTE);
  at.table.reload(first);
  await at.table.pass(2_000);
  const { waitingSince } = first.guest.state();
  expect(at.table.clock.now() - waitingSince).toBeGreaterThanOrEqual(MINUTE);
});
