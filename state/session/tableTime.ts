import { systemClock } from '@/table/wire/clock';

/** The clock by which this phone counts what the table tells it. */
export const tableTime = (): number => systemClock.now();
