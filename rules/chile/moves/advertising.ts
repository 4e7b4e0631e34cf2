import type { Addressed, Game, MoveRule, Seat } from '../../engine/game';
import { toAll } from '../../engine/lists';
import { ADVERTISING_TOKENS, BONUS_TOKENS } from '../content';
import { controllerOf, networksOf, place, sideOf, withCampaign, withRegion } from '../country';
import { after, passTurn, without } from '../day';
import type { Chile, Event, RegionId, Side, State, Task } from '../types';
import { inRegion } from './inRegion';

/** Puts tokens on a track and says what that did to its control. */
function putTokens(state: State, side: Side, region: RegionId, count: number) {
  const at = state.regions[region];
  const { tokens, placed, replaced } = place({ id: region, tokens: at.tokens, side, count });
  const [from, to] = [controllerOf(at), controllerOf({ tokens })];
  const control: readonly Addressed<Event>[] =
    from === to ? [] : [toAll({ type: 'control', region, from, to })];
  return { state: withRegion(state, region, { tokens }), placed, replaced, control };
}

/** Other Regions with one's own Network where a token would still change something. */
const bonusRegions = (state: State, side: Side, from: RegionId): readonly RegionId[] =>
  networksOf(state, side).filter(
    (id) =>
      id !== from && place({ id, tokens: state.regions[id].tokens, side, count: BONUS_TOKENS }).placed > 0,
  );

const mayAddBonus = (state: State, side: Side, from: RegionId): boolean =>
  !state.campaigns[side].bonusUsed &&
  state.regions[from].network === side &&
  bonusRegions(state, side, from).length > 0;

const advertising = <K extends 'positive' | 'negative'>(kind: K): MoveRule<Chile, K> => ({
  ...inRegion(kind),
  apply: (state, seat, move) => {
    const { region } = move as { readonly region: RegionId };
    const side = sideOf(state, seat);
    const put = putTokens(without(state, side, kind), side, region, ADVERTISING_TOKENS);
    const { placed, replaced } = put;
    const events = [
      toAll<Event>({ type: 'advertised', seat, kind, region, placed, replaced }),
      ...put.control,
    ];
    if (placed === 0 || !mayAddBonus(put.state, side, region))
      return after(events, passTurn(put.state, side));
    return { state: { ...put.state, tasks: [{ type: 'bonus', seat, region }] }, events };
  },
});

function bonusTask({ tasks: [task] }: State, seat: Seat): Extract<Task, { type: 'bonus' }> | null {
  return task?.type === 'bonus' && task.seat === seat ? task : null;
}

export const advertise: Pick<Game<Chile>['moves'], 'positive' | 'negative' | 'bonus' | 'decline'> = {
  positive: advertising('positive'),
  negative: advertising('negative'),

  bonus: {
    options: (state, seat) => {
      const task = bonusTask(state, seat);
      return task === null
        ? []
        : bonusRegions(state, sideOf(state, seat), task.region).map((region) => ({ type: 'bonus', region }));
    },
    why: (state, seat) => (bonusTask(state, seat) === null ? 'why.no-task' : 'why.not-your-network'),
    apply: (state, seat, { region }) => {
      const side = sideOf(state, seat);
      const put = putTokens({ ...state, tasks: [] }, side, region, BONUS_TOKENS);
      return after(
        [toAll({ type: 'bonus', seat, region, replaced: put.replaced }), ...put.control],
        passTurn(withCampaign(put.state, side, { bonusUsed: true }), side),
      );
    },
  },

  decline: {
    options: (state, seat) => (bonusTask(state, seat) === null ? [] : [{ type: 'decline' }]),
    why: () => 'why.no-task',
    apply: (state, seat) =>
      after([toAll({ type: 'declined', seat })], passTurn({ ...state, tasks: [] }, sideOf(state, seat))),
  },
};
