import type { GameTypes, Legal, Seat } from '@/rules/engine';

import type { Auditor } from '@/table/audit/runAudit';
import type { Dial } from '@/table/wire/channel';
import type { Clock } from '@/table/wire/clock';
import type { ReconnectingChannel } from './reconnectingChannel';
import type { Answer, Op, SeenEvent, Snapshot, TableInfo, You } from '@/table/wire/protocol';
import type { SealedLog } from '@/table/recovery/sealedLog';
import type { BackupHost, NewHost } from '@/table/recovery/replicaFrames';
import type { Unchecked, Verdict } from '@/table/wire/verdict';
import type { BoxesFor } from '@/table/ballots/holders';
import type { Peeked, VoterDeps } from '@/table/ballots/voter';
import type { PhoneTrust } from '@/table/trust/phoneTrust';
import type { TrustState } from '@/table/trust/trustState';

export type GuestDeps = VoterDeps & {
  readonly dial: Dial;
  readonly clock: Clock;
  /** What all guests of this phone share; a bot has none. */
  readonly trust?: PhoneTrust;
  /** Without one, a guest neither watches nor checks: a bot is no witness. */
  readonly auditor?: Auditor;
  /** Every other phone unless said otherwise. */
  readonly boxesFor?: BoxesFor;
  readonly hello: {
    readonly secret: string;
    readonly steward?: string;
    readonly ticket?: string;
    readonly heir?: BackupHost;
  };
};

export type GuestState = {
  /** `away`: was connected, is trying again. `turned-away`: the host said no, for `why`. */
  readonly line: 'connecting' | 'here' | 'away' | 'turned-away';
  readonly why: string | null;
  readonly table: TableInfo | null;
  readonly you: You;
  readonly match: number;
  readonly rev: number;
  /** The revision that the last update was a change against; `null` when everything was told anew. */
  readonly base: number | null;
  readonly snapshot: Snapshot | null;
  readonly events: readonly SeenEvent[];
  /** When the clock that everybody sees runs out, by this phone's clock; `null` without one. */
  readonly clockEnds: number | null;
  /** When the table began to wait for whom it waits for, by this phone's clock. */
  readonly waitingSince: number;
  readonly peeked: readonly Peeked[];
  /** My own locked choice in the ballot under way. */
  readonly locked: { readonly [part: string]: string } | null;
  /** What this phone itself found when it checked the game, whatever the host says it said. */
  readonly verdict: Verdict | null;
  /** Why it could not check the game; such a phone has no verdict. */
  readonly unchecked: Unchecked | null;
  /** Since when nobody has heard from the host; `null` while it is there. */
  readonly awaySince: number | null;
  /** Turned away because the table has moved: where to. */
  readonly movedTo: NewHost | null;
  /** What this phone knows of the other phones by itself, whatever the host says. */
  readonly trust: TrustState;
};

export type Guest = {
  state(): GuestState;
  subscribe(listener: () => void): () => void;
  /** Makes a move from the legal ones, or locks a choice. */
  choose(legal: Legal<GameTypes>, text?: string): Promise<Answer>;
  /** Agrees that the table opens the ballot of `seat`, whose phone stays away, and gives this phone's share of it. */
  lend(seat: Seat): Promise<Answer>;
  ask(op: Op): Promise<Answer>;
  /** Tells the host the last step that this screen has shown: bots wait for it. */
  shown(step: { readonly match: number; readonly rev: number }): void;
  /** What this phone's player says of the sign. */
  compare(isSame: boolean): void;
  /** Where this phone stands, to compare it with another phone by code. */
  readonly compareView: PhoneTrust['compareView'];
  /** What this phone's camera read off another one. */
  readonly scanned: PhoneTrust['scanned'];
  /** The player tells a secret although not all phones confirm that they see the same game. */
  tellAnyway(id: string): void;
  /** The finished game, to keep. */
  fetchFile(): Promise<string>;
  /** The table as this phone keeps it, sealed, for the day its host is gone. */
  sealedLogs(): readonly SealedLog[];
  wake: ReconnectingChannel['wake'];
  close(): void;
};

/** A request that the host has not answered yet. */
export type Pending = {
  readonly id: string;
  readonly op: Op;
  /** The seat it was asked for. */
  readonly seat: Seat | null;
  sent: number;
  /** Where the line's beats stood then. */
  mark: number;
  readonly answer: (answer: Answer) => void;
};
