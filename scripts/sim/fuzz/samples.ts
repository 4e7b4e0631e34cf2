import { fetchGame } from '@/rules/shelf';
import { CLIMATES } from '@/rules/ryv/content/climates';
import { SCENARIOS } from '@/rules/ryv/content/scenarios';

import { recordBeginnings } from '@/scripts/sim/faults/beginnings';
import type { FuzzedGame } from './types';

const WORDS = { name: 'Ours', story: 'We made it.' };

/** A sound climate and scenario of somebody's own. */
export const DESIGN = {
  climate: { ...CLIMATES[0], id: 'ours', words: WORDS },
  scenario: {
    ...SCENARIOS[0],
    id: 'our-scenario',
    words: { ...WORDS, outcomes: { 'future-1': WORDS, 'future-2': WORDS, 'future-3': WORDS } },
  },
};

/** A whole game, played at a good table. */
export async function finishedGame(): Promise<FuzzedGame> {
  const game = await fetchGame('dystocratic');
  const stage = { game, seats: game.seats, secrets: () => [] };
  const beginnings = await recordBeginnings({ stage, seats: game.seats.min, style: 'random', seed: 3 });
  return { game, log: beginnings.at(-1)?.log ?? [] };
}
