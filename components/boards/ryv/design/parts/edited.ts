import type { ClimateDraft, Fault, ScenarioDraft } from '@/state/designs/draft';

/** What every part of the editor is given. */
export type Edited<D extends ClimateDraft | ScenarioDraft> = {
  readonly of: D;
  /** What the engine misses in this part. */
  readonly faults: readonly Fault[];
  readonly onChange: (draft: D) => void;
};

/** Whether a fault belongs to exactly this place. */
export const isAt =
  (end: string) =>
  ({ path }: Fault): boolean =>
    path.endsWith(end);
