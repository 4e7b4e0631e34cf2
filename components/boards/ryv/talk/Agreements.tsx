import { StyleSheet, View } from 'react-native';

import { Glyph } from '@/components/art/Glyph';
import { movesOf } from '@/components/boards/legal';
import { ryv as icons } from '@/components/boards/ryv/art/icons';
import { Button } from '@/components/basics/input/Button';
import { Notice } from '@/components/basics/page/Notice';
import { SeatMark } from '@/components/basics/marks/SeatMark';
import { Text } from '@/components/basics/text/Text';
import { useSend } from '@/components/boards/useSend';
import { RADIUS, SPACE, useTheme } from '@/components/theme';
import { useGameText } from '@/i18n';
import { levelOf, RULE_NUMBERS } from '@/rules/ryv/text/numbers';
import type { Agreement } from '@/rules/ryv/types';

import { agreementWords } from '@/components/boards/ryv/text/say';
import type { RyvProps } from '@/components/boards/ryv/selection';

/** What was offered and agreed in this round, and how much the law makes of it. */
export function Agreements({ view, legal, names, busy, choose }: RyvProps) {
  const g = useGameText('ryv');
  const { send, problem, setProblem } = useSend(choose);
  const disputable = movesOf(legal, 'dispute').map(({ agreement }) => agreement);
  const shown = view.agreements.filter(
    ({ id, round, status }) => disputable.includes(id) || (round === view.round && status !== 'declined'),
  );
  return (
    <View style={styles.box} testID="agreements">
      <Text tone="strong">{g('board.agreements')}</Text>
      <Text size="small" tone="soft">
        {g(`board.law.${levelOf(view, 'legal')}`, RULE_NUMBERS)}
      </Text>
      {problem !== null && <Notice tone="bad" text={problem} onClose={() => setProblem(null)} />}
      {shown.length === 0 && (
        <Text size="small" tone="soft">
          {g('board.agreements.none')}
        </Text>
      )}
      {shown.map((agreement) => (
        <View key={agreement.id} style={styles.agreement}>
          <AgreementLine agreement={agreement} names={names} />
          {disputable.includes(agreement.id) && (
            <Button
              label={g('move.dispute')}
              disabled={busy}
              onPress={() => send({ type: 'dispute', agreement: agreement.id })}
            />
          )}
        </View>
      ))}
    </View>
  );
}

export function AgreementLine({ agreement, names }: { agreement: Agreement; names: readonly string[] }) {
  const g = useGameText('ryv');
  const { colors } = useTheme();
  const isBad = agreement.status === 'broken';
  return (
    <View
      style={[
        styles.line,
        { borderColor: isBad ? colors.danger : colors.line, backgroundColor: colors.sheet },
      ]}
    >
      <Glyph of={icons.agreement} size={18} color={colors.ink} />
      <SeatMark seat={agreement.by} size={16} />
      <View style={styles.words}>
        <Text size="small">{agreementWords(g, agreement, names)}</Text>
      </View>
      <Text size="small" tone={isBad ? 'danger' : agreement.status === 'agreed' ? 'good' : 'soft'}>
        {g(`agreement.${agreement.status}`)}
      </Text>
    </View>
  );
}

const styles = StyleSheet.create({
  box: { gap: SPACE.tiny },
  agreement: { gap: SPACE.tiny },
  line: {
    flexDirection: 'row',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: SPACE.tiny,
    borderWidth: 1.5,
    borderRadius: RADIUS.small,
    padding: SPACE.tiny,
  },
  words: { flexGrow: 1, flexShrink: 1, flexBasis: 150 },
});
