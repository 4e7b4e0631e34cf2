import type { Seat } from '../engine/game';
import { addPower, change, changeSheet, type Doing, playerAt, tell } from './board';
import { levelOf, relationOf } from './climate';
import { LICENCE_FEE, PENALTY, PROMISED_PRICES, PROPOSALS, SPOIL_PRICE } from './content/figures';
import { blockable, giveSupport, supportable } from './leverage';
import { othersThan } from './seats';
import type { Agreement, Board, Cost, Promised, Side, State } from './types';

const isOpen = ({ status }: Agreement): boolean => status === 'offered' || status === 'agreed';

/** What this seat promised in this round and is held to. */
const bindings = (state: State, seat: Seat, type: Promised['type']): readonly Agreement[] =>
  state.agreements.filter(
    ({ by, round, status, promise }) =>
      by === seat && round === state.round && status === 'agreed' && promise.type === type,
  );

/** What a seat is about to do that a promise may forbid. */
export type Doubtful =
  | { readonly type: 'support' | 'block'; readonly to: Seat }
  | { readonly type: 'ready' }
  | { readonly type: 'refuse'; readonly from: Seat; readonly price: number };

/** Promises that would be broken by it. */
function brokenBy(state: State, seat: Seat, doubtful: Doubtful): readonly Agreement[] {
  switch (doubtful.type) {
    case 'support':
      return bindings(state, seat, 'support').filter(({ to }) => to !== doubtful.to);
    case 'ready':
      return bindings(state, seat, 'support').filter(({ to }) => playerAt(state, seat).sheet.supports !== to);
    case 'block':
      return bindings(state, seat, 'no-block').filter(({ to }) => to === doubtful.to);
    case 'refuse':
      return bindings(state, seat, 'licence').filter(
        ({ to, promise }) =>
          to === doubtful.from && promise.type === 'licence' && promise.price <= doubtful.price,
      );
  }
}

/** Blocking a Good partner spoils the relation; where the law has a say that has its price too. */
const spoils = (state: State, seat: Seat, doubtful: Doubtful): readonly Seat[] =>
  doubtful.type === 'block' &&
  levelOf(state, 'legal') !== 'weak' &&
  relationOf(state, seat, doubtful.to) === 'good'
    ? [doubtful.to]
    : [];

/** Power that it costs. Strong law does not let it come so far, unless a Good partner is Blocked. */
const priceOf = (state: State, seat: Seat, doubtful: Doubtful): number =>
  PENALTY[levelOf(state, 'legal')] * brokenBy(state, seat, doubtful).length +
  SPOIL_PRICE * spoils(state, seat, doubtful).length;

/** Strong law lets nobody break a promise it can read; moderate law lets those who can pay. */
export const isLawful = (state: State, seat: Seat, doubtful: Doubtful): boolean =>
  (levelOf(state, 'legal') !== 'strong' || brokenBy(state, seat, doubtful).length === 0) &&
  playerAt(state, seat).power >= priceOf(state, seat, doubtful);

/** What this player's moves would cost, for screens to say before they are made. */
export function costsOf(state: State, seat: Seat): readonly Cost[] {
  const cost = (move: Cost['move'], to: Seat | null, doubtful: Doubtful): readonly Cost[] => {
    const power = isLawful(state, seat, doubtful) ? priceOf(state, seat, doubtful) : 0;
    return power === 0 ? [] : [{ move, to, power }];
  };
  const [task] = state.tasks;
  if (task?.type === 'answer' && task.seat === seat) {
    const { from, price } = task;
    return cost('refuse', from, { type: 'refuse', from, price });
  }
  if (task !== undefined) return [];
  if (state.phase === 'leverage' && state.turn === seat)
    return blockable(state, seat).flatMap((to) => cost('block', to, { type: 'block', to }));
  if (state.phase !== 'discuss' || playerAt(state, seat).sheet.ready) return [];
  return [
    ...cost('ready', null, { type: 'ready' }),
    ...supportable(state, seat).flatMap((to) => cost('support', to, { type: 'support', to })),
  ];
}

