import { Button } from '@/components/basics/input/Button';
import { Icon } from '@/components/basics/marks/Icon';
import { useTheme } from '@/components/theme';

export type BallotButtonProps = {
  readonly label: string;
  readonly disabled: boolean;
  readonly onPress: () => void;
};

/** Opens a secret choice. */
export function BallotButton(props: BallotButtonProps) {
  const { colors } = useTheme();
  return <Button kind="main" icon={<Icon name="lock" color={colors.onMain} />} {...props} />;
}
