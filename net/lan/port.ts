/** Where a host listens unless it is told otherwise; a phone that only knows an address tries it here. */
export const USUAL_PORT = 8787;
