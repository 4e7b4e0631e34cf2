import type { Runs } from '@/table/wire/device';

/** The installed app, which no host can change. */
export const OWN_RUNS: Runs = 'app';
