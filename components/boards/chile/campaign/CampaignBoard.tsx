import { StyleSheet, View } from 'react-native';

import { chile as icons } from '@/components/boards/chile/art/icons';
import { Glyph } from '@/components/art/Glyph';
import { Icon } from '@/components/basics/marks/Icon';
import { Text } from '@/components/basics/text/Text';
import { RADIUS, SPACE, usePrintScale, useTheme } from '@/components/theme';
import { useGameText } from '@/i18n';
import type { ActionId, View as GameView } from '@/rules/chile/types';
import type { Seat } from '@/rules/engine';

import { IssueChip } from './IssueChip';
import { ACTION_ART, useSides } from '@/components/boards/chile/art/prints';

export type CampaignBoardProps = {
  readonly view: GameView;
  readonly seat: Seat;
  readonly name: string;
};

/** What a campaign has beside the map, all of it public: Funds, today's actions, its Issues. */
export function CampaignBoard({ view, seat, name }: CampaignBoardProps) {
  const g = useGameText('chile');
  const { colors, lies } = useTheme();
  const scale = usePrintScale();
  const of = view.seats[seat as 0 | 1];
  const side = useSides(view)[of.side];
  return (
    <View
      style={[styles.board, lies, { borderColor: colors.ink, backgroundColor: colors.sheet }]}
      testID={`campaign-${seat}`}
    >
      <View style={[styles.head, { backgroundColor: side.color }]}>
        <Glyph of={side.art} size={24 * scale} color={side.onColor} />
        <View style={styles.words}>
          <Text tone="strong" color={side.onColor}>
            {g('table.campaign', { campaign: g(`side.${of.side}.long`), seat: name })}
          </Text>
        </View>
      </View>
      <View style={styles.inside}>
        <View style={styles.line}>
          <Glyph of={icons.fund} size={20 * scale} color={colors.ink} />
          <View style={styles.words}>
            <Text>{g('table.funds.count', { funds: of.funds, count: of.funds })}</Text>
          </View>
          {view.first === seat && <Glyph of={icons.initiative} size={18 * scale} color={colors.ink} />}
          {view.first === seat && <Text size="small">{g('table.begins.short')}</Text>}
        </View>
        {of.planned.length > 0 && (
          <View style={styles.chips}>
            {of.planned.map((action) => (
              <ActionChip key={action} action={action} done={!of.left.includes(action)} />
            ))}
          </View>
        )}
        {of.issues.length > 0 && (
          <View style={styles.chips} aria-label={g('table.issues')} role="group">
            {of.issues.map((issue, at) => (
              // Twice the same one can be drawn.
              <IssueChip key={at} issue={issue} />
            ))}
          </View>
        )}
      </View>
    </View>
  );
}

function ActionChip({ action, done }: { action: ActionId; done: boolean }) {
  const g = useGameText('chile');
  const { colors } = useTheme();
  const scale = usePrintScale();
  const name = g(`action.${action}`);
  return (
    <View
      accessible
      role="img"
      aria-label={g(done ? 'table.action.done' : 'table.action.left', { action: name })}
      style={[
        styles.action,
        done
          ? { borderColor: colors.line, backgroundColor: 'transparent' }
          : { borderColor: colors.ink, backgroundColor: colors.glowGround },
      ]}
    >
      {done ? (
        <Icon name="tick" size={18} color={colors.good} />
      ) : (
        <Glyph of={ACTION_ART[action]} size={18 * scale} color={colors.ink} />
      )}
      <Text size="small" tone={done ? 'soft' : 'strong'}>
        {name}
      </Text>
    </View>
  );
}

const styles = StyleSheet.create({
  board: {
    flexGrow: 1,
    flexShrink: 1,
    flexBasis: 300,
    borderWidth: 2,
    borderRadius: RADIUS.middle,
    overflow: 'hidden',
  },
  head: {
    flexDirection: 'row',
    alignItems: 'center',
    gap: SPACE.small,
    paddingHorizontal: SPACE.middle,
    paddingVertical: SPACE.tiny,
  },
  inside: { padding: SPACE.small, gap: SPACE.small },
  line: { flexDirection: 'row', flexWrap: 'wrap', alignItems: 'center', gap: SPACE.small },
  words: { flexGrow: 1, flexShrink: 1 },
  chips: { flexDirection: 'row', flexWrap: 'wrap', gap: SPACE.tiny },
  action: {
    flexDirection: 'row',
    alignItems: 'center',
    gap: SPACE.tiny,
    minHeight: 30,
    borderWidth: 1.5,
    borderRadius: RADIUS.small,
    paddingHorizontal: SPACE.small,
  },
});
