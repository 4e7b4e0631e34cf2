import { useState } from 'react';
import { StyleSheet, View } from 'react-native';

import { Button } from '@/components/basics/Button';
import { Notice } from '@/components/basics/Notice';
import { Text } from '@/components/basics/Text';
import { SPACE } from '@/components/theme';
import { useRefusal, useText } from '@/i18n';

import { canStrike } from './seatActions';
import type { AtTable } from './useTable';

/** The votes cannot be shown because one phone is gone: the others open its ballot together, or go on without it. */
export function LostBallot({ at }: { at: AtTable }) {
  const t = useText();
  const { table, snapshot } = at.state;
  const refusal = useRefusal(table?.game);
  const [problem, setProblem] = useState<string | null>(null);
  const seats = table?.seats ?? [];
  const lost = seats.findIndex((_, seat) => canStrike(at.state, seat));
  if (lost < 0) return null;

  const nameOf = (seat: number) => seats[seat]?.name ?? '';
  const name = nameOf(lost);
  const holders = snapshot?.ballot?.trusts.find(({ from }) => from === lost)?.holders ?? [];
  const agreed = table?.lent.filter(({ ballot, seat }) => ballot === snapshot?.ballot?.key && seat === lost);
  const open = holders.filter((holder) => !agreed?.some(({ by }) => by === holder));
  const mine = at.held.filter(({ seat }) => open.includes(seat));

  type Answer = Awaited<ReturnType<typeof at.guest.ask>>;
  const tell = (answer: Answer) => setProblem(answer.ok ? null : refusal(answer.why));
  const agree = async () => {
    for (const { guest } of mine) tell(await (at.sitting.guests[guest] ?? at.guest).lend(lost));
  };
  const strike = async () => tell(await at.guest.ask({ type: 'strike', seat: lost }));

  return (
    <View style={styles.offer}>
      <Text>{t(holders.length > 0 ? 'table.together.why' : 'table.strike.why', { name })}</Text>
      {open.length > 0 && (
        <Text tone="strong">{t('table.together.waiting', { names: open.map(nameOf).join(', ') })}</Text>
      )}
      {holders.length > 0 && open.length === 0 && <Text tone="strong">{t('table.together.vain')}</Text>}
      {mine.length > 0 && (
        <Button kind="main" label={t('table.together', { name })} onPress={() => void agree()} />
      )}
      <Button kind="danger" label={t('table.strike', { name })} onPress={() => void strike()} />
      {problem !== null && <Notice tone="bad" text={problem} />}
    </View>
  );
}

const styles = StyleSheet.create({ offer: { gap: SPACE.small } });