const mark = (doing: Doing, id: number, status: Agreement['status']): void =>
  change(doing, {
    agreements: doing.board.agreements.map((each) => (each.id === id ? { ...each, status } : each)),
  });

/** A promise is broken; whoever promised something for it is free. */
function markBroken(doing: Doing, { id, other }: Agreement): void {
  mark(doing, id, 'broken');
  const freed = doing.board.agreements.find((each) => each.id === other);
  if (freed?.status === 'agreed' || freed?.status === 'kept') mark(doing, freed.id, 'freed');
}

function pay(doing: Doing, from: Seat, to: Seat, price: number, why: 'penalty' | 'verdict'): number {
  const paid = Math.min(price, playerAt(doing.board, from).power);
  addPower(doing, from, -paid, why);
  addPower(doing, to, paid, why);
  return paid;
}

/** Pays for the promises broken by what follows. */
export function breakPromises(doing: Doing, seat: Seat, doubtful: Doubtful): void {
  const price = PENALTY[levelOf(doing.board, 'legal')];
  for (const to of spoils(doing.board, seat, doubtful)) pay(doing, seat, to, SPOIL_PRICE, 'penalty');
  for (const agreement of brokenBy(doing.board, seat, doubtful)) {
    const paid = pay(doing, seat, agreement.to, price, 'penalty');
    markBroken(doing, agreement);
    tell(doing, { type: 'broke', agreement: { ...agreement, status: 'broken' }, paid });
  }
}

const pricesFor = ({ players }: Board, buyer: Seat): readonly number[] =>
  Array.from(
    {
      length: Math.min(Math.max(PROMISED_PRICES.least, players[buyer]?.power ?? 0), PROMISED_PRICES.most),
    },
    (_, at): number => LICENCE_FEE + at,
  );

/** What `by` could promise `to`. A promise that could not be kept is not among it. */
function promisesTo(state: State, by: Seat, to: Seat): readonly Promised[] {
  const open = state.agreements.filter(
    (each) => each.by === by && each.round === state.round && isOpen(each),
  );
  const promised = (type: Promised['type'], only?: Seat) =>
    open.some((each) => each.promise.type === type && (only === undefined || each.to === only));
  return [
    { type: 'words' },
    ...(!promised('support') && supportable(state, by).includes(to) ? [{ type: 'support' } as const] : []),
    ...(!promised('no-block', to) ? [{ type: 'no-block' } as const] : []),
    ...(!promised('licence', to)
      ? pricesFor(state, to).map((price): Promised => ({ type: 'licence', price }))
      : []),
  ];
}

/** What a seat can offer to promise. */
export function promisable(state: State, seat: Seat): readonly { to: Seat; promise: Promised }[] {
  const { sheet } = playerAt(state, seat);
  if (sheet.ready || sheet.draft !== null || sheet.proposals >= PROPOSALS) return [];
  return othersThan(state, seat).flatMap((to) =>
    promisesTo(state, seat, to).map((promise) => ({ to, promise })),
  );
}

/** What the one that an offer is for could give in return. */
export function wantable(state: State, seat: Seat): readonly (Promised | null)[] {
  const { draft, ready } = playerAt(state, seat).sheet;
  return draft === null || ready ? [] : [null, ...promisesTo(state, draft.to, seat)];
}

export function makeOffer(doing: Doing, seat: Seat, inReturn: Side | null): void {
  const { draft, proposals } = playerAt(doing.board, seat).sheet;
  if (draft === null) return;
  changeSheet(doing, seat, { draft: null, proposals: proposals + 1 });
  const { agreements, round } = doing.board;
  const offered = { ...draft, ...(inReturn === null ? {} : { inReturn }) };
  const agreement: Agreement = { id: agreements.length, round, by: seat, ...offered, status: 'offered' };
  change(doing, { agreements: [...agreements, agreement] });
  tell(doing, { type: 'proposed', seat, ...offered });
}

/** Offers waiting for this seat's word. */
export const offersTo = (state: State, seat: Seat): readonly Agreement[] =>
  state.agreements.filter(({ to, status }) => to === seat && status === 'offered');

