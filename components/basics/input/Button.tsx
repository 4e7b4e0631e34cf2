import type { ReactNode } from 'react';
import { Pressable, StyleSheet, View } from 'react-native';

import { Text } from '@/components/basics/text/Text';
import { RADIUS, SPACE, TOUCH, useTheme } from '@/components/theme';

export type ButtonKind = 'main' | 'plain' | 'quiet' | 'danger';

export type ButtonProps = {
  readonly label: string;
  readonly onPress: () => void;
  readonly kind?: ButtonKind | undefined;
  readonly icon?: ReactNode;
  readonly disabled?: boolean | undefined;
  /** Shown under the button while it is disabled. */
  readonly why?: string | undefined;
  readonly hint?: string | undefined;
  readonly testID?: string | undefined;
};

export function Button({
  label,
  onPress,
  kind = 'plain',
  icon,
  disabled = false,
  why,
  hint,
  testID,
}: ButtonProps) {
  const { colors, isLarge } = useTheme();
  const looks = {
    main: { ground: colors.main, edge: colors.main, ink: colors.onMain },
    plain: { ground: colors.sheet, edge: colors.ink, ink: colors.ink },
    quiet: { ground: 'transparent', edge: 'transparent', ink: colors.ink },
    danger: { ground: colors.sheet, edge: colors.danger, ink: colors.danger },
  } as const;
  const { ground, edge, ink } = looks[kind];
  return (
    <View>
      <Pressable
        accessibilityRole="button"
        accessibilityLabel={label}
        {...(hint !== undefined && { accessibilityHint: hint })}
        aria-disabled={disabled}
        disabled={disabled}
        onPress={onPress}
        testID={testID}
        style={({ pressed }) => [
          styles.box,
          kind === 'main' && styles.tall,
          {
            backgroundColor: disabled ? 'transparent' : ground,
            borderColor: disabled ? colors.line : edge,
            opacity: pressed ? 0.7 : 1,
          },
        ]}
      >
        {icon !== undefined && <View style={styles.icon}>{icon}</View>}
        <View style={styles.words}>
          <Text
            size={kind === 'main' && !isLarge ? 'large' : 'body'}
            tone="strong"
            align="center"
            color={disabled ? colors.softInk : ink}
          >
            {label}
          </Text>
        </View>
      </Pressable>
      {disabled && why !== undefined && (
        <View style={styles.why}>
          <Text size="small" tone="soft" align="center">
            {why}
          </Text>
        </View>
      )}
    </View>
  );
}

const styles = StyleSheet.create({
  box: {
    minHeight: TOUCH,
    flexDirection: 'row',
    alignItems: 'center',
    justifyContent: 'center',
    gap: SPACE.small,
    paddingHorizontal: SPACE.large,
    paddingVertical: SPACE.small,
    borderWidth: 2,
    borderRadius: RADIUS.middle,
  },
  tall: { minHeight: 56 },
  icon: { flexShrink: 0 },
  words: { flexShrink: 1 },
  why: { paddingTop: SPACE.tiny, paddingHorizontal: SPACE.small },
});
