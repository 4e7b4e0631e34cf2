import { tableNumber, tableTree } from '@/table/wire/tableName';

const TREES = ['Baobab', 'Mango', 'Acacia', 'Palm', 'Bamboo', 'Cypress', 'Fig', 'Banana'] as const;

/** What people call a table, in the terminal. */
export const tableTitle = (id: string): string => `Table ${tableNumber(id)} · ${TREES[tableTree(id)]}`;
