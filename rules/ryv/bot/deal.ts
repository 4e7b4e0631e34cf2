import type { BotTurn } from '../../engine/game';
import { addPower } from '../board';
import { LICENCE_FEE } from '../content/figures';
import type { Move, Ryv } from '../types';
import { movesOf } from './talk';
import { after, licenceWorth } from './trying';
import { roundsToCome, worth } from './worth';

/** What drawing two cards to choose from is worth, when there is time to use one. */
const A_LOOK = 0.35;
/** A rival with another AI is a little stronger. */
const RIVAL_GAIN = 0.15;

type Turn = BotTurn<Ryv>;
export type Weighed = { readonly move: Move; readonly gain: number };

export const bestOf = (weighed: readonly Weighed[]): Weighed | null =>
  weighed.reduce<Weighed | null>(
    (best, each) => (best === null || each.gain > best.gain ? each : best),
    null,
  );

const spent = ({ view, seat }: Turn, price: number): number =>
  worth(view, seat) - after(view, seat, (doing) => addPower(doing, seat, -price, 'licence'));

const weighLicences = (turn: Turn): readonly Weighed[] =>
  movesOf(turn.legal, 'license').map((move) => ({
    move,
    gain:
      licenceWorth(turn.view, turn.seat, move.card, turn.seat) -
      worth(turn.view, turn.seat) -
      spent(turn, LICENCE_FEE),
  }));

/** Asks once for each AI, at a price that an owner may like. */
const FAIR_PRICE = 2;

function weighAsks(turn: Turn): readonly Weighed[] {
  const { view, seat } = turn;
  const asks = movesOf(turn.legal, 'ask').filter(
    ({ card, price }) =>
      price <= FAIR_PRICE && !view.refused.some((each) => each.by === seat && each.card === card),
  );
  const fairest = asks.filter(
    ({ card, price }) => !asks.some((other) => other.card === card && other.price > price),
  );
  return fairest.map((move) => {
    const owner = view.licensed.find(({ card }) => card === move.card)?.owner ?? seat;
    return {
      move,
      gain: licenceWorth(view, seat, move.card, owner) - worth(view, seat) - spent(turn, move.price),
    };
  });
}

export function trade(turn: Turn): Move | null {
  const { view, legal } = turn;
  const draws = movesOf(legal, 'research').map((move) => ({
    move,
    gain: (A_LOOK * (1 + roundsToCome(view))) / (1 + view.hand.length),
  }));
  const best = bestOf([...draws, ...weighLicences(turn), ...weighAsks(turn)]);
  return best !== null && best.gain > 0 ? best.move : (movesOf(legal, 'pass')[0] ?? null);
}

export function keepOne({ view, seat, legal }: Turn): Move | null {
  const weighed = movesOf(legal, 'keep').map((move) => ({
    move,
    gain: licenceWorth(view, seat, move.card, seat),
  }));
  return bestOf(weighed)?.move ?? null;
}

export function licenseNow(turn: Turn): Move | null {
  const best = bestOf(weighLicences(turn));
  return best !== null && best.gain > 0 ? best.move : (movesOf(turn.legal, 'not-now')[0] ?? null);
}

/** Lets another use its AI if the price, and what it does for its goals, outweighs the rival's gain. */
export function answer({ view, seat, legal }: Turn): Move | null {
  const { task } = view;
  const [first, ...rest] = movesOf(legal, 'answer');
  if (task?.type !== 'answer' || first === undefined) return first ?? null;
  const gain =
    after(view, seat, (doing) => {
      addPower(doing, seat, task.price, 'licence');
      doing.board = {
        ...doing.board,
        licensed: doing.board.licensed.map((each) =>
          each.card === task.card ? { ...each, users: [...each.users, task.from] } : each,
        ),
      };
    }) - worth(view, seat);
  return [first, ...rest].find(({ accept }) => accept === gain > RIVAL_GAIN) ?? first;
}
