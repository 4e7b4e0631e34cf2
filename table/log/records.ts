import type { Entry, Game, GameTypes, RandomState, Seat } from '@/rules/engine';

import type { PublicKey } from '@/table/wire/channel';
import type { SecretKey } from '@/table/wire/keys';
import type { Pledge, SeedNumber, Shuffle } from '@/table/shuffle/shuffle';
import type { SeatVerdict } from '@/table/wire/verdict';
import { type Proposal, type ProposalRecord, reduceProposal } from './proposal';
import type { Lent, Share } from '@/table/ballots/shares';
import type { Head, NewHost, Proof } from '@/table/recovery/replicaFrames';
import { APP_VERSION } from '@/table/wire/version';

/** One line of a table's log. Together, in order, they are the table. */
export type TableRecord =
  | ({
      readonly t: 'table';
      readonly v: 1;
      readonly id: string;
      readonly game: string;
      readonly seats: number;
      readonly secrets: TableSecrets;
    } & Partial<PlayedBy>)
  | { readonly t: 'sit'; readonly seat: Seat; readonly key: PublicKey; readonly name: string }
  | { readonly t: 'stand'; readonly seat: Seat }
  | { readonly t: 'rename'; readonly seat: Seat; readonly name: string }
  | { readonly t: 'bot'; readonly seat: Seat; readonly key: PublicKey; readonly name: string }
  | { readonly t: 'options'; readonly options: GameTypes['options'] }
  | {
      readonly t: 'shuffle';
      readonly round: string;
      readonly own: SeedNumber;
      readonly asked: readonly Seat[];
      readonly without: readonly Seat[];
    }
  | { readonly t: 'pledge'; readonly seat: Seat; readonly pledge: Pledge }
  | { readonly t: 'number'; readonly seat: Seat; readonly number: SeedNumber }
  | ({ readonly t: 'start'; readonly seed: RandomState } & Partial<PlayedBy>)
  | { readonly t: 'move'; readonly id: string; readonly entry: Entry<GameTypes> }
  | { readonly t: 'ticket'; readonly seat: Seat; readonly hash: string | null }
  | { readonly t: 'claim'; readonly seat: Seat; readonly key: PublicKey }
  | ({ readonly t: 'verdict' } & SeatVerdict)
  | ProposalRecord
  | ({ readonly t: 'lend' } & Lent)
  | { readonly t: 'again' }
  /** The first line of a log that goes on from another: all that came before, summed up. */
  | { readonly t: 'carried'; readonly v: 1; readonly state: CarriedState }
  /** The players have put their shares together: from here on another host looks after the table. */
  | {
      readonly t: 'moved';
      readonly epoch: number;
      readonly secrets: TableSecrets;
      readonly former: Former;
    }
  /** Which phones hold shares of what, so that a host that starts again gives out no others. */
  | ({ readonly t: 'sealing' } & TableState['sealing'])
  /** Told by a phone with proof: the table goes on elsewhere, and never again here. */
  | { readonly t: 'gone'; readonly to: NewHost };

/** By which rules and by which app. Logs from before rules had versions say nothing: those were version 1. */
export type PlayedBy = { readonly rules: number; readonly app: string | null };

/** What the log says with a new table and with every match. */
export const playedByThese = ({ rulesVersion }: Game): PlayedBy => ({
  rules: rulesVersion,
  app: APP_VERSION,
});

/** Summed up by any version of the app. */
export type CarriedState = Omit<TableState, keyof PlayedBy> & Partial<PlayedBy>;

/** A host that the table has left, and how to tell it so if it comes back. */
export type Former = NewHost & { readonly proof: Proof; readonly join: string };

/** A key shared out among phones; `mark` tells who they were, and in which game. */
export type Sealing = { readonly mark: string; readonly head: Head; readonly shares: readonly Share[] };

export type TableSecrets = {
  /** The host's end of every guest's line. */
  readonly host: SecretKey;
  /** In the join link: whoever has it may sit or look on. */
  readonly join: string;
  /** On the host's own screen: whoever has it looks after the table. */
  readonly steward: string;
};

export type SeatState = {
  readonly name: string;
  readonly kind: 'open' | 'phone' | 'bot';
  readonly key: PublicKey | null;
  /** The phone a bot stands in for. */
  readonly owner: { readonly key: PublicKey; readonly name: string } | null;
  /** Hash of the one ticket that moves this seat to another phone. */
  readonly ticket: string | null;
};

export type TableState = {
  readonly id: string;
  readonly game: string;
  readonly secrets: TableSecrets;
  /** Of the latest match; before the first, of whoever opened the table. */
  readonly rules: number;
  readonly app: string | null;
  readonly match: number;
  readonly options: GameTypes['options'];
  /** How many can sit here. Chairs nobody took are put away while a game is played. */
  readonly size: number;
  readonly seats: readonly SeatState[];
  /** The shuffle under way, or the one this match was dealt from. */
  readonly shuffle: Shuffle | null;
  /** What the phones said of the last match when it was over. */
  readonly verdicts: readonly SeatVerdict[];
  /** `null` in the lobby. */
  readonly seed: RandomState | null;
  /** Somebody asks the table to go back. */
  readonly proposal: Proposal | null;
  /** Shares that were given to open the ballots of phones that stay away. */
  readonly lent: readonly Lent[];
  /** Counts the hosts this table has had, from 0. A phone never goes back to an earlier one. */
  readonly epoch: number;
  readonly formers: readonly Former[];
  /** The host at which it goes on instead. */
  readonly gone: NewHost | null;
  /** What opens the sealed log now, and what is about to. */
  readonly sealing: { readonly settled: Sealing | null; readonly coming: Sealing | null };
};

