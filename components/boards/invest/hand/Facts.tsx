import { StyleSheet, View } from 'react-native';

import { Glyph } from '@/components/art/Glyph';
import { invest as icons } from '@/components/boards/invest/art/icons';
import type { IconArt } from '@/components/art/iconTypes';
import { Icon } from '@/components/basics/marks/Icon';
import { Text } from '@/components/basics/text/Text';
import { SPACE, useTheme } from '@/components/theme';
import { useGameText } from '@/i18n';
import { placesFor, projectOf } from '@/rules/invest/text/cards';
import { HAZARDS } from '@/rules/invest/text/numbers';
import type { Benefits, CardId, Placed, Shields } from '@/rules/invest/types';

import { HAZARD_ART } from '@/components/boards/invest/art/inks';

type Fact = { readonly art: IconArt; readonly short: string; readonly long: string };

/** What a card protects from and what it gives, as facts to be drawn. */
function useGifts(): (of: { shields: Shields; benefits: Benefits }) => readonly Fact[] {
  const g = useGameText('invest');
  return ({ shields, benefits: { draw, shield, foresight } }) => [
    ...HAZARDS.flatMap((hazard) => {
      const count = shields[hazard] ?? 0;
      const name = g(`hazard.${hazard}`);
      return count === 0
        ? []
        : [
            {
              art: HAZARD_ART[hazard],
              short: g('board.shield', { hazard: name, count }),
              long: g('symbol.shields.text', { hazard: name, count }),
            },
          ];
    }),
    ...(draw === undefined
      ? []
      : [
          {
            art: icons.draw,
            short: g('symbol.draw', { count: draw }),
            long: g('symbol.draw.text', { count: draw }),
          },
        ]),
    ...(shield === undefined
      ? []
      : [
          {
            art: icons.shield,
            short: g('symbol.shield', { count: shield }),
            long: g('symbol.shield.text', { count: shield }),
          },
        ]),
    ...(foresight === undefined
      ? []
      : [{ art: icons.foresight, short: g('symbol.foresight'), long: g('symbol.foresight.text') }]),
  ];
}

/** Everything a card costs and gives, in one line of signs with short words. */
export function ShortFacts({ card }: { card: CardId }) {
  const g = useGameText('invest');
  const gifts = useGifts();
  const project = projectOf(card);
  const { cost, points, investors } = project;
  const all: readonly Fact[] = [
    { art: icons.budget, short: g('board.cost', { cost }), long: '' },
    { art: icons.project, short: g('board.points', { count: points }), long: '' },
    ...(investors === null ? [] : [{ art: icons.groupProject, short: g('symbol.group'), long: '' }]),
    ...gifts(project),
    ...(investors === null ? [] : gifts(investors)),
  ];
  return (
    <View style={styles.short}>
      {all.map(({ art, short }) => (
        <View key={short} style={styles.fact}>
          <FactArt art={art} size={16} />
          <View style={styles.said}>
            <Text size="small">{short}</Text>
          </View>
        </View>
      ))}
    </View>
  );
}

function FactArt({ art, size }: { art: IconArt; size: number }) {
  const { colors, scale } = useTheme();
  return <Glyph of={art} size={size * Math.min(scale, 1.4)} color={colors.ink} />;
}

/** Whether a card that is not in my district could lie there now. */
export function Fit({ card, district }: { readonly card: CardId; readonly district: readonly Placed[] }) {
  const g = useGameText('invest');
  const fits = placesFor(district, card).length > 0;
  return (
    <View style={styles.fact}>
      <Icon name={fits ? 'check' : 'close'} size={18} />
      <View style={styles.said}>
        <Text size="small" tone="strong">
          {g(fits ? 'board.fits' : 'board.fits.not')}
        </Text>
      </View>
    </View>
  );
}

/** Everything a card costs and gives, with a line of words for each. */
export function LongFacts({ card }: { card: CardId }) {
  const g = useGameText('invest');
  const gifts = useGifts();
  const project = projectOf(card);
  const { cost, points, investors } = project;
  return (
    <View style={styles.long}>
      <Line art={icons.budget} text={g('symbol.cost.text', { count: cost })} />
      {investors !== null && <Text tone="strong">{g('symbol.group.starter')}</Text>}
      <Line art={icons.project} text={g('symbol.points.text', { count: points })} />
      {gifts(project).map(({ art, long }) => (
        <Line key={long} art={art} text={long} />
      ))}
      {investors !== null && (
        <>
          <Text tone="strong">{g('symbol.group.investors')}</Text>
          {gifts(investors).map(({ art, long }) => (
            <Line key={long} art={art} text={long} />
          ))}
        </>
      )}
    </View>
  );
}

function Line({ art, text }: { art: IconArt; text: string }) {
  return (
    <View style={styles.line}>
      <FactArt art={art} size={22} />
      <View style={styles.words}>
        <Text>{text}</Text>
      </View>
    </View>
  );
}

const styles = StyleSheet.create({
  short: { flexDirection: 'row', flexWrap: 'wrap', columnGap: SPACE.middle, rowGap: 2 },
  fact: { flexDirection: 'row', alignItems: 'center', gap: SPACE.tiny, maxWidth: '100%' },
  said: { flexShrink: 1 },
  long: { gap: SPACE.small },
  line: { flexDirection: 'row', alignItems: 'center', gap: SPACE.middle },
  words: { flex: 1 },
});
