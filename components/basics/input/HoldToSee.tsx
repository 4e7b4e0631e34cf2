import { type ReactNode, useEffect } from 'react';
import { AppState, Pressable, StyleSheet, View } from 'react-native';

import { Icon } from '@/components/basics/marks/Icon';
import { Text } from '@/components/basics/text/Text';
import { RADIUS, SPACE, TOUCH, useTheme } from '@/components/theme';

export type HoldToSeeProps = {
  readonly label: string;
  readonly hint?: string | undefined;
  readonly seen: boolean;
  readonly onSeen: (seen: boolean) => void;
  readonly icon?: ReactNode;
  readonly testID?: string | undefined;
};

/** A handle that opens something secret while a finger holds it. The parent renders the secret. */
export function HoldToSee({ label, hint, seen, onSeen, icon, testID }: HoldToSeeProps) {
  const { colors } = useTheme();

  // The system takes the app switcher's picture when the app goes to the background: close the secret before that.
  useEffect(() => {
    const watching = AppState.addEventListener('change', (state) => {
      if (state !== 'active') onSeen(false);
    });
    return () => watching.remove();
  }, [onSeen]);

  return (
    <Pressable
      accessibilityRole="button"
      accessibilityLabel={label}
      {...(hint !== undefined && { accessibilityHint: hint })}
      aria-expanded={seen}
      testID={testID}
      onPressIn={() => onSeen(true)}
      onPressOut={() => onSeen(false)}
      style={[
        styles.handle,
        { borderColor: colors.ink, backgroundColor: seen ? colors.glowGround : colors.sheet },
      ]}
    >
      <View style={styles.icon}>{icon ?? <Icon name="eye" />}</View>
      <View style={styles.words}>
        <Text tone="strong">{label}</Text>
      </View>
    </Pressable>
  );
}

const styles = StyleSheet.create({
  handle: {
    flexDirection: 'row',
    alignItems: 'center',
    gap: SPACE.small,
    minHeight: TOUCH,
    paddingHorizontal: SPACE.middle,
    borderWidth: 2,
    borderStyle: 'dashed',
    borderRadius: RADIUS.middle,
    userSelect: 'none',
  },
  icon: { flexShrink: 0 },
  words: { flexShrink: 1 },
});
