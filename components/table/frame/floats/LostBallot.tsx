import { useState } from 'react';
import { StyleSheet, View } from 'react-native';

import { Button } from '@/components/basics/input/Button';
import { Notice } from '@/components/basics/page/Notice';
import { Text } from '@/components/basics/text/Text';
import { canStrike } from '@/components/table/menu/seatActions';
import { RADIUS, SPACE, useTheme } from '@/components/theme';
import { useRefusal, useText } from '@/i18n';
import type { AtTable } from '@/state/session/useTable';

/** Finds the ballot that cannot be opened because its phone is away, who holds its shares, and who must still agree. */
function lostIn({ state, held }: AtTable) {
  const { table, snapshot } = state;
  const seats = table?.seats ?? [];
  const lost = seats.findIndex((_, seat) => canStrike(state, seat));
  if (lost < 0) return null;
  const holders = snapshot?.ballot?.trusts.find(({ from }) => from === lost)?.holders ?? [];
  const agreed = table?.lent.filter(({ ballot, seat }) => ballot === snapshot?.ballot?.key && seat === lost);
  const open = holders.filter((holder) => !agreed?.some(({ by }) => by === holder));
  return {
    seat: lost,
    name: seats[lost]?.name ?? '',
    isShared: holders.length > 0,
    open: open.map((seat) => seats[seat]?.name ?? ''),
    mine: held.filter(({ seat }) => open.includes(seat)),
  };
}

/** Says why the game waits. It stands on the board, which scrolls, because large text would leave no room below it. */
export function LostBallot({ at }: { at: AtTable }) {
  const t = useText();
  const { colors } = useTheme();
  const lost = lostIn(at);
  if (lost === null) return null;
  const { name, isShared, open } = lost;
  return (
    <View role="status" style={[styles.why, { borderColor: colors.ink, backgroundColor: colors.sheet }]}>
      <Text>{t(isShared ? 'table.together.why' : 'table.strike.why', { name })}</Text>
      {open.length > 0 && (
        <Text tone="strong">{t('table.together.waiting', { names: open.join(', ') })}</Text>
      )}
      {isShared && open.length === 0 && <Text tone="strong">{t('table.together.vain')}</Text>}
    </View>
  );
}

/** Buttons to open the lost ballot together, or to go on without it. */
export function LostBallotActions({ at }: { at: AtTable }) {
  const t = useText();
  const refusal = useRefusal(at.state.table?.game);
  const [problem, setProblem] = useState<string | null>(null);
  const lost = lostIn(at);
  if (lost === null) return null;
  const { seat, name, mine } = lost;

  type Answer = Awaited<ReturnType<typeof at.guest.ask>>;
  const tell = (answer: Answer) => setProblem(answer.ok ? null : refusal(answer.why));
  const agree = async () => {
    for (const { guest } of mine) tell(await (at.session.guests[guest] ?? at.guest).lend(seat));
  };
  const ballot = at.state.snapshot?.ballot?.key ?? '';
  const strike = async () => tell(await at.guest.ask({ type: 'propose', strike: seat, ballot }));

  return (
    <View style={styles.offer}>
      {problem !== null && <Notice tone="bad" text={problem} />}
      {mine.length > 0 && (
        <Button kind="main" label={t('table.together', { name })} onPress={() => void agree()} />
      )}
      <Button kind="danger" label={t('table.strike', { name })} onPress={() => void strike()} />
    </View>
  );
}

const styles = StyleSheet.create({
  why: { borderWidth: 2, borderRadius: RADIUS.middle, padding: SPACE.middle, gap: SPACE.small },
  offer: { gap: SPACE.small },
});
