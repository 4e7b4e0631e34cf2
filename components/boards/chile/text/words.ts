import type { GameBoard, LogEvent, SeatFacts } from '@/components/boards/types';
import { KEPT_ISSUES, RULE_NUMBERS } from '@/rules/chile/text/numbers';
import type { ChileText } from '@/rules/chile/text/en';
import type { Chile, Event, View } from '@/rules/chile/types';
import type { BallotEvent } from '@/rules/engine';

import { lineOf } from './lines';
import { reasonOf } from './reasons';
import type { G } from './regionWords';

const RULES: { readonly [P in View['phase']]: readonly string[] } = {
  issues: ['1.2', '1.3', '2.6', '2.7', '4.7', '4.8'],
  fundraise: ['3.1', '3.2', '1.3'],
  plan: ['3.3', '3.4', '3.5', '3.8', '3.10', '4.3'],
  play: [
    '3.8',
    '3.10',
    '4.1',
    '4.3',
    '4.4',
    '4.5',
    '4.6',
    '4.7',
    '4.8',
    '4.9',
    '4.12',
    '4.13',
    '4.14',
    '4.17',
  ],
  over: ['5.1', '5.2'],
};

type Tip = Extract<keyof ChileText, `tip.${string}`>;

/** An action is taught on the Day by which somebody may want it, one each Day. */
const BY_DAY: readonly Tip[] = ['tip.plan', 'tip.buy', 'tip.draw', 'tip.shift', 'tip.takeover'];

function tipFor(view: View): Tip | null {
  switch (view.phase) {
    case 'issues':
      return 'tip.issues';
    case 'fundraise':
      return 'tip.raise';
    case 'plan':
      return view.day === view.options.days ? 'tip.end' : (BY_DAY[view.day - 1] ?? null);
    case 'play':
      return view.day === 1 ? 'tip.poll' : view.day === 2 ? 'tip.advertise' : null;
    case 'over':
      return null;
  }
}

const ownName = (view: View, names: readonly string[]): string =>
  names[view.seats.findIndex(({ side }) => side === view.me)] ?? '';

/** Whether both sides must act now. */
const isBoth = (view: View): boolean =>
  view.phase === 'fundraise'
    ? view.seats.every(({ doneRaising }) => !doneRaising)
    : view.phase !== 'play' && poorIn(view) === null && view.seats.every(({ locked }) => !locked);

/** Whoever has no Funds makes no plan and waits for the other. */
function poorIn({ phase, seats }: View): 0 | 1 | null {
  if (phase !== 'plan') return null;
  return seats[0].funds === 0 ? 0 : seats[1].funds === 0 ? 1 : null;
}

/** What somebody reads who has nothing to do now. */
function waitOf(view: View, of: { g: G; name: string; names: readonly string[] }): string {
  const poor = poorIn(view);
  if (poor !== null) return of.g('ask.wait.poor', { seat: of.name, poor: of.names[poor] ?? '' });
  return isBoth(view) ? of.g(`phase.${view.phase}`) : of.g('ask.wait', { seat: of.name });
}

function askOf(view: View, g: G): string {
  const mine = view.seats.find(({ side }) => side === view.me);
  if (view.task?.type === 'bonus') return g('ask.bonus');
  if (view.task?.type === 'draw') return g('ask.replace', { issue: g(`issue.${view.task.issue}`) });
  switch (view.phase) {
    case 'issues':
      return g('ask.issues', { kept: KEPT_ISSUES });
    case 'fundraise':
      return g('ask.raise', { left: mine?.canRaise ?? 0, count: mine?.canRaise ?? 0 });
    case 'plan':
      return g('ask.plan');
    case 'play':
      return g('ask.play');
    case 'over':
      return g('phase.over');
  }
}

function seatOf(view: View, seat: number, g: G): SeatFacts {
  const { side, votes, funds, locked } = view.seats[seat as 0 | 1];
  return {
    cards: null,
    points: votes,
    note: g('table.note', { side: g(`side.${side}`), funds }),
    locked,
    badges: [],
  };
}

export const words: GameBoard<Chile>['words'] = ({ g, names }) => ({
  heading: ({ phase, day, options: { days } }) =>
    phase === 'over' ? g('phase.over') : phase === 'issues' ? g('rules.2') : g('table.day.of', { day, days }),
  rounds: ({ phase, day, options: { days } }) =>
    phase === 'over' || phase === 'issues' ? null : { now: day, of: days },
  ask: (view, { name, mine }) =>
    mine
      ? g('ask.mine', { seat: ownName(view, names), ask: askOf(view, g) })
      : waitOf(view, { g, name, names }),
  seat: (view, seat) => seatOf(view, seat, g),
  tip: (view, me) => {
    const tip = me === null ? null : tipFor(view);
    return tip === null ? null : { id: `chile.${tip}`, text: g(tip, RULE_NUMBERS) };
  },
  rules: ({ phase }) => RULES[phase],
  line: (event) => lineOf(event as Event | BallotEvent, g, names),
  reason: (event) => {
    const found = reasonOf(event as Event | BallotEvent);
    return found && { seat: found.seat, text: g(found.reason) };
  },
  isWhisper: ({ type }: LogEvent) => type === 'looked',
});
