import { Glyph } from '@/components/art/Glyph';
import { TREES } from '@/components/art/trees';
import { useTheme } from '@/components/theme';
import { tableTree } from '@/state/session/tableName';

export type TreeMarkProps = { readonly id: string; readonly size?: number; readonly color?: string };

/** The tree of a table. Its name stands beside it. */
export function TreeMark({ id, size = 24, color }: TreeMarkProps) {
  const { colors } = useTheme();
  const art = TREES[tableTree(id)];
  return art === undefined ? null : <Glyph of={art} size={size} color={color ?? colors.ink} />;
}
