import { tableOptions } from '@/rules/engine/log';
import { botPlayer, playOut } from '@/rules/engine/playOut';
import { createRandom, seedFrom } from '@/rules/engine/random';
import { ryv } from '@/rules/ryv/game';

import { madeClimate, madeScenario, sound } from '../../support/designs';

const design = { ...sound(madeScenario()), ...sound(madeClimate()) };

test.each([3, 4, 5] as const)(
  '[12.2] a Scenario and a Climate from the editor are played to the end by bots, with %i of them',
  (seats) => {
    const options = tableOptions(ryv, { mode: 'full', design: JSON.stringify(design) });
    const start = { seats, options, seed: seedFrom(70 + seats) };
    const { match, finished } = playOut(ryv, start, botPlayer(ryv), {
      random: createRandom(seedFrom(9)),
      maxMoves: 4000,
    });
    expect(finished).toBe(true);
    const { setting, players } = match.state;
    expect(setting).toEqual(design);
    expect(players.map(({ role }) => role).sort()).toEqual([...(design.scenario?.casts[seats] ?? [])].sort());
    expect(ryv.result(match.state)?.winners.length).toBeGreaterThan(0);
  },
);
