import type { BotTurn, Seat } from '../../engine/game';
import { playerAt } from '../board';
import { goalsOf } from '../content';
import type { Measure } from '../content/types';
import { measure } from '../goals';
import type { Topic } from '../kinds';
import { outcomePoints } from '../score';
import { othersThan } from '../seats';
import type { Agreement, Draft, Move, Promised, Ryv, View } from '../types';
import { favouritesOf } from './outlook';
import { standingOf } from './worth';

const TOPIC_OF: { readonly [M in Measure['type']]: Topic } = {
  communities: 'communities',
  strong: 'communities',
  leads: 'communities',
  pushed: 'communities',
  calm: 'need',
  needs: 'need',
  links: 'links',
  placed: 'square',
  future: 'power',
  power: 'co-funding',
  licences: 'ai',
  users: 'ai',
  tools: 'ai',
  mitigated: 'ai',
};

/** How often a bot offers something for something. */
const OFFERS = 0.3;
/** What a promise is worth to the one who gets it, and costs the one who gives it. */
const PROMISE_WORTH = { support: 0.8, 'no-block': 0.35, words: 0 } as const;
/** A licence at this price is no favour any more. */
const DEAR_PRICE = 4;
/** How much of a friend's gain a bot counts as its own. */
const FRIENDLY = 0.4;
/** Support must promise this much; otherwise a Block may be better. */
const WORTHWHILE = 0.4;

type Of<K> = Extract<Move, { type: K }>;
export const movesOf = <K extends Move['type']>(legal: BotTurn<Ryv>['legal'], type: K): readonly Of<K>[] =>
  legal.filter((move): move is Of<K> => move.type === type);

/** What another player's success is worth to this one: friends want the same future, leaders are rivals. */
function friendship(view: View, seat: Seat, other: Seat): number {
  const shared = Math.max(...favouritesOf(view, other).map((id) => outcomePoints(view, id, seat)));
  const theirs = standingOf(view, other) - standingOf(view, seat);
  return FRIENDLY * shared - 0.25 * theirs;
}

const dearest = (view: View, seat: Seat, among: readonly Seat[]): Seat | null =>
  among.reduce<Seat | null>(
    (best, other) =>
      best === null || friendship(view, seat, other) > friendship(view, seat, best) ? other : best,
    null,
  );

/** The player whose lead hurts most, and who is least of a friend. */
const mostFeared = (view: View, seat: Seat, among: readonly Seat[]): Seat | null =>
  among.reduce<Seat | null>(
    (worst, other) =>
      worst === null || friendship(view, seat, other) < friendship(view, seat, worst) ? other : worst,
    null,
  );

function topicFor(view: View, seat: Seat): Topic {
  const open = goalsOf(playerAt(view, seat)).find(
    ({ id, of, need }) => !playerAt(view, seat).reached.includes(id) && measure(view, seat, of) < need,
  );
  return open === undefined ? 'power' : TOPIC_OF[open.of.type];
}

/** Shows what it needs, answers offers, perhaps makes one, gives its Support or keeps it for a Block, and is ready. */
export function talk({ seat, view, legal, random }: BotTurn<Ryv>): Move | null {
  const replies = movesOf(legal, 'reply');
  const [offer] = replies;
  if (offer !== undefined) {
    const accepts = isGood(view.agreements.find(({ id }) => id === offer.agreement));
    return (
      replies.find(({ agreement, accept }) => agreement === offer.agreement && accept === accepts) ?? offer
    );
  }
  const begun = movesOf(legal, 'offer');
  if (begun.length > 0) return inReturn(begun, playerAt(view, seat).sheet.draft);
  const { sheet } = playerAt(view, seat);
  const topic = topicFor(view, seat);
  const marked = movesOf(legal, 'mark').find((move) => move.topic === topic);
  if (sheet.topic === null && marked !== undefined) return marked;
  if (sheet.proposals === 0 && random.int(100) < OFFERS * 100) {
    const friend = dearest(view, seat, othersThan(view, seat));
    const offers = movesOf(legal, 'propose').filter(({ to }) => to === friend);
    const kind = random.int(2) === 0 ? 'no-block' : 'support';
    const made = offers.find(({ promise }) => promise.type === kind);
    if (made !== undefined) return made;
  }
  return handOver({ seat, view, legal }) ?? movesOf(legal, 'ready')[0] ?? null;
}

const favour = (promise: Promised): number =>
  promise.type === 'licence'
    ? Math.max(0, 1 - promise.price / DEAR_PRICE) * PROMISE_WORTH.support
    : PROMISE_WORTH[promise.type];

/** Words could mean anything; a bot does not sign what it cannot read, and gives no more than it gets. */
function isGood(offer: Agreement | undefined): boolean {
  if (offer === undefined) return false;
  const { promise, inReturn: back } = offer;
  if (promise.type === 'words' || back?.promise.type === 'words') return false;
  return back === undefined || favour(promise) >= favour(back.promise);
}

/** It asks for the same again, or for nothing if the other cannot give it. */
const inReturn = (begun: readonly Extract<Move, { type: 'offer' }>[], draft: Draft | null): Move | null =>
  begun.find(({ want }) => want !== null && want.type === draft?.promise.type) ?? begun[0] ?? null;

/** Support for the dearest who can have it, Good partners passed over if they are not the one. */
function handOver({ seat, view, legal }: Pick<BotTurn<Ryv>, 'seat' | 'view' | 'legal'>): Move | null {
  const supports = movesOf(legal, 'support');
  const passes = movesOf(legal, 'pass-over');
  const promised = view.agreements.find(
    ({ by, round, status, promise }) =>
      by === seat && round === view.round && status === 'agreed' && promise.type === 'support',
  );
  const friend = promised?.to ?? dearest(view, seat, othersThan(view, seat));
  if (friend === null) return null;
  const chosen = supports.find(({ to }) => to === friend);
  const willing =
    promised !== undefined || view.mode === 'first-play' || friendship(view, seat, friend) > WORTHWHILE;
  if (!willing) return null;
  if (chosen !== undefined) return chosen;
  if (promised !== undefined) return passes[0] ?? null;
  const [anyone] = supports;
  return view.mode === 'first-play'
    ? (anyone ?? null)
    : anyone !== undefined && friendship(view, seat, anyone.to) > WORTHWHILE
      ? anyone
      : null;
}

/** Uses what it was given, then blocks the one it fears, if its hands are free. */
export function settleLeverage({ seat, view, legal }: BotTurn<Ryv>): Move | null {
  const [gift] = movesOf(legal, 'use');
  if (gift !== undefined) return gift;
  const blocks = movesOf(legal, 'block');
  const kept = view.agreements.filter(
    ({ by, round, status, promise }) =>
      by === seat && round === view.round && status === 'agreed' && promise.type === 'no-block',
  );
  const free = blocks.filter(({ to }) => !kept.some((promise) => promise.to === to));
  const feared = mostFeared(
    view,
    seat,
    free.map(({ to }) => to),
  );
  const block = free.find(({ to }) => to === feared);
  return block ?? movesOf(legal, 'done')[0] ?? null;
}
