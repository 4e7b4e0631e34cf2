import type { Device } from '@/table/wire/device';
import type { PublicKey } from '@/table/wire/channel';
import {
  circleOf,
  nonceOf,
  type Roster,
  type RoundInfo,
  type RoundNumber,
  roundOf,
  rosterOf,
} from '@/table/rounds/round';
import type { Hash } from '@/table/trust/hash';
import { type Pictures, picturesOf, signOf } from '@/table/trust/sign';
import type { DeviceState, SeatState } from './devices';

/** What the log says of rounds. Numbers stay with the host until the game is over. */
export type RoundRecord =
  | {
      readonly t: 'round';
      readonly round: string;
      readonly for: RoundInfo['for'];
      readonly tries: number;
      /** As whom the host asks: the table may have another one before the game is over. */
      readonly hostKey: PublicKey;
      /** The host's own number; none in a round that only makes a circle. */
      readonly own: RoundNumber | null;
      readonly rules: number;
      readonly asked: readonly PublicKey[];
      readonly without: readonly PublicKey[];
    }
  | { readonly t: 'pledge'; readonly device: PublicKey; readonly pledge: Hash }
  /** What a device showed once all had pledged: its number for a deal, for a circle the number's hash alone. */
  | { readonly t: 'shown'; readonly device: PublicKey; readonly number?: RoundNumber; readonly nonce?: Hash }
  /** A round that came to nothing. */
  | { readonly t: 'dropped'; readonly round: string };

export type RoundState = {
  readonly round: string;
  readonly for: RoundInfo['for'];
  readonly tries: number;
  readonly hostKey: PublicKey;
  readonly own: RoundNumber | null;
  /** What everybody pledges for: circle and roster as they were when the round was opened. */
  readonly of: Hash;
  readonly devices: readonly Device[];
  readonly roster: Roster | null;
  readonly from: readonly {
    readonly device: PublicKey;
    readonly pledge: Hash | null;
    readonly nonce: Hash | null;
    readonly number: RoundNumber | null;
  }[];
  readonly without: readonly PublicKey[];
};

/** The part of a table's state that rounds make. */
export type Rounds = {
  /** The round that the match is dealt from, or is about to be. */
  readonly deal: RoundState | null;
  /** The latest round of this match that was only about who is here. */
  readonly circle: RoundState | null;
  /** The round that made the table's sign, whom it binds, and who gave a number to it. */
  readonly sign: {
    readonly round: string;
    readonly pictures: Pictures;
    readonly devices: readonly PublicKey[];
    readonly from: readonly PublicKey[];
  } | null;
};

/** What a round is about. */
type Around = Rounds & {
  readonly id: string;
  readonly match: number;
  readonly game: string;
  readonly options: Roster['options'];
  readonly seats: readonly SeatState[];
  readonly devices: readonly DeviceState[];
  /** `null` in the lobby. */
  readonly seed: unknown;
};

export const NO_ROUNDS: Rounds = { deal: null, circle: null, sign: null };

export const isPledged = ({ from }: Pick<RoundState, 'from'>): boolean =>
  from.every(({ pledge }) => pledge !== null);
export const isShown = ({ from }: Pick<RoundState, 'from'>): boolean =>
  from.every(({ nonce }) => nonce !== null);

/** Who plays what in the coming match, by these rules. Nobody sits on an open chair. */
export const rosterAt = (
  { match, game, options, seats }: Pick<Around, 'match' | 'game' | 'options' | 'seats'>,
  rules: number,
): Roster => ({
  match: match + 1,
  game,
  rules,
  options,
  seats: seats.flatMap(({ kind, key, device }, seat) =>
    kind === 'open' || key === null ? [] : [{ seat, kind, key, device }],
  ),
});

export const circleAt = ({ devices }: Pick<Around, 'devices'>): readonly Device[] =>
  devices.flatMap(({ key, runs, out }) => (out ? [] : [{ key, runs }]));

export function reduceRound(state: Around, record: RoundRecord): Rounds {
  const { deal, circle, sign } = state;
  const rounds = { deal, circle, sign };
  if (record.t === 'round') return { ...rounds, [record.for]: opened(state, record) };
  const slot = state.seed === null ? 'deal' : 'circle';
  const now = rounds[slot];
  if (now === null) return rounds;
  if (record.t === 'dropped') return now.round === record.round ? { ...rounds, [slot]: null } : rounds;
  const from = now.from.map((each) =>
    each.device !== record.device
      ? each
      : record.t === 'pledge'
        ? { ...each, pledge: record.pledge }
        : { ...each, number: record.number ?? null, nonce: nonceIn(record) },
  );
  const next = { ...now, from };
  return { ...rounds, [slot]: next, sign: signAfter(sign, next) };
}

const nonceIn = ({ number, nonce }: RoundRecord & { t: 'shown' }): Hash | null =>
  number === undefined ? (nonce ?? null) : nonceOf(number);

/**
 * A sign stands until somebody gives a number who gave none to it, or enters the circle that it binds: every phone
 * trusts a sign that is partly its own.
 */
function signAfter(sign: Rounds['sign'], round: RoundState): Rounds['sign'] {
  const from = round.from.map(({ device }) => device);
  const devices = round.devices.map(({ key }) => key);
  const stands =
    sign !== null &&
    from.every((device) => sign.from.includes(device)) &&
    devices.every((device) => sign.devices.includes(device));
  if (stands || !isShown(round)) return sign;
  const shown = round.from.flatMap(({ device, pledge, nonce }) =>
    pledge === null || nonce === null ? [] : [{ device, pledge, nonce }],
  );
  return { round: round.round, pictures: picturesOf(signOf(round.of, shown)), devices, from };
}

function opened(state: Around, record: RoundRecord & { t: 'round' }): RoundState {
  const { round, tries, hostKey, own, rules, asked, without } = record;
  const devices = circleAt(state);
  const roster = record.for === 'deal' ? rosterAt(state, rules) : null;
  const of = roundOf(circleOf({ table: state.id, hostKey }, devices), roster && rosterOf(roster), round);
  const from = asked.map((device) => ({ device, pledge: null, nonce: null, number: null }));
  return { round, for: record.for, tries, hostKey, own, of, devices, roster, from, without };
}
