import type { Game, GameTypes } from '@/rules/engine';
import type { BallotRule } from '@/rules/engine/game';
import { GAME_IDS } from '@/rules/shelf';
import { type Golden, goldensOf, whatToDo } from '@/scripts/sim/golden/kept';

import { GAMES } from '../support/games';
import { toyGame } from '../support/toyGame';

/** More than a person reviews. */
const MAX_LINES = 1_500;

describe.each(GAME_IDS)('golden playthroughs of %s', (id) => {
  let game: Game;
  let goldens: readonly Golden[] = [];
  beforeAll(() => {
    game = GAMES[id] as Game;
    goldens = goldensOf(game);
  });

  test('are as the rules play them', () => {
    for (const golden of goldens) {
      const said = whatToDo(game, golden);
      if (said !== null) throw new Error(said);
      expect(golden.now.text.split('\n').length).toBeLessThanOrEqual(MAX_LINES);
    }
    expect(goldens).not.toEqual([]);
  });

  test('go through every phase and make nearly every kind of move', () => {
    const phases = new Set(goldens.flatMap(({ now }) => [...now.phases]));
    expect(Object.keys(game.phases).filter((phase) => !phases.has(phase))).toEqual([]);
    const made = new Set(goldens.flatMap(({ now }) => [...now.moves]));
    expect(Object.keys(game.moves).filter((kind) => !made.has(kind)).length).toBeLessThanOrEqual(1);
  });
});

describe('a golden playthrough notices', () => {
  const toy = toyGame() as unknown as Game;
  const [honest] = goldensOf(toy) as readonly [Golden];
  const kept: Golden = { ...honest, kept: honest.now.text };
  const playedBy = (game: Game): Golden => ({ ...(goldensOf(game)[0] as Golden), kept: honest.now.text });
  const changed: Game = {
    ...toy,
    moves: {
      ...toy.moves,
      take: {
        ...toy.moves['take'],
        // The die counts from 0 now.
        apply: (state, seat, move, extra) => {
          const step = toy.moves['take']?.apply(state, seat, move, extra);
          const events = (step?.events ?? []).map(({ to, event }) => ({
            to,
            event: 'face' in event ? { ...event, face: Number(event.face) - 1 } : event,
          }));
          return { state: step?.state ?? state, events };
        },
      },
    } as Game['moves'],
  };

  test('nothing when nothing has changed', () => {
    expect(whatToDo(toy, kept)).toBeNull();
  });

  test('changed rules whose version was not raised, and says what to do', () => {
    const said = whatToDo(changed, playedBy(changed));
    expect(said).toContain('The rules of toy play another game');
    expect(said).toContain('raise rulesVersion in rules/toy/facts.ts from 1 to 2');
    expect(said).toMatch(/line \d+ was: .*face: 3|line \d+ was: .*rolled/);
    expect(said).toContain('npm run golden');
  });

  test('a raised version whose playthrough was not made anew', () => {
    const raised = { ...changed, rulesVersion: 2 };
    expect(whatToDo(raised, playedBy(raised))).toContain('are version 2, and');
  });

  test('one more secret in a view, though no event and no state tells of it', () => {
    const leaking: Game = { ...toy, view: (state, viewer) => ({ ...toy.view(state, viewer), more: 1 }) };
    expect(whatToDo(leaking, playedBy(leaking))).not.toBeNull();
  });

  test('a move that is offered and never made', () => {
    const offering: Game = {
      ...toy,
      moves: {
        ...toy.moves,
        name: { ...toy.moves['name'], options: () => [{ type: 'name' }, { type: 'name', more: 1 }] },
      } as Game['moves'],
    };
    expect(whatToDo(offering, playedBy(offering))).not.toBeNull();
  });

  test('another order of the legal moves, which audits compare, in its checksums alone', () => {
    const bid = toy.ballots?.['bid'] as BallotRule<GameTypes>;
    const turned: Game = {
      ...toy,
      ballots: { bid: { ...bid, choices: (state, seat) => [...bid.choices(state, seat)].reverse() } },
    };
    const bare = (text: string) => text.replace(/ {2}#[0-9a-f]{8}$/gm, '');
    const golden = playedBy(turned);
    expect(whatToDo(turned, golden)).not.toBeNull();
    expect(bare(golden.now.text)).toBe(bare(honest.now.text));
  });

  test('a game that has none yet', () => {
    expect(whatToDo(toy, honest)).toContain('There is no');
  });
});
