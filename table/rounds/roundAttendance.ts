import type { PublicKey } from '@/table/wire/channel';
import type { Clock } from '@/table/wire/clock';
import type { TableInfo } from '@/table/wire/protocol';
import type { RoundInfo } from './round';
import type { Attendance, checkBegin, Step } from './roundChecks';
import type { createRoundMemory } from './roundMemory';
import type { Alarm } from '@/table/trust/trustState';

/**
 * Who was heard nothing of for this long may honestly have been left out: the host waits six seconds, and what it sends
 * is not always as quick as it was before.
 */
export const LATE_MS = 4_000;

const KINDS = { pledge: 'pledge', number: 'show', nonce: 'show' } as const;

/** Whether this phone was there when a game was dealt, by its own clock, and what it says when it was left out. */
export function createAttendance(deps: {
  readonly self: PublicKey;
  readonly hostKey: PublicKey;
  readonly memory: Pick<ReturnType<typeof createRoundMemory>, 'dealt' | 'keepDealt'>;
  readonly clock: Clock;
  readonly begin: typeof checkBegin;
  readonly alarm: (alarm: Alarm) => void;
  /** This phone sat at the table, and has no part in the deal; there may be an honest reason. */
  readonly leftOut: (match: number) => void;
}) {
  const { self, hostKey, memory, clock } = deps;
  let isUnbroken = false;
  let satInLobby = false;
  /** What the host waited for since the lobby was last quiet, by round and kind. */
  const steps = new Map<string, Step>();
  /** Rounds to which this phone has given something since it was opened. */
  const given = new Set<string>();
  // Finite: it is written down.
  let heardAt = 0;
  let heardBefore = 0;
  let begun = 0;
  /** When the oldest beat was sent that is not answered yet, and how long the last answer took. */
  let beatAt: number | null = null;
  let lag = 0;

  /**
   * The host cannot have asked earlier than it sent what came before; and that was under way for no longer than an answer
   * takes on this line.
   */
  function noteAsked(told: RoundInfo): void {
    const own = told.from.find(({ device }) => device === self);
    if (own === undefined || own.nonce !== null) return;
    if (own.pledge !== null && told.from.some(({ pledge }) => pledge === null)) return;
    const name = `${told.round} ${own.pledge === null ? 'pledge' : 'show'}`;
    const underWay = Math.max(lag, beatAt === null ? 0 : clock.now() - beatAt);
    if (!steps.has(name)) steps.set(name, { heardBefore: heardBefore - underWay, answered: null });
  }

  /** The game has begun: was this phone's number asked for? */
  function begin(table: TableInfo, told: RoundInfo | null): void {
    begun = table.match;
    const before = memory.dealt(table.match);
    // What only some phones had seen is dealt anew by the host that takes their table over.
    const isDealtAnew = before.hostKey !== hostKey && before.began?.round !== told?.round;
    if (before.attendance !== null && !isDealtAnew) return;
    const now = clock.now();
    const then: Attendance = {
      isUnbroken,
      steps: [...steps.values()].map((step) => ({ ...step, answered: step.answered ?? now })),
    };
    const from = told?.from.map(({ device }) => device) ?? [];
    const began = told && { round: told.round, from };
    memory.keepDealt(table.match, { began, hostKey, attendance: then });
    const problem = deps.begin({
      self,
      began: told ?? { round: '', from: [] },
      given: before.given,
      attendance: then,
      waitMs: LATE_MS,
    });
    if (problem === 'left-out') deps.alarm({ what: 'left-out', with: null });
    if (satInLobby && !from.includes(self)) deps.leftOut(table.match);
    // A phone that lost what it had kept cannot know what it gave.
    if (problem === 'never-shown' && isUnbroken && !given.has(told?.round ?? ''))
      deps.alarm({ what: 'forged', with: null });
  }

  return {
    /** Anything at all has come from the host. */
    beat(): void {
      const now = clock.now();
      // Nothing came for a while: the host may have waited for us in vain.
      if (now - heardAt >= LATE_MS) steps.set('silence', { heardBefore: heardAt, answered: now });
      heardBefore = heardAt;
      heardAt = now;
    },
    heard(table: TableInfo, deal: RoundInfo | null, isSeated: boolean): void {
      if (table.stage === 'lobby' && table.shuffle === null) {
        isUnbroken = true;
        steps.clear();
      }
      if (table.stage === 'lobby' && deal !== null) noteAsked(deal);
      if (table.stage === 'lobby') satInLobby = isSeated;
      if (table.stage === 'lobby' || table.match === begun) return;
      if (isSeated) begin(table, deal);
      // Whoever sits down later gave nothing to this deal, and was not asked to.
      else begun = table.match;
    },
    lost: (): void => {
      isUnbroken = false;
      [beatAt, lag] = [null, 0];
    },
    beatSent: (): void => void (beatAt ??= clock.now()),
    beatAnswered: (): void => {
      if (beatAt !== null) lag = clock.now() - beatAt;
      beatAt = null;
    },
    gave: (round: string): void => void given.add(round),
    /** The host has read it, and took it or not. */
    read(round: string, type: keyof typeof KINDS): void {
      const name = `${round} ${KINDS[type]}`;
      const step = steps.get(name);
      if (step?.answered === null) steps.set(name, { ...step, answered: clock.now() });
    },
  };
}
