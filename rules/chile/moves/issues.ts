import type { Addressed, Game } from '../../engine/game';
import { replaceAt, toAll } from '../../engine/lists';
import { SIDES } from '../content';
import { cardAt, isOpen, knowing, sideOf, withCampaign, withRegion } from '../country';
import { after, passTurn, without } from '../day';
import { drawIssue } from '../deck';
import { barToAct, barToChange, barToSwap, changes, swaps } from '../legality';
import type { Card, Chile, Event, Spot, State } from '../types';

/** The place stays as it is; whoever could look there learns the card, whoever knew it still does. */
const putCard = (state: State, { region, space }: Spot, { issue, known }: Card): State =>
  withRegion(state, region, { [space]: { issue, known: knowing(known, state.regions[region].polled) } });

const turnedUp = (state: State, spot: Spot): readonly Addressed<Event>[] =>
  isOpen(state.regions[spot.region])
    ? [toAll({ type: 'turned', ...spot, issue: cardAt(state, spot).issue })]
    : [];

export const issueMoves: Pick<Game<Chile>['moves'], 'swap' | 'change' | 'draw' | 'replace'> = {
  swap: {
    options: (state, seat) =>
      barToAct(state, seat, 'shift') === null ? swaps(state, sideOf(state, seat)) : [],
    why: (state, seat, asked) =>
      barToAct(state, seat, 'shift') ?? barToSwap(state, sideOf(state, seat), asked),
    apply: (state, seat, { a, b }) => {
      const side = sideOf(state, seat);
      const half = putCard(without(state, side, 'shift'), a, cardAt(state, b));
      const swapped = putCard(half, b, cardAt(state, a));
      return after(
        [toAll({ type: 'swapped', seat, a, b }), ...turnedUp(swapped, a), ...turnedUp(swapped, b)],
        passTurn(swapped, side),
      );
    },
  },

  change: {
    options: (state, seat) =>
      barToAct(state, seat, 'shift') === null ? changes(state, sideOf(state, seat)) : [],
    why: (state, seat, asked) =>
      barToAct(state, seat, 'shift') ?? barToChange(state, sideOf(state, seat), asked),
    apply: (state, seat, { region, space, issue }, { random }) => {
      const side = sideOf(state, seat);
      const held = state.campaigns[side].issues;
      const at = held.indexOf(issue);
      const old = cardAt(state, { region, space }).issue;
      // The Issues of a campaign are public, so both know what lies there now.
      const put = putCard(without(state, side, 'shift'), { region, space }, { issue, known: SIDES });
      const drawn = drawIssue(
        { ...put, discard: [...put.discard, old] },
        held.filter((_, index) => index !== at),
        random,
      );
      return after(
        [
          toAll({ type: 'changed', seat, region, space, issue }),
          ...drawn.events,
          toAll({ type: 'drew', seat, issue: drawn.issue, twin: drawn.twin }),
        ],
        passTurn(withCampaign(drawn.state, side, { issues: replaceAt(held, at, drawn.issue) }), side),
      );
    },
  },

  draw: {
    options: (state, seat) => (barToAct(state, seat, 'draw') === null ? [{ type: 'draw' }] : []),
    why: (state, seat) => barToAct(state, seat, 'draw'),
    apply: (state, seat, _move, { random }) => {
      const side = sideOf(state, seat);
      const { issue, twin, events, state: drawn } = drawIssue(state, state.campaigns[side].issues, random);
      return {
        state: { ...without(drawn, side, 'draw'), tasks: [{ type: 'draw', seat, issue }] },
        events: [...events, toAll({ type: 'drew', seat, issue, twin })],
      };
    },
  },

  replace: {
    options: (state, seat) => {
      const [task] = state.tasks;
      if (task?.type !== 'draw' || task.seat !== seat) return [];
      const held = state.campaigns[sideOf(state, seat)].issues;
      return [...new Set(held)].map((issue) => ({ type: 'replace', issue }));
    },
    why: (state, seat) => {
      const [task] = state.tasks;
      return task?.type === 'draw' && task.seat === seat ? 'why.not-your-issue' : 'why.no-task';
    },
    apply: (state, seat, { issue: out }) => {
      const side = sideOf(state, seat);
      const [task] = state.tasks;
      const held = state.campaigns[side].issues;
      const issue = task?.type === 'draw' ? task.issue : out;
      const kept: State = { ...state, tasks: [], discard: [...state.discard, out] };
      return after(
        [toAll({ type: 'replaced', seat, out, issue })],
        passTurn(withCampaign(kept, side, { issues: replaceAt(held, held.indexOf(out), issue) }), side),
      );
    },
  },
};