export const NOT_SEALED: TableState['sealing'] = { settled: null, coming: null };
const OPEN: SeatState = { name: '', kind: 'open', key: null, owner: null, ticket: null };

export function reduceTable(state: TableState | null, record: TableRecord): TableState {
  if (record.t === 'table') {
    const { id, game, secrets } = record;
    const seats = Array.from({ length: record.seats }, () => OPEN);
    return {
      id,
      game,
      secrets,
      ...playedBy(record),
      match: 0,
      options: {},
      size: record.seats,
      seats,
      shuffle: null,
      verdicts: [],
      seed: null,
      proposal: null,
      lent: [],
      epoch: 0,
      formers: [],
      gone: null,
      sealing: NOT_SEALED,
    };
  }
  if (record.t === 'carried') return { ...record.state, ...playedBy(record.state) };
  if (state === null) throw new Error('a log that does not begin with its table');
  switch (record.t) {
    case 'sit':
      return withSeat(state, record.seat, () => ({
        ...OPEN,
        kind: 'phone',
        key: record.key,
        name: record.name,
      }));
    case 'stand':
      return withSeat(state, record.seat, () => OPEN);
    case 'rename':
      return withSeat(state, record.seat, (seat) => ({ ...seat, name: record.name }));
    case 'bot':
      return withSeat(state, record.seat, ({ kind, key, name, owner }) => ({
        ...OPEN,
        kind: 'bot',
        key: record.key,
        name: record.name,
        owner: kind === 'phone' && key !== null ? { key, name } : owner,
      }));
    case 'options':
      return { ...state, options: record.options };
    case 'shuffle': {
      const seats = withoutOpen(state.seats);
      const from = record.asked.map((seat) => ({
        seat,
        key: seats[seat]?.key ?? '',
        pledge: null,
        number: null,
      }));
      const { round, own, without } = record;
      return { ...state, seats, verdicts: [], shuffle: { round, own, from, without } };
    }
    case 'pledge':
      return withContribution(state, record.seat, { pledge: record.pledge });
    case 'number':
      return withContribution(state, record.seat, { number: record.number });
    case 'start':
      return {
        ...state,
        ...playedBy(record),
        seed: record.seed,
        match: state.match + 1,
        proposal: null,
        lent: [],
        seats: withoutOpen(state.seats),
      };
    case 'move':
      return 'rewind' in record.entry ? { ...state, proposal: null, lent: [] } : state;
    case 'propose':
    case 'agree':
    case 'refuse':
      return { ...state, proposal: reduceProposal(state.proposal, record) };
    case 'lend': {
      const { ballot, seat, by, share } = record;
      return { ...state, lent: [...state.lent, { ballot, seat, by, share }] };
    }
    case 'ticket':
      return withSeat(state, record.seat, (seat) => ({ ...seat, ticket: record.hash }));
    case 'claim':
      return withSeat(state, record.seat, ({ name, owner }) => ({
        ...OPEN,
        kind: 'phone',
        key: record.key,
        name: owner?.name ?? name,
      }));
    case 'verdict': {
      const { seat, phone, verdict } = record;
      const others = state.verdicts.filter((each) => each.seat !== seat);
      return { ...state, verdicts: [...others, { seat, phone, verdict }] };
    }
    case 'again':
      return {
        ...state,
        seed: null,
        shuffle: null,
        proposal: null,
        seats: Array.from({ length: state.size }, (_, at) => state.seats[at] ?? OPEN),
      };
    case 'moved':
      return {
        ...state,
        epoch: record.epoch,
        secrets: record.secrets,
        formers: [...state.formers, record.former],
        gone: null,
        sealing: NOT_SEALED,
      };
    case 'sealing':
      return { ...state, sealing: { settled: record.settled, coming: record.coming } };
    case 'gone':
      return { ...state, gone: record.to };
  }
}

const APP_MAX = 32;

function playedBy({ rules = 1, app = null }: Partial<PlayedBy>): PlayedBy {
  if (!Number.isInteger(rules) || rules < 1) throw new Error('no version of any rules');
  return { rules, app: typeof app === 'string' ? app.slice(0, APP_MAX) : null };
}

const withSeat = (state: TableState, at: Seat, change: (seat: SeatState) => SeatState): TableState => ({
  ...state,
  seats: state.seats.map((seat, s) => (s === at ? change(seat) : seat)),
});

const withoutOpen = (seats: readonly SeatState[]): readonly SeatState[] =>
  seats.filter(({ kind }) => kind !== 'open');

const withContribution = (
  state: TableState,
  at: Seat,
  change: { readonly pledge: Pledge } | { readonly number: SeedNumber },
): TableState => ({
  ...state,
  shuffle: state.shuffle && {
    ...state.shuffle,
    from: state.shuffle.from.map((each) => (each.seat === at ? { ...each, ...change } : each)),
  },
});

export const seatOf = (seats: readonly SeatState[], key: PublicKey): Seat | null => {
  const at = seats.findIndex((seat) => seat.key === key);
  return at < 0 ? null : at;
};
