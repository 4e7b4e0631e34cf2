/** What came of the liar at one table. */
export type Outcome = {
  readonly kind: string;
  /**
   * `caught`: a phone raised an alarm, asked its player, or found it in the finished game; or the host refused a member.
   * `harmless`: no phone was shown another game, and nothing secret left one. `idle`: there was no occasion for it.
   */
  readonly as: 'caught' | 'harmless' | 'idle';
  readonly by: string | null;
};

/** Keeps what a liar did at one table, and who noticed. */
export function createLedger(kind: string) {
  const dupes = new Set<string>();
  let isTold = false;
  let endedAt = Infinity;
  let caughtBy: string | null = null;
  let differs: string | null = null;

  return {
    kind,
    /** The phone of this key is lied to, or its player spoils: what it shows proves nothing. */
    dupe: (key: string): void => void dupes.add(key),
    isDupe: (key: string): boolean => dupes.has(key),
    told: (): void => void (isTold = true),
    isTold: (): boolean => isTold,
    caught: (by: string): void => void (caughtBy ??= by),
    isCaught: (): boolean => caughtBy !== null,
    /** A phone showed a game that the log does not have. */
    differs: (what: string): void => void (differs ??= what),
    end: (now: number): void => void (endedAt = now),
    /** Since so many milliseconds. */
    isOver: (now: number, since = 0): boolean => now >= endedAt + since,
    /** Somebody was shown another game, and nobody noticed. */
    fooled: (): string | null => (caughtBy === null && differs !== null ? `${kind}: ${differs}` : null),
    outcome: (): Outcome => ({
      kind,
      as: !isTold ? 'idle' : caughtBy === null ? 'harmless' : 'caught',
      by: caughtBy,
    }),
  };
}

export type Ledger = ReturnType<typeof createLedger>;
