import { StyleSheet, View } from 'react-native';

import { Icon, type IconName } from '@/components/basics/marks/Icon';
import { Text } from '@/components/basics/text/Text';
import { RADIUS, SPACE, useTheme } from '@/components/theme';
import { useGameText } from '@/i18n';
import type { Pledge, PledgeStatus, View as GameView } from '@/rules/podium/types';

import { PolicyMark } from '@/components/boards/podium/policies/PolicyMark';
import { conditionText, promiseText } from '@/components/boards/podium/text/say';
import { isDueNow } from '@/components/boards/podium/turn/seats';

const ICONS: { readonly [S in PledgeStatus]: IconName | null } = {
  open: null,
  kept: 'tick',
  broken: 'cross',
  void: null,
};

/** One promise as it was written down, and what became of it. */
export function PromiseLine({ view, pledge }: { view: GameView; pledge: Pledge }) {
  const g = useGameText('podium');
  const { colors } = useTheme();
  const { status, by, to, made } = pledge;
  const condition = conditionText(g, pledge);
  const isDue = isDueNow(view, pledge);
  const icon = ICONS[status];
  const color = status === 'kept' ? colors.good : status === 'broken' ? colors.danger : colors.softInk;
  return (
    <View
      testID={`promise-${pledge.id}`}
      style={[
        styles.line,
        {
          borderColor: isDue ? colors.glow : colors.line,
          backgroundColor: isDue ? colors.glowGround : colors.sheet,
        },
      ]}
    >
      <View style={styles.pair}>
        <PolicyMark policy={by} size={22} />
        <PolicyMark policy={to} size={22} />
      </View>
      <View style={styles.words}>
        <Text size="small">{promiseText(g, pledge)}</Text>
        {condition !== null && <Text size="small">{condition}</Text>}
        <View style={styles.status}>
          {icon !== null && <Icon name={icon} size={16} color={color} />}
          <Text
            size="small"
            tone={status === 'kept' ? 'good' : status === 'broken' ? 'danger' : isDue ? 'strong' : 'soft'}
          >
            {`${g('promise.made', { period: made })} · ${g(isDue ? 'promise.status.due' : `promise.status.${status}`)}`}
          </Text>
        </View>
      </View>
    </View>
  );
}

const styles = StyleSheet.create({
  line: {
    flexGrow: 1,
    flexShrink: 1,
    flexBasis: 300,
    flexDirection: 'row',
    alignItems: 'center',
    gap: SPACE.small,
    borderWidth: 1.5,
    borderRadius: RADIUS.middle,
    padding: SPACE.small,
  },
  pair: { flexDirection: 'row', gap: 2 },
  words: { flex: 1 },
  status: { flexDirection: 'row', alignItems: 'center', gap: SPACE.tiny },
});
