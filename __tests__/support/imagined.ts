import type { GameTypes } from '@/rules/engine/game';
import { imagineFor } from '@/rules/engine/imagine';
import { tableOptions } from '@/rules/engine/log';
import { playOut, randomPlayer } from '@/rules/engine/playOut';
import { createRandom, seedFrom } from '@/rules/engine/random';
import type { Canary, Reader, Scan } from '@/rules/engine/trials';
import { fetchTrials } from '@/rules/shelf';

/** Two cards may change places and one stay where it was; in all of so many imagined states, hardly. */
const IMAGINED = 60;
const LOOK_EVERY = 6;

type Place = readonly string[];

/** Every place in `value` where a text stands that `names` wants. */
function placesOf(value: unknown, names: (text: string) => boolean, at: Place = []): readonly Place[] {
  if (typeof value === 'string') return names(value) ? [at] : [];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, each]) => placesOf(each, names, [...at, key]));
}

const standsAt = (value: unknown, place: Place): unknown =>
  place.reduce<unknown>((inside, key) => (inside as { [key: string]: unknown } | undefined)?.[key], value);

/** Where imagined states say of a secret what the true state says, every time, as "kind at place". */
function toldByImagining(scan: Scan): { told: readonly string[]; looked: ReadonlySet<string> } {
  const { game, seats } = scan;
  const everyone: readonly Reader[] = [...Array.from({ length: seats }, (_, seat) => seat), 'screen'];
  const told = new Set<string>();
  const looked = new Set<string>();
  const random = createRandom(seedFrom(7));

  function look(state: GameTypes['state'], seat: number, secrets: readonly Canary[]): void {
    const kinds = new Map(
      secrets
        .filter(({ hiddenFrom }) => hiddenFrom.includes(seat))
        .map(({ kind, text }) => [text.replaceAll('"', ''), kind]),
    );
    const several = [...kinds.values()].filter((kind, at, all) => all.indexOf(kind) !== at);
    // Where all hidden cards have one name, a new deal looks like the old one and tells nothing.
    let same = placesOf(state, (text) => several.includes(kinds.get(text) ?? ''));
    for (const place of same) looked.add(kinds.get(String(standsAt(state, place))) ?? '');
    for (let deal = 0; deal < IMAGINED && same.length > 0; deal += 1) {
      const imagined = imagineFor(game, state, seat, random);
      same = same.filter((place) => standsAt(imagined, place) === standsAt(state, place));
    }
    for (const place of same) told.add(`${kinds.get(String(standsAt(state, place)))} at ${place.join('/')}`);
  }

  scan.forget?.();
  const options = tableOptions(game, scan.options ?? {});
  playOut(game, { seats, options, seed: seedFrom(3) }, randomPlayer(), {
    random,
    maxMoves: scan.steps,
    visit: ({ state, revision }) => {
      const secrets = scan.secrets(state, { others: (seat) => everyone.filter((who) => who !== seat) });
      if (revision % LOOK_EVERY === 0) for (let seat = 0; seat < seats; seat += 1) look(state, seat, secrets);
    },
  });
  return { told: [...told], looked };
}

export function describeImaginedStates(game: string): void {
  describe(`${game}: what a bot imagines`, () => {
    test('holds no secret of the true state where it stands', async () => {
      const { told, looked } = toldByImagining((await fetchTrials(game)).scan);
      expect(told).toEqual([]);
      expect([...looked]).not.toEqual([]);
    });

    test('would be caught with one, whichever it is', async () => {
      const { scan } = await fetchTrials(game);
      // A new deal that leaves everything as it is.
      const { told, looked } = toldByImagining({
        ...scan,
        game: { ...scan.game, resample: (state) => state },
      });
      expect(new Set(told.map((line) => line.split(' ')[0]))).toEqual(looked);
    });
  });
}
