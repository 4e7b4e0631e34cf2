import type { Game, GameTypes, Legal } from '@/rules/engine';
import type { Scan } from '@/rules/engine/trials';
import type { Channel } from '@/table/wire/channel';
import type { createGuest, Guest } from '@/table/guest/guest';
import type { Host } from '@/table/host/host';
import type { HostDefences } from '@/table/host/types';
import type { PhoneTrust, Defences } from '@/table/trust/phoneTrust';
import type { Crypto, KeyPair } from '@/table/wire/keys';
import type { KeyValueStore, LogStore } from '@/table/storage/storage';

import type { Ledger } from '@/scripts/sim/faults/liars/ledger';
import type { Liars } from '@/scripts/sim/liars/between';
import type { Cable, End } from '@/scripts/sim/faults/network/cable';
import type { Chance } from './chance';
import type { Disk, DiskKind, WriteFault } from './disk';
import type { Wish } from './player';
import type { Known, Referee } from '@/scripts/sim/faults/referee';
import type { Process, Time } from './time';
import type { LocalWeather } from '@/scripts/sim/faults/network/weather';

/** Where a run begins: an empty table, or one in the middle of a game that was played before. */
export type Beginning = {
  readonly phase: string;
  readonly log: readonly string[];
  readonly phones: readonly { readonly keys: KeyPair; readonly values: KeyValueStore }[];
  readonly bots: KeyValueStore;
  readonly known: Known;
  /** Somebody can make a move with words of their own. */
  readonly hasWords: boolean;
};

/** Planted bugs: what a test puts in the place of a part of the product. */
export type Plant = {
  readonly createGuest?: typeof createGuest;
  readonly store?: (store: LogStore, process: Process) => LogStore;
  /** What phones do not check, and the host does not. */
  readonly defences?: { readonly phone?: Partial<Defences>; readonly host?: Partial<HostDefences> };
};

export type Phone = {
  readonly name: string;
  readonly keys: KeyPair;
  readonly kept: KeyValueStore;
  readonly weather: LocalWeather;
  readonly lines: Set<Cable<string> | Cable<Uint8Array>>;
  /** The next write of its own store goes wrong like this. */
  writing: WriteFault | null;
  /** `null` while it is off. */
  now: {
    readonly process: Process;
    readonly guest: Guest;
    readonly trust: PhoneTrust;
    channel: Channel | null;
  } | null;
  ticket?: string;
  /** The secret that lets it in, and how many hosts the table had had when it heard of it. */
  join?: string;
  epoch: number;
  isGone: boolean;
};

export type World = {
  readonly time: Time;
  readonly chance: Chance;
  readonly referee: Referee;
  readonly crypto: Crypto;
  readonly liars: Liars;
  /** Shows a phone another game from now on, which goes on from the same log. What it returns ends it. */
  fork(phone: Phone, carriesVouches: boolean): () => void;
  disk(): Disk;
  readonly phones: Phone[];
  readonly screen: Phone;
  host(): { readonly host: Host; readonly process: Process } | null;
  startHost(): void;
  /** `told`: the others' phones notice at once; else only by its silence. */
  killHost(told: boolean): void;
  /** For good: the players recover the table on another device, if they can. Says whether it has happened. */
  loseHost(): Promise<boolean>;
  /** Between the host's end and the table's going on elsewhere. */
  isMoving(): boolean;
  killNextWrite(fault: WriteFault | null): void;
  startPhone(phone: Phone): void;
  killPhone(phone: Phone, told: boolean): void;
  addPhone(ticket: string): Phone;
  /** Opens a line as anybody could who has the link, with a key of its own. */
  stranger(): Channel | null;
  /** A bare socket to the host's port, when the run has one. */
  rawLine(): End<Uint8Array> | null;
  joinSecret(): string;
  begin(): Beginning;
  close(): void;
};

export type WorldOptions = {
  readonly game: Game;
  readonly secrets: Scan['secrets'];
  readonly seeks?: (move: Legal<GameTypes>) => boolean;
  readonly seats: number;
  readonly botSeats: number;
  readonly style: 'random' | 'bot';
  readonly seed: number;
  readonly beginning: Beginning | null;
  /** Sees everything that the host sends to anybody. */
  readonly told?: (text: string) => void;
  readonly disk: DiskKind;
  readonly isWired: boolean;
  readonly looksPercent: number;
  /** A host that takes long over everything, and so lets others have their turn in between. */
  readonly isSlow?: boolean;
  /** Nothing goes wrong here and nobody looks for it: players are quick, frames are not searched. */
  readonly isCalm?: boolean;
  readonly plant?: Plant;
  /** The liar at this table; players then wait for phones that do not confirm. */
  readonly ledger?: Ledger;
  /** Phones check the game when it is over. */
  readonly isAudited?: boolean;
  /** Phones that also send what their players did not choose. */
  readonly unwatched?: readonly string[];
  readonly count: (fault: string) => void;
  readonly say: (what: string) => void;
  /** A phone has sent something. */
  readonly said: (phone: Phone, text: string) => void;
  /** Wishes of the player on a phone; the screen's are asked for with it. */
  readonly wish: (world: World, phone: Phone) => Wish | null;
};
