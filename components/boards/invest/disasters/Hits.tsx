import { StyleSheet, View } from 'react-native';

import { Glyph } from '@/components/art/Glyph';
import { invest as icons } from '@/components/boards/invest/art/icons';
import type { IconArt } from '@/components/art/iconTypes';
import { SeatMark } from '@/components/basics/marks/SeatMark';
import { Text } from '@/components/basics/text/Text';
import { Appear } from '@/components/motion/Appear';
import { RADIUS, SPACE, useTheme } from '@/components/theme';
import { useGameText } from '@/i18n';
import type { Hit } from '@/rules/invest/types';

import { cardName, type G } from '@/components/boards/invest/text/cardWords';
import type { Happening } from './happening';

export type HitsProps = { readonly of: Happening; readonly names: readonly string[] };

/** How wide a district's box is at 100 %, and how much of it a name needs, that no word is broken. */
const PLACE = 250;
const NAME = 90;

/** What each district loses and why: one box for each level, with the shield that held or the card that went. */
export function Hits({ of, names }: HitsProps) {
  const { card, hits, live } = of;
  const { scale } = useTheme();
  if (card === null || card === 'good-year') return null;
  if (hits === null && live?.owed.every((owed) => owed === 0) === true && of.lost.length === 0) return null;
  return (
    <View style={styles.rows} testID="hits">
      {names.map((name, seat) => (
        <View key={seat} style={[styles.place, { flexBasis: PLACE * scale }]}>
          <Appear>
            <SeatHit of={of} seat={seat} name={name} hit={hits?.[seat] ?? null} />
          </Appear>
        </View>
      ))}
    </View>
  );
}

type SeatHitProps = {
  readonly of: Happening;
  readonly seat: number;
  readonly name: string;
  readonly hit: Hit | null;
};

function SeatHit({ of, seat, name, hit }: SeatHitProps) {
  const g = useGameText('invest');
  const { colors, scale } = useTheme();
  const lost = of.lost.filter((loss) => loss.seat === seat);
  const owed = of.live?.owed[seat] ?? 0;
  return (
    <View
      style={[styles.seat, { borderColor: colors.line, backgroundColor: colors.sheet }]}
      testID={`hit-${seat}`}
    >
      <View style={styles.row}>
        <SeatMark seat={seat} size={18} />
        <View style={[styles.words, { flexBasis: NAME * scale }]}>
          <Text size="small" tone="strong">
            {name}
          </Text>
        </View>
        <Boxes of={of} hit={hit} lost={lost.length} />
      </View>
      <Text size="small" tone="soft">
        {[of.card === 'unknown' && g('board.hit.unknown'), hit !== null && why(g, hit)]
          .filter((part) => part !== false)
          .join(' · ')}
      </Text>
      {lost.length > 0 && (
        <Text size="small" tone="danger">
          {g('board.lost', { cards: lost.map((loss) => cardName(g, loss.card)).join(', ') })}
        </Text>
      )}
      {owed > 0 && (
        <Text size="small" tone="strong">
          {g('board.owes', { count: owed })}
        </Text>
      )}
    </View>
  );
}

function why(g: G, { level, cardShields, sheetShields, loses }: Hit): string {
  const shields = cardShields + sheetShields;
  if (shields >= level) return g('board.hit.safe');
  return loses === 0 ? g('board.hit.empty') : g('board.hit', { level, shields, loses });
}

/** A shield for each level it held, a house for each that came through. */
function Boxes({ of, hit, lost }: { of: Happening; hit: Hit | null; lost: number }) {
  const { colors } = useTheme();
  const shields = hit === null ? 0 : Math.min(hit.level, hit.cardShields + hit.sheetShields);
  const box = (art: IconArt, color: string, key: string) => (
    <View key={key} style={[styles.box, { borderColor: color }]}>
      <Glyph of={art} size={16} color={color} />
    </View>
  );
  const through = hit === null ? 0 : hit.level - shields;
  const isUnknown = of.card === 'unknown';
  return (
    <View style={styles.boxes} aria-hidden>
      {isUnknown && box(icons.unknown, lost > 0 ? colors.danger : colors.softInk, 'unknown')}
      {Array.from({ length: shields }, (_, at) => box(icons.shield, colors.good, `shield ${at}`))}
      {Array.from({ length: through }, (_, at) =>
        box(icons.project, at < (hit?.loses ?? 0) ? colors.danger : colors.softInk, `through ${at}`),
      )}
    </View>
  );
}

const styles = StyleSheet.create({
  rows: { flexDirection: 'row', flexWrap: 'wrap', gap: SPACE.tiny },
  place: { flexGrow: 1, flexShrink: 1 },
  seat: { gap: 2, borderWidth: 1, borderRadius: RADIUS.small, padding: SPACE.small },
  row: { flexDirection: 'row', flexWrap: 'wrap', alignItems: 'center', gap: SPACE.small },
  words: { flexGrow: 1, flexShrink: 1 },
  boxes: { flexDirection: 'row', gap: 3 },
  box: { borderWidth: 2, borderRadius: 4, padding: 2 },
});
