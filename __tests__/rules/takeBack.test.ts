import { ballotView } from '@/rules/engine/ballot';
import type { Entry } from '@/rules/engine/entry';
import { replay } from '@/rules/engine/log';
import { seedFrom } from '@/rules/engine/random';
import {
  beginHistory,
  canUndo,
  rewindPoint,
  stepsThatStand,
  type History,
  applyEntry,
} from '@/rules/engine/history';
import { lockChoice } from '@/rules/engine/voter';

import { type Toy, toyGame } from '../support/toyGame';

const game = toyGame();
const START = { seats: 2, options: { rounds: 2 }, seed: seedFrom(5) } as const;

/** A story told entry by entry, with its log. */
function told() {
  let story: History<Toy> = beginHistory(game, START);
  const log: Entry<Toy>[] = [];
  const slips: string[][] = [[], []];
  const tell = (entry: Entry<Toy>) => {
    const outcome = applyEntry(game, story, entry);
    if (!outcome.ok) return outcome.why;
    log.push(entry);
    story = outcome.history;
    return outcome.events;
  };
  const lock = (seat: 0 | 1, fill: number) => {
    const ballot = ballotView(story.match.state.ballot, seat);
    if (ballot === null) throw new Error('no ballot');
    const made = lockChoice({ ballot, seat }, { amount: String(seat), mood: 'calm' }, () =>
      new Uint8Array(16).fill(fill),
    );
    slips[seat] = made.slips;
    return tell({ seat, move: made.lock });
  };
  const open = (seat: 0 | 1) => tell({ seat, move: { type: 'open', slips: slips[seat] ?? [] } });
  return {
    now: () => story,
    log,
    slips,
    tell,
    take: (seat: 0 | 1) => tell({ seat, move: { type: 'take' } }),
    lock,
    open,
    round: (fill: number) => {
      tell({ seat: 0, move: { type: 'take' } });
      tell({ seat: 1, move: { type: 'take' } });
      lock(0, fill);
      lock(1, fill);
      open(0);
      open(1);
    },
  };
}

describe('an undo', () => {
  test('takes back a move that told nobody anything, and everyone forgets it', () => {
    const { now, tell, round } = told();
    round(1);
    const before = now().match;
    tell({ seat: 1, move: { type: 'name', text: 'Baobab' } });
    expect(canUndo(game, now(), 1)).toBe(true);
    expect(tell({ undo: 1 })).toEqual([{ to: 'all', event: { type: 'undone', seat: 1, from: 7 } }]);
    expect(now().match).toEqual({ ...before, revision: 8 });
    expect(stepsThatStand(now())).toHaveLength(6);
    tell({ seat: 1, move: { type: 'name', text: 'Kapok' } });
    expect(now().match.state.names).toEqual(['Kapok']);
    expect(now().match.revision).toBe(9);
  });

  test('is not there for a throw, a card seen, a lock or an opening', () => {
    const { now, take, lock, open } = told();
    for (const act of [() => take(0), () => take(1), () => lock(0, 1), () => lock(1, 1), () => open(0)]) {
      act();
      const last = now().last?.entry;
      expect(last).toHaveProperty('seat');
      expect(canUndo(game, now(), last !== undefined && 'seat' in last ? last.seat : -1)).toBe(false);
    }
  });

  test("is not there for another's move, once another has acted, or twice", () => {
    const { now, tell, round, take } = told();
    round(1);
    tell({ seat: 1, move: { type: 'name', text: 'Baobab' } });
    expect(tell({ undo: 0 })).toBe('no-undo');
    take(0);
    expect(tell({ undo: 1 })).toBe('no-undo');
    expect(canUndo(game, now(), 1)).toBe(false);
  });

  test('is not there once the game is over', () => {
    const { now, tell, round } = told();
    round(1);
    tell({ seat: 1, move: { type: 'name', text: 'One' } });
    round(2);
    tell({ seat: 1, move: { type: 'name', text: 'Two' } });
    expect(game.result(now().match.state)).not.toBeNull();
    expect(tell({ undo: 1 })).toBe('no-undo');
    expect(tell({ rewind: 1, by: 1 })).toBe('no-rewind');
  });
});

describe('a rewind', () => {
  test('goes back to where a move was made, and the log of all of it plays', () => {
    const { now, log, tell, take } = told();
    take(0);
    const before = now().match;
    take(1);
    tell({ rewind: 2, by: 0 });
    expect(now().match.state).toEqual(before.state);
    expect(now().match.revision).toBe(3);
    take(1);
    expect(replay(game, START, log)).toEqual(now().match);
  });

  test('throws new dice, the same on every phone that plays the log again', () => {
    const faces = new Set<number>();
    const { now, take, tell } = told();
    for (let n = 0; n < 12; n += 1) {
      take(0);
      faces.add(now().match.state.points[0] ?? 0);
      tell({ rewind: now().match.revision, by: 0 });
    }
    expect(faces.size).toBeGreaterThan(2);
  });

  test('takes a vote back as a whole, and what was locked before opens nothing after', () => {
    const { now, take, lock, open, tell, slips } = told();
    take(0);
    take(1);
    lock(0, 1);
    lock(1, 1);
    expect(rewindPoint(now(), 4)).toBe(3);
    expect(tell({ rewind: 4, by: 0 })).toBe('no-rewind');
    tell({ rewind: 3, by: 0 });
    expect(now().match.state.ballot).toMatchObject({ key: 'bid-1~1', locks: [null, null] });
    const old = slips[0] ?? [];
    lock(0, 2);
    lock(1, 2);
    expect(tell({ seat: 0, move: { type: 'open', slips: old } })).toBe('bad-opening');
    open(0);
    open(1);
    expect(now().match.state.ballot).toBeNull();
  });

  test('gives a ballot that comes again a key of its own each time', () => {
    const { now, take, tell } = told();
    const keys = new Set<string>();
    take(0);
    for (let n = 0; n < 3; n += 1) {
      take(1);
      keys.add(now().match.state.ballot?.key ?? '');
      tell({ rewind: now().match.revision, by: 0 });
    }
    expect(keys.size).toBe(3);
  });

  test('goes only to what stands', () => {
    const { tell, take } = told();
    take(0);
    take(1);
    tell({ rewind: 1, by: 1 });
    expect(tell({ rewind: 2, by: 1 })).toBe('no-rewind');
    expect(tell({ rewind: 99, by: 1 })).toBe('no-rewind');
  });
});
