import { useState } from 'react';
import { StyleSheet, View } from 'react-native';

import { Glyph } from '@/components/art/Glyph';
import { TouchPicture } from '@/components/basics/input/TouchPicture';
import { ryv as icons } from '@/components/boards/ryv/art/icons';
import { Sheet } from '@/components/basics/page/Sheet';
import { Text } from '@/components/basics/text/Text';
import { RADIUS, SPACE, TOUCH, usePrintScale, useTheme } from '@/components/theme';
import { useGameText } from '@/i18n';
import type { Axis } from '@/rules/ryv/kinds';
import { AXES, RULE_NUMBERS } from '@/rules/ryv/text/numbers';
import type { View as GameView } from '@/rules/ryv/types';

import { AXIS_ART, useInks } from '@/components/boards/ryv/art/inks';
import {
  actorName,
  climateName,
  climateStory,
  type G,
  scenarioName,
  scenarioStory,
} from '@/components/boards/ryv/text/say';

const AXIS_IDS = Object.keys(AXES) as readonly Axis[];

const levelWords = (
  g: G,
  climate: NonNullable<GameView['setting']['climate']>,
  axis: Axis,
  part: '' | '.text',
) =>
  // Each axis has levels of its own, which the climate's type knows one by one.
  g(`level.${axis}.${climate[axis]}${part}` as 'level.legal.weak', RULE_NUMBERS);

/** Scenario and climate in a line. A touch reads them. */
export function SettingBar({ view, touchable }: { view: GameView; touchable: boolean }) {
  const g = useGameText('ryv');
  const inks = useInks();
  const scale = usePrintScale();
  const [isOpen, setOpen] = useState(false);
  const { climate } = view.setting;
  const name = scenarioName(g, view.setting);
  return (
    <>
      <TouchPicture
        label={[g('board.setting'), name, climate === null ? '' : climateName(g, climate)].join('. ')}
        onPress={touchable ? () => setOpen(true) : null}
        testID="setting"
        style={[styles.bar, { borderColor: inks.ink, backgroundColor: inks.ground }]}
      >
        <Glyph of={icons.scenario} size={20 * scale} color={inks.ink} />
        <View style={styles.words}>
          <Text size="small" tone="strong" color={inks.ink}>
            {climate === null ? name : `${name} · ${climateName(g, climate)}`}
          </Text>
          {climate !== null && (
            <View style={styles.axes}>
              {AXIS_IDS.map((axis) => (
                <View key={axis} style={styles.axis}>
                  <Glyph of={AXIS_ART[axis]} size={14 * scale} color={inks.accent} />
                  <Text size="tiny" color={inks.ink}>
                    {levelWords(g, climate, axis, '')}
                  </Text>
                </View>
              ))}
            </View>
          )}
        </View>
      </TouchPicture>
      <Sheet open={isOpen} onClose={() => setOpen(false)} title={name}>
        <Text>{scenarioStory(g, view.setting)}</Text>
        <Climate view={view} />
        <Relations view={view} />
      </Sheet>
    </>
  );
}

/** The five levels of the climate, each with what it does. */
export function Climate({ view }: { view: GameView }) {
  const g = useGameText('ryv');
  const { colors } = useTheme();
  const scale = usePrintScale();
  const { climate } = view.setting;
  if (climate === null) return null;
  return (
    <View style={styles.part}>
      <Text size="large" heading>
        {climateName(g, climate)}
      </Text>
      <Text>{climateStory(g, climate)}</Text>
      {AXIS_IDS.map((axis) => (
        <View key={axis} style={styles.level}>
          <Glyph of={AXIS_ART[axis]} size={26 * scale} color={colors.ink} />
          <View style={styles.words}>
            <Text tone="strong">
              {g('said', { what: g(`axis.${axis}`), value: levelWords(g, climate, axis, '') })}
            </Text>
            <Text size="small">{levelWords(g, climate, axis, '.text')}</Text>
          </View>
        </View>
      ))}
    </View>
  );
}

function Relations({ view }: { view: GameView }) {
  const g = useGameText('ryv');
  const { scenario } = view.setting;
  if (scenario === null) return null;
  return (
    <View style={styles.part}>
      <Text size="large" heading>
        {g('board.relations')}
      </Text>
      {scenario.relations.length === 0 && <Text>{g('board.relations.none')}</Text>}
      {scenario.relations.map(({ between: [one, other], is }) => (
        <Text key={`${one}-${other}`}>
          {g(`board.relation.${is}`, { one: actorName(g, one), other: actorName(g, other) })}
        </Text>
      ))}
    </View>
  );
}

const styles = StyleSheet.create({
  bar: {
    minHeight: TOUCH,
    flexDirection: 'row',
    alignItems: 'center',
    gap: SPACE.small,
    borderWidth: 2,
    borderRadius: RADIUS.middle,
    paddingHorizontal: SPACE.small,
    paddingVertical: SPACE.tiny,
  },
  words: { flex: 1 },
  axes: { flexDirection: 'row', flexWrap: 'wrap', columnGap: SPACE.small },
  axis: { flexDirection: 'row', alignItems: 'center', gap: 2 },
  part: { gap: SPACE.small },
  level: { flexDirection: 'row', alignItems: 'center', gap: SPACE.middle },
});
