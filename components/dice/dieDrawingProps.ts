export type DieDrawingProps = {
  readonly size: number;
  readonly ground: string;
  readonly ink: string;
  /** Paths on 100 × 100. */
  readonly block: string;
  readonly pips: string;
};
