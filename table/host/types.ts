import type { Game, GameTypes, Random, Result, Seat } from '@/rules/engine';

import type { Acceptance } from '@/table/log/tableLogState';
import type { Channel } from '@/table/wire/channel';
import type { Device } from '@/table/wire/device';
import type { Clock } from '@/table/wire/clock';
import type { Crypto, SecretKey } from '@/table/wire/keys';
import type { LogHolders } from '@/table/recovery/logHolders';
import type { BackupHost } from '@/table/recovery/replicaFrames';
import type { OpsDeps } from '@/table/host/asks/ops';
import type { Budgets } from '@/table/host/asks/budgets';
import type { BotSeatRules } from '@/table/host/asks/botSeats';
import type { NameRule } from '@/table/host/asks/names';
import type { Rights } from '@/table/host/asks/rights';
import type { RemovalRules } from '@/table/host/asks/removal';
import type { WordRule } from '@/table/host/asks/spokenWords';
import type { StrikeRules } from '@/table/host/asks/strike';
import type { KnownInfo, Told } from '@/table/host/telling/viewUpdates';
import type { FromGuest, TableInfo, TooLongAsk } from '@/table/wire/protocol';
import type { Pacing } from './pacing';
import type { TableState } from '@/table/log/records';
import type { LogStore } from '@/table/storage/storage';
import type { WatchedValues } from '@/table/storage/watchedValues';

export type HostDeps = {
  readonly store: LogStore;
  readonly games: { readonly [id: string]: Game };
  readonly clock: Clock;
  readonly crypto: Pick<
    Crypto,
    'randomBytes' | 'newKeyPair' | 'publicKeyOf' | 'wrap' | 'deriveKey' | 'pairKey' | 'mac'
  >;
  /** Where the bots keep their secrets, so that these outlive the host as well. */
  readonly botValues?: WatchedValues;
  readonly newBot: OpsDeps['newBot'];
  readonly addresses?: () => TableInfo['addresses'];
  readonly code?: TypedCode;
  readonly defences?: Partial<HostDefences>;
};

/** What a guest types who cannot scan the table's link; `null` when there is none. */
export type TypedCode = {
  now(): string | null;
  /** Draws another: too many have guessed at it, or somebody who knows it must stay out. */
  replace(): void;
};

/** What stands between a host and players who spoil. A test takes one out and shows that the attack then works. */
export type HostDefences = Omit<Acceptance, 'written'> & {
  readonly budgets: Budgets;
  readonly strikes: StrikeRules;
  readonly names: NameRule;
  readonly words: WordRule;
  readonly botSeats: BotSeatRules;
  readonly rights: Rights;
  readonly removal: RemovalRules;
  readonly holders: LogHolders;
  readonly read: (text: string) => FromGuest | TooLongAsk | null;
};

export type Host = {
  readonly id: string;
  readonly secretKey: SecretKey;
  /** Another after somebody was removed. */
  readonly joinSecret: string;
  readonly stewardSecret: string;
  /** `null` at a table for one device alone. */
  readonly code: TypedCode | null;
  table(): TableState;
  game(): Game;
  info(): TableInfo;
  /** How the game ended, for everyone to see; `null` before. */
  result(): Result | null;
  /** A state that a bot on `seat` can imagine, never the true one; `null` once the game is not at `revision`. */
  imagine(seat: Seat, revision: number, random: Random): GameTypes['state'] | null;
  /** Runs when all phones that are here have shown what happened last, one caller after another. Returns what cancels it. */
  readonly whenSeen: Pacing['whenSeen'];
  /** Puts bots on the first `count` open seats of a new table. */
  seatBots(count: number): void;
  /** Takes over a line whose peer has proven its key. */
  accept(channel: Channel): void;
  /** Tells everyone again where and with whom they are: the host's addresses have changed. */
  announce(): void;
  /** Called after every change, once everyone has been told. */
  onChange(listener: () => void): () => void;
  close(): void;
};

/** A guest as the host knows it: its line, and what it has been told. */
export type ConnectedGuest = {
  readonly channel: Channel;
  readonly steward: boolean;
  readonly heir: BackupHost | null;
  /** `null` for a bot, and for who did not say. */
  readonly device: Device | null;
  /** When its page was opened, and how often that has dialled. */
  readonly dialled: readonly [opened: number, times: number] | null;
  /** Since when it has been here. */
  readonly since: number;
  heard: number;
  told: Told | null;
  knows: KnownInfo | null;
};
