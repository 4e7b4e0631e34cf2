import type { Seat } from '../engine/game';
import { addPower, change, type Doing, playerAt, tell } from './board';
import { levelOf, relationOf } from './climate';
import { HIGHEST_PRICE, LICENCE_FEE, PENALTY, PROPOSALS } from './content/figures';
import { supportable } from './leverage';
import { othersThan } from './seats';
import type { Agreement, Promised, State } from './types';

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

/** Blocking a Good partner spoils the relation; where the law is moderate that has its price too. */
const spoils = (state: State, seat: Seat, doubtful: Doubtful): readonly Seat[] =>
  doubtful.type === 'block' &&
  levelOf(state, 'legal') === 'moderate' &&
  relationOf(state, seat, doubtful.to) === 'good'
    ? [doubtful.to]
    : [];

/** Strong law lets nobody break a promise it can read; moderate law lets those who can pay. */
export function isLawful(state: State, seat: Seat, doubtful: Doubtful): boolean {
  const broken = brokenBy(state, seat, doubtful).length;
  const legal = levelOf(state, 'legal');
  if (legal === 'strong') return broken === 0;
  const price = PENALTY[legal] * (broken + spoils(state, seat, doubtful).length);
  return playerAt(state, seat).power >= price;
}

const mark = (doing: Doing, id: number, status: Agreement['status']): void =>
  change(doing, {
    agreements: doing.board.agreements.map((each) => (each.id === id ? { ...each, status } : each)),
  });

function pay(doing: Doing, from: Seat, to: Seat, price: number, why: 'penalty' | 'verdict'): number {
  const paid = Math.min(price, playerAt(doing.board, from).power);
  addPower(doing, from, -paid, why);
  addPower(doing, to, paid, why);
  return paid;
}

/** Pays for the promises broken by what follows. */
export function breakPromises(doing: Doing, seat: Seat, doubtful: Doubtful): void {
  const price = PENALTY[levelOf(doing.board, 'legal')];
  for (const to of spoils(doing.board, seat, doubtful)) pay(doing, seat, to, price, 'penalty');
  for (const agreement of brokenBy(doing.board, seat, doubtful)) {
    const paid = pay(doing, seat, agreement.to, price, 'penalty');
    mark(doing, agreement.id, 'broken');
    tell(doing, { type: 'broke', agreement: { ...agreement, status: 'broken' }, paid });
  }
}

const PRICES = Array.from({ length: HIGHEST_PRICE }, (_, at) => LICENCE_FEE + at);

/** What a seat can offer to promise. A promise it could not keep is not offered. */
export function promisable(state: State, seat: Seat): readonly { to: Seat; promise: Promised }[] {
  const { sheet } = playerAt(state, seat);
  if (sheet.ready || sheet.proposals >= PROPOSALS) return [];
  const mine = state.agreements.filter(
    (each) => each.by === seat && each.round === state.round && isOpen(each),
  );
  const promised = (type: Promised['type'], to?: Seat) =>
    mine.some((each) => each.promise.type === type && (to === undefined || each.to === to));
  return othersThan(state, seat).flatMap((to) => {
    const promises: Promised[] = [{ type: 'words' }];
    if (!promised('support') && supportable(state, seat).includes(to)) promises.push({ type: 'support' });
    if (!promised('no-block', to)) promises.push({ type: 'no-block' });
    if (!promised('licence', to))
      promises.push(...PRICES.map((price): Promised => ({ type: 'licence', price })));
    return promises.map((promise) => ({ to, promise }));
  });
}

export function propose(
  doing: Doing,
  { by, to, promise, text }: Pick<Agreement, 'by' | 'to' | 'promise' | 'text'>,
): void {
  const { agreements, round } = doing.board;
  const agreement: Agreement = { id: agreements.length, round, by, to, promise, text, status: 'offered' };
  change(doing, { agreements: [...agreements, agreement] });
  tell(doing, { type: 'proposed', seat: by, to, promise, text });
}

/** Offers waiting for this seat's word. */
export const offersTo = (state: State, seat: Seat): readonly Agreement[] =>
  state.agreements.filter(({ to, status }) => to === seat && status === 'offered');

/** An offer of Support that has gone elsewhere can only be declined. */
export const canStillHold = (state: State, { by, to, promise }: Agreement): boolean =>
  promise.type !== 'support' || supportable(state, by).includes(to);

export function reply(doing: Doing, id: number, accept: boolean): void {
  const status = accept ? 'agreed' : 'declined';
  mark(doing, id, status);
  const agreement = doing.board.agreements.find((each) => each.id === id);
  if (agreement !== undefined) tell(doing, { type: 'replied', agreement });
}

/** Whoever is ready takes back what nobody has accepted. */
export const withdrawOffers = (doing: Doing, seat: Seat): void =>
  change(doing, {
    agreements: doing.board.agreements.map((each) =>
      each.by === seat && each.status === 'offered' ? { ...each, status: 'declined' } : each,
    ),
  });

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
          heard !== state.round,
      );

export function judge(doing: Doing, votes: { readonly broken: number; readonly kept: number }): void {
  const { dispute, agreements, round } = doing.board;
  const agreement = agreements.find(({ id }) => id === dispute?.agreement);
  if (dispute === null || agreement === undefined) return;
  const isBroken = votes.broken > votes.kept;
  const price = isBroken ? PENALTY[levelOf(doing.board, 'legal')] : 0;
  const paid = pay(doing, agreement.by, agreement.to, price, 'verdict');
  const status = isBroken ? 'broken' : 'kept';
  const judged: Agreement = { ...agreement, status, heard: round };
  change(doing, { agreements: agreements.map((each) => (each.id === judged.id ? judged : each)) });
  tell(doing, { type: 'verdict', agreement: judged, ...votes, paid });
}
