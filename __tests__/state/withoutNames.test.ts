import { withoutNames } from '@/state/files/withoutNames';
import { readGameFile } from '@/table/log/files/gameFile';

import { playOn, seated } from '../support/tableOf';
import { toyGame } from '../support/toyGame';

test('[A30] a game that is saved without names is read, and no name is anywhere in it', async () => {
  const at = await seated(toyGame(), 3);
  await playOn(at);
  await at.table.pass(5_000);
  const fetched = at.phones[0]?.guest.fetchFile();
  await at.table.pass(2_000);
  const text = (await fetched) ?? '';
  expect(text).toContain('Player 1');
  const nameless = withoutNames(text);
  expect(nameless).not.toContain('Player');
  const read = readGameFile(nameless);
  expect('file' in read && read.file.entries.length).toBeGreaterThan(0);
});
