import { Pressable, StyleSheet, View } from 'react-native';

import { Glyph } from '@/components/art/Glyph';
import { invest as icons } from '@/components/boards/invest/art/icons';
import { SeatMark } from '@/components/basics/marks/SeatMark';
import { Text } from '@/components/basics/text/Text';
import { useBoardPlace } from '@/components/motion/boardPlace';
import { FlipCard } from '@/components/motion/pieces/FlipCard';
import { SPACE, useTheme } from '@/components/theme';
import { useGameText } from '@/i18n';
import type { Sector } from '@/rules/invest/types';

import { SECTOR_ART, useInks, useSectorInks } from '@/components/boards/invest/art/inks';
import { chosenMove, type InvestProps } from '@/components/boards/invest/selection';

const SIZE = 96;

/** The key tokens as they lie, face down until somebody takes them. */
export function Keys(props: InvestProps) {
  const { view, legal, names, select } = props;
  const g = useGameText('invest');
  const { colors } = useTheme();
  const place = useBoardPlace();
  const move = chosenMove(props);
  return (
    <View style={[styles.box, place !== null && { minHeight: place.height - SPACE.large }]}>
      <Text size="large" align="center">
        {g('move.take-key.help')}
      </Text>
      <View style={styles.tokens}>
        {view.keyTokens.map(({ seat, sector }, token) => {
          const take = legal.find((one) => one.type === 'take-key' && one.token === token);
          const isChosen = move?.type === 'take-key' && move.token === token;
          const about =
            sector === null || seat === null
              ? g('board.key-token', { number: token + 1 })
              : g('board.key-token.taken', {
                  number: token + 1,
                  sector: g(`sector.${sector}`),
                  name: names[seat] ?? '',
                });
          return (
            <View key={token} style={styles.place}>
              <Pressable
                accessibilityRole="button"
                accessibilityLabel={about}
                aria-pressed={isChosen}
                aria-disabled={take === undefined}
                disabled={take === undefined}
                testID={`key-${token}`}
                onPress={() => select({ move: { type: 'take-key', token } })}
                style={[
                  styles.ring,
                  { borderColor: isChosen || take !== undefined ? colors.glow : 'transparent' },
                  isChosen && { backgroundColor: colors.glowGround },
                ]}
              >
                <FlipCard
                  open={sector !== null}
                  back={<KeyBack number={token + 1} />}
                  front={sector === null ? null : <KeyFace sector={sector} />}
                />
              </Pressable>
              {sector !== null && seat !== null && (
                <>
                  <Text size="small" tone="strong" align="center">
                    {g(`sector.${sector}`)}
                  </Text>
                  <View style={styles.who}>
                    <SeatMark seat={seat} size={16} />
                    <Text size="small">{names[seat] ?? ''}</Text>
                  </View>
                </>
              )}
            </View>
          );
        })}
      </View>
    </View>
  );
}

function KeyBack({ number }: { number: number }) {
  const { ground, ink } = useInks();
  return (
    <View style={[styles.disc, { backgroundColor: ink, borderColor: ink }]}>
      <Glyph of={icons.key} size={36} color={ground} />
      <Text size="large" tone="strong" color={ground}>
        {number}
      </Text>
    </View>
  );
}

function KeyFace({ sector }: { sector: Sector }) {
  const { ground, ink } = useSectorInks()(sector);
  return (
    <View style={[styles.disc, { backgroundColor: ground, borderColor: ink }]}>
      <Glyph of={SECTOR_ART[sector]} size={52} color={ink} />
    </View>
  );
}

const styles = StyleSheet.create({
  box: { gap: SPACE.large, justifyContent: 'center' },
  tokens: { flexDirection: 'row', flexWrap: 'wrap', justifyContent: 'center', gap: SPACE.middle },
  place: { alignItems: 'center', minWidth: 120, gap: 2 },
  ring: { borderWidth: 3, borderRadius: SIZE, padding: 4 },
  disc: {
    width: SIZE,
    height: SIZE,
    borderRadius: SIZE / 2,
    borderWidth: 3,
    alignItems: 'center',
    justifyContent: 'center',
  },
  who: { flexDirection: 'row', alignItems: 'center', gap: SPACE.tiny },
});
