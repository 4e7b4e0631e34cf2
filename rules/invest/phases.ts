import type { Game, Seat } from '../engine/game';
import type { Invest, State } from './types';

const onTurn = ({ turn }: State): readonly Seat[] => [turn];
const holder = ({ disaster }: State): readonly Seat[] => (disaster === null ? [] : [disaster.holder]);
const picker = ({ disaster }: State): readonly Seat[] =>
  disaster === null || disaster.picker === null ? [] : [disaster.picker];

export const phases: Game<Invest>['phases'] = {
  names: { actors: ({ ready }) => ready.flatMap((is, seat) => (is ? [] : [seat])), moves: ['name', 'ready'] },
  keys: { actors: onTurn, moves: ['take-key'] },
  deal: { actors: onTurn, moves: ['draw'] },
  turn: { actors: onTurn, moves: ['start', 'add', 'support', 'shield', 'draw', 'foresee'] },
  hold: { actors: holder, moves: ['hold'] },
  pick: { actors: picker, moves: ['pick'] },
  flip: { actors: holder, moves: ['flip'] },
  coin: { actors: picker, moves: ['toss'] },
  losses: {
    actors: ({ disaster }) => (disaster?.owed ?? []).flatMap((owed, seat) => (owed > 0 ? [seat] : [])),
    moves: ['lose'],
  },
  over: { actors: () => [], moves: [] },
};

export const tasks = { draw: ['draw'], shield: ['shield'] } as const;
