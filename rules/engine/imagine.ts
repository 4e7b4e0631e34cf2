import { type Ballot, type Choice, hasLocked, isOpening } from './ballot';
import type { BotTurn, Game, GameTypes, Legal, LockChoice, Seat, Shown } from './game';
import { replaceAt } from './lists';
import { moveRule } from './play';
import type { Random } from './random';

/** A state that might be, with the choices that are locked in it. It is played on without slips and salts. */
export type Imagined<G extends GameTypes> = {
  readonly state: G['state'];
  readonly choices: readonly (Choice | null)[];
};

/**
 * A state as `seat` can imagine it: everything that it cannot see is dealt anew, and of a ballot only who has locked is
 * left. This is all that a bot ever gets of a state.
 */
export function imagineFor<G extends GameTypes>(
  game: Game<G>,
  state: G['state'],
  seat: Seat,
  random: Random,
): G['state'] {
  const dealt = game.resample(state, seat, random);
  return { ...dealt, ballot: dealt.ballot && withoutSecrets(dealt.ballot) };
}

/** Commitments, boxes and openings mean nothing in a state that is not the true one. */
const withoutSecrets = (ballot: Ballot): Ballot => ({
  ...ballot,
  locks: ballot.locks.map((lock) => lock && []),
  opened: ballot.opened.map(() => null),
  showings: [],
  entrusted: ballot.entrusted.map(() => null),
});

type Own = Pick<BotTurn<GameTypes>, 'seat'> & {
  readonly locked: Choice | null;
  readonly shown: readonly Shown[];
};

/** Gives every locked ballot a choice: one's own, what a Peek showed, and for the rest what a bot would have locked. */
export function* guessLocks<G extends GameTypes>(
  game: Game<G>,
  state: G['state'],
  own: Own,
  random: Random,
): Generator<void, Imagined<G>> {
  const { ballot } = state;
  const choices: (Choice | null)[] = ballot === null ? [] : ballot.locks.map(() => null);
  for (const seat of ballot?.voters ?? []) {
    if (ballot === null || !hasLocked(ballot, seat)) continue;
    if (seat === own.seat && own.locked !== null) {
      choices[seat] = own.locked;
      continue;
    }
    const open = { ...state, ballot: { ...ballot, locks: replaceAt(ballot.locks, seat, null) } };
    const guess = yield* likelyChoice(game, open, seat, random);
    const seen = own.shown.filter(({ from }) => from === seat).map(({ part, value }) => [part, value]);
    choices[seat] = { ...guess, ...(Object.fromEntries(seen) as Choice) };
  }
  return { state, choices };
}

function* likelyChoice<G extends GameTypes>(
  game: Game<G>,
  state: G['state'],
  seat: Seat,
  random: Random,
): Generator<void, Choice> {
  const choices = game.ballots?.[state.ballot?.id ?? '']?.choices(state, seat) ?? [];
  const legal = choices.map((choice): LockChoice => ({ type: 'lock', choice }));
  const chosen = yield* game.bot({ seat, view: game.view(state, seat), legal, shown: null, random });
  const locked = chosen?.type === 'lock' ? (chosen as LockChoice).choice : undefined;
  return locked ?? choices[random.int(choices.length)] ?? {};
}

/** What comes of a legal move in an imagined state. */
export function playImagined<G extends GameTypes>(
  game: Game<G>,
  { state, choices }: Imagined<G>,
  { seat, move, random }: { readonly seat: Seat; readonly move: Legal<G>; readonly random: Random },
): Imagined<G> {
  if (move.type !== 'lock') {
    const { text = '', ...bare } = move as { type: string; text?: string };
    const after = moveRule(game, move.type).apply(state, seat, bare as never, { random, text }).state;
    return { state: after, choices: after.ballot?.key === state.ballot?.key ? choices : empty(after) };
  }
  const ballot = state.ballot as Ballot;
  const locked: Ballot = { ...ballot, locks: replaceAt(ballot.locks, seat, []) };
  const chosen = replaceAt(choices.length > 0 ? choices : empty(state), seat, (move as LockChoice).choice);
  if (!isOpening(locked)) return { state: { ...state, ballot: locked }, choices: chosen };
  const closed = game.ballots?.[ballot.id]?.close({ ...state, ballot: null }, chosen, random).state ?? state;
  return { state: closed, choices: empty(closed) };
}

const empty = ({ ballot }: { readonly ballot: Ballot | null }): readonly null[] =>
  ballot === null ? [] : ballot.locks.map(() => null);
