export type Seat = number;
/** A seat, or `null` for someone who holds none (the shared screen). */
export type Viewer = Seat | null;
