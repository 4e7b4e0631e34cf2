import type { GameBoard, LogEvent, SeatFacts } from '@/components/boards/types';
import type { BallotEvent } from '@/rules/engine';
import type { RyvText } from '@/rules/ryv/text/en';
import { RULE_NUMBERS } from '@/rules/ryv/text/numbers';
import type { Event, PhaseId, Ryv, View } from '@/rules/ryv/types';

import { lineOf } from './lines';
import { cardName, type G, nextWords } from './say';

const RULES: { readonly [P in PhaseId]: readonly string[] } = {
  opening: ['1.1', '1.2', '1.3', '3.1', '3.2'],
  discuss: ['4.1', '4.2', '4.3', '4.4', '4.5', '4.6', '4.9', '4.10', '4.12', '4.13', '4.14', '4.15'],
  leverage: ['4.4', '4.7', '4.8', '4.9'],
  dispute: ['4.15', '4.16'],
  market: ['5.1', '5.2', '5.3', '5.4', '5.5', '5.6', '5.7', '5.8', '5.9', '5.10'],
  action: ['1.4', '6.1', '6.2', '6.3', '6.4', '6.5', '6.6', '6.7', '6.8', '6.9'],
  developments: ['7.1', '7.2', '7.3', '7.4', '7.5', '7.6', '7.7', '7.9', '7.10', '7.11', '7.12'],
  government: ['8.1', '8.2', '8.3', '8.4', '8.5', '8.6', '8.7'],
  future: ['9.1', '9.2', '9.3', '9.4'],
  over: ['10.1', '10.2', '10.3'],
};

/** First Play leaves much out, and says how. */
const FIRST_PLAY: { readonly [P in PhaseId]?: readonly string[] } = {
  discuss: ['4.1', '4.2', '4.3', '11.4', '4.10', '11.13'],
  leverage: ['4.7', '4.8', '11.4'],
  market: ['5.1', '11.5', '5.3', '5.4', '5.5', '5.6', '5.8', '5.9', '5.10', '11.6'],
  action: ['1.4', '6.1', '11.3', '6.3', '6.6', '6.7', '6.9'],
  developments: ['7.1', '11.7', '7.7', '7.8', '7.9', '7.11'],
  future: ['11.8', '11.9', '11.10', '9.2', '9.3', '9.4'],
  over: ['11.11', '11.12'],
};

type Tip = Extract<keyof RyvText, `tip.${string}`>;

const AT_ACTION: readonly Tip[] = ['tip.action', 'tip.winning', 'tip.again'];

/** What is taught when: the table as a whole first, then each phase as it comes, then how to take it. */
function tipFor(view: View, me: number): Tip | null {
  const { phase, round, turn, task, players } = view;
  if (task?.type === 'begin') return 'tip.phase-by-phase';
  switch (phase) {
    case 'opening':
      return 'tip.situate';
    case 'action':
      // Whoever acts needs the whole screen for the mat; the others have time to read.
      if (turn === me) return null;
      return round === 1 && players.every(({ sheet }) => sheet.acted.length === 0)
        ? 'tip.phase-by-phase'
        : (AT_ACTION[round - 1] ?? null);
    case 'discuss':
      // One story: first the offer.
      if (isAsked(view, me)) return null;
      return round === 2 ? 'tip.partnerships' : 'tip.unsure';
    case 'leverage':
      return 'tip.discuss';
    case 'market':
      return 'tip.market';
    case 'developments':
      return round === 1 ? 'tip.developments' : 'tip.facilitator';
    case 'government':
      return 'tip.government';
    case 'future':
      return 'tip.future';
    case 'dispute':
    case 'over':
      return null;
  }
}

type Asked = Parameters<ReturnType<GameBoard<Ryv>['words']>['ask']>[1];

function taskAsk(g: G, task: NonNullable<View['task']>, names: readonly string[]): string {
  return g(`task.${task.type}`, {
    from: 'from' in task ? (names[task.from] ?? '') : '',
    price: 'price' in task ? task.price : 0,
    card: 'card' in task ? cardName(g, task.card) : '',
  });
}

