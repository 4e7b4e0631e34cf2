import { type Debrief, type Filling, type Moment, mostOf, mostTelling } from '../engine/debrief';
import type { Claim, Dystocratic, Round, Vote } from './types';

type Told = { readonly step: Moment['step']; readonly round: Round; readonly values: Moment['values'] };

const of = (id: string, told: Told | null): Moment | null =>
  told && {
    id,
    step: told.step,
    round: told.round.round,
    values: { round: told.round.round, ...told.values },
  };

const word = (vote: Vote): Filling => ({ key: `vote.${vote}` });
const isSaid = (claim: Claim | null): claim is Vote => claim === 'black' || claim === 'white';
const withAi = ({ ai, votes }: Round): number => votes.filter((vote) => vote === ai).length;

/** Seats that chose freely to vote otherwise than they had said. */
const liarsOf = ({ claims, votes, forced, struck }: Round): readonly number[] =>
  votes.flatMap((vote, seat) => {
    const claim = claims[seat] ?? null;
    const isFree = (forced[seat] ?? null) === null && !struck.includes(seat);
    return isSaid(claim) && claim !== vote && isFree ? [seat] : [];
  });

function lieThatPaid(rounds: readonly Round[]): Told | null {
  const lies = rounds.flatMap((round) =>
    liarsOf(round).map((seat) => ({ round, seat, points: round.points[seat] ?? 0 })),
  );
  const best = mostOf(lies, ({ points }) => points);
  if (best === null) return null;
  const { round, seat, points } = best;
  const voted = round.votes[seat] ?? 'white';
  return {
    step: 'why',
    round,
    values: { said: word(voted === 'white' ? 'black' : 'white'), voted: word(voted), count: points },
  };
}

function allSaidTheSame(rounds: readonly Round[]): Told | null {
  for (const round of rounds) {
    const [said = null] = round.claims;
    const count = round.votes.filter((vote) => vote !== said).length;
    if (isSaid(said) && round.claims.every((claim) => claim === said) && count > 0)
      return { step: 'why', round, values: { said: word(said), count } };
  }
  return null;
}

function aloneAgainstTheAi(rounds: readonly Round[]): Told | null {
  const round = rounds.find((each) => withAi(each) === each.votes.length - 1);
  return round === undefined ? null : { step: 'feel', round, values: { vote: word(round.ai) } };
}

function forced(rounds: readonly Round[]): Told | null {
  for (const round of rounds) {
    const seat = round.forced.findIndex((vote, at) => {
      const claim = round.claims[at] ?? null;
      return vote !== null && isSaid(claim) && claim !== vote;
    });
    const vote = round.forced[seat] ?? null;
    if (vote !== null) return { step: 'feel', round, values: { vote: word(vote) } };
  }
  return null;
}

const nobodyWithTheAi = (rounds: readonly Round[]): Told | null => {
  const round = rounds.find((each) => withAi(each) === 0);
  return round === undefined ? null : { step: 'happened', round, values: { vote: word(round.ai) } };
};

const everybodyWithTheAi = (rounds: readonly Round[]): Told | null => {
  const round = rounds.find((each) => withAi(each) === each.votes.length);
  return round === undefined ? null : { step: 'happened', round, values: { points: round.aiPoints } };
};

function bestForTheAi(rounds: readonly Round[]): Told | null {
  const round = mostOf(rounds, ({ aiPoints }) => aiPoints);
  return round && { step: 'happened', round, values: { points: round.aiPoints, count: withAi(round) } };
}

function foresight(rounds: readonly Round[]): Told | null {
  const right = rounds.flatMap((round) =>
    round.hits.flatMap((hit, seat) => {
      const gain = (round.points[seat] ?? 0) - (round.base[seat] ?? 0);
      return hit === true ? [{ round, gain, foreseen: round.predictions[seat] ?? 'none' }] : [];
    }),
  );
  const best = mostOf(right, ({ gain }) => gain);
  return (
    best && {
      step: 'why',
      round: best.round,
      values: { foreseen: { key: `prediction.${best.foreseen}` }, gain: best.gain },
    }
  );
}

/** What everyone sees of all rounds, and of the end. */
export const debrief: Debrief<Dystocratic> = {
  moments({ history, aiTotal, result }) {
    const [first, last] = [history[0], history.at(-1)];
    if (result === null || first === undefined || last === undefined) return [];
    const best = Math.max(...result.scores);
    return mostTelling([
      of('alone', aloneAgainstTheAi(history)),
      of('forced', forced(history)),
      of('none-with-ai', nobodyWithTheAi(history)),
      of('all-with-ai', everybodyWithTheAi(history)),
      of('best-for-ai', bestForTheAi(history)),
      of('lie-paid', lieThatPaid(history)),
      of('all-said', allSaidTheSame(history)),
      of('foresight', foresight(history)),
      { id: 'end', step: 'life', round: null, values: { ai: aiTotal, best } },
      {
        id: 'first-and-last',
        step: 'next',
        round: null,
        values: { first: withAi(first), last: withAi(last) },
      },
    ]);
  },
  questions: {
    feel: ['debrief.2'],
    happened: ['debrief.1', 'debrief.4'],
    why: ['debrief.3', 'debrief.5'],
    life: ['debrief.6'],
    next: ['debrief.7'],
  },
};
