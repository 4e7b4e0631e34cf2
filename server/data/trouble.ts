import { DamagedLog, NewerLog, type Trouble } from '@/table/storage/storage';

/** A table in the data folder that stays closed. Its file is left as it is. */
export type TroubledTable = {
  readonly id: string;
  readonly file: string;
  readonly trouble: Trouble;
  /** In the words of whoever found it. */
  readonly detail: string;
};

/** Another program has written to a log, or put another file in its place. */
export class ChangedLog extends Error {
  readonly file: string;
  constructor(file: string) {
    super(`another program has changed ${file}`);
    this.file = file;
  }
}

export const errorCode = (error: unknown): string | undefined =>
  (error as NodeJS.ErrnoException | null)?.code;

const CODES: { readonly [code: string]: Trouble } = {
  EROFS: 'read-only',
  EACCES: 'read-only',
  EPERM: 'read-only',
  ENOSPC: 'full',
  EDQUOT: 'full',
};

export function troubleOf(error: unknown): Trouble {
  if (error instanceof NewerLog) return 'newer';
  if (error instanceof DamagedLog) return 'damaged';
  if (error instanceof ChangedLog) return 'changed';
  // Node says so of a new folder inside one that cannot be written to.
  const isNoFolder = (error as NodeJS.ErrnoException).syscall === 'mkdir' && errorCode(error) === 'ENOENT';
  return isNoFolder ? 'read-only' : (CODES[errorCode(error) ?? ''] ?? 'other');
}

export const detailOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));