/** Somebody has offered them something, and waits to hear. */
const isAsked = ({ agreements, round }: View, me: number | null): boolean =>
  agreements.some(({ to, status, round: made }) => to === me && status === 'offered' && made === round);

function askOf(view: View, { name, mine, me }: Asked, g: G, names: readonly string[]): string {
  const { phase, task } = view;
  const said = { name, next: nextWords(g, view, names) };
  if (phase === 'over') return g('phase.over');
  if (task !== null && phase !== 'dispute')
    return mine ? taskAsk(g, task, names) : g('wait.task', { name: names[task.seat] ?? '' });
  const sheet = me === null ? undefined : view.players[me]?.sheet;
  switch (phase) {
    case 'discuss':
      return mine
        ? g(sheet?.ready === true || isAsked(view, me) ? 'move.reply' : 'ask.discuss')
        : g(sheet?.ready === true ? 'ask.discuss.done' : 'wait.discuss', said);
    case 'opening':
    case 'leverage':
    case 'dispute':
      return g(`${mine ? 'ask' : 'wait'}.${phase}`, said);
    case 'market':
      return mine ? g('ask.market', { left: sheet?.aiActions ?? 0 }) : g('wait.market', said);
    case 'action':
      return mine
        ? g('ask.action', { left: RULE_NUMBERS.actionsPerRound - (sheet?.acted.length ?? 0) })
        : g('wait.action', said);
    case 'developments':
    case 'government':
    case 'future':
      return g(mine ? 'ask.step' : 'wait.step', said);
  }
}

function seatOf(view: View, seat: number, g: G): SeatFacts {
  const { points = 0, power = 0, sheet } = view.players[seat] ?? {};
  return {
    cards: view.seats[seat]?.hand ?? 0,
    // What the future brought counts as soon as the game is over.
    points: view.result?.scores[seat]?.total ?? points,
    counts: [{ icon: 'power', count: power, label: g('board.power', { power }) }],
    locked: view.phase === 'discuss' && sheet?.ready === true,
    badges: view.first === seat ? [{ icon: 'crown', label: g('word.first-player') }] : [],
  };
}

/** AI cards are in hand and matter, or a vote is locked: only who holds the phone looks. */
const SECRET: readonly PhaseId[] = ['market', 'action', 'dispute'];

export const words: GameBoard<Ryv>['words'] = ({ g, names, view: now }) => ({
  heading: ({ phase, round }) =>
    phase === 'over' ? g('phase.over') : g('word.round', { round, rounds: RULE_NUMBERS.rounds }),
  rounds: ({ phase, round }) => (phase === 'over' ? null : { now: round, of: RULE_NUMBERS.rounds }),
  moment: ({ round, phase, turn, task, queue, players }, me) =>
    [
      round,
      phase,
      turn === me,
      task?.type,
      queue.length,
      me === null ? 0 : players[me]?.sheet.acted.length,
    ].join(),
  ask: (view, asked) => askOf(view, asked, g, names),
  seat: (view, seat) => seatOf(view, seat, g),
  tip: (view, me) => {
    const tip = me === null ? null : tipFor(view, me);
    return tip === null ? null : { id: `ryv.${tip}`, text: g(tip, RULE_NUMBERS) };
  },
  isOpenStep: ({ phase }) => !SECRET.includes(phase),
  rules: ({ phase, mode }) => (mode === 'first-play' ? FIRST_PLAY[phase] : undefined) ?? RULES[phase],
  line: (event) => lineOf(event as Event | BallotEvent, g, names, now?.setting),
  concerns: (event, seat) => concerns(event as Event | BallotEvent, seat),
  isWhisper: ({ type }: LogEvent) => type === 'drew' || type === 'kept',
});

/** Somebody used what this seat has, blocked it, or turned a licence against it. */
function concerns(event: Event | BallotEvent, seat: number): boolean {
  if (event.type === 'used') return event.from === seat && event.seat !== seat;
  if (event.type === 'blocked') return event.to === seat;
  return event.type === 'harmed' && event.seat === seat;
}
