import type { Dial } from '@/table/wire/channel';
import type { KeyPair } from '@/table/wire/keys';

import type { LocalRecovery } from '@/state/hosting/localHostApi';

/** This phone as the device that could carry on its own table. */
export type PhoneRecovery = {
  /** A line for a seat on this very phone. */
  dial(keys: KeyPair): Dial;
  /** What others scan and type, and who has come. */
  shown(): LocalRecovery;
  goOn(): void;
  subscribe(listener: () => void): () => void;
  /** Nobody can come any more, unless the table is here by now. */
  close(): void;
};
