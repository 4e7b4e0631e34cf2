import type { ReactNode } from 'react';
import { StyleSheet, View } from 'react-native';

import { Icon } from '@/components/basics/marks/Icon';
import { RailButton } from './RailButton';
import { Text } from '@/components/basics/text/Text';
import type { Rounds } from '@/components/boards/types';
import { useTheme } from '@/components/theme';
import { useText } from '@/i18n';

import { Notches } from './Notches';

export type RailProps = {
  /** Where in the game we are, in words. */
  readonly heading: string;
  readonly rounds: Rounds | null;
  /** Whether there is room for the rounds as a number, too. */
  readonly counts: boolean;
  /** In my seat's colour when it is my turn; `null` for paper. */
  readonly ground: { readonly color: string; readonly onColor: string } | null;
  /** The sentence of the turn, or everybody's marks. */
  readonly children: ReactNode;
  readonly onMenu: () => void;
  readonly onHelp: () => void;
  /** Something waits in the menu: a new sign, a stopped game. */
  readonly menuMark?: ReactNode;
  /** Beside the help: what calls somebody. */
  readonly call?: ((color: string) => ReactNode) | undefined;
};

/** The top of a table's screen: menu, who is to act and what, rounds, help. One line, in every game the same. */
export function Rail({
  heading,
  rounds,
  counts,
  ground,
  children,
  onMenu,
  onHelp,
  menuMark,
  call,
}: RailProps) {
  const t = useText();
  const { colors, isLarge } = useTheme();
  const ink = ground?.onColor ?? colors.ink;
  return (
    <View
      role="banner"
      testID="rail"
      style={[styles.rail, { backgroundColor: ground?.color ?? colors.sheet, borderBottomColor: colors.ink }]}
    >
      <View style={styles.line}>
        <RailButton label={t('table.menu')} onPress={onMenu} testID="menu">
          <Icon name="menu" color={ink} />
          {menuMark}
        </RailButton>
        {children}
        {rounds !== null && counts && !isLarge && (
          <View aria-hidden style={[styles.of, { borderColor: ink }]}>
            <Text size="rail" tone="strong" color={ink}>
              {t('table.rounds', rounds)}
            </Text>
          </View>
        )}
        {call?.(ink)}
        <RailButton label={t('basics.help')} onPress={onHelp}>
          <Icon name="help" color={ink} />
        </RailButton>
      </View>
      <Notches heading={heading} rounds={rounds} ink={ink} />
    </View>
  );
}

const styles = StyleSheet.create({
  rail: { borderBottomWidth: 2 },
  line: { flexDirection: 'row', alignItems: 'center', minHeight: 42 },
  of: { borderWidth: 1.5, borderRadius: 5, paddingHorizontal: 4, marginStart: 4 },
});
