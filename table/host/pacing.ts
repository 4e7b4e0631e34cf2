import type { TableLogState } from '@/table/log/tableLogState';
import { seatOf } from '@/table/log/records';
import type { Channel } from '@/table/wire/channel';
import type { Clock } from '@/table/wire/clock';

/** A phone that does not say that it has shown a step holds the table so long, and then no more until it speaks. */
const PATIENCE_MS = 20_000;
/** Whoever only looks on is waited for as well, for there may be a room in front of the screen, but not as long. */
const LOOKER_ON_MS = 10_000;
/** A host that opens a game again does not know who looked on before: whoever did can be back by then. */
const RETURN_MS = 5_000;

/** What a line has said of itself. `isSilent`: it has let the whole time pass, and nobody waits for it. */
type Line = { readonly since: number; match: number; rev: number; isSilent: boolean };
type Step = { readonly match: number; readonly rev: number };

export type Pacing = ReturnType<typeof createPacing>;

/**
 * Holds bots back until everybody who is here has seen what happened last. People never wait for this. What a phone
 * says can only make bots wait, and never longer than the bound.
 */
export function createPacing(of: {
  readonly tableLog: Pick<TableLogState, 'table' | 'match'>;
  readonly clock: Clock;
  readonly guests: ReadonlyMap<Channel, unknown>;
}) {
  const { tableLog, clock, guests } = of;
  const lines = new WeakMap<Channel, Line>();
  const waiting = new Set<() => Promise<unknown>>();
  let newest: Step = { match: 0, rev: -1 };
  let since = clock.now();
  /** When this host opened a game that was under way; `null` otherwise, and when all of its players have been back. */
  let opened = tableLog.match() === null ? null : clock.now();
  let isGoing = false;
  let cancel = () => undefined as void;

  function lineOf(channel: Channel): Line {
    const line = lines.get(channel) ?? { since: clock.now(), match: 0, rev: -1, isSilent: false };
    lines.set(channel, line);
    return line;
  }

  /** How long this line may still hold the table up. */
  function heldBy(channel: Channel): number {
    const { seats } = tableLog.table();
    const seat = seatOf(seats, channel.peer);
    const line = lineOf(channel);
    const hasShown = line.match === newest.match && line.rev >= newest.rev;
    if (seats[seat ?? -1]?.kind === 'bot' || line.isSilent || hasShown) return 0;
    const left = since + (seat === null ? LOOKER_ON_MS : PATIENCE_MS) - clock.now();
    line.isSilent = left <= 0 && line.since <= since;
    return Math.max(0, left);
  }

  /** Nobody was at a game that is opened again, so its players are waited for, as long as for one who does not answer. */
  function untilBack(): number {
    if (opened === null) return 0;
    const here = new Set([...guests.keys()].map(({ peer }) => peer));
    const isBack = tableLog.table().seats.every(({ kind, key }) => kind !== 'phone' || here.has(key ?? ''));
    const left = opened + (isBack ? RETURN_MS : PATIENCE_MS) - clock.now();
    if (left <= 0) opened = null;
    return Math.max(0, left);
  }

  function held(): number {
    const match = tableLog.match();
    const now: Step = { match: tableLog.table().match, rev: match?.revision ?? -1 };
    if (now.match !== newest.match || now.rev !== newest.rev) [newest, since] = [now, clock.now()];
    const left = [...guests.keys()].map(heldBy);
    return match === null ? 0 : Math.max(untilBack(), ...left);
  }

  /** Lets one go on; the next when that one has been told to all, and seen. */
  function look(): void {
    cancel();
    const left = held();
    const [next] = waiting;
    if (next === undefined || isGoing) return;
    if (left > 0) return void (cancel = clock.after(left, look));
    waiting.delete(next);
    isGoing = true;
    void next().finally(() => {
      isGoing = false;
      look();
    });
  }

  return {
    look,
    heard: (channel: Channel, { match, rev }: Step): void => {
      const line = lineOf(channel);
      if (match !== tableLog.table().match || (match === line.match && rev <= line.rev)) return;
      Object.assign(line, { match, rev: Math.min(rev, tableLog.match()?.revision ?? -1), isSilent: false });
      look();
    },
    /** Runs when all who are here have seen the newest step, one after another. Returns what cancels it. */
    whenSeen: (run: () => Promise<unknown>): (() => void) => {
      waiting.add(run);
      look();
      return () => void waiting.delete(run);
    },
    stop: (): void => {
      cancel();
      waiting.clear();
    },
  };
}
