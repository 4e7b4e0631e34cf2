import { useState } from 'react';

import { Button } from '@/components/basics/input/Button';
import { Sheet } from '@/components/basics/page/Sheet';
import { Text } from '@/components/basics/text/Text';
import { useText } from '@/i18n';
import type { TrustState } from '@/state/session/tableSession';

import { namesOf } from './phones';
import { isStopped } from './secrecy';

export type GateQuestionProps = {
  readonly trust: TrustState;
  readonly names: readonly string[];
  readonly onTellAnyway: (id: string) => void;
};

/**
 * Something secret is about to leave this phone, and another phone does not confirm that it sees the same game. Who
 * waits keeps a button to decide otherwise; the question goes away by itself when that phone confirms.
 */
export function GateQuestion({ trust, names, onTellAnyway }: GateQuestionProps) {
  const t = useText();
  const [waitsFor, setWaitsFor] = useState<string | null>(null);
  const { asks } = trust;
  // A phone that keeps its secrets for good has nothing to ask.
  if (asks === null || isStopped(trust)) return null;
  const missing = namesOf(trust, asks.missing, names);
  const all = missing.join(t('motion.comma'));
  const problem = () => {
    if (missing.length === 0) return t('gate.somebody');
    if (missing.length === 1) return t(`gate.${asks.why}`, { name: all });
    return t(`gate.${asks.why}.many`, { names: all });
  };
  if (waitsFor === asks.id) return <Button label={t('gate.waiting')} onPress={() => setWaitsFor(null)} />;
  const wait = () => setWaitsFor(asks.id);
  return (
    <Sheet
      open
      onClose={wait}
      title={t('gate.title')}
      footer={
        <>
          <Button kind="main" label={t('gate.wait')} onPress={wait} />
          <Button label={t(`gate.yes.${asks.what}`)} onPress={() => onTellAnyway(asks.id)} />
        </>
      }
    >
      <Text tone="strong" size="large">
        {problem()}
      </Text>
      <Text>{t(`gate.risk.${asks.what}`)}</Text>
      <Text>{t('gate.ask')}</Text>
    </Sheet>
  );
}
