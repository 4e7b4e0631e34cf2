import { dystocratic } from '@/rules/dystocratic';

import { type Phone, playOn, seated } from '../support/tableOf';
import { toyGame } from '../support/toyGame';

const verdictsOf = ({ guest }: Phone) => guest.state().table?.verdicts.map(({ verdict }) => verdict);
const FAIR = { agrees: true, from: 0 };

describe('an honest game', () => {
  test.each([
    { game: toyGame() as never, seats: 3 },
    { game: dystocratic as never, seats: 4 },
  ])('is found fair by every phone', async ({ game, seats }) => {
    const { table, phones } = await seated(game, seats);
    await playOn({ table, phones });
    await table.pass(5_000);
    for (const phone of phones) {
      expect(phone.guest.state().verdict).toEqual(FAIR);
      expect(verdictsOf(phone)).toEqual(phones.map(() => FAIR));
    }
  });
});
