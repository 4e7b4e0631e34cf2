import type { Game } from '../engine/game';
import { replaceAt, toAll } from '../engine/lists';
import { whyNotTakeKey } from './legality';
import { HAZARDS, NAME_LENGTH } from './numbers';
import { firstSeat, seatAfter } from './rounds';
import type { Invest, State } from './types';

/** Before the first card: the table names its disasters and draws its key sectors. */
export const openingMoves: Pick<Game<Invest>['moves'], 'name' | 'ready' | 'take-key'> = {
  name: {
    text: { max: NAME_LENGTH },
    options: () => HAZARDS.map((hazard) => ({ type: 'name', hazard })),
    apply: (state, seat, { hazard }, { text }) => ({
      state: {
        ...state,
        names: { ...state.names, [hazard]: text },
        // Whoever agreed, agreed to other names.
        ready: state.names[hazard] === text ? state.ready : state.ready.map(() => false),
      },
      events: [toAll({ type: 'named', seat, hazard, text })],
    }),
  },

  ready: {
    options: () => [{ type: 'ready' }],
    apply: (state, seat) => {
      const ready = replaceAt(state.ready, seat, true);
      return {
        state: { ...state, ready, phase: ready.every(Boolean) ? 'keys' : 'names' },
        events: [toAll({ type: 'readied', seat })],
      };
    },
  },

  'take-key': {
    options: (state, seat) =>
      state.keyTokens
        .map((_, token) => ({ type: 'take-key', token }) as const)
        .filter((move) => whyNotTakeKey(state, seat, move) === null),
    why: whyNotTakeKey,
    apply: (state, seat, { token }) => {
      const sector = state.keyTokens[token]?.sector ?? 'energy';
      const taken: State = {
        ...state,
        keyTokens: replaceAt(state.keyTokens, token, { sector, seat }),
        turn: seatAfter(state, seat),
      };
      const isLast = taken.keyTokens.every((each) => each.seat !== null);
      return {
        state: isLast ? { ...taken, phase: 'deal', turn: firstSeat(taken) ?? 0 } : taken,
        events: [toAll({ type: 'took-key', seat, token, sector })],
      };
    },
  },
};
