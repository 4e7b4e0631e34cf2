import type { Random } from '../../engine/random';
import type { Move, Policy } from '../types';
import { newestOf } from '../board';
import { policyOf, PROMISES_A_PERIOD } from '../content';
import { missing, wishList } from './funding';
import type { Outlook } from './worth';

/** Out of ten talks, in how many a bot writes something down. */
const TALKATIVE = 4;
const OFFER = 2;
const ASKED = 2;

type Talk = { readonly view: Outlook; readonly legal: readonly Move[]; readonly random: Random };

/** Offers Funds later for help now, or says which Plan it will help now. Then it is ready. */
export function talk({ view, legal, random }: Talk, mine: readonly Policy[]): Move | null {
  return word({ view, legal, random }, mine) ?? ready(legal);
}

const ready = (legal: readonly Move[]): Move | null => legal.find(({ type }) => type === 'ready') ?? null;

function word({ view, legal, random }: Talk, mine: readonly Policy[]): Move | null {
  const fresh = view.policies.filter(
    ({ policy, pledgesLeft, funds }) =>
      mine.includes(policy) && pledgesLeft === PROMISES_A_PERIOD && funds > ASKED,
  );
  const speaker = fresh[random.int(fresh.length)];
  if (speaker === undefined || random.int(10) >= TALKATIVE) return null;
  const plan = newestOf(view, speaker.policy);
  const needs = view.board.some((placed) => placed.plan === plan && missing(placed) >= ASKED);
  return needs ? offer(view, legal, speaker.policy) : help(view, legal, speaker.policy);
}

/** To the richest Policy of another player. An offer for later is worth something only in return. */
function offer(view: Outlook, legal: readonly Move[], by: Policy): Move | null {
  const offers = legal.filter(
    (move) =>
      move.type === 'promise' &&
      move.form === 'next' &&
      move.by === by &&
      move.amount === OFFER &&
      move.asks === ASKED,
  );
  const funds = (move: Move) =>
    view.policies.find(({ policy }) => move.type === 'promise' && policy === move.to)?.funds ?? 0;
  return offers.reduce<Move | null>(
    (rich, each) => (rich === null || funds(each) > funds(rich) ? each : rich),
    null,
  );
}

function help(view: Outlook, legal: readonly Move[], by: Policy): Move | null {
  const wish = wishList(view).find((placed) => missing(placed) >= OFFER && policyOf(placed.plan) !== by);
  return (
    legal.find(
      (move) =>
        move.type === 'promise' &&
        move.form === 'now' &&
        move.by === by &&
        move.plan === wish?.plan &&
        move.amount === OFFER &&
        move.asks === 0,
    ) ?? null
  );
}
