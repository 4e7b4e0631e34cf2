import type { Dial } from '@/table/wire/channel';
import type { KeyPair } from '@/table/wire/keys';

import type { LocalRecovery } from '@/state/hosting/localHostApi';

/** This phone as the device that could recover its own table. */
export type PhoneRecovery = {
  /** A line for a seat on this very phone. */
  dial(keys: KeyPair): Dial;
  /** What others scan and type, and who has come. */
  shown(): LocalRecovery;
  goOn(group: string): void;
  subscribe(listener: () => void): () => void;
  /** Stops listening for other phones, unless this phone is the host by now. */
  close(): void;
};
