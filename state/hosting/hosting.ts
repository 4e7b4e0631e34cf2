import type { HostingProblem, HostTable, ShowOpen } from './hostingTypes';

export type { Hosted } from './hostingTypes';

/** A browser can listen to nobody. */
export const hostingProblem: HostingProblem = 'browser';

export const hostTable: HostTable = () => Promise.reject(new Error('a browser cannot be a host'));

export const showOpen: ShowOpen = () => undefined;
