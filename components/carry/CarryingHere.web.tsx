import type { CarryingOnProps } from './CarryingOn';

/** A browser can be nobody's host. */
export const CarryingHere = (_props: CarryingOnProps) => null;
