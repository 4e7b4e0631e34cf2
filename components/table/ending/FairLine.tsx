import { useAtomValue } from 'jotai';
import { useState } from 'react';
import { Pressable, StyleSheet, View } from 'react-native';

import { Icon } from '@/components/basics/marks/Icon';
import { Sheet } from '@/components/basics/page/Sheet';
import { Text } from '@/components/basics/text/Text';
import { SPACE, TOUCH, useTheme } from '@/components/theme';
import { useText } from '@/i18n';
import { guestStatesAtom, type TableInfo } from '@/state/session/tableSession';

import { FairPlay } from './FairPlay';
import { fairnessOf } from './fairness';

/** In one line what the phones' audits found; a touch tells the rest. Where they differ everything is said at once. */
export function FairLine({ table }: { readonly table: TableInfo }) {
  const t = useText();
  const { colors } = useTheme();
  const states = useAtomValue(guestStatesAtom);
  const [isOpen, setOpen] = useState(false);
  const { agreeing, differing, missing, unchecked } = fairnessOf(table, states);
  if (differing.length > 0 || agreeing === 0) return <FairPlay table={table} />;
  const isComplete = missing.length === 0 && unchecked === null;
  const words = t(isComplete ? 'fair.agree' : 'fair.so-far', { count: agreeing });
  const title = t('fair.title');
  return (
    <>
      <Pressable
        accessibilityRole="button"
        accessibilityLabel={words}
        accessibilityHint={title}
        onPress={() => setOpen(true)}
        style={styles.line}
        testID="fair-line"
      >
        {isComplete && <Icon name="tick" size={20} color={colors.good} />}
        <View style={styles.words}>
          <Text size="small" tone={isComplete ? 'good' : 'soft'}>
            {words}
          </Text>
        </View>
      </Pressable>
      <Sheet open={isOpen} onClose={() => setOpen(false)} title={title}>
        <FairPlay table={table} />
      </Sheet>
    </>
  );
}

const styles = StyleSheet.create({
  line: {
    flexDirection: 'row',
    alignItems: 'center',
    justifyContent: 'center',
    gap: SPACE.tiny,
    minHeight: TOUCH,
  },
  words: { flexShrink: 1 },
});
