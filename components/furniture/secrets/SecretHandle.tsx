import { useEffect } from 'react';
import { AppState, StyleSheet, View } from 'react-native';

import { Button } from '@/components/basics/input/Button';
import { HoldToSee } from '@/components/basics/input/HoldToSee';
import { Icon } from '@/components/basics/sign/Icon';
import { IconButton } from '@/components/basics/input/IconButton';
import { RADIUS, SPACE, useTheme } from '@/components/theme';
import { useText } from '@/i18n';

export type SecretHandleProps = {
  readonly label: string;
  readonly held: boolean;
  readonly onHeld: (held: boolean) => void;
  /** Open until it is closed on purpose, for long reading. */
  readonly kept: boolean;
  readonly onKept: (kept: boolean) => void;
  readonly closeLabel: string;
};

/** Shows something secret while it is held, or keeps it open on purpose. What it shows is up to its owner. */
export function SecretHandle({ label, held, onHeld, kept, onKept, closeLabel }: SecretHandleProps) {
  const t = useText();
  const { colors, isLarge } = useTheme();
  // The picture in the app switcher is taken as the app leaves: nothing secret may be on it.
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
