import { useState } from 'react';
import { StyleSheet, TextInput, View } from 'react-native';

import { IconButton } from '@/components/basics/input/IconButton';
import { Icon } from '@/components/basics/marks/Icon';
import { ALIGNMENT, typeface } from '@/components/basics/text/typeface';
import { RADIUS, SPACE, TOUCH, useTheme } from '@/components/theme';
import { useText } from '@/i18n';

export type SearchFieldProps = {
  readonly label: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
};

export function SearchField({ label, value, onChange }: SearchFieldProps) {
  const t = useText();
  const { colors, type } = useTheme();
  const [isTyping, setTyping] = useState(false);
  return (
    <View
      style={[
        styles.box,
        { backgroundColor: colors.sheet, borderColor: colors.ink, outlineColor: colors.ink },
        isTyping && styles.typing,
      ]}
    >
      <Icon name="search" size={20} color={colors.softInk} />
      <TextInput
        accessibilityLabel={label}
        placeholder={label}
        placeholderTextColor={colors.softInk}
        value={value}
        onChangeText={onChange}
        autoCapitalize="none"
        autoCorrect={false}
        inputMode="search"
        onFocus={() => setTyping(true)}
        onBlur={() => setTyping(false)}
        style={[styles.input, type('body'), typeface('text'), { color: colors.ink }]}
      />
      {value !== '' && (
        <IconButton icon="close" label={t('rules.search.clear')} onPress={() => onChange('')} />
      )}
    </View>
  );
}

const styles = StyleSheet.create({
  box: {
    flexDirection: 'row',
    alignItems: 'center',
    gap: SPACE.small,
    minHeight: TOUCH,
    paddingStart: SPACE.middle,
    borderWidth: 2,
    borderRadius: RADIUS.middle,
  },
  typing: { outlineWidth: 2, outlineStyle: 'solid', outlineOffset: 1 },
  // The box around it shows where the cursor is.
  input: {
    outlineWidth: 0,
    flex: 1,
    minWidth: 0,
    minHeight: TOUCH,
    paddingVertical: SPACE.small,
    paddingEnd: SPACE.middle,
    textAlign: ALIGNMENT.start,
  },
});
