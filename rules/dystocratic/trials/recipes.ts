import type { BotTurn, GameTypes, LockChoice } from '../../engine/game';
import type { Player } from '../../engine/playOut';
import type { Dystocratic, Predicted, View } from '../types';

/** Never speaks, keeps its cards for their points, and locks what the recipe says. */
const recipe =
  (
    ballot: (view: View, seat: number) => { readonly withAi: boolean; readonly prediction: Predicted },
  ): Player<GameTypes> =>
  (turn) => {
    const { legal, view, seat } = turn as unknown as BotTurn<Dystocratic>;
    const deal = legal.find(({ type }) => type === 'deal');
    if (deal !== undefined) return deal;
    const locks = legal.filter((move): move is LockChoice => move.type === 'lock');
    if (locks.length === 0) return null;
    const { withAi, prediction } = ballot(view, seat);
    const fits = (choice: LockChoice['choice']) => (choice['vote'] === view.ai) === withAi;
    const asked = locks.filter(({ choice }) => choice['prediction'] === prediction);
    return asked.find(({ choice }) => fits(choice)) ?? asked[0] ?? null;
  };

const isLast = (view: View): boolean => view.seats.filter(({ locked }) => !locked).length === 1;
const sayingWith = (view: View, seat: number): number =>
  view.seats.filter(({ claim }, other) => other !== seat && claim === view.ai).length;

export const RECIPES: { readonly [name: string]: Player<GameTypes> } = {
  'with-majority': recipe(() => ({ withAi: true, prediction: 'majority' })),
  'with-none': recipe(() => ({ withAi: true, prediction: 'none' })),
  'with-alone': recipe(() => ({ withAi: true, prediction: 'alone' })),
  'against-minority': recipe(() => ({ withAi: false, prediction: 'minority' })),
  'against-none': recipe(() => ({ withAi: false, prediction: 'none' })),
  /** Believes everybody. */
  trusting: recipe((view, seat) =>
    sayingWith(view, seat) >= 2
      ? { withAi: true, prediction: 'majority' }
      : { withAi: true, prediction: sayingWith(view, seat) === 0 ? 'alone' : 'none' },
  ),
  /** With the AI while it is behind, against it while it leads. */
  balancing: recipe((view, seat) => {
    const best = Math.max(...view.seats.map(({ total }) => total));
    const withAi = view.aiTotal <= best || (view.seats[seat]?.total ?? 0) < best - 8;
    return { withAi, prediction: withAi ? 'majority' : isLast(view) ? 'none' : 'minority' };
  }),
};
