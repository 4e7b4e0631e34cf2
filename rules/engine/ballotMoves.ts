import {
  type Ballot,
  type Commitment,
  type Entrusted,
  hasLocked,
  isCommitment,
  isEntrusted,
  isOpening,
  isSettled,
  keptBoxes,
  openSlips,
  type Slip,
} from './ballot';
import type { Game, GameTypes, Seat, Step } from './game';
import type { Random } from './random';
import { same } from './same';

/** How a ballot travels: first only commitments, then the slips that open them. */
export type BallotMove =
  | { readonly type: 'lock'; readonly commitments: readonly Commitment[]; readonly entrusted?: Entrusted }
  /** `by`: the seats whose shares opened it, when the voter's phone did not. Only the host can say so. */
  | { readonly type: 'open'; readonly slips: readonly Slip[]; readonly by?: readonly Seat[] }
  | { readonly type: 'show'; readonly to: Seat; readonly part: string; readonly box: string };

/** A move as it comes off the network and stands in the log. */
export type Wire<G extends GameTypes> = (G['move'] & { readonly text?: string }) | BallotMove;

/** What a voter's phone does by itself, without asking its player. */
export type Duty =
  { readonly type: 'open' } | { readonly type: 'show'; readonly to: Seat; readonly part: string };

const MAX_BOX = 256;

type Asked<G extends GameTypes> = {
  game: Game<G>;
  state: G['state'];
  seat: Seat;
  asked: BallotMove;
  random: Random;
  mayLock: boolean;
};

export function playBallotMove<G extends GameTypes>(of: Asked<G>): Step<G> | { why: string } {
  const { state, seat, asked } = of;
  const { ballot } = state;
  if (ballot === null) return { why: 'illegal' };
  switch (asked.type) {
    case 'lock': {
      if (hasLocked(ballot, seat)) return { why: 'already-locked' };
      if (!of.mayLock) return { why: 'not-your-turn' };
      const { commitments, entrusted = null } = asked;
      const seats = ballot.locks.length;
      if (entrusted !== null && !isEntrusted(entrusted, { seat, seats })) return { why: 'illegal' };
      if (
        !Array.isArray(commitments) ||
        commitments.length !== ballot.parts.length ||
        !commitments.every(isCommitment)
      )
        return { why: 'illegal' };
      const locks = ballot.locks.map((lock, s) => (s === seat ? [...commitments] : lock));
      const trusts = ballot.entrusted.map((each, s) =>
        s === seat ? entrusted && keptBoxes(entrusted) : each,
      );
      return settle(of, { ...ballot, locks, entrusted: trusts }, [
        { to: 'all', event: { type: 'locked', seat } },
      ]);
    }
    case 'open': {
      if (!duties(state, seat).some((duty) => duty.type === 'open')) return { why: 'not-your-turn' };
      const choice = Array.isArray(asked.slips) ? openSlips(ballot, seat, asked.slips) : null;
      const choices = of.game.ballots?.[ballot.id]?.choices(state, seat) ?? [];
      if (choice === null || !choices.some((legal) => same(legal, choice))) return { why: 'bad-opening' };
      const { by } = asked;
      return settle(
        of,
        { ...ballot, opened: ballot.opened.map((o, s) => (s === seat ? choice : o)) },
        by === undefined ? [] : [{ to: 'all', event: { type: 'recovered', seat, by } }],
      );
    }
    case 'show': {
      const { to, part, box } = asked;
      if (!duties(state, seat).some((duty) => duty.type === 'show' && duty.to === to && duty.part === part))
        return { why: 'not-your-turn' };
      if (typeof box !== 'string' || box.length > MAX_BOX) return { why: 'illegal' };
      const showings = ballot.showings.map((owed) =>
        owed.from === seat && owed.to === to && owed.part === part ? { ...owed, box } : owed,
      );
      return settle(of, { ...ballot, showings }, []);
    }
  }
}

/** What `seat`'s phone owes the table now. */
export function duties(state: { readonly ballot: Ballot | null }, seat: Seat): readonly Duty[] {
  const { ballot } = state;
  if (ballot === null || !hasLocked(ballot, seat) || ballot.struck.includes(seat)) return [];
  const shows = ballot.showings
    .filter(({ from, box }) => from === seat && box === null)
    .map(({ to, part }) => ({ type: 'show' as const, to, part }));
  const owesOpening = isOpening(ballot) && ballot.opened[seat] === null;
  return owesOpening ? [...shows, { type: 'open' }] : shows;
}

/** Gives up on a ballot whose phone stays away, so that the table can go on. A public, logged act. */
export function strike<G extends GameTypes>(
  game: Game<G>,
  state: G['state'],
  seat: Seat,
  random: Random,
): Step<G> | { why: string } {
  const { ballot } = state;
  if (ballot === null || !ballot.voters.includes(seat) || !isOpening(ballot)) return { why: 'illegal' };
  if (ballot.opened[seat] !== null || ballot.struck.includes(seat)) return { why: 'illegal' };
  return settle({ game, state, random }, { ...ballot, struck: [...ballot.struck, seat] }, [
    { to: 'all', event: { type: 'struck', seat } },
  ]);
}

function settle<G extends GameTypes>(
  { game, state, random }: Pick<Asked<G>, 'game' | 'state' | 'random'>,
  ballot: Ballot,
  events: Step<G>['events'],
): Step<G> {
  const now: G['state'] = { ...state, ballot };
  const rule = game.ballots?.[ballot.id];
  if (rule === undefined || !isSettled(ballot)) return { state: now, events };
  const closed = rule.close({ ...now, ballot: null }, ballot.opened, random);
  return { state: closed.state, events: [...events, ...closed.events] };
}
