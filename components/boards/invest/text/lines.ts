import { projectOf } from '@/rules/invest/text/cards';
import type { Event } from '@/rules/invest/types';

import { cardName, type G, titled } from './cardWords';

type Names = readonly string[];
type Of<T extends Event['type']> = Extract<Event, { type: T }>;

/** One line of the log for each event. */
export function lineOf(event: Event, g: G, names: Names): string | null {
  const name = (seat: number) => names[seat] ?? '';
  const all = (seats: readonly number[]) => seats.map(name).join(', ');
  switch (event.type) {
    case 'named': {
      const hazard = g(`hazard.${event.hazard}`);
      return event.text === ''
        ? g('log.named.default', { hazard })
        : g('log.named', { seat: name(event.seat), hazard, text: event.text });
    }
    case 'readied':
      return g('log.readied', { seat: name(event.seat) });
    case 'took-key':
      return g('log.took-key', { seat: name(event.seat), sector: g(`sector.${event.sector}`) });
    case 'drew':
      return event.card === null
        ? g('log.drew.hidden', { seat: name(event.seat), sector: g(`sector.${event.sector}`) })
        : g('log.drew', { seat: name(event.seat), card: cardName(g, event.card) });
    case 'drew-card':
      return g('log.drew-card', { seat: name(event.seat), card: cardName(g, event.card) });
    case 'opened':
      return g('log.opened');
    case 'round':
      return g('log.round', { round: event.round, first: name(event.first) });
    case 'started':
      return startedLine(event, g, name(event.seat));
    case 'invested':
      return investedLine(event, g, name(event.seat));
    case 'completed': {
      const card = cardName(g, event.card);
      return projectOf(event.card).investors === null
        ? g('log.completed', { card, owner: name(event.owner) })
        : g('log.completed.group', { card, investors: all(event.investors) });
    }
    case 'shielded':
      return g('log.shielded', { seat: name(event.seat), hazard: titled(g, event.hazard, event.called) });
    case 'foresaw':
      return g('log.foresaw', { seat: name(event.seat) });
    case 'foresaw-cards':
      return g('log.foresaw-cards', {
        seat: name(event.seat),
        cards: event.cards.map((card, at) => titled(g, card, event.called[at] ?? '')).join(', '),
      });
    case 'held':
      return g('log.held', { seat: name(event.seat), count: event.count, picker: name(event.picker) });
    case 'picked':
      return g('log.picked', { seat: name(event.seat), number: event.number });
    case 'flipped':
      return flippedLine(event, g, name(event.seat));
    case 'tossed':
      return tossedLine(event, g, names);
    case 'lost': {
      const of = { seat: name(event.seat), card: cardName(g, event.card), investors: all(event.investors) };
      return g(event.investors.length > 0 ? 'log.lost.group' : 'log.lost', of);
    }
    case 'cleared':
      return g('log.cleared', { round: event.round });
    case 'over':
      return overLine(event, g, names);
  }
}

function startedLine({ card, reason }: Of<'started'>, g: G, seat: string): string {
  return g(reason === '' ? 'log.started' : 'log.started.reason', { seat, card: cardName(g, card), reason });
}

function investedLine({ card, tokens, reason }: Of<'invested'>, g: G, seat: string): string {
  const { cost } = projectOf(card);
  return g(reason === '' ? 'log.invested' : 'log.invested.reason', {
    seat,
    card: cardName(g, card),
    tokens,
    cost,
    reason,
  });
}

function flippedLine({ card, number, called }: Of<'flipped'>, g: G, seat: string): string {
  if (card === 'good-year' || card === 'unknown') return g(`log.flipped.${card}`, { seat, number });
  return g('log.flipped', { seat, number, card: titled(g, card, called) });
}

function tossedLine({ coin, level, hits }: Of<'tossed'>, g: G, names: Names): string {
  const seats = hits.map(({ cardShields, sheetShields, loses }, seat) => {
    const shields = cardShields + sheetShields;
    return shields >= level
      ? g('log.tossed.safe', { seat: names[seat] ?? '' })
      : g('log.tossed.seat', { seat: names[seat] ?? '', level, shields, loses });
  });
  return [g('log.tossed', { coin: g(`board.coin.${coin}`), level }), ...seats].join('\n');
}

function overLine({ parts, winners, tableTotal }: Of<'over'>, g: G, names: Names): string {
  const seats = parts.map(({ points, times, total }, seat) =>
    g('log.over.seat', { seat: names[seat] ?? '', points, times, total }),
  );
  return [g('log.over', { tableTotal }), ...seats, winLine(winners, g, names)].join('\n');
}

export function winLine(winners: readonly number[], g: G, names: Names): string {
  const who = winners.map((seat) => names[seat] ?? '').join(', ');
  return g(winners.length > 1 ? 'log.over.winners' : 'log.over.winner', { winners: who });
}
