import { movesOf } from '@/components/boards/legal';
import type { MineProps } from '@/components/boards/chile/selection';
import { Pointer, Primary } from '@/components/furniture/thumb/Primary';
import { Second } from '@/components/furniture/thumb/Second';
import { useGameText } from '@/i18n';

import { moveWords } from './moves';

const sendOf =
  ({ choose, select }: MineProps) =>
  (move: Parameters<MineProps['choose']>[0]) =>
    void choose(move).then((problem) => select({ problem }));

/** After a bonus: one more token in a Region that is touched on the map … */
export function Bonus(props: MineProps) {
  const { legal, busy, selection } = props;
  const g = useGameText('chile');
  const chosen = movesOf(legal, 'bonus').find(({ region }) => region === selection.region);
  return chosen === undefined ? (
    <Pointer label={g('ask.touch')} />
  ) : (
    <Primary label={moveWords(chosen, g)} busy={busy} onPress={() => sendOf(props)(chosen)} />
  );
}

/** … or none. */
export function NoBonus(props: MineProps) {
  const g = useGameText('chile');
  const [decline] = movesOf(props.legal, 'decline');
  return decline === undefined ? null : (
    <Second label={g('move.decline')} busy={props.busy} onPress={() => sendOf(props)(decline)} />
  );
}
