import { whyNotIn } from '@/components/boards/chile/turn/whyNot';
import { whyNotOn } from '@/components/boards/dystocratic/hand/whyNot';
import { chile } from '@/rules/chile/game';
import { REGION_IDS } from '@/rules/chile/content';
import { dystocratic } from '@/rules/dystocratic/game';
import { type Game, type GameTypes, legalMoves, type Match } from '@/rules/engine';
import { tableOptions } from '@/rules/engine/log';
import { playOut, randomPlayer } from '@/rules/engine/playOut';
import { createRandom, seedFrom } from '@/rules/engine/random';

/** A board gives the reason by itself, without asking the table. It must be the one that the rules would give. */
function play<G extends GameTypes>(game: Game<G>, seats: number, visit: (match: Match<G>) => void) {
  for (let number = 1; number <= 5; number += 1)
    playOut(game, { seats, options: tableOptions(game, {}), seed: seedFrom(number) }, randomPlayer<G>(), {
      random: createRandom(seedFrom(number)),
      maxMoves: 2000,
      visit,
    });
}

test('Dystocratic Process: why a card cannot be played on somebody is said as the rules say it', () => {
  const said = new Set<string>();
  play(dystocratic, 4, ({ state }) => {
    if (state.phase !== 'talk') return;
    for (const [seat, hand] of state.hands.entries()) {
      const view = dystocratic.view(state, seat);
      const legal = legalMoves(dystocratic, state, seat);
      for (const card of hand)
        for (const target of state.hands.keys()) {
          const isLegal = legal.some(
            (one) => one.type === 'play' && one.card === card && one.target === target,
          );
          if (isLegal || target === seat) continue;
          const why = whyNotOn(view, card, target);
          expect(why).toBe(dystocratic.moves.play.why?.(state, seat, { card, target }));
          said.add(why);
        }
    }
  });
  expect([...said].toSorted()).toEqual([
    'why.force-locked',
    'why.force-twice',
    'why.give-twice',
    'why.not-now',
    'why.peek-not-locked',
    'why.peek-twice',
    'why.silence-twice',
  ]);
});

test('Chile, 1988: why an action cannot be played in a Region is said as the rules say it', () => {
  const said = new Set<string>();
  const aims = ['poll', 'buy', 'takeover', 'positive', 'negative', 'bonus'] as const;
  play(chile, 2, ({ state }) => {
    for (const seat of [0, 1]) {
      const view = chile.view(state, seat);
      const legal = legalMoves(chile, state, seat);
      for (const aim of aims) {
        const possible = legal.flatMap((one) => (one.type === aim ? [one.region] : []));
        // The map asks for a Region only when there is one.
        if (possible.length === 0) continue;
        for (const region of REGION_IDS) {
          const there = view.regions.find(({ id }) => id === region);
          if (possible.includes(region) || there === undefined) continue;
          const why = whyNotIn(view, aim, there);
          expect(why).toBe(chile.moves[aim].why?.(state, seat, { region }));
          said.add(why);
        }
      }
    }
  });
  expect([...said].toSorted()).toEqual([
    'why.network-owned',
    'why.no-match',
    'why.no-network-to-take',
    'why.no-target',
    'why.not-polled',
    'why.not-your-network',
    'why.polled',
    'why.take-needs-control',
    'why.their-network',
  ]);
});
