import { StyleSheet, View } from 'react-native';

import { Button } from '@/components/basics/input/Button';
import { Icon } from '@/components/basics/marks/Icon';
import { Text } from '@/components/basics/text/Text';
import { RADIUS, SPACE, useTheme } from '@/components/theme';
import { useText } from '@/i18n';

import { Screen } from './Screen';

export type EmptyStateProps = {
  readonly title: string;
  readonly text: string;
  readonly onHome: () => void;
  /** A better next step than going home. */
  readonly on?: { readonly label: string; readonly onPress: () => void } | undefined;
};

/** Says why there is nothing here, and offers a next step or the way home. */
export function EmptyState({ title, text, onHome, on }: EmptyStateProps) {
  const t = useText();
  const { colors } = useTheme();
  return (
    <Screen
      footer={
        <>
          {on !== undefined && <Button kind="main" {...on} />}
          <Button kind={on === undefined ? 'main' : 'quiet'} label={t('action.home')} onPress={onHome} />
        </>
      }
    >
      <View style={[styles.picture, { borderColor: colors.line }]}>
        <Icon name="cards" size={56} color={colors.softInk} />
      </View>
      <Text size="title" heading>
        {title}
      </Text>
      <Text>{text}</Text>
    </Screen>
  );
}

const styles = StyleSheet.create({
  picture: {
    alignSelf: 'flex-start',
    borderWidth: 2,
    borderStyle: 'dashed',
    borderRadius: RADIUS.large,
    padding: SPACE.huge,
  },
});
