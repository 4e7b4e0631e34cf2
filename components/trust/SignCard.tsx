import { StyleSheet, View } from 'react-native';

import { Button } from '@/components/basics/input/Button';
import { Icon, type IconName } from '@/components/basics/marks/Icon';
import { Text } from '@/components/basics/text/Text';
import { SignPrints } from '@/components/sign/SignPrints';
import { RADIUS, SPACE, useTheme } from '@/components/theme';
import { useText } from '@/i18n';
import type { TrustState } from '@/state/session/tableSession';

import { phoneName } from './phones';

export type SignCardProps = {
  readonly trust: TrustState;
  readonly names: readonly string[];
  /** Who reads the sign aloud, while it is new; `null` when somebody only looks at it again. */
  readonly reader: number | null;
  /** The seats that are played on this phone. */
  readonly mine: readonly number[];
};

/** The four prints, set down one after another, and how many phones should show them. */
export function SignCard({ trust, names, reader, mine }: SignCardProps) {
  if (trust.sign === null) return null;
  return (
    <View testID="sign-card" style={styles.card}>
      <SignPrints sign={trust.sign.pictures} named blocks />
      {reader !== null && <Reading name={names[reader] ?? ''} isMine={mine.includes(reader)} />}
      <Circle trust={trust} names={names} />
    </View>
  );
}

/** The one that costs a thought is the filled one: nobody should say "the same" out of habit. */
export function SignAnswers({ onAnswer }: { onAnswer: (isSame: boolean) => void }) {
  const t = useText();
  const { isLarge } = useTheme();
  return (
    <View style={[styles.answers, isLarge && styles.column]}>
      <View style={styles.answer}>
        <Button kind="main" label={t('trust.sign.different')} onPress={() => onAnswer(false)} />
      </View>
      <View style={styles.answer}>
        <Button label={t('trust.sign.same')} onPress={() => onAnswer(true)} />
      </View>
    </View>
  );
}

/** One voice reads, all others look. */
function Reading({ name, isMine }: { name: string; isMine: boolean }) {
  const t = useText();
  const { colors } = useTheme();
  return (
    <View
      style={[
        styles.reading,
        { borderColor: colors.ink, backgroundColor: isMine ? colors.glowGround : colors.sheet },
      ]}
    >
      <Icon name={isMine ? 'speech' : 'eye'} size={28} />
      <View style={styles.words}>
        <Text size="large" tone="strong">
          {t(isMine ? 'trust.sign.read' : 'trust.sign.reads', { name })}
        </Text>
      </View>
    </View>
  );
}

/** How many phones there are, who was missing, and which of them are worth comparing with. */
function Circle({
  trust: { sign, devices, isLeftOut },
  names,
}: {
  trust: TrustState;
  names: readonly string[];
}) {
  const t = useText();
  const circle = devices.filter(({ out }) => !out);
  const apps = circle.filter(({ runs, isMine }) => !isMine && runs === 'app');
  const isPage = circle.some(({ runs, isMine }) => isMine && runs === 'page');
  const without = sign?.without ?? [];
  return (
    <View style={styles.facts}>
      <Fact icon="people" text={t('trust.sign.count', { count: circle.length })} strong />
      {isPage ? (
        <Fact icon="phone" text={t('trust.sign.page')} />
      ) : (
        <Fact
          icon="phone"
          text={
            apps.length === 0
              ? t('trust.sign.apps.none')
              : t('trust.sign.apps', { names: apps.map((phone) => phoneName(phone, names)).join(', ') })
          }
        />
      )}
      {without.length > 0 && (
        <Fact
          icon="phoneAway"
          text={t('trust.sign.without', { names: without.map((seat) => names[seat] ?? '').join(', ') })}
        />
      )}
      {isLeftOut === true && <Fact icon="warning" text={t('trust.sign.leftOut')} strong />}
      {(sign?.tries ?? 1) > 1 && (
        <Fact icon="swap" text={t('trust.sign.rounds', { count: sign?.tries ?? 1 })} />
      )}
    </View>
  );
}

function Fact({ icon, text, strong = false }: { icon: IconName; text: string; strong?: boolean }) {
  return (
    <View style={styles.fact}>
      <Icon name={icon} size={20} />
      <View style={styles.words}>
        <Text tone={strong ? 'strong' : 'plain'}>{text}</Text>
      </View>
    </View>
  );
}

const styles = StyleSheet.create({
  card: { gap: SPACE.middle },
  answers: { flexDirection: 'row', alignItems: 'center', gap: SPACE.small },
  column: { flexDirection: 'column', alignItems: 'stretch' },
  answer: { flexGrow: 1, flexShrink: 1, flexBasis: 'auto' },
  reading: {
    flexDirection: 'row',
    alignItems: 'center',
    gap: SPACE.middle,
    borderWidth: 2,
    borderRadius: RADIUS.middle,
    padding: SPACE.middle,
  },
  facts: { gap: SPACE.small },
  fact: { flexDirection: 'row', alignItems: 'flex-start', gap: SPACE.small },
  words: { flex: 1 },
});
