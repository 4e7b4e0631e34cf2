import { Button } from '@/components/basics/input/Button';
import { Icon } from '@/components/basics/marks/Icon';
import { useTheme } from '@/components/theme';
import { useText } from '@/i18n';

export type PauseButtonProps = { readonly isPaused: boolean; readonly onPause: (on: boolean) => void };

/** Stops a game, or lets it go on. */
export function PauseButton({ isPaused, onPause }: PauseButtonProps) {
  const t = useText();
  const { colors } = useTheme();
  return (
    <Button
      kind={isPaused ? 'main' : 'plain'}
      label={t(isPaused ? 'guide.go-on' : 'guide.pause')}
      icon={
        <Icon name={isPaused ? 'play' : 'pause'} size={20} color={isPaused ? colors.onMain : colors.ink} />
      }
      onPress={() => onPause(!isPaused)}
    />
  );
}
