import { createHash } from 'node:crypto';

import {
  ballotHash,
  type Chain,
  extend,
  firstHead,
  headAt,
  isOwnMove,
  isShownBallot,
  type Leaf,
  leafHash,
  newChain,
  nextHead,
  type PublicBallot,
  reachOf,
  recordHash,
  trim,
} from '@/table/trust/chain';

import * as fc from '../../support/fastCheck';
import { unique } from './rounds';

const move = (n: number, seat = 0) => ({
  t: 'move',
  id: unique('id', n).slice(0, 24),
  entry: { seat, move: { type: 'invest', plan: `plan ${n}` } },
});
const records = Array.from({ length: 12 }, (_, n) => move(n + 1));
const leaf = (record: object): Leaf => ({ record: recordHash(record), ballot: null });
const leaves = records.map(leaf);

const grown = (chain: Chain, from: number, list: readonly Leaf[]): Chain => {
  const outcome = extend(chain, { from, list });
  if (!('chain' in outcome)) throw new Error(outcome.problem);
  return outcome.chain;
};
const ballot: PublicBallot = {
  id: 'vote',
  key: 'vote-1',
  parts: ['vote'],
  voters: [0, 1],
  locks: [null, null],
  struck: [],
  peeks: [],
};
const whole = grown(newChain('table-1'), 1, leaves);

describe('the chain', () => {
  test('[W8.1] is what the written protocol says', () => {
    const H = (text: string) => createHash('sha256').update(text).digest('hex');
    const record = '{"entry":{"move":{"plan":"plan 1","type":"invest"},"seat":0},"id":"ID","t":"move"}';
    const made = leaf({ ...move(1), id: 'ID' });
    expect(made.record).toBe(H(`palaver record 1\n${record}`));
    expect(leafHash(1, made)).toBe(H(`palaver leaf 1\n1\n${made.record}\n-`));
    const vote =
      '{"id":"vote","key":"vote-1","locks":[null,null],"parts":["vote"],"peeks":[],"struck":[],"voters":[0,1]}';
    expect(ballotHash(ballot)).toBe(H(`palaver ballot 1\n${vote}`));
    const zero = H('palaver chain 1\n"table-1"');
    expect(firstHead('table-1')).toBe(zero);
    const both = Buffer.concat([zero, leafHash(1, made)].map((hash) => Buffer.from(hash, 'hex')));
    expect(nextHead(zero, 1, made)).toBe(createHash('sha256').update(both).digest('hex'));
  });

  test('is the same however the leaves come: one by one, in pieces, or some of them twice', () => {
    fc.assert(
      fc.property(fc.array(fc.tuple(fc.nat(12), fc.nat(12)), { maxLength: 30 }), (pieces) => {
        let chain = newChain('table-1');
        for (const [start, length] of [...pieces, [0, 12] as const]) {
          const from = Math.min(start, reachOf(chain)) + 1;
          chain = grown(chain, from, leaves.slice(from - 1, from - 1 + length));
        }
        expect(chain).toEqual(whole);
      }),
    );
  });

  test('does not depend on the order of keys in a record', () => {
    const { t, id, entry } = move(3);
    expect(leaf({ entry: { move: entry.move, seat: 0 }, id, t })).toEqual(leaf(move(3)));
  });

  test('a missing piece is asked for again', () => {
    expect(extend(newChain('table-1'), { from: 2, list: leaves.slice(1) })).toEqual({ problem: 'gap' });
  });

  test('old heads can be let go, and what is left goes on as before', () => {
    const short = trim(whole, 4);
    expect(reachOf(short)).toBe(12);
    expect(headAt(short, 12)).toBe(headAt(whole, 12));
    expect(headAt(short, 8)).toBeNull();
    expect(trim(whole, 0).heads).toHaveLength(1);
    const more = leaf(move(13));
    expect(headAt(grown(short, 13, [more]), 13)).toBe(headAt(grown(whole, 13, [more]), 13));
    expect(extend(short, { from: 1, list: leaves.slice(0, 5) })).toEqual({ chain: short });
    expect(extend(short, { from: 1, list: [...leaves, more] })).toEqual({ problem: 'gap' });
  });
});

