import { readKey } from '@/table/storage/storedKeys';

import { type Phone, playOn, seated } from '../support/tableOf';
import { toyGame } from '../support/toyGame';

const slipsOn = ({ values }: Phone) => values.keys().filter((key) => readKey(key)?.kind === 'slips');

test('[A30] a phone has slips while a game is on, and none when it is over', async () => {
  const at = await seated(toyGame(), 3);
  const [first] = at.phones as [Phone];
  await playOn(at, { until: () => slipsOn(first).length > 0 });
  expect(slipsOn(first)).not.toEqual([]);
  await playOn(at);
  await at.table.pass(5_000);
  expect(first.guest.state().table?.stage).toBe('over');
  for (const phone of at.phones) expect(slipsOn(phone)).toEqual([]);
});
