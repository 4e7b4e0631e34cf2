import { StyleSheet, View } from 'react-native';

import { Glyph } from '@/components/art/Glyph';
import { invest as icons } from '@/components/boards/invest/art/icons';
import { SeatMark } from '@/components/basics/marks/SeatMark';
import { Text } from '@/components/basics/text/Text';
import { SPACE, useTheme } from '@/components/theme';
import { useGameText } from '@/i18n';
import { BONUS, BUDGET, SECTORS } from '@/rules/invest/text/numbers';
import type { Sector, SeatView } from '@/rules/invest/types';

import { SECTOR_ART, useSectorInks } from '@/components/boards/invest/art/inks';

/** So wide at 100 % that no word of a name is broken. */
const NAME = 90;

export type SeatHeadProps = {
  readonly seat: number;
  readonly name: string;
  readonly of: SeatView;
};

/** Whose district, the tokens left this round, and how far the bonuses are. */
export function SeatHead({ seat, name, of }: SeatHeadProps) {
  const g = useGameText('invest');
  const { scale } = useTheme();
  const { key, tokens, score } = of;
  return (
    <View style={styles.head}>
      <View style={styles.row}>
        <SeatMark seat={seat} size={20} />
        <View style={[styles.name, { flexBasis: NAME * scale }]}>
          <Text tone="strong">{name}</Text>
        </View>
        <Budget seat={seat} tokens={tokens} />
      </View>
      <View style={styles.row}>
        <View
          accessible
          role="img"
          aria-label={g('board.sectors', { count: score.sectors.length, all: SECTORS.length })}
          style={styles.sectors}
        >
          {SECTORS.map((sector) => (
            <SectorMark key={sector} sector={sector} isLit={score.sectors.includes(sector)} />
          ))}
        </View>
        {key !== null && <KeyCount sector={key} count={score.keyProjects} />}
        <View style={styles.points}>
          <Text size="small" tone="strong">
            {g('board.points', { count: score.points })}
          </Text>
          {score.times > 1 && (
            <Text size="small" tone="strong">
              {g('board.score.times', { times: score.times })}
            </Text>
          )}
        </View>
      </View>
    </View>
  );
}

/** A sector in which something is complete, or not yet. */
function SectorMark({ sector, isLit }: { sector: Sector; isLit: boolean }) {
  const { colors } = useTheme();
  const { ground, ink } = useSectorInks()(sector);
  return (
    <View
      style={[
        styles.sector,
        isLit
          ? { backgroundColor: ground, borderColor: ink }
          : { borderColor: colors.line, borderStyle: 'dashed' },
      ]}
    >
      <Glyph of={SECTOR_ART[sector]} size={14} color={isLit ? ink : colors.softInk} />
    </View>
  );
}

function KeyCount({ sector, count }: { sector: Sector; count: number }) {
  const g = useGameText('invest');
  const { colors } = useTheme();
  const all = BONUS.keyProjects;
  return (
    <View
      accessible
      role="img"
      aria-label={g('board.key-projects', { count, all, sector: g(`sector.${sector}`) })}
      style={styles.key}
    >
      <Glyph of={icons.key} size={15} color={colors.ink} />
      <SectorMark sector={sector} isLit />
      <Text size="small" tone="strong">
        {`${count}/${all}`}
      </Text>
    </View>
  );
}

/** Tokens as discs: those still to be used, then the rings they leave. */
function Budget({ seat, tokens }: { seat: number; tokens: number }) {
  const g = useGameText('invest');
  const theme = useTheme();
  return (
    <View accessible role="img" aria-label={g('board.tokens', { count: tokens })} style={styles.budget}>
      {Array.from({ length: BUDGET }, (_, at) => (
        <View
          key={at}
          style={[
            styles.disc,
            at < tokens
              ? { backgroundColor: theme.seat(seat).color, borderColor: theme.colors.ink }
              : { borderColor: theme.colors.line },
          ]}
        />
      ))}
    </View>
  );
}

const styles = StyleSheet.create({
  head: { gap: SPACE.tiny },
  row: { flexDirection: 'row', flexWrap: 'wrap', alignItems: 'center', gap: SPACE.small },
  name: { flexGrow: 1, flexShrink: 1 },
  sectors: { flexDirection: 'row', gap: 2 },
  sector: { borderWidth: 1.5, borderRadius: 4, padding: 1.5 },
  key: { flexDirection: 'row', alignItems: 'center', gap: 3 },
  points: { flexGrow: 1, flexDirection: 'row', justifyContent: 'flex-end', gap: SPACE.tiny },
  budget: { flexDirection: 'row', gap: 2 },
  disc: { width: 14, height: 14, borderRadius: 7, borderWidth: 2 },
});
