import type { Leaf } from './chain';
import type { Gate } from './gate';

/** What of a leaf its head binds: all of it. */
export const wholeLeaf = (_at: number, leaf: Leaf): Leaf => leaf;

/**
 * What a phone checks before it believes or tells anything. Each hears what was found and says what counts. The app takes
 * the finding as it is; a test can take one defence out and see that its attack then succeeds.
 */
export type Defences = {
  /** The host goes on from this phone's own chain. */
  readonly chain: (holds: boolean) => boolean;
  /** A later epoch comes with another host. */
  readonly epoch: (holds: boolean) => boolean;
  /** A host that took the table over has all that this phone brought it. */
  readonly cut: (holds: boolean) => boolean;
  /** The vote that is shown is the one that all are bound to. */
  readonly ballot: (holds: boolean) => boolean;
  /** The table has the move that this phone made. */
  readonly own: (holds: boolean) => boolean;
  /** What this phone's player is said to have agreed to, they have. */
  readonly consent: (holds: boolean) => boolean;
  /** Seats are held by those to whom this phone bound itself before the deal. */
  readonly roster: (holds: boolean) => boolean;
  /** Nobody else was shown another game. */
  readonly fork: (holds: boolean) => boolean;
  /** A vouch comes from the device that it names. */
  readonly vouch: (holds: boolean) => boolean;
  /** A device has vouched itself for the verdict that the host tells of it. */
  readonly verdict: (holds: boolean) => boolean;
  /** The phone of whoever could carry on has vouched for the key that the host names. */
  readonly heir: (holds: boolean) => boolean;
  /** A guest that sits at the table sits there with its own key. */
  readonly seatKey: (holds: boolean) => boolean;
  /** The host has read what this phone gave to a round, be it that it refused it or said nothing. */
  readonly answers: (holds: boolean) => boolean;
  /** Nothing was found before this phone was started anew. */
  readonly kept: (holds: boolean) => boolean;
  /** What is secret may leave. `found`: what stands in its way, where that was looked at. */
  readonly gate: (holds: boolean, found?: Gate) => boolean;
  /** The chain binds every record. */
  readonly leaf: typeof wholeLeaf;
};

const asFound = (holds: boolean): boolean => holds;

export const ALL_DEFENCES: Defences = {
  chain: asFound,
  epoch: asFound,
  cut: asFound,
  ballot: asFound,
  own: asFound,
  consent: asFound,
  roster: asFound,
  fork: asFound,
  vouch: asFound,
  verdict: asFound,
  heir: asFound,
  seatKey: asFound,
  answers: asFound,
  kept: asFound,
  gate: asFound,
  leaf: wholeLeaf,
};
