import type { ReactNode } from 'react';
import type { StyleProp, ViewStyle } from 'react-native';

import type { Track } from './tracks/track';

export type MovingProps = {
  /** Keep it the same object while it moves: a new one starts again. */
  readonly track: Track;
  /** While false, everything lies where the track ends. */
  readonly moving: boolean;
  readonly duration: number;
  /** Over and over, until `moving` is false. */
  readonly again?: boolean | undefined;
  readonly style?: StyleProp<ViewStyle>;
  readonly testID?: string | undefined;
  readonly children?: ReactNode;
};
