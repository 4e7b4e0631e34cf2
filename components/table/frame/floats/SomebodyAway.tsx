import { useState } from 'react';
import { StyleSheet, View } from 'react-native';

import { Button } from '@/components/basics/input/Button';
import { Icon } from '@/components/basics/marks/Icon';
import { Notice } from '@/components/basics/page/Notice';
import { Sheet } from '@/components/basics/page/Sheet';
import { Text } from '@/components/basics/text/Text';
import { seatActions } from '@/components/table/menu/seatActions';
import { RADIUS, SPACE, useTheme } from '@/components/theme';
import { useRefusal, useText } from '@/i18n';
import type { AtTable } from '@/state/session/useTable';

/** The table waits for somebody whose phone is away: says so in words, and what can be done about it. */
export function SomebodyAway({ at }: { readonly at: AtTable }) {
  const t = useText();
  const refusal = useRefusal(at.state.table?.game);
  const { colors, lies } = useTheme();
  const [isAsking, setAsking] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const { table, snapshot } = at.state;
  const seats = table?.seats ?? [];
  const seat = snapshot?.waiting.find((each) => seats[each]?.kind === 'phone' && seats[each].away);
  // While the votes are opened the lost ballot says it, with what can be done then.
  if (seat === undefined || table?.stage !== 'playing' || snapshot?.ballot?.opening === true) return null;
  const name = seats[seat]?.name ?? '';
  const can = seatActions(at, seat).bot;
  const letBot = async () => {
    const answer = await at.guest.ask({ type: 'bot', seat, on: true });
    setAsking(false);
    setProblem(answer.ok ? null : refusal(answer.why));
  };
  return (
    <View
      role="status"
      aria-live="polite"
      testID="somebody-away"
      style={[styles.box, lies, { borderColor: colors.danger, backgroundColor: colors.sheet }]}
    >
      <View style={styles.row}>
        <Icon name="away" color={colors.danger} />
        <View style={styles.words}>
          <Text>{t(can ? 'table.away.can' : 'table.away', { name })}</Text>
        </View>
      </View>
      {problem !== null && <Notice tone="bad" text={problem} onClose={() => setProblem(null)} />}
      {can && <Button label={t('table.menu.bot', { name })} onPress={() => setAsking(true)} />}
      <Sheet open={isAsking} onClose={() => setAsking(false)} title={t('table.menu.bot', { name })}>
        <Text>{t('table.away.bot', { name })}</Text>
        <Button kind="main" label={t('table.menu.bot', { name })} onPress={() => void letBot()} />
        <Button label={t('table.strike.wait')} onPress={() => setAsking(false)} />
      </Sheet>
    </View>
  );
}

const styles = StyleSheet.create({
  box: { borderWidth: 2, borderRadius: RADIUS.middle, padding: SPACE.small, gap: SPACE.small },
  row: { flexDirection: 'row', alignItems: 'center', gap: SPACE.small },
  words: { flexShrink: 1, flexGrow: 1, flexBasis: 0 },
});
