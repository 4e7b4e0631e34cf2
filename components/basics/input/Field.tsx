import { StyleSheet, TextInput, View } from 'react-native';

import { Text } from '@/components/basics/text/Text';
import { ALIGNMENT, typeface } from '@/components/basics/text/typeface';
import { RADIUS, SPACE, TOUCH, useTheme } from '@/components/theme';
import { useText } from '@/i18n';

export type FieldProps = {
  readonly label: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly max?: number | undefined;
  /** Room for so many lines, for what is longer than a name. */
  readonly lines?: number | undefined;
  readonly hint?: string | undefined;
  readonly error?: string | undefined;
  readonly autoFocus?: boolean | undefined;
  readonly onSubmit?: (() => void) | undefined;
  readonly disabled?: boolean | undefined;
  readonly testID?: string | undefined;
};

export function Field({
  label,
  value,
  onChange,
  max,
  lines = 1,
  hint,
  error,
  autoFocus = false,
  onSubmit,
  disabled = false,
  testID,
}: FieldProps) {
  const t = useText();
  const { colors, type } = useTheme();
  return (
    <View style={styles.box}>
      <Text tone="strong">{label}</Text>
      <TextInput
        accessibilityLabel={label}
        {...(hint !== undefined && { accessibilityHint: hint })}
        aria-disabled={disabled}
        value={value}
        onChangeText={onChange}
        maxLength={max}
        autoFocus={autoFocus}
        editable={!disabled}
        onSubmitEditing={onSubmit}
        submitBehavior="blurAndSubmit"
        {...(lines > 1 && { multiline: true, rows: lines, textAlignVertical: 'top' as const })}
        testID={testID}
        style={[
          styles.input,
          type('body'),
          typeface('text'),
          {
            color: colors.ink,
            backgroundColor: colors.sheet,
            borderColor: error === undefined ? colors.ink : colors.danger,
            minHeight: TOUCH,
          },
        ]}
      />
      {error !== undefined && (
        <View aria-live="polite">
          <Text size="small" tone="danger">
            {error}
          </Text>
        </View>
      )}
      {hint !== undefined && (
        <Text size="small" tone="soft">
          {hint}
        </Text>
      )}
      {max !== undefined && value.length > max * 0.7 && (
        <Text size="small" tone="soft">
          {t('basics.left', { count: max - value.length })}
        </Text>
      )}
    </View>
  );
}

const styles = StyleSheet.create({
  box: { gap: SPACE.tiny },
  input: {
    borderWidth: 2,
    borderRadius: RADIUS.middle,
    padding: SPACE.middle,
    textAlign: ALIGNMENT.start,
  },
});
