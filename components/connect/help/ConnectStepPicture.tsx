import { StyleSheet, View } from 'react-native';

import { Icon, type IconName } from '@/components/basics/marks/Icon';
import { Text } from '@/components/basics/text/Text';
import { RADIUS, SPACE, useTheme } from '@/components/theme';

export const STEPS = ['wifi', 'data', 'stay', 'hotspot', 'address'] as const;
export type ConnectStep = (typeof STEPS)[number];

const BIG = 48;
const MIDDLE = 36;
const ADDRESS = 'http://';

/** A small picture for each step. The words below it say the same. */
export function ConnectStepPicture({ step }: { step: ConnectStep }) {
  return (
    <View aria-hidden style={styles.row}>
      {PICTURES[step]}
    </View>
  );
}

const PICTURES = {
  wifi: (
    <>
      <Icon name="phone" size={BIG} />
      <Icon name="wifi" size={MIDDLE} />
      <Icon name="screen" size={BIG} />
      <Verdict is="check" />
    </>
  ),
  data: (
    <>
      <Icon name="phone" size={BIG} />
      <Bars />
      <Verdict is="cross" />
    </>
  ),
  stay: (
    <>
      <Icon name="wifi" size={MIDDLE} />
      <Icon name="warning" size={MIDDLE} />
      <Icon name="next" size={MIDDLE} />
      <Icon name="phone" size={BIG} />
      <Verdict is="check" />
    </>
  ),
  hotspot: (
    <>
      <Icon name="screen" size={MIDDLE} />
      <Icon name="wifi" size={MIDDLE} />
      <Icon name="phone" size={BIG + 12} />
      <Icon name="wifi" size={MIDDLE} />
      <Icon name="phone" size={MIDDLE} />
    </>
  ),
  address: <Address />,
} as const;

function Verdict({ is }: { is: 'check' | 'cross' }) {
  const { colors } = useTheme();
  const name: IconName = is;
  return <Icon name={name} size={MIDDLE} color={is === 'check' ? colors.good : colors.danger} />;
}

/** The bars of a mobile network, as every phone draws them. */
function Bars() {
  const { colors } = useTheme();
  return (
    <View style={styles.bars}>
      {[12, 20, 28, 36].map((height) => (
        <View key={height} style={[styles.bar, { height, backgroundColor: colors.ink }]} />
      ))}
    </View>
  );
}

function Address() {
  const { colors } = useTheme();
  return (
    <View style={[styles.address, { borderColor: colors.ink, backgroundColor: colors.sheet }]}>
      <Text size="large" tone="strong">
        {ADDRESS}
      </Text>
      <Icon name="check" size={28} color={colors.good} />
    </View>
  );
}

const styles = StyleSheet.create({
  row: { flexDirection: 'row', alignItems: 'center', gap: SPACE.middle, flexWrap: 'wrap' },
  bars: { flexDirection: 'row', alignItems: 'flex-end', gap: 3 },
  bar: { width: 7 },
  address: {
    flexDirection: 'row',
    alignItems: 'center',
    gap: SPACE.small,
    paddingHorizontal: SPACE.middle,
    paddingVertical: SPACE.small,
    borderWidth: 3,
    borderRadius: RADIUS.middle,
    direction: 'ltr',
  },
});
