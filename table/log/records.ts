import type { Entry, GameTypes, RandomState, Seat } from '@/rules/engine';

import type { PublicKey } from '@/table/wire/channel';
import type { Device } from '@/table/wire/device';
import { type Pledge, type SeedNumber, type Shuffle, withContribution } from '@/table/rounds/shuffleBefore';
import type { SeatVerdict } from '@/table/wire/verdict';
import { afterAgain, type ChainPlace } from './chainPlace';
import {
  type DeviceState,
  type SeatState,
  whoGave,
  withDevice,
  withDevicesOfOld,
  withoutHost,
} from './devices';
import { type Guidance, type GuidanceRecord, keptGuidance, NO_GUIDANCE, reduceGuidance } from './guidance';
import { isShown, NO_ROUNDS, reduceRound, type RoundRecord, type Rounds } from './rounds';
import { ofBots, OPEN, withChairs, withHolder, withoutOpen, withSeat } from './seats';
import { type PlayedBy, playedBy } from './playedBy';
import { type Proposal, type ProposalRecord, reduceProposal } from './proposal';
import { type TableSecrets, withLink } from './tableSecrets';
import type { Lent, Share } from '@/table/ballots/shares';
import type { Head, MoveVouch, NewHost, Proof } from '@/table/recovery/replicaFrames';

export type { SeatState } from './devices';
export { seatOf } from './seats';

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
  /** `isBots`: the seat is a bot's, and a bot's again when whoever sits down gets up in the lobby. */
  | {
      readonly t: 'sit';
      readonly seat: Seat;
      readonly key: PublicKey;
      readonly name: string;
      readonly device?: Device;
      readonly isBots?: true;
    }
  | { readonly t: 'stand'; readonly seat: Seat }
  | { readonly t: 'rename'; readonly seat: Seat; readonly name: string }
  /** `free`: who left this seat has lost it, and whoever comes may have it. */
  | {
      readonly t: 'bot';
      readonly seat: Seat;
      readonly key: PublicKey;
      readonly name: string;
      readonly free?: true;
    }
  | { readonly t: 'options'; readonly options: GameTypes['options'] }
  | {
      readonly t: 'shuffle';
      readonly round: string;
      readonly own: SeedNumber;
      readonly asked: readonly Seat[];
      readonly without: readonly Seat[];
    }
  | { readonly t: 'pledge'; readonly seat: Seat; readonly device?: never; readonly pledge: Pledge }
  | { readonly t: 'number'; readonly seat: Seat; readonly number: SeedNumber }
  | ({ readonly t: 'start'; readonly seed: RandomState } & Partial<PlayedBy>)
  | { readonly t: 'move'; readonly id: string; readonly entry: Entry<GameTypes> }
  | { readonly t: 'ticket'; readonly seat: Seat; readonly hash: string | null }
  | { readonly t: 'claim'; readonly seat: Seat; readonly key: PublicKey; readonly device?: Device }
  /** The phone of a seat says hello as another device than before, or runs something else. */
  | { readonly t: 'device'; readonly seat: Seat; readonly device: Device }
  | ({ readonly t: 'verdict' } & SeatVerdict)
  | ProposalRecord
  | GuidanceRecord
  | RoundRecord
  | ({ readonly t: 'lend' } & Lent)
  | { readonly t: 'again'; readonly chain?: ChainPlace }
  /** The steward has removed this device. `join`: from then on the table has another link. */
  | { readonly t: 'out'; readonly device: PublicKey; readonly join?: string }
  | { readonly t: 'door'; readonly open: boolean }
  /** The link and the code that everybody has seen open nothing any more. */
  | { readonly t: 'link'; readonly join?: string }
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

/** Summed up by any version of the app. */
type Later = keyof PlayedBy | 'devices' | 'chain' | keyof Rounds;
export type CarriedState = Omit<TableState, Later> & Partial<Pick<TableState, Later>>;

/** A host that the table has left, and how to tell it so if it comes back. */
export type Former = NewHost & {
  readonly proof: Proof;
  readonly join: string;
  /** Who agreed to leave it, to each of the others. Logs from before have none. */
  readonly vouches?: readonly MoveVouch[];
};

/** A key shared out among phones; `mark` tells who they were, and in which game. */
export type Sealing = { readonly mark: string; readonly head: Head; readonly shares: readonly Share[] };

export type TableState = Rounds & {
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
  readonly devices: readonly DeviceState[];
  /** In logs from before there were rounds: the shuffle under way, or the one this match was dealt from. */
  readonly shuffle: Shuffle | null;
  /** What the phones said of the last match when it was over. */
  readonly verdicts: readonly SeatVerdict[];
  /** Nobody new may sit down. Logs from before there was a door do not say. */
  readonly isClosed?: boolean;
  /** What it was told from outside; logs from before there was any do not say. */
  readonly guidance?: Guidance;
  /** Devices that the steward has removed. */
  readonly removed?: readonly PublicKey[];
  /** `null` in the lobby. */
  readonly seed: RandomState | null;
  /** Somebody asks the table to go back, or to go on without a vote. */
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
  /** How far the chain had come when the last game was put away. */
  readonly chain: ChainPlace | null;
};

