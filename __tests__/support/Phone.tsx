import { View } from 'react-native';

import type { BoardProps, GameBoard } from '@/components/boards/types';
import { useSelection } from '@/components/table/frame/useSelection';
import type { GameTypes } from '@/rules/engine';

export type PhoneProps<G extends GameTypes, S extends object> = {
  readonly board: Pick<GameBoard<G, S>, 'Board' | 'Actions' | 'selection'>;
  readonly props: BoardProps<G, S>;
};

/** A board and the buttons under it, as the frame puts them on a phone: it keeps what is chosen for both. */
export function Phone<G extends GameTypes, S extends object>({
  board: { Board, Actions, selection: rules },
  props,
}: PhoneProps<G, S>) {
  const { view, me } = props;
  const selecting = useSelection(rules, { view, me, owner: JSON.stringify(me) });
  return (
    <View>
      <Board {...props} {...selecting} />
      <Actions {...props} {...selecting} />
    </View>
  );
}
