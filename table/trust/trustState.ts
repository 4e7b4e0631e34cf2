import type { Seat } from '@/rules/engine';

import type { BackupHost } from '@/table/recovery/replicaFrames';
import type { PublicKey } from '@/table/wire/channel';
import type { Runs } from '@/table/wire/device';
import type { Hash } from './hash';
import type { Pictures } from './sign';

/** What a phone knows of the other phones by itself, and what it asks of its player. */
export type TrustState = {
  /** The table's sign; `null` before the first round is complete, and while this phone has given it no number. */
  readonly sign: {
    readonly pictures: Pictures;
    /** The whole hash of which the pictures show 24 bits. */
    readonly round: Hash;
    /** How many rounds it took. */
    readonly tries: number;
    /** Who was waited for in vain. */
    readonly without: readonly Seat[];
  } | null;
  /** The phones of the circle, in the order of `TableInfo.devices`. */
  readonly devices: readonly TrustedDevice[];
  /** What this phone's own player said of the sign. */
  readonly compared: 'not-yet' | 'same' | 'different';
  /** Something that cannot happen with an honest host. Stays for as long as this host has the table. */
  readonly alarm: Alarm | null;
  /** The gate asks the player: these phones do not confirm. */
  readonly asks: {
    readonly id: string;
    readonly what: 'open' | 'show' | 'lend';
    readonly missing: readonly PublicKey[];
    readonly why: 'silent' | 'unproven' | 'seat-changed';
  } | null;
  /** Who could carry on as host, by the name of their players: only whose own phone has vouched for that key. */
  readonly heirs?: readonly BackupHost[];
  /** So many steps that only this phone had been shown are not in the game any more: it went on elsewhere without them. */
  readonly lost?: number;
  /** The game was dealt without a number from this phone, which was away or too slow, as far as it can know. */
  readonly isLeftOut?: boolean;
};

export type TrustedDevice = {
  readonly key: PublicKey;
  readonly runs: Runs;
  readonly here: boolean;
  readonly out: boolean;
  readonly isMine: boolean;
  readonly seats: readonly Seat[];
  /** Its player has said "the same", and its vouch for that was checked. */
  readonly hasCompared: boolean;
  /** It has vouched for our head lately enough. */
  readonly confirms: boolean;
  /** It has vouched for what the host says it found in the finished game. */
  readonly saysSo?: boolean;
  /** It gives nothing secret away any more: its player says that the sign differs, or it has caught the host. */
  readonly stopped?: 'different' | 'alarm' | undefined;
};

export const ALARMS = ['fork', 'forged', 'left-out', 'changed-list', 'false-key', 'other-host'] as const;

export type Alarm = {
  readonly what: (typeof ALARMS)[number];
  readonly with: PublicKey | null;
};

/** A bot's, and a phone's before it has heard of its table. */
export const NO_TRUST: TrustState = {
  sign: null,
  devices: [],
  compared: 'not-yet',
  alarm: null,
  asks: null,
};
