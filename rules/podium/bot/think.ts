import type { BotTurn, Legal, LockChoice, Thinking } from '../../engine/game';
import type { Move, Podium, Policy, View } from '../types';
import { nearestToFunded } from './funding';
import { investment, isDueNow } from './invest';
import { talk } from './promise';
import { leastWanted, proposal } from './propose';
import { endVote, negotiatorVote } from './vote';
import { fullWorth, fundWorth, look, type Outlook, stepOnlyWorth } from './worth';

/** Whose cause it is: of one Policy when it places or funds Plans, of the table when all pay, give or vote. */
const decides = ({ phase, turn }: View): Policy | null =>
  phase === 'propose' || phase === 'invest' ? (turn?.policy ?? null) : null;

/** Plays for the table: places what the weakest Policies need, funds it with the others, and keeps its word. */
export function* think({ seat, view: seen, legal, random }: BotTurn<Podium>): Thinking<Podium> {
  yield;
  if (legal.length === 0) return null;
  const view = look(seen, decides(seen));
  const locks = legal.filter((each): each is LockChoice => each.type === 'lock');
  if (locks.length > 0) return view.phase === 'vote' ? endVote(locks) : negotiatorVote(view, locks, random);
  const moves = legal.filter((each): each is Move => each.type !== 'lock');
  const mine = view.policies.filter((each) => each.seat === seat).map(({ policy }) => policy);
  const returns = moves.filter((move) => move.type === 'return');
  if (returns.length > 0) return leastWanted(view, returns);
  switch (view.phase) {
    case 'choose':
      return moves[random.int(moves.length)] ?? null;
    case 'propose': {
      const skip = moves.find(({ type }) => type === 'skip') ?? null;
      const plans = moves.filter((move) => move.type === 'propose');
      return proposal(view, plans, skip === null) ?? skip;
    }
    case 'debate':
      // A bot that has the Podium cuts nobody short.
      return view.turn?.seat === seat ? (moves[0] ?? null) : null;
    case 'talk':
      return talk({ view, legal: moves, random }, mine);
    case 'invest':
      return view.turn?.policy ? investment(view, view.turn.policy, moves) : null;
    case 'effects':
      return share(view, moves, mine);
    case 'gift': {
      const plan = nearestToFunded(view);
      return moves.find((move) => move.type === 'gift' && move.plan === plan) ?? null;
    }
    case 'prepare':
    case 'event':
    case 'vote':
    case 'negotiator':
    case 'over':
      return moves[0] ?? null;
  }
}

/** If the effect is worth its Funds, the richest pay, and whoever promised to; the others wait for them. */
function share(view: Outlook, moves: readonly Move[], mine: readonly Policy[]): Legal<Podium> | null {
  const { collecting } = view;
  if (collecting === null) return null;
  const { plan, need, refused } = collecting;
  const find = (type: 'pay' | 'refuse', policy: Policy | undefined) =>
    moves.find((move) => move.type === type && move.policy === policy) ?? null;
  const word = view.pledges.find(
    (pledge) =>
      pledge.form === 'pay' && pledge.plan === plan && mine.includes(pledge.by) && isDueNow(view, pledge),
  );
  const hasPaid = collecting.paid.some(({ policy }) => policy === word?.by);
  if (word !== undefined && !hasPaid && find('pay', word.by) !== null) return find('pay', word.by);
  const isWorthIt = fullWorth(view, plan) - stepOnlyWorth(view, plan) > fundWorth(view) * need;
  if (!isWorthIt) return moves.find(({ type }) => type === 'refuse') ?? null;
  const able = view.policies.filter(({ policy, funds }) => funds > 0 && !refused.includes(policy));
  const most = Math.max(...able.map(({ funds }) => funds));
  const richest = able.find(({ funds }) => funds === most);
  return find('pay', richest?.policy);
}
