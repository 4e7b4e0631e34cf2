import type { Seat } from '../../engine/game';
import { change, changeSheet, playerAt, tell } from '../board';
import { openDispute } from '../ballots';
import { MORE_TIMES, WORDS_LENGTH } from '../content/figures';
import {
  breakPromises,
  canStillHold,
  disputable,
  endTalk,
  isLawful,
  makeOffer,
  offersTo,
  promisable,
  reply,
  wantable,
  withdrawOffers,
} from '../deals';
import { giveSupport, goodPartners, isInVain, supportable } from '../leverage';
import { TOPICS } from '../kinds';
import { seatsFrom } from '../seats';
import type { State } from '../types';
import { rule } from './rule';

const isTalking = (state: Parameters<typeof playerAt>[0], seat: number): boolean =>
  !playerAt(state, seat).sheet.ready;

export const mark = rule<'mark'>({
  options: (state, seat) =>
    isTalking(state, seat)
      ? TOPICS.filter((topic) => topic !== playerAt(state, seat).sheet.topic).map((topic) => ({
          type: 'mark',
          topic,
        }))
      : [],
  apply: (doing, seat, { topic }) => {
    changeSheet(doing, seat, { topic });
    tell(doing, { type: 'marked', seat, topic });
  },
});

export const passOver = rule<'pass-over'>({
  options: (state, seat) =>
    isTalking(state, seat)
      ? goodPartners(state, seat).map((partner) => ({ type: 'pass-over', partner }))
      : [],
  apply: (doing, seat, { partner }) => {
    const { passedOver } = playerAt(doing.board, seat).sheet;
    changeSheet(doing, seat, { passedOver: [...passedOver, partner] });
    tell(doing, { type: 'passed-over', seat, partner });
  },
});

export const support = rule<'support'>({
  options: (state, seat) => {
    if (!isTalking(state, seat)) return [];
    const first = goodPartners(state, seat);
    return (first.length > 0 ? first : supportable(state, seat))
      .filter((to) => isLawful(state, seat, { type: 'support', to }))
      .map((to) => ({ type: 'support', to }));
  },
  why: (state, seat, { to }) => {
    if (typeof to !== 'number' || to === seat || state.players[to] === undefined) return 'why.not-yourself';
    if (playerAt(state, seat).sheet.supports !== null) return 'why.support-given';
    if (isInVain(state, seat, to)) return 'why.no-ai-there';
    if (!supportable(state, seat).includes(to)) return 'why.cannot-support';
    const first = goodPartners(state, seat);
    if (first.length > 0 && !first.includes(to)) return 'why.good-partner-first';
    return isLawful(state, seat, { type: 'support', to }) ? null : 'why.promised';
  },
  apply: (doing, seat, { to }) => {
    breakPromises(doing, seat, { type: 'support', to });
    giveSupport(doing, seat, to);
  },
});

export const proposeDeal = rule<'propose'>({
  text: { max: WORDS_LENGTH },
  options: (state, seat) => promisable(state, seat).map((offer) => ({ type: 'propose', ...offer })),
  why: (state, seat) => (promisable(state, seat).length === 0 ? 'why.no-proposals' : null),
  apply: (doing, seat, { to, promise }, { text }) => {
    // A promise in words is nothing without them.
    if (promise.type !== 'words' || text !== '') changeSheet(doing, seat, { draft: { to, promise, text } });
  },
});

export const offerDeal = rule<'offer'>({
  text: { max: WORDS_LENGTH },
  options: (state, seat) => wantable(state, seat).map((want) => ({ type: 'offer', want })),
  apply: (doing, seat, { want }, { text }) => {
    if (want?.type === 'words' && text === '') return;
    makeOffer(doing, seat, want === null ? null : { promise: want, text });
  },
});

export const withdraw = rule<'withdraw'>({
  options: (state, seat) => (wantable(state, seat).length > 0 ? [{ type: 'withdraw' }] : []),
  apply: (doing, seat) => changeSheet(doing, seat, { draft: null }),
});

export const replyToDeal = rule<'reply'>({
  options: (state, seat) =>
    offersTo(state, seat).flatMap((offer) => [
      ...(canStillHold(state, offer) ? [{ type: 'reply' as const, agreement: offer.id, accept: true }] : []),
      { type: 'reply' as const, agreement: offer.id, accept: false },
    ]),
  apply: (doing, _seat, { agreement, accept }) => reply(doing, agreement, accept),
});

export const disputeDeal = rule<'dispute'>({
  options: (state, seat) => disputable(state, seat).map(({ id }) => ({ type: 'dispute', agreement: id })),
  apply: (doing, seat, { agreement: id }) => {
    const { board } = doing;
    const agreement = board.agreements.find((each) => each.id === id);
    if (agreement === undefined) return;
    tell(doing, { type: 'disputed', seat, agreement });
    change(doing, {
      ballot: openDispute(board, agreement),
      dispute: { agreement: id, by: seat, back: board.phase },
      phase: 'dispute',
    });
  },
});

export const ready = rule<'ready'>({
  options: (state, seat) =>
    isTalking(state, seat) && isLawful(state, seat, { type: 'ready' }) ? [{ type: 'ready' }] : [],
  why: (state, seat) =>
    isTalking(state, seat) && !isLawful(state, seat, { type: 'ready' }) ? 'why.promised' : null,
  apply: (doing, seat) => {
    breakPromises(doing, seat, { type: 'ready' });
    withdrawOffers(doing, seat);
    changeSheet(doing, seat, { ready: true });
    tell(doing, { type: 'readied', seat });
  },
});

const hasClock = ({ phase, options, players }: State, seat: Seat): boolean =>
  phase === 'discuss' && options.discussionTimer > 0 && players[seat] !== undefined;

/** The clock is out: the talk ends for all. */
export const ring = rule<'ring'>({
  options: (state, seat) => (hasClock(state, seat) ? [{ type: 'ring' }] : []),
  apply: (doing) => {
    tell(doing, { type: 'rang' });
    for (const seat of seatsFrom(doing.board, doing.board.first))
      if (isTalking(doing.board, seat)) endTalk(doing, seat);
  },
});

export const moreTime = rule<'more-time'>({
  options: (state, seat) =>
    hasClock(state, seat) && state.moreTime < MORE_TIMES ? [{ type: 'more-time' }] : [],
  apply: (doing, seat) => {
    change(doing, { moreTime: doing.board.moreTime + 1 });
    tell(doing, { type: 'more-time', seat });
  },
});
