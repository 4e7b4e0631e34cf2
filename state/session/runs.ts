import type { Runs } from '@/table/wire/device';

/** A page is the host's program: whoever serves it decides what it does. */
export const OWN_RUNS: Runs = 'page';
