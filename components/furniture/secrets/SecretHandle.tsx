import { useEffect } from 'react';
import { AppState, StyleSheet, View } from 'react-native';

import { Button } from '@/components/basics/input/Button';
import { HoldToSee } from '@/components/basics/input/HoldToSee';
import { IconButton } from '@/components/basics/input/IconButton';
import { Icon } from '@/components/basics/marks/Icon';
import { RADIUS, SPACE, useTheme } from '@/components/theme';
import { useText } from '@/i18n';

export type SecretHandleProps = {
  readonly label: string;
  readonly held: boolean;
  readonly onHeld: (held: boolean) => void;
  /** Kept open until the player closes it, for long reading. */
  readonly kept: boolean;
  readonly onKept: (kept: boolean) => void;
  readonly closeLabel: string;
};

/** Opens something secret while it is held, or until it is closed. The parent renders the secret. */
export function SecretHandle({ label, held, onHeld, kept, onKept, closeLabel }: SecretHandleProps) {
  const t = useText();
  const { colors, isLarge } = useTheme();
  // The system takes the app switcher's picture when the app goes to the background: close the secret before that.
  useEffect(() => {
    const watching = AppState.addEventListener('change', (state) => {
      if (state !== 'active') onKept(false);
    });
    return () => watching.remove();
  }, [onKept]);
  const keep = {
    label: kept ? closeLabel : t('table.hand.keep'),
    onPress: () => onKept(!kept),
    testID: 'hand-keep',
  };
  return (
    <View style={[styles.row, isLarge && styles.oneLine]}>
      <View style={styles.grow}>
        <HoldToSee
          label={label}
          hint={t('table.hand.hint')}
          seen={held}
          onSeen={onHeld}
          icon={<Icon name="cards" />}
          testID="hand-hold"
        />
      </View>
      {isLarge ? (
        <View style={[styles.icon, { borderColor: colors.ink }]}>
          <IconButton icon={kept ? 'close' : 'eye'} {...keep} />
        </View>
      ) : (
        <Button {...keep} />
      )}
    </View>
  );
}

const styles = StyleSheet.create({
  row: { flexDirection: 'row', flexWrap: 'wrap', gap: SPACE.small },
  grow: { flexGrow: 1, flexShrink: 1, flexBasis: 170 },
  oneLine: { flexWrap: 'nowrap', alignItems: 'center' },
  icon: { borderWidth: 2, borderRadius: RADIUS.middle, padding: 2 },
});