export const NOT_SEALED: TableState['sealing'] = { settled: null, coming: null };

export function reduceTable(state: TableState | null, record: TableRecord): TableState {
  const after = withRecord(state, record);
  // A kind of record that this version does not know makes nothing.
  if (after?.guidance === undefined) return after;
  const guidance = keptGuidance(after.guidance, after.seats, record.t === 'again');
  return guidance === after.guidance ? after : { ...after, guidance };
}

function withRecord(state: TableState | null, record: TableRecord): TableState {
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
      devices: [],
      ...NO_ROUNDS,
      shuffle: null,
      verdicts: [],
      seed: null,
      proposal: null,
      lent: [],
      epoch: 0,
      formers: [],
      gone: null,
      sealing: NOT_SEALED,
      chain: null,
    };
  }
  if (record.t === 'carried')
    return withDevicesOfOld({
      ...NO_ROUNDS,
      ...record.state,
      ...playedBy(record.state),
      chain: record.state.chain ?? null,
    });
  if (state === null) throw new Error('a log that does not begin with its table');
  switch (record.t) {
    case 'sit':
      return withHolder(state, record, () => ({ name: record.name, ...ofBots(record) }));
    case 'stand':
      return withDevice(withSeat(state, record.seat, () => OPEN));
    case 'rename':
      return withSeat(state, record.seat, (seat) => ({ ...seat, name: record.name }));
    case 'bot':
      return withDevice(
        withSeat(state, record.seat, ({ kind, key, name, device, owner, isBots }) => ({
          ...OPEN,
          ...(isBots === true && record.free !== true && { isBots }),
          kind: 'bot',
          key: record.key,
          name: record.name,
          owner:
            record.free === true
              ? null
              : kind === 'phone' && key !== null
                ? { key, name, device: device ?? key }
                : owner,
        })),
      );
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
    case 'round': {
      const seats = record.for === 'deal' ? withoutOpen(state.seats) : state.seats;
      const at = record.for === 'deal' ? { ...state, seats, verdicts: [], shuffle: null } : state;
      return { ...at, ...reduceRound(at, record) };
    }
    case 'dropped':
      return { ...state, ...reduceRound(state, record), ...(state.seed === null && withChairs(state)) };
    case 'shown':
      return withShown(state, reduceRound(state, record));
    case 'pledge':
      return record.device !== undefined
        ? { ...state, ...reduceRound(state, record) }
        : { ...state, shuffle: withContribution(state.shuffle, record.seat, { pledge: record.pledge }) };
    case 'number':
      return { ...state, shuffle: withContribution(state.shuffle, record.seat, { number: record.number }) };
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
      if ('strike' in record.entry) return { ...state, proposal: null };
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
      return withHolder(state, record, (seat) => ({ name: seat.owner?.name ?? seat.name, ...ofBots(seat) }));
    case 'device':
      return withDevice(
        withSeat(state, record.seat, (seat) => ({ ...seat, device: record.device.key })),
        record.device,
      );
    case 'verdict': {
      const { seat, phone, verdict } = record;
      const others = state.verdicts.filter((each) => each.seat !== seat);
      return { ...state, verdicts: [...others, { seat, phone, verdict }] };
    }
    case 'again':
      return {
        ...state,
        ...withChairs(state),
        seed: null,
        shuffle: null,
        deal: null,
        circle: null,
        proposal: null,
        chain: record.chain === undefined ? null : afterAgain(record, record.chain),
      };
    case 'out':
      return withoutDevice(state, record);
    case 'led':
    case 'pause':
    case 'hide':
    case 'message':
    case 'debrief':
    case 'hand':
      return { ...state, guidance: reduceGuidance(state.guidance ?? NO_GUIDANCE, record) };
    case 'link':
      return { ...state, secrets: withLink(state.secrets, record.join) };
    case 'door':
      return { ...state, isClosed: !record.open };
    case 'moved':
      return {
        ...state,
        epoch: record.epoch,
        devices: withoutHost(state.devices),
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

/** Those who have ended a round together remember each other. */
function withShown(state: TableState, rounds: Rounds): TableState {
  const round = state.seed === null ? rounds.deal : rounds.circle;
  if (round === null || !isShown(round)) return { ...state, ...rounds };
  const from = round.from.map(({ device }) => device);
  return { ...state, ...rounds, devices: whoGave(state.devices, from) };
}

/** So many are remembered; who comes with other keys meets a closed door. */
const MAX_REMOVED = 32;

function withoutDevice(state: TableState, { device, join }: TableRecord & { t: 'out' }): TableState {
  const seats = state.seats.map((seat) => (seat.owner?.device === device ? { ...seat, owner: null } : seat));
  const removed = [...(state.removed ?? []), device].slice(-MAX_REMOVED);
  const secrets = withLink(state.secrets, join);
  return withDevice({ ...state, seats, removed, secrets });
}
