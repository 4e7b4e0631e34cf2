import type { GameBoard, LogEvent, SeatFacts } from '@/components/boards/types';
import type { Translate } from '@/i18n';
import type { DystocraticText } from '@/rules/dystocratic/text/en';
import { ROUNDS } from '@/rules/dystocratic/text/numbers';
import type { Card, Dystocratic, Event, View } from '@/rules/dystocratic/types';
import type { BallotEvent } from '@/rules/engine';

import { reasonOf } from './reasons';

type G = Translate<keyof DystocraticText>;
type Names = readonly string[];

const RULES: { readonly [P in View['phase']]: readonly string[] } = {
  deal: ['3.1', '3.2', '5.1', '5.2', '5.3', '5.4'],
  talk: ['3.3', '3.4', '3.5', '3.6', '4.1', '6.1', '6.2'],
  over: ['7.1', '7.2', '7.3'],
};

const WHISPERS: readonly string[] = ['drew', 'force-card', 'gave-card', 'revealed-hand'];

/** Only while it is new: in the first round, and when votes are first shown. */
function tipOf(view: View, me: number | null, g: G) {
  const tip = (id: 'deal' | 'talk' | 'lock' | 'reveal') => ({
    id: `dystocratic.${id}`,
    text: g(`board.tip.${id}`),
  });
  if (me === null || view.phase === 'over') return null;
  if (view.history.length > 0)
    return view.phase === 'deal' && view.history.length === 1 ? tip('reveal') : null;
  if (view.phase === 'deal') return tip('deal');
  return tip(view.turn === me ? 'lock' : 'talk');
}

function seatOf(view: View, seat: number, g: G): SeatFacts {
  const facts = view.seats[seat];
  if (facts === undefined) return { cards: 0, points: 0, locked: false, badges: [] };
  const { hand, total, locked, silenced, forced } = facts;
  return {
    cards: hand,
    points: view.result?.scores[seat] ?? total,
    locked,
    badges: [
      ...(silenced ? [{ icon: 'mute', label: g('board.silenced') } as const] : []),
      ...(forced !== null
        ? [{ icon: 'force', label: g('points.forced', { vote: g(`vote.${forced}`) }) } as const]
        : []),
    ],
  };
}

export const words: GameBoard<Dystocratic>['words'] = ({ g, t, names }) => ({
  heading: ({ phase, round }) =>
    phase === 'over' ? g('phase.over') : t('table.round', { round, rounds: ROUNDS }),
  rounds: ({ phase, round }) => (phase === 'over' ? null : { now: round, of: ROUNDS }),
  ask: ({ phase }, { name, mine }) =>
    phase === 'deal'
      ? g(mine ? 'board.ask.deal' : 'board.wait.deal', { name })
      : g(mine ? 'board.ask.lock' : 'board.wait.lock', { name }),
  seat: (view, seat) => seatOf(view, seat, g),
  tip: (view, me) => tipOf(view, me, g),
  rules: ({ phase }) => RULES[phase],
  line: (event) => lineOf(event as Event | BallotEvent, g, names),
  reason: (event) => {
    const found = reasonOf(event as Event | BallotEvent);
    return found && { seat: found.seat, text: g(found.reason) };
  },
  concerns: (event, seat) => concerns(event as Event | BallotEvent, seat),
  isWhisper: ({ type }: LogEvent) => WHISPERS.includes(type),
});

/** A card was played on this seat, or taken from it. */
function concerns(event: Event | BallotEvent, seat: number): boolean {
  if (event.type === 'played') return event.target === seat && event.seat !== seat;
  if (event.type === 'gave') return event.from === seat || event.to === seat;
  return event.type === 'silenced' && event.seat === seat;
}

function lineOf(event: Event | BallotEvent, g: G, names: Names): string | null {
  const name = (seat: number) => names[seat] ?? '';
  const card = (id: Card) => g(`card.${id}`);
  switch (event.type) {
    case 'dealt': {
      const { round, dealer, ai } = event;
      return g('log.dealt', { round, dealer: name(dealer), ai: g(`vote.${ai}`) });
    }
    case 'drew':
      return g('log.drew', { seat: name(event.seat), card: card(event.card) });
    case 'played': {
      const { seat, target } = event;
      return event.card === null
        ? g('log.given', { seat: name(seat), target: name(target) })
        : g('log.played', { seat: name(seat), card: card(event.card), target: name(target) });
    }
    case 'force-card':
      return g('log.force-card', { target: name(event.target), card: card(event.card) });
    case 'gave':
      return g(event.empty ? 'log.gave.empty' : 'log.gave', { from: name(event.from), to: name(event.to) });
    case 'gave-card':
      return g('log.gave-card', { from: name(event.from), to: name(event.to), card: card(event.card) });
    case 'revealed-hand':
      return g('log.revealed-hand', {
        from: name(event.from),
        to: name(event.to),
        cards: event.cards.map(card).join(', '),
      });
    case 'silenced':
      return g('log.silenced', { seat: name(event.seat) });
    case 'said':
      return g('log.said', { seat: name(event.seat), claim: g(`claim.${event.claim}`) });
    case 'noted':
      return g('log.noted', { seat: name(event.seat), text: event.text });
    case 'locked':
      return g('log.locked', { seat: name(event.seat) });
    case 'struck':
      return g('log.struck', { seat: name(event.seat) });
    case 'recovered':
      return g('log.recovered', { seat: name(event.seat), by: event.by.map(name).join(', ') });
    case 'scored':
      return scoredLine(event, g, names);
    case 'over':
      return overLine(event, g, names);
  }
}

function scoredLine(event: Event & { type: 'scored' }, g: G, names: Names): string {
  const { round, aiPoints, votes, predictions, points } = event;
  const seats = votes.map((vote, seat) => {
    const prediction = predictions[seat] ?? 'none';
    return g(prediction === 'none' ? 'log.scored.seat' : 'log.scored.predicted', {
      seat: names[seat] ?? '',
      vote: g(`vote.${vote}`),
      prediction: g(`prediction.${prediction}`),
      points: points[seat] ?? 0,
    });
  });
  return [g('log.scored', { round, aiPoints }), ...seats].join('\n');
}

function overLine({ ai, winners }: Event & { type: 'over' }, g: G, names: Names): string {
  return `${g('log.over', { ai })} ${winLine(winners, g, names)}`;
}

export function winLine(winners: readonly (number | 'ai')[], g: G, names: Names): string {
  if (winners.includes('ai')) return g('log.over.ai');
  const who = winners.map((seat) => names[Number(seat)] ?? '').join(', ');
  return g(winners.length > 1 ? 'log.over.winners' : 'log.over.winner', { winners: who });
}
