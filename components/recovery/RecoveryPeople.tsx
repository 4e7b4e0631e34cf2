import { StyleSheet, View } from 'react-native';

import { Icon, type IconName } from '@/components/basics/marks/Icon';
import { SeatMark } from '@/components/basics/marks/SeatMark';
import { Text } from '@/components/basics/text/Text';
import { FRAMED_ROW, SPACE, useTheme } from '@/components/theme';
import { useText } from '@/i18n';
import type { Gathering } from '@/state/recovery/recoveryState';

type Person = Gathering['people'][number];

const SIGNS = { agreed: 'check', here: 'phone', missing: 'phoneAway', forged: 'warning' } as const satisfies {
  [of: string]: IconName;
};

const standingOf = ({ here, agreed, forged }: Person): keyof typeof SIGNS =>
  forged ? 'forged' : agreed ? 'agreed' : here ? 'here' : 'missing';

/** Lists who has connected to the recovery device, and who has agreed. */
export function RecoveryPeople({ gathering: { people, threshold, stage } }: { gathering: Gathering }) {
  const t = useText();
  const agreed = people.filter((person) => person.agreed).length;
  const isEnough = stage === 'gathering' && agreed >= threshold && agreed < people.length;
  return (
    <View style={styles.list} aria-live="polite">
      {people.map((person) => (
        <Row key={person.seat} person={person} />
      ))}
      <Text>
        {t(isEnough ? 'recovery.enough' : 'recovery.count', { agreed, people: people.length, threshold })}
      </Text>
    </View>
  );
}

function Row({ person }: { person: Person }) {
  const t = useText();
  const { colors } = useTheme();
  const standing = standingOf(person);
  return (
    <View
      style={[
        styles.row,
        {
          borderColor: colors.line,
          borderStyle: standing === 'missing' ? 'dashed' : 'solid',
          backgroundColor: standing === 'missing' ? 'transparent' : colors.sheet,
        },
      ]}
      testID={`gathered-${standing}`}
    >
      <SeatMark seat={person.seat} size={28} />
      <View style={styles.words}>
        <Text tone="strong">{person.name}</Text>
        <Text size="small" tone="soft">
          {t(`recovery.person.${standing}`)}
        </Text>
      </View>
      <Icon
        name={SIGNS[standing]}
        size={22}
        color={standing === 'agreed' ? colors.good : standing === 'forged' ? colors.danger : colors.softInk}
      />
    </View>
  );
}

const styles = StyleSheet.create({
  list: { gap: SPACE.small },
  row: FRAMED_ROW,
  words: { flex: 1 },
});
