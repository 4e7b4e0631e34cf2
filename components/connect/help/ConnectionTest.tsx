import { useState } from 'react';
import { StyleSheet, View } from 'react-native';

import { Button } from '@/components/basics/input/Button';
import { Icon } from '@/components/basics/marks/Icon';
import { Text } from '@/components/basics/text/Text';
import { Busy } from '@/components/furniture/status/Busy';
import { RADIUS, SPACE, useTheme } from '@/components/theme';
import { useText } from '@/i18n';
import { diagnose, type Finding, type Findings, findings, type Probes } from '@/state/join/diagnose';
import { probe } from '@/state/join/probe';
import { currentSession } from '@/state/session/tableSession';

import { DiagnosisPicture } from './DiagnosisPicture';

const CHECKS = ['network', 'same', 'dataOff', 'answers'] as const satisfies readonly (keyof Findings)[];

/** Tests the connection as far as a phone can by itself, and says what to do. */
export function ConnectionTest() {
  const t = useText();
  const [probes, setProbes] = useState<Probes | 'testing' | null>(null);

  async function test() {
    setProbes('testing');
    setProbes(await probe(currentSession()?.invitation ?? null));
  }

  return (
    <>
      {probes === 'testing' && <Busy text={t('probe.testing')} />}
      {probes !== null && probes !== 'testing' && <Result probes={probes} />}
      {probes !== 'testing' && (
        <Button
          label={t(probes === null ? 'probe.start' : 'probe.again')}
          icon={<Icon name="search" />}
          onPress={() => void test()}
        />
      )}
    </>
  );
}

function Result({ probes }: { probes: Probes }) {
  const t = useText();
  const { colors } = useTheme();
  const diagnosis = diagnose(probes);
  const found = findings(probes);
  return (
    <View
      aria-live="polite"
      style={[styles.result, { backgroundColor: colors.sheet, borderColor: colors.ink }]}
      testID={`diagnosis-${diagnosis}`}
    >
      <View style={[styles.picture, { backgroundColor: colors.paper }]}>
        <DiagnosisPicture of={diagnosis} />
      </View>
      <View style={styles.words}>
        <Text size="large" heading>
          {t(`probe.${diagnosis}`)}
        </Text>
        <Text>{t(`probe.${diagnosis}.text`)}</Text>
        {CHECKS.map((check) => (
          <Check key={check} is={found[check]} text={t(`probe.check.${check}.${found[check]}`)} />
        ))}
      </View>
    </View>
  );
}

const MARKS = { yes: 'check', no: 'cross', unknown: 'help' } as const;

function Check({ is, text }: { is: Finding; text: string }) {
  const { colors } = useTheme();
  const inks = { yes: colors.good, no: colors.danger, unknown: colors.softInk };
  return (
    <View style={styles.check}>
      <Icon name={MARKS[is]} size={20} color={inks[is]} />
      <View style={styles.rest}>
        <Text>{text}</Text>
      </View>
    </View>
  );
}

const styles = StyleSheet.create({
  result: { borderWidth: 2, borderRadius: RADIUS.middle, overflow: 'hidden' },
  picture: { minHeight: 96, alignItems: 'center', justifyContent: 'center', padding: SPACE.middle },
  words: { padding: SPACE.large, gap: SPACE.small },
  check: { flexDirection: 'row', alignItems: 'center', gap: SPACE.small },
  rest: { flex: 1 },
});
