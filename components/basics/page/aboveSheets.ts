import { createContext, type ReactNode } from 'react';

/** What must be seen whatever sheet is open: that the line to the table is lost. */
export const AboveSheetsContext = createContext<ReactNode>(null);
