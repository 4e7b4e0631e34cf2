import type { Addressed, Game } from '../../engine/game';
import { toAll } from '../../engine/lists';
import { isOpen, knowing, sideOf, withRegion } from '../country';
import { after, forfeit, passTurn, without } from '../day';
import { barToAct, isAction, isStuck } from '../legality';
import type { Chile, Event, Region } from '../types';
import { inRegion } from './inRegion';

export const presence: Pick<Game<Chile>['moves'], 'poll' | 'buy' | 'takeover' | 'forfeit'> = {
  poll: {
    ...inRegion('poll'),
    apply: (state, seat, { region }) => {
      const side = sideOf(state, seat);
      const at = state.regions[region];
      const known = ({ issue, known: before }: Region['popular']) => ({
        issue,
        known: knowing(before, [side]),
      });
      const polled: Region = {
        ...at,
        polled: knowing(at.polled, [side]),
        popular: known(at.popular),
        unpopular: known(at.unpopular),
      };
      const cards = { region, popular: at.popular.issue, unpopular: at.unpopular.issue };
      const shown: Addressed<Event> = isOpen(polled)
        ? toAll({ type: 'opened', ...cards })
        : { to: [seat], event: { type: 'looked', seat, ...cards } };
      return after(
        [toAll({ type: 'polled', seat, region }), shown],
        passTurn(withRegion(without(state, side, 'poll'), region, polled), side),
      );
    },
  },

  buy: {
    ...inRegion('buy'),
    apply: (state, seat, { region }) => {
      const side = sideOf(state, seat);
      return after(
        [toAll({ type: 'bought', seat, region })],
        passTurn(withRegion(without(state, side, 'buy'), region, { network: side }), side),
      );
    },
  },

  takeover: {
    ...inRegion('takeover'),
    apply: (state, seat, { region }) => {
      const side = sideOf(state, seat);
      return after(
        [toAll({ type: 'took-over', seat, region })],
        passTurn(withRegion(without(state, side, 'takeover'), region, { network: side }), side),
      );
    },
  },

  forfeit: {
    options: (state, seat) => {
      const side = sideOf(state, seat);
      if (state.phase !== 'play' || state.turn !== side || !isStuck(state, side)) return [];
      return state.campaigns[side].left.map((action) => ({ type: 'forfeit', action }));
    },
    why: (state, seat, { action }) =>
      isAction(action) ? (barToAct(state, seat, action) ?? 'why.can-play') : 'why.not-planned',
    apply: (state, seat, { action }) => forfeit(state, sideOf(state, seat), action),
  },
};