describe('a host that tells two games', () => {
  test('[W8.1] changes every later head by any change of any record, at any place', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 12 }), (at) => {
        const other = leaves.map((each, n) => (n + 1 === at ? leaf(move(at, 1)) : each));
        const forked = grown(newChain('table-1'), 1, other);
        for (let place = 0; place <= 12; place += 1)
          expect(headAt(forked, place) === headAt(whole, place)).toBe(place < at);
      }),
    );
  });

  test('cannot leave out, swap or repeat a record', () => {
    const swapped = [...leaves.slice(0, 3), ...leaves.slice(3, 5).reverse(), ...leaves.slice(5)];
    const left = [...leaves.slice(0, 3), ...leaves.slice(4)];
    const twice = [...leaves.slice(0, 3), ...leaves.slice(2, 3), ...leaves.slice(3)];
    for (const list of [swapped, left, twice])
      expect(headAt(grown(newChain('table-1'), 1, list), 11)).not.toBe(headAt(whole, 11));
  });

  test('cannot bring a record of one place to another, or a chain of one table to another', () => {
    expect(leafHash(2, leaf(move(1)))).not.toBe(leafHash(1, leaf(move(1))));
    expect(headAt(grown(newChain('table-2'), 1, leaves), 12)).not.toBe(headAt(whole, 12));
  });

  test('cannot tell the same phone another past after a reload', () => {
    const other = [...leaves.slice(0, 6), leaf(move(7, 1)), ...leaves.slice(7)];
    expect(extend(whole, { from: 1, list: other })).toEqual({ problem: 'changed' });
    expect(extend(whole, { from: 7, list: other.slice(6, 7) })).toEqual({ problem: 'changed' });
  });
});

describe('a host that alters my move', () => {
  test('is found at once: I know the leaf of what I made', () => {
    expect(isOwnMove({ from: 1, list: leaves }, { at: 5, record: move(5) })).toBe(true);
    expect(isOwnMove({ from: 5, list: leaves.slice(4) }, { at: 5, record: move(5) })).toBe(true);
    expect(isOwnMove({ from: 1, list: leaves }, { at: 5, record: move(5, 1) })).toBe(false);
    expect(isOwnMove({ from: 1, list: leaves }, { at: 6, record: move(5) })).toBe(false);
    expect(isOwnMove({ from: 1, list: leaves }, { at: 13, record: move(13) })).toBe(false);
  });
});

describe('a host that shows one phone a vote that no record made', () => {
  const invented = { ...ballot, locks: [['aa'], ['bb']] };
  const voting = { ...leaf(move(13)), ballot: ballotHash(ballot) };

  test('is found: the vote is in the leaf', () => {
    expect(isShownBallot(voting, ballot)).toBe(true);
    expect(isShownBallot(leaf(move(13)), null)).toBe(true);
    for (const shown of [
      invented,
      null,
      { ...ballot, struck: [1] },
      { ...ballot, voters: [0] },
      { ...ballot, peeks: [{ from: 0, to: 1, part: 'vote' }] },
      { ...ballot, key: 'vote-2' },
      { ...ballot, parts: ['vote', 'prediction'] },
    ])
      expect(isShownBallot(voting, shown)).toBe(false);
    expect(isShownBallot(leaf(move(13)), ballot)).toBe(false);
  });

  test('cannot tell that phone another leaf without another head', () => {
    const lie = { ...voting, ballot: ballotHash(invented) };
    expect(headAt(grown(whole, 13, [lie]), 13)).not.toBe(headAt(grown(whole, 13, [voting]), 13));
    expect(headAt(grown(whole, 13, [leaf(move(13))]), 13)).not.toBe(headAt(grown(whole, 13, [voting]), 13));
  });

  test('what only some phones may see is not in it', () => {
    const peek = { from: 0, to: 1, part: 'vote' };
    const view = { ...ballot, opening: false, trusts: [], peeks: [{ ...peek, box: 'sealed' }] };
    expect(ballotHash(view)).toBe(ballotHash({ ...ballot, peeks: [peek] }));
  });
});

describe('a player who wants to know what another did', () => {
  test('[W8.2] learns nothing from a leaf: the id hides even a move of which there are only two', () => {
    const chosen = (plan: string, id: string) =>
      recordHash({ t: 'move', id, entry: { seat: 0, move: { plan } } });
    const hidden = chosen('yes', unique('secret id').slice(0, 24));
    for (const plan of ['yes', 'no']) expect(chosen(plan, '')).not.toBe(hidden);
  });
});
