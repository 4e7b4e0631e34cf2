import { useContext } from 'react';

import { Icon } from '@/components/basics/marks/Icon';
import { FrameContext } from '@/components/furniture/thumb/frameContext';
import { Primary } from '@/components/furniture/thumb/Primary';
import { useTheme } from '@/components/theme';

export type BallotButtonProps = {
  readonly label: string;
  readonly busy: boolean;
  readonly onPress: () => void;
};

/** Opens a secret choice. */
export function BallotButton(props: BallotButtonProps) {
  const theme = useTheme();
  const { me } = useContext(FrameContext);
  const ink = me === null ? theme.colors.onMain : theme.seat(me).onColor;
  return <Primary icon={<Icon name="lock" color={ink} />} {...props} />;
}
