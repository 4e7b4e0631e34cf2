import { GAMES } from '@/rules/games';
import { CLIMATES } from '@/rules/ryv/content/climates';
import { SCENARIOS } from '@/rules/ryv/content/scenarios';
import type { Game } from '@/rules/engine';

import { playSource } from '../../scripts/faults/sources';
import { fuzzFiles } from '../../scripts/fuzz/files';
import { fuzzFrames } from '../../scripts/fuzz/frames';

const dystocratic = GAMES['dystocratic'] as Game;

test('ten thousand broken frames harm neither the host nor the game it runs', async () => {
  const heap = () => process.memoryUsage().heapUsed;
  const fuzzed = await fuzzFrames({ frames: 10_000, seed: 1, game: 'dystocratic', memory: heap });
  expect(fuzzed).toMatchObject({ frames: 10_000, crashes: [], failure: null });
  expect(fuzzed.moves).toBeGreaterThan(10);
  for (const kind of ['raw garbage', 'broken request', 'garbage frame', 'broken frame', 'broken handshake'])
    expect(fuzzed.kinds[kind]).toBeGreaterThan(100);
  expect(fuzzed.kinds["stranger's frame"]).toBeGreaterThan(5_000);
  expect(fuzzed.kinds["frame on a player's own line"]).toBeGreaterThan(300);
}, 120_000);

test('links, codes, scenarios and logs that are broken are refused in good order', async () => {
  const stage = { game: dystocratic, seats: dystocratic.seats, secrets: () => [] };
  const beginnings = await playSource({ stage, seats: 4, style: 'random', seed: 3 });
  const words = { name: 'Ours', story: 'We made it.' };
  const design = {
    climate: { ...CLIMATES[0], id: 'ours', words },
    scenario: {
      ...SCENARIOS[0],
      id: 'our-scenario',
      words: { ...words, outcomes: { 'future-1': words, 'future-2': words, 'future-3': words } },
    },
  };
  const fuzzed = fuzzFiles({
    times: 400,
    seed: 1,
    log: beginnings[40]?.log ?? [],
    game: dystocratic,
    design,
  });
  expect(Object.keys(fuzzed).sort()).toEqual([
    'broken file',
    'broken link',
    'broken scenario',
    'changed log',
    'changed scenario',
    'code of something else',
    'scenario bomb',
    'shuffled log',
  ]);
  // Garbage is never taken; a change may leave something sound, such as a link to another address.
  expect(fuzzed['code of something else']).toEqual({ tried: 400, taken: 0 });
  for (const { tried, taken } of Object.values(fuzzed)) expect(taken).toBeLessThan(tried);
}, 60_000);
