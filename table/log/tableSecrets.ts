import type { SecretKey } from '@/table/wire/keys';

export type TableSecrets = {
  /** The host's end of every guest's line. */
  readonly host: SecretKey;
  /** In the join link: whoever has it may sit or look on. */
  readonly join: string;
  /** On the host's own screen: whoever has it looks after the table. */
  readonly steward: string;
};

/** The public log leaves the secret out. */
export const withLink = (secrets: TableSecrets, join: string | undefined): TableSecrets =>
  join === undefined ? secrets : { ...secrets, join };
