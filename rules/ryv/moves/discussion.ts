import { change, changeSheet, changeTallies, playerAt, tell } from '../board';
import { openDispute } from '../ballots';
import { WORDS_LENGTH } from '../content/figures';
import {
  breakPromises,
  canStillHold,
  disputable,
  isLawful,
  offersTo,
  promisable,
  propose,
  reply,
  withdrawOffers,
} from '../deals';
import { goodPartners, supportable } from '../leverage';
import { TOPICS } from '../kinds';
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
    if (!supportable(state, seat).includes(to)) return 'why.cannot-support';
    const first = goodPartners(state, seat);
    if (first.length > 0 && !first.includes(to)) return 'why.good-partner-first';
    return isLawful(state, seat, { type: 'support', to }) ? null : 'why.promised';
  },
  apply: (doing, seat, { to }) => {
    breakPromises(doing, seat, { type: 'support', to });
    changeSheet(doing, seat, { supports: to });
    changeTallies(doing, seat, { supported: playerAt(doing.board, seat).tallies.supported + 1 });
    change(doing, { supports: [...doing.board.supports, { from: seat, to }] });
    tell(doing, { type: 'supported', seat, to });
  },
});

export const proposeDeal = rule<'propose'>({
  text: { max: WORDS_LENGTH },
  options: (state, seat) => promisable(state, seat).map((offer) => ({ type: 'propose', ...offer })),
  why: (state, seat) => (promisable(state, seat).length === 0 ? 'why.no-proposals' : null),
  apply: (doing, seat, { to, promise }, { text }) => {
    changeSheet(doing, seat, { proposals: playerAt(doing.board, seat).sheet.proposals + 1 });
    // An agreement in words is nothing without them.
    if (promise.type !== 'words' || text !== '') propose(doing, { by: seat, to, promise, text });
  },
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
