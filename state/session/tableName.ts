/** What people call a table, for screens. */
export { tableNumber, tableTree } from '@/table/wire/tableName';
