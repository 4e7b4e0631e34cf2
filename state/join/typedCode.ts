import { askCode, type CodeAnswer } from './askCode';

export type { CodeAnswer } from './askCode';

/** The page came from the host, so there is nobody else to ask. */
export const asksForAddress = false;

/** Asks the host that served this page for the table with a typed code. */
export const linkOfCode = (code: string, _place = ''): Promise<CodeAnswer> => askCode(code, null);
