import { type Duty, type LockChoice, same, type Seat } from '@/rules/engine';

import { boxesByDevice, type BoxesFor } from '@/table/ballots/holders';
import { createVoter, type VoterDeps } from '@/table/ballots/voter';
import type { PhoneTrust } from '@/table/trust/phoneTrust';
import type { PublicKey } from '@/table/wire/channel';
import type { Answer, Op, Snapshot } from '@/table/wire/protocol';
import type { createAutomaticActions } from './automaticActions';
import type { GuestState } from './types';

const LOCK_TRIES = 8;
const NO_BOXES = { to: [], isShared: false };

/** What a phone does with its player's slips: lock, open, show, lend. No slip leaves any other way. */
export function createSecrets(
  of: VoterDeps & {
    /** A bot has none: what it holds is its host's anyway. */
    readonly trust?: PhoneTrust;
    readonly boxesFor?: BoxesFor;
    state: () => GuestState;
    become: (change: Partial<GuestState>) => void;
    ask: (op: Op) => Promise<Answer>;
    duties: Pick<ReturnType<typeof createAutomaticActions>, 'isDone' | 'fulfil'>;
  },
) {
  const { ask, duties, trust, boxesFor = boxesByDevice } = of;
  const watch = trust?.watch;
  const voter = createVoter({ ...of, device: trust?.keys });
  /** The ballot that this phone was shown without a lock of its own, and has not lost sight of. */
  let unlocked: string | null = null;
  /** Shares that the player has agreed to lend, and that wait for the others to confirm. */
  const lending = new Map<string, { readonly seat: Seat; readonly answer: (given: Answer) => void }>();

  function whereOf(snapshot: Snapshot, match: number) {
    const { you, table } = of.state();
    return snapshot.ballot === null || you.seat === null || table === null
      ? null
      : { table: table.id, match, ballot: snapshot.ballot, seat: you.seat };
  }

  function whereNow() {
    const { snapshot, match } = of.state();
    return snapshot && whereOf(snapshot, match);
  }

  type Where = NonNullable<ReturnType<typeof whereOf>>;

  /** For whom something is sealed: the phone that held the seat when the game was dealt. Bots have a key of their own. */
  function keyOf(seat: Seat): PublicKey | null {
    const { table } = of.state();
    const { kind, key = null, device = null } = table?.seats[seat] ?? {};
    if (kind === 'bot') return key;
    if (watch !== undefined) return watch.pins.deviceOf(seat);
    return device === null ? key : (table?.devices[device]?.key ?? key);
  }

  const isBot = (seat: Seat): boolean =>
    of.state().table?.seats[seat]?.kind !== 'phone' ||
    watch?.pins.known().some((each) => each.seat === seat && each.kind === 'bot') === true;

  function secretsOf(snapshot: Snapshot, match: number): Pick<GuestState, 'peeked' | 'locked'> {
    const where = whereOf(snapshot, match);
    return where === null
      ? { peeked: [], locked: null }
      : { peeked: voter.peeked(where, keyOf), locked: voter.mine(where) };
  }

  /** A lock that appears in this seat's name while this phone looks on is the phone's own, or forged. */
  function watchLock(snapshot: Snapshot, match: number): void {
    const where = whereOf(snapshot, match);
    const name = where && JSON.stringify([match, where.ballot.key, where.seat]);
    const isLocked = where !== null && (where.ballot.locks[where.seat] ?? null) !== null;
    if (where !== null && isLocked && name === unlocked && voter.mine(where) === null) watch?.forged();
    unlocked = isLocked ? null : name;
  }

  /** Whose lock this phone has proof of. */
  const proven = (where: Where): readonly Seat[] =>
    where.ballot.voters.filter((seat) => voter.isProven(where, seat, watch?.pins.deviceOf(seat) ?? null));

  /** The one question before anything of a ballot leaves this phone. */
  function mayTell(where: Where, id: string, duty: Duty | { readonly type: 'lend' }): boolean {
    if (watch === undefined) return true;
    const { match, ballot, seat: from } = where;
    if (duty.type !== 'show')
      return watch.mayTell({ id, seat: from, what: duty.type, match, ballot, proven: proven(where) });
    // What a bot is shown, its host's machine has.
    if (isBot(duty.to)) return false;
    const { to, part } = duty;
    return watch.mayTell({
      id,
      seat: from,
      what: 'show',
      match,
      ballot,
      peek: { from, to, part },
      proven: null,
    });
  }

  /** Opening and showing need no player, unless somebody does not confirm. */
  function fulfilDuties(): void {
    const { snapshot, match, rev, you, table } = of.state();
    // The table says when it goes on, and then it is looked at again.
    if (table?.guidance?.isPaused === true) return;
    const where = whereNow();
    const due = where === null || snapshot === null ? [] : snapshot.duties;
    const nameOf = (duty: Duty) => JSON.stringify([match, where?.ballot.key, you.seat, duty]);
    watch?.stillWaits(you.seat, [...due.map(nameOf), ...lending.keys()]);
    for (const duty of due) {
      const name = nameOf(duty);
      if (where === null || duties.isDone(name) || !mayTell(where, name, duty)) continue;
      const move = voter.fulfil(where, duty, keyOf);
      if (move !== null) duties.fulfil(name, { type: 'move', rev, move } as Op);
    }
    for (const [name, { seat, answer }] of lending) lendNow(name, seat, answer);
  }

  /** Gives this phone's share of a ballot that all have locked, and only then. */
  function lend(seat: Seat): Promise<Answer> {
    const where = whereNow();
    const name = JSON.stringify([where?.match, where?.ballot.key, where?.seat, 'lend', seat]);
    return new Promise((answer) => lendNow(name, seat, answer));
  }

  function lendNow(name: string, seat: Seat, answer: (given: Answer) => void): void {
    const where = whereNow();
    const share = where?.ballot.opening === true ? voter.share(where, seat, keyOf(seat)) : null;
    if (where !== null && share !== null && !mayTell(where, name, { type: 'lend' }))
      return void lending.set(name, { seat, answer });
    lending.delete(name);
    if (where === null || share === null) return answer({ ok: false, why: 'no-share' });
    void ask({ type: 'lend', ballot: where.ballot.key, seat, share }).then(answer);
  }

  /** The table takes a lock only on what it looks like now. While the choice is still there, try again. */
  async function lock(chosen: LockChoice): Promise<Answer> {
    let answer: Answer = { ok: false, why: 'not-now' };
    for (let tries = 0; tries < LOCK_TRIES; tries += 1) {
      const { rev, snapshot } = of.state();
      const where = whereNow();
      if (!where || (tries > 0 && !snapshot?.legal.some((legal) => same(legal, chosen)))) break;
      // A phone that got its seat by a ticket has pinned it to the phone before.
      const others = watch?.pins.known().filter(({ seat }) => seat !== where.seat) ?? [];
      const boxes = trust === undefined ? NO_BOXES : boxesFor(others, trust.device);
      const move = await voter.lock(where, chosen, boxes);
      answer = await ask({ type: 'move', rev, move } as Op);
      if (answer.ok || answer.why !== 'stale') break;
    }
    const { snapshot, match } = of.state();
    if (snapshot !== null) of.become(secretsOf(snapshot, match));
    return answer;
  }

  return {
    of: secretsOf,
    forget: voter.forget,
    watchLock,
    lost: () => void (unlocked = null),
    fulfilDuties,
    lend,
    lock,
  };
}
