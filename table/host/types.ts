import type { Game, Result } from '@/rules/engine';

import type { Telling } from '@/table/log/tableLogState';
import type { Channel } from '@/table/wire/channel';
import type { Clock } from '@/table/wire/clock';
import type { Crypto, SecretKey } from '@/table/wire/keys';
import type { BackupHost } from '@/table/recovery/replicaFrames';
import type { OpsDeps } from './ops';
import type { KnownInfo, Told } from './viewUpdates';
import type { TableInfo } from '@/table/wire/protocol';
import type { TableState } from '@/table/log/records';
import type { LogStore } from '@/table/log/storage';
import type { WatchedValues } from '@/table/log/watchedValues';

export type HostDeps = {
  readonly store: LogStore;
  readonly games: { readonly [id: string]: Game };
  readonly telling?: Telling;
  readonly clock: Clock;
  readonly crypto: Pick<Crypto, 'randomBytes' | 'newKeyPair' | 'wrap' | 'deriveKey'>;
  /** Where the bots keep their secrets, so that these outlive the host as well. */
  readonly botValues?: WatchedValues;
  readonly newBot: OpsDeps['newBot'];
  readonly addresses?: () => TableInfo['addresses'];
  readonly code?: string;
};

export type Host = {
  readonly id: string;
  readonly secretKey: SecretKey;
  readonly joinSecret: string;
  readonly stewardSecret: string;
  table(): TableState;
  game(): Game;
  info(): TableInfo;
  /** How the game ended, for everyone to see; `null` before. */
  result(): Result | null;
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
  heard: number;
  told: Told | null;
  knows: KnownInfo | null;
};
