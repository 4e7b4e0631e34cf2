import type { Dial } from '@/table/channel';
import type { KeyPair } from '@/table/keys';

import type { LocalRescue } from './laptop';

/** This phone as the device that could carry on its own table. */
export type HereRescue = {
  /** A line for a seat on this very phone. */
  dial(keys: KeyPair): Dial;
  /** What others scan and type, and who has come. */
  shown(): LocalRescue;
  goOn(): void;
  subscribe(listener: () => void): () => void;
  /** Nobody can come any more, unless the table is here by now. */
  close(): void;
};
