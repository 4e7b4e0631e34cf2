import { bytesToHex } from '@noble/hashes/utils.js';
import { plainWords, type Seat } from '@/rules/engine';

import { type GuidanceRecord, NO_GUIDANCE } from '@/table/log/guidance';
import type { TableLogState } from '@/table/log/tableLogState';
import { seatOf } from '@/table/log/records';
import type { PublicKey } from '@/table/wire/channel';
import type { GameClock } from '@/table/host/gameClock';
import { type GuidanceInfo, MESSAGE_MAX } from '@/table/wire/guidance';
import type { Answer, HostRefusal, Op } from '@/table/wire/protocol';

const OK: Answer = { ok: true };
const no = (why: HostRefusal): Answer => ({ ok: false, why });

/** What a table is told that no log keeps: a reminder, and who asked for help quietly. A host that starts again knows nothing of it. */
export function createUnkept(clock: Pick<GameClock, 'now'>) {
  const quiet = new Set<PublicKey>();
  let clocks = 0;
  let ends: number | null = null;
  return {
    setClock(seconds: number): void {
      clocks += 1;
      ends = seconds === 0 ? null : clock.now() + seconds * 1_000;
    },
    clock: (): number | null => (ends === null ? null : clocks),
    /** Milliseconds; below nothing it stays at nothing. */
    left: (): number | undefined => (ends === null ? undefined : Math.max(0, ends - clock.now())),
    setQuiet: (key: PublicKey, isUp: boolean): void => void (isUp ? quiet.add(key) : quiet.delete(key)),
    isQuiet: (key: PublicKey | null): boolean => key !== null && quiet.has(key),
  };
}

export type Unkept = ReturnType<typeof createUnkept>;

export type GuideDeps = {
  readonly tableLog: TableLogState;
  readonly randomBytes: (count: number) => Uint8Array;
  readonly unkept: Unkept;
  readonly replaceCode: () => void;
  /** Ends the lines of who only looks on and came by the old link. */
  readonly endOldLines: () => void;
  /** From now on the table has waited at least so long. */
  readonly reach: (ms: number) => void;
};

export type Guide = Op & {
  readonly type: 'link' | 'led' | 'pause' | 'hide' | 'message' | 'debrief' | 'clock' | 'bell' | 'hand';
};

/** What whoever looks after a table tells it, and what its players ask of them. */
export function guide(deps: GuideDeps, asker: { key: PublicKey; steward: boolean }, op: Guide): Answer {
  const { tableLog, unkept } = deps;
  const now = tableLog.table().guidance ?? NO_GUIDANCE;
  const write = (record: GuidanceRecord): Answer => {
    tableLog.write(record);
    return OK;
  };
  switch (op.type) {
    case 'led':
      return now.isLed === op.on ? OK : write({ t: 'led', on: op.on });
    case 'pause':
      return now.isPaused === op.on ? OK : write({ t: 'pause', on: op.on });
    case 'hide':
      return now.isHidden === op.on ? OK : write({ t: 'hide', on: op.on });
    case 'message': {
      if (op.ready !== undefined) return write({ t: 'message', ready: op.ready });
      if (op.words === undefined) return now.message === null ? OK : write({ t: 'message' });
      const words = plainWords(op.words, MESSAGE_MAX);
      return words === null || words === '' ? no('bad-text') : write({ t: 'message', words });
    }
    case 'debrief':
      return debrief(deps, op, write);
    case 'clock':
      unkept.setClock(op.seconds);
      return OK;
    case 'bell': {
      const match = tableLog.match();
      const bell = match === null ? null : (tableLog.game().bell?.(match.state) ?? null);
      if (bell === null) return no('not-now');
      deps.reach(bell.seconds * 1_000);
      return OK;
    }
    case 'link': {
      // Before anything is written: a host that is killed in between must not be left with a code that leads to the new link.
      deps.replaceCode();
      tableLog.write({ t: 'link', join: bytesToHex(deps.randomBytes(16)) });
      deps.endOldLines();
      return OK;
    }
    case 'hand':
      return raise(deps, asker, op);
  }
}

/** Before the end of a game nothing of it is a moment: only the question that the app asks first can be shown. */
function debrief(
  { tableLog }: GuideDeps,
  { step, card }: Guide & { type: 'debrief' },
  write: (record: GuidanceRecord) => Answer,
): Answer {
  const before = tableLog.table().guidance?.debrief;
  if (step === null) return before === undefined ? OK : write({ t: 'debrief', step, card: 0 });
  const match = tableLog.match();
  if (match === null) return no('not-now');
  if (card > 0 && tableLog.game().result(match.state) === null) return no('not-now');
  return before?.step === step && before.card === card ? OK : write({ t: 'debrief', step, card });
}

function raise(
  { tableLog, unkept }: GuideDeps,
  asker: { key: PublicKey; steward: boolean },
  { about, seat }: Guide & { type: 'hand' },
): Answer {
  const { seats, guidance = NO_GUIDANCE } = tableLog.table();
  const mine = seatOf(seats, asker.key);
  const at: Seat | null = seat ?? mine;
  const held = seats[at ?? -1];
  if (held === undefined || held.kind !== 'phone' || held.key === null) return no('not-seated');
  // Nobody raises a hand for somebody else.
  if (at !== mine && !(asker.steward && about === null)) return no('not-allowed');
  const { key } = held;
  const before = guidance.hands.find((hand) => hand.key === key)?.about ?? null;
  const open = about === 'quiet' ? null : about;
  if (before !== open) tableLog.write({ t: 'hand', key, about: open });
  unkept.setQuiet(key, about === 'quiet');
  return OK;
}

/** What all may know of it; missing where nothing was told. */
export function guidanceInfo(tableLog: TableLogState, unkept: Unkept): GuidanceInfo | undefined {
  const { guidance, seats } = tableLog.table();
  const clock = unkept.clock();
  if (guidance === undefined && clock === null) return undefined;
  const { isLed, isPaused, isHidden, message, hands, debrief } = guidance ?? NO_GUIDANCE;
  const match = tableLog.match();
  const hasBell = match !== null && (tableLog.game().bell?.(match.state) ?? null) !== null;
  const raised = hands.flatMap(({ key, about }) => {
    const seat = seatOf(seats, key);
    return seat === null ? [] : [{ seat, about }];
  });
  return {
    isLed,
    isPaused,
    isHidden,
    message,
    hands: raised,
    clock,
    hasBell,
    ...(debrief && { debrief }),
  };
}

/** Who asks for help quietly, as this viewer may know it. */
export const quietHands = (
  tableLog: TableLogState,
  unkept: Unkept,
  viewer: { readonly seat: Seat | null; readonly steward: boolean },
): readonly Seat[] =>
  tableLog
    .table()
    .seats.flatMap(({ kind, key }, seat) =>
      kind === 'phone' && unkept.isQuiet(key) && (viewer.steward || viewer.seat === seat) ? [seat] : [],
    );
