import { useText } from '@/i18n';
import { tableNumber, tableTree } from '@/state/session/tableName';

const TREE_NAMES = [
  'tree.baobab',
  'tree.mango',
  'tree.acacia',
  'tree.palm',
  'tree.bamboo',
  'tree.cypress',
  'tree.fig',
  'tree.banana',
] as const;

/** What people call a table, after the word "table": its number and its tree. */
export function useTableName(): (id: string) => string {
  const t = useText();
  return (id) => `${tableNumber(id)} · ${t(TREE_NAMES[tableTree(id)] ?? 'tree.baobab')}`;
}
