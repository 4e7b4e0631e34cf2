import type { BoardProps } from '@/components/boards/types';
import type { AtTable } from '@/state/session/useTable';

import type { TableFrame } from './useFrame';
import type { Shape } from './useFrameShape';
import type { TrustParts } from './useTrust';

/** What the parts of a player's screen are made from. */
export type StageProps = {
  readonly at: AtTable;
  readonly frame: TableFrame;
  readonly standing: Shape;
  readonly props: BoardProps;
  /** What a board that starts anew is known by. */
  readonly since: string;
  readonly trust: TrustParts;
  readonly onPass: (guest: number) => void;
  readonly onMenu: () => void;
  readonly onHelp: () => void;
};
