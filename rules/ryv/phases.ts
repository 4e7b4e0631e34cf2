import type { Game, Seat } from '../engine/game';
import { playerAt } from './board';
import { offersTo } from './deals';
import type { Ryv, State } from './types';

const everyone = ({ players }: State): readonly Seat[] => players.map((_, seat) => seat);
const inTurn = ({ turn }: State): readonly Seat[] => [turn];
/** Whoever is ready is left in peace, but can still answer an offer. */
const stillTalking = (state: State): readonly Seat[] =>
  everyone(state).filter((seat) => !playerAt(state, seat).sheet.ready || offersTo(state, seat).length > 0);
const nobody = (): readonly Seat[] => [];

/** Whoever was promised something can always say that it was broken. */
const ANY_TIME = ['dispute'] as const;

export const phases: Game<Ryv>['phases'] = {
  opening: { actors: everyone, moves: ['step'] },
  discuss: {
    actors: stillTalking,
    moves: ['mark', 'pass-over', 'support', 'propose', 'offer', 'withdraw', 'reply', 'ready'],
    aside: ['more-time', 'ring', ...ANY_TIME],
  },
  leverage: { actors: inTurn, moves: ['use', 'block', 'done'], aside: ANY_TIME },
  /** Only the ballot is open. */
  dispute: { actors: nobody, moves: [] },
  market: { actors: inTurn, moves: ['research', 'license', 'ask', 'pass'], aside: ANY_TIME },
  action: { actors: inTurn, moves: ['act', 'pass'], aside: ANY_TIME },
  developments: { actors: everyone, moves: ['step'], aside: ANY_TIME },
  government: { actors: everyone, moves: ['step'], aside: ANY_TIME },
  future: { actors: everyone, moves: ['step'], aside: ANY_TIME },
  over: { actors: nobody, moves: [] },
};

const A_PLACE = ['put', 'skip'] as const;

export const tasks = {
  begin: A_PLACE,
  keep: ['keep'],
  'license-now': ['license', 'ask', 'not-now'],
  answer: ['answer'],
  deed: A_PLACE,
  aim: A_PLACE,
  social: A_PLACE,
  advocate: A_PLACE,
  strengthen: A_PLACE,
  speak: A_PLACE,
  check: ['pay', 'drop'],
  assuage: ['assuage', 'enough'],
  amends: ['amends', 'enough'],
  future: A_PLACE,
} as const satisfies { readonly [T in State['tasks'][number]['type']]: Game<Ryv>['phases']['over']['moves'] };
