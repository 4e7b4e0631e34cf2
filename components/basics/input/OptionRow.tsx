import type { ReactNode } from 'react';
import { Pressable, type StyleProp, StyleSheet, View, type ViewStyle } from 'react-native';

import { Text } from '@/components/basics/text/Text';
import { FRAMED_ROW, useTheme } from '@/components/theme';

import { spaceToPress } from './spaceToPress';

type OptionRowProps = {
  readonly role: 'radio' | 'checkbox';
  readonly label: string;
  readonly hint?: string | undefined;
  /** Drawn before the words, which say the same. */
  readonly picture?: ReactNode;
  /** The dot or the tick. */
  readonly mark: ReactNode;
  readonly chosen: boolean;
  readonly disabled: boolean;
  readonly onPress: () => void;
  readonly testID?: string | undefined;
  readonly style?: StyleProp<ViewStyle>;
};

/** One option of Choice or MultipleChoice. */
export function OptionRow(props: OptionRowProps) {
  const { role, label, hint, picture, mark, chosen, disabled, onPress, testID, style } = props;
  const { colors } = useTheme();
  return (
    <Pressable
      accessibilityRole={role}
      accessibilityLabel={hint === undefined ? label : `${label}. ${hint}`}
      aria-checked={chosen}
      aria-disabled={disabled}
      disabled={disabled}
      onPress={onPress}
      {...spaceToPress(() => !disabled && onPress())}
      testID={testID}
      style={({ pressed }) => [
        styles.row,
        {
          backgroundColor: chosen ? colors.glowGround : disabled ? 'transparent' : colors.sheet,
          borderColor: chosen ? colors.ink : colors.line,
          borderStyle: disabled ? 'dashed' : 'solid',
          opacity: pressed ? 0.7 : 1,
        },
        style,
      ]}
    >
      {mark}
      {picture}
      <View style={styles.words}>
        <Text tone={chosen ? 'strong' : disabled ? 'soft' : 'plain'}>{label}</Text>
        {hint !== undefined && (
          <Text size="small" tone="soft">
            {hint}
          </Text>
        )}
      </View>
    </Pressable>
  );
}

const styles = StyleSheet.create({
  row: { ...FRAMED_ROW, flexGrow: 1 },
  words: { flexGrow: 1, flexShrink: 1 },
});
