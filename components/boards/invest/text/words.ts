import type { GameBoard, LogEvent, SeatFacts } from '@/components/boards/types';
import { BUDGET, FIRST_HAND } from '@/rules/invest/text/numbers';
import type { Event, Invest, Sector, View } from '@/rules/invest/types';

import { cardName, type G } from './cardWords';
import { lineOf } from './lines';
import { reasonOf } from './reasons';

const DISASTER_RULES = ['7.1', '7.2', '7.3', '7.4', '7.5', '7.6', '8.1', '8.2', '8.3'];

const RULES: { readonly [P in View['phase']]: readonly string[] } = {
  names: ['2.3'],
  keys: ['2.4', '2.5', '2.6', '10.2', '10.3'],
  deal: ['2.7', '2.8', '4.3', '10.2', '10.3'],
  turn: ['3.1', '3.3', '3.4', '3.5', '3.6', '3.7', '4.1', '4.2', '4.3', '4.4', '5.1', '5.2'],
  hold: DISASTER_RULES,
  pick: DISASTER_RULES,
  flip: DISASTER_RULES,
  coin: DISASTER_RULES,
  losses: ['7.5', '7.6', '8.1', '8.2', '8.3', '9.1', '9.2', '9.3'],
  over: ['10.1', '10.2', '10.3', '10.4', '10.5'],
};

const WHISPERS: readonly string[] = ['drew-card', 'foresaw-cards'] satisfies readonly Event['type'][];

type TipId = 'names' | 'keys' | 'deal' | 'turn' | 'place' | 'group' | 'protect' | 'disaster' | 'losses';

/** A rule is taught when its moment first comes; each is shown once on a phone. */
function tipId(view: View, me: number): TipId | null {
  const mine = view.seats[me];
  switch (view.phase) {
    case 'names':
      return null;
    case 'keys':
    case 'deal':
    case 'losses':
      return view.phase;
    case 'turn':
      if (mine === undefined || view.turn !== me) return null;
      if (view.round > 1) return null;
      if (mine.tokens === BUDGET) return 'place';
      if (mine.tokens === BUDGET - 1) return 'turn';
      return mine.tokens === BUDGET - 2 ? 'group' : mine.tokens === 2 ? 'protect' : null;
    case 'hold':
    case 'pick':
    case 'flip':
    case 'coin':
      return 'disaster';
    case 'over':
      return null;
  }
}

function askOf(view: View, { name, mine }: { name: string; mine: boolean }, g: G): string {
  const { phase, task } = view;
  if (phase === 'over') return g('phase.over');
  if (task !== null) {
    const card = cardName(g, task.card);
    return mine ? g(`ask.${task.type}`, { name, card }) : g(`wait.${task.type}`, { name });
  }
  if (!mine) return g(`wait.${phase}`, { name });
  const turn = view.turn === null ? undefined : view.seats[view.turn];
  if (phase === 'deal') return g('ask.deal', { name, count: FIRST_HAND - (turn?.hand.length ?? 0) });
  if (phase === 'turn')
    return g(view.round === 1 && turn?.tokens === BUDGET ? 'ask.turn.first' : 'ask.turn', { name });
  if (phase === 'losses') {
    const owed = view.disaster?.owed.filter((count) => count > 0) ?? [];
    const [count = 0] = owed;
    return owed.length > 1 ? g('ask.losses.some') : g('ask.losses', { name, count });
  }
  return g(`ask.${phase}`, { name });
}

const keyLabel = (g: G, key: Sector, isFirst: boolean): string =>
  [g('board.key', { sector: g(`sector.${key}`) }), ...(isFirst ? [g('board.first')] : [])].join(', ');

function seatOf(view: View, seat: number, g: G): SeatFacts {
  const of = view.seats[seat];
  if (of === undefined) return { cards: 0, points: 0, locked: false, badges: [] };
  return {
    cards: of.hand.length,
    points: of.score.total,
    locked: view.phase === 'names' && of.ready,
    badges: of.key === null ? [] : [{ icon: 'key', label: keyLabel(g, of.key, view.first === seat) }],
  };
}

/** Cards are in hand and matter: only who holds the phone looks. */
const SECRET: readonly View['phase'][] = ['deal', 'turn'];

export const words: GameBoard<Invest>['words'] = ({ g: say, names }) => {
  const g = say as G;
  return {
    heading: ({ phase, round, rounds }) =>
      phase === 'over'
        ? g('phase.over')
        : phase === 'names' || phase === 'keys' || phase === 'deal'
          ? g('heading.start')
          : g('heading.round', { round, rounds }),
    rounds: ({ phase, round, rounds }) => (phase === 'over' ? null : { now: round, of: rounds }),
    ask: (view, of) => askOf(view, of, g),
    seat: (view, seat) => seatOf(view, seat, g),
    tip: (view, me) => {
      const id = me === null ? null : tipId(view, me);
      return id === null ? null : { id: `invest.${id}`, text: g(`tip.${id}`) };
    },
    isOpenStep: ({ phase }) => !SECRET.includes(phase),
    rules: ({ phase }) => RULES[phase],
    line: (event) => lineOf(event as Event, g, names),
    reason: (event) => {
      const found = reasonOf(event as Event);
      return found && { seat: found.seat, text: g(found.reason) };
    },
    isWhisper: ({ type }: LogEvent) => WHISPERS.includes(type),
  };
};