/** An offer of Support that has gone elsewhere, or been promised elsewhere meanwhile, can only be declined. */
export function canStillHold(state: State, { by, to, promise, inReturn }: Agreement): boolean {
  const holds = (from: Seat, other: Seat, side: Promised | undefined) =>
    side?.type !== 'support' ||
    (supportable(state, from).includes(other) && bindings(state, from, 'support').length === 0);
  return holds(by, to, promise) && holds(to, by, inReturn?.promise);
}

export function reply(doing: Doing, id: number, accept: boolean): void {
  const offered = doing.board.agreements.find((each) => each.id === id);
  if (offered === undefined) return;
  mark(doing, id, accept ? 'agreed' : 'declined');
  if (accept && offered.inReturn !== undefined) bindBoth(doing, offered, offered.inReturn);
  const agreement = doing.board.agreements.find((each) => each.id === id);
  if (agreement !== undefined) tell(doing, { type: 'replied', agreement });
}

/** What was asked in return becomes a promise of its own, tied to the first. */
function bindBoth(doing: Doing, { id, round, by, to }: Agreement, side: Side): void {
  const { agreements } = doing.board;
  const back: Agreement = {
    ...side,
    id: agreements.length,
    round,
    by: to,
    to: by,
    other: id,
    status: 'agreed',
  };
  change(doing, {
    agreements: [...agreements.map((each) => (each.id === id ? { ...each, other: back.id } : each)), back],
  });
}

/** Whoever is ready takes back what nobody has accepted. */
export function withdrawOffers(doing: Doing, seat: Seat): void {
  changeSheet(doing, seat, { draft: null });
  change(doing, {
    agreements: doing.board.agreements.map((each) =>
      each.by === seat && each.status === 'offered' ? { ...each, status: 'declined' } : each,
    ),
  });
}

/** The clock ends the talk for this seat. Strong law hands over the Support that was promised. */
export function endTalk(doing: Doing, seat: Seat): void {
  const [promised] = bindings(doing.board, seat, 'support');
  const isDue = promised !== undefined && levelOf(doing.board, 'legal') === 'strong';
  if (isDue && supportable(doing.board, seat).includes(promised.to)) giveSupport(doing, seat, promised.to);
  breakPromises(doing, seat, { type: 'ready' });
  withdrawOffers(doing, seat);
  changeSheet(doing, seat, { ready: true });
}

/** Each promise is heard once a round, and once more before the final score. */
export const hearingOf = ({ round, queue, phase }: State): number =>
  phase === 'future' && queue[0]?.type === 'last-word' ? round + 1 : round;

/**
 * Agreements in words that promised this seat something, and which it can bring before the others, where the law gives
 * that a meaning. A promise that was not broken goes on, and can be broken later.
 */
export const disputable = (state: State, seat: Seat): readonly Agreement[] =>
  levelOf(state, 'legal') === 'weak'
    ? []
    : state.agreements.filter(
        ({ to, status, promise, heard }) =>
          to === seat &&
          promise.type === 'words' &&
          (status === 'agreed' || status === 'kept') &&
          heard !== hearingOf(state),
      );

/** The state is the one before the vote: its phase says which hearing it was. */
export function judge(doing: Doing, votes: { readonly broken: number; readonly kept: number }): void {
  const { dispute, agreements } = doing.board;
  const agreement = agreements.find(({ id }) => id === dispute?.agreement);
  if (dispute === null || agreement === undefined) return;
  const isBroken = votes.broken > votes.kept;
  const price = isBroken ? PENALTY[levelOf(doing.board, 'legal')] : 0;
  const paid = pay(doing, agreement.by, agreement.to, price, 'verdict');
  const heard = hearingOf({ ...doing.board, phase: dispute.back });
  const status = isBroken ? 'broken' : 'kept';
  const judged: Agreement = { ...agreement, status, heard };
  change(doing, { agreements: agreements.map((each) => (each.id === judged.id ? judged : each)) });
  if (isBroken) markBroken(doing, judged);
  tell(doing, { type: 'verdict', agreement: judged, ...votes, paid });
}
