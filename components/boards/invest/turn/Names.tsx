import { useState } from 'react';
import { Pressable, StyleSheet, View } from 'react-native';

import { Glyph } from '@/components/art/Glyph';
import { Button } from '@/components/basics/input/Button';
import { Field } from '@/components/basics/input/Field';
import { Notice } from '@/components/basics/page/Notice';
import { Sheet } from '@/components/basics/page/Sheet';
import { Text } from '@/components/basics/text/Text';
import { canDo } from '@/components/boards/legal';
import { useSend } from '@/components/boards/useSend';
import { WaitingFor } from '@/components/furniture/status/WaitingFor';
import { RADIUS, SPACE, TOUCH, useTheme } from '@/components/theme';
import { useGameText } from '@/i18n';
import { HAZARDS, NAME_LENGTH } from '@/rules/invest/text/numbers';
import type { Hazard } from '@/rules/invest/types';

import { hazardName } from '@/components/boards/invest/text/cardWords';
import { HAZARD_ART, useDisasterInks } from '@/components/boards/invest/art/inks';
import type { InvestProps } from '@/components/boards/invest/selection';

/** Before play: the table gives its own names to the disasters. */
export function Names(props: InvestProps) {
  const { view, names, legal } = props;
  const g = useGameText('invest');
  const [edited, setEdited] = useState<Hazard | null>(null);
  const canName = canDo(legal, 'name');
  return (
    <View style={styles.box}>
      <Text>{g('tip.names')}</Text>
      {HAZARDS.map((hazard) => (
        <NamedHazard
          key={hazard}
          hazard={hazard}
          name={hazardName(g, view.names, hazard)}
          isOurs={view.names[hazard] !== ''}
          onPress={canName ? () => setEdited(hazard) : undefined}
        />
      ))}
      <WaitingFor seats={names.map((name, seat) => ({ name, done: view.seats[seat]?.ready ?? false }))} />
      {edited !== null && <NameSheet {...props} hazard={edited} onClose={() => setEdited(null)} />}
    </View>
  );
}

type NamedHazardProps = {
  readonly hazard: Hazard;
  readonly name: string;
  readonly isOurs: boolean;
  readonly onPress: (() => void) | undefined;
};

function NamedHazard({ hazard, name, isOurs, onPress }: NamedHazardProps) {
  const g = useGameText('invest');
  const { colors, lies } = useTheme();
  const { ground, ink } = useDisasterInks()(hazard);
  const kind = g(`hazard.${hazard}`);
  const inside = (
    <>
      <View style={[styles.art, { backgroundColor: ground }]}>
        <Glyph of={HAZARD_ART[hazard]} size={26} color={ink} />
      </View>
      <View style={styles.words}>
        <Text size="small" tone="soft">
          {kind}
        </Text>
        <Text tone="strong">{name}</Text>
      </View>
      {isOurs && (
        <Text size="small" tone="good">
          {g('board.named')}
        </Text>
      )}
    </>
  );
  const look = [styles.row, lies, { backgroundColor: colors.sheet, borderColor: colors.line }];
  if (onPress === undefined) return <View style={look}>{inside}</View>;
  return (
    <Pressable
      accessibilityRole="button"
      accessibilityLabel={`${g('said', { what: kind, value: name })}. ${g('move.name')}`}
      testID={`name-${hazard}`}
      onPress={onPress}
      style={({ pressed }) => [look, { borderColor: colors.glow, opacity: pressed ? 0.7 : 1 }]}
    >
      {inside}
    </Pressable>
  );
}

type NameSheetProps = InvestProps & { readonly hazard: Hazard; readonly onClose: () => void };

function NameSheet({ view, busy, choose, hazard, onClose }: NameSheetProps) {
  const g = useGameText('invest');
  const [text, setText] = useState(view.names[hazard]);
  const { send, problem } = useSend(choose, onClose);
  const save = (words: string) => send({ type: 'name', hazard }, words);
  return (
    <Sheet
      open
      onClose={onClose}
      title={g(`hazard.${hazard}`)}
      footer={
        <>
          <Button
            kind="main"
            label={g('move.name')}
            disabled={busy || text.trim() === ''}
            onPress={() => save(text.trim())}
            testID="save-name"
          />
          {view.names[hazard] !== '' && (
            <Button label={g('board.default')} disabled={busy} onPress={() => save('')} />
          )}
        </>
      }
    >
      {problem !== null && <Notice tone="bad" text={problem} />}
      <Text>{g('move.name.help')}</Text>
      <Field
        label={g('board.named')}
        value={text}
        onChange={setText}
        max={NAME_LENGTH}
        hint={g('said', { what: g('board.default'), value: g(`hazard.${hazard}.default`) })}
        autoFocus
        testID="name-field"
      />
    </Sheet>
  );
}

const styles = StyleSheet.create({
  box: { gap: SPACE.small },
  row: {
    minHeight: TOUCH + 4,
    flexDirection: 'row',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: SPACE.small,
    borderWidth: 2,
    borderRadius: RADIUS.middle,
    padding: SPACE.tiny,
    paddingEnd: SPACE.small,
  },
  art: { padding: 7, borderRadius: RADIUS.small },
  words: { flexGrow: 1, flexShrink: 1, flexBasis: 140 },
});
