import type { Page } from './printPage';

/** A phone has no printer of its own. */
export const canPrint = false;

export const printPage = (_: Page): void => undefined;
