import { GAME_IDS } from '@/rules/shelf';

import { momentsOfGame } from '../support/moments/playedGames';

const GAMES = 200;
const LONG = 600_000;

test.each(GAME_IDS)(
  'over 200 games of %s at least three moments are found in 95 %, no two alike, each true to the log',
  async (id) => {
    let enough = 0;
    for (let number = 0; number < GAMES; number += 1) {
      const { moments, faults } = await momentsOfGame(id, 1_000 + number);
      expect({ number, faults }).toEqual({ number, faults: [] });
      if (moments.length >= 3) enough += 1;
    }
    expect(enough / GAMES).toBeGreaterThanOrEqual(0.95);
  },
  LONG,
);
