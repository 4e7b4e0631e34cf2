import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { Pressable, ScrollView, StyleSheet, useWindowDimensions, View } from 'react-native';

import { Text } from '@/components/basics/text/Text';
import { RADIUS, SPACE, TOUCH, useTheme } from '@/components/theme';
import { useGameText } from '@/i18n';
import { projectOf } from '@/rules/invest/text/cards';
import type { CardId, Cell, Placed } from '@/rules/invest/types';

import { cardLabel } from '@/components/boards/invest/text/cardWords';
import { cellSize, emptyBeside, type Frame, frameOf } from './layout';
import type { Selection } from '@/components/boards/invest/selection';
import { PlaceTile, Tile } from './Tile';

export type Placing = {
  readonly card: CardId;
  readonly cells: readonly Cell[];
  readonly chosen: Cell | null;
  /** Where in the window a dragged card was let go. */
  readonly droppedAt?: Selection['droppedAt'];
  /** Any place that is touched, whether the card fits there or not. */
  readonly onCell: (cell: Cell) => void;
};

export type DistrictProps = {
  readonly district: readonly Placed[];
  readonly label: string;
  /** Cards with which something can be done now. */
  readonly glowing?: readonly CardId[] | undefined;
  /** Without it nothing can be touched, and cards may be smaller than a finger. */
  readonly onCard?: ((placed: Placed) => void) | undefined;
  readonly placing?: Placing | undefined;
  /** Of the height of the screen. */
  readonly share?: number | undefined;
  readonly most?: number | undefined;
};

const GAP = 2;
const LEAST_SEEN = 20;

/** The cards of one player as they lie. It is a map: it looks the same whichever way one reads. */
export function District({
  district,
  label,
  glowing = [],
  onCard,
  placing,
  share = 0.46,
  most = 92,
}: DistrictProps) {
  const g = useGameText('invest');
  const { colors } = useTheme();
  const screen = useWindowDimensions();
  const [width, setWidth] = useState(Math.min(screen.width - 2 * SPACE.middle, 320));
  const frame = frameOf([...district, ...(placing?.cells ?? [])]);
  const isTouched = onCard !== undefined || placing !== undefined;
  const size = cellSize(frame, {
    width,
    height: screen.height * share,
    least: isTouched ? TOUCH + GAP : LEAST_SEEN,
    most,
  });
  if (district.length === 0 && placing === undefined)
    return (
      <View style={[styles.empty, { borderColor: colors.line }]} accessible aria-label={label}>
        <Text tone="soft" align="center">
          {g('board.empty')}
        </Text>
      </View>
    );
  return (
    <View onLayout={({ nativeEvent }) => setWidth(nativeEvent.layout.width)}>
      <ScrollView
        horizontal
        scrollEnabled={size * frame.columns > width + 1}
        contentContainerStyle={styles.scrolled}
        showsHorizontalScrollIndicator={size * frame.columns > width + 1}
      >
        <Grid frame={frame} size={size} label={label} placing={placing}>
          {district.map((placed) => (
            <PlacedCard
              key={placed.card}
              placed={placed}
              frame={frame}
              size={size}
              glows={glowing.includes(placed.card)}
              onPress={placing === undefined ? onCard : undefined}
            />
          ))}
          {placing !== undefined && (
            <Places placing={placing} district={district} frame={frame} size={size} />
          )}
        </Grid>
      </ScrollView>
    </View>
  );
}

type GridProps = {
  readonly frame: Frame;
  readonly size: number;
  readonly label: string;
  /** Cards can be dropped here. */
  readonly placing: Placing | undefined;
  readonly children: React.ReactNode;
};

function Grid({ frame: { left, top, columns, rows }, size, label, placing, children }: GridProps) {
  const grid = useRef<View>(null);
  const droppedAt = placing?.droppedAt ?? null;
  const drop = useEffectEvent((from: { readonly x: number; readonly y: number }) => {
    if (placing === undefined || droppedAt === null) return;
    placing.onCell({
      x: left + Math.floor((droppedAt.x - from.x) / size),
      y: top + Math.floor((droppedAt.y - from.y) / size),
    });
  });
  useEffect(() => {
    if (droppedAt !== null) grid.current?.measureInWindow((x, y) => drop({ x, y }));
  }, [droppedAt]);
  return (
    <View
      ref={grid}
      role="group"
      aria-label={label}
      style={[styles.grid, { width: columns * size, height: rows * size }]}
    >
      {children}
    </View>
  );
}

const at = ({ x, y }: Cell, { left, top }: Frame, size: number) => ({
  left: (x - left) * size,
  top: (y - top) * size,
  width: size,
  height: size,
});

type PlacedCardProps = {
  readonly placed: Placed;
  readonly frame: Frame;
  readonly size: number;
  readonly glows: boolean;
  readonly onPress: ((placed: Placed) => void) | undefined;
};

function PlacedCard({ placed, frame, size, glows, onPress }: PlacedCardProps) {
  const g = useGameText('invest');
  const { colors } = useTheme();
  const { card, tokens } = placed;
  const tile = (
    <Tile card={card} tokens={tokens} isPlaced size={size - GAP} edge={glows ? colors.glow : undefined} />
  );
  const label = cardLabel(g, card, tokens.length);
  const place = [styles.cell, at(placed, frame, size)];
  if (onPress === undefined)
    return (
      <View style={place} accessible role="img" aria-label={label}>
        {tile}
      </View>
    );
  return (
    <Pressable
      accessibilityRole="button"
      accessibilityLabel={label}
      testID={`placed-${card}`}
      onPress={() => onPress(placed)}
      style={({ pressed }) => [place, { opacity: pressed ? 0.7 : 1 }]}
    >
      {tile}
    </Pressable>
  );
}

type PlacesProps = {
  readonly placing: Placing;
  readonly district: readonly Placed[];
  readonly frame: Frame;
  readonly size: number;
};

function Places({ placing: { card, cells, chosen, onCell }, district, frame, size }: PlacesProps) {
  const g = useGameText('invest');
  const { colors } = useTheme();
  const isIn = (list: readonly Cell[], { x, y }: Cell) => list.some((one) => one.x === x && one.y === y);
  const closed = emptyBeside(district, frame).filter((cell) => !isIn(cells, cell));
  const place = (cell: Cell, fits: boolean) => {
    const isChosen = chosen !== null && isIn([chosen], cell);
    const where = { x: cell.x - frame.left + 1, y: cell.y - frame.top + 1 };
    return (
      <Pressable
        key={`${cell.x},${cell.y}`}
        accessibilityRole="button"
        accessibilityLabel={g(fits ? 'board.cell' : 'board.cell.closed', where)}
        aria-pressed={isChosen}
        testID={`cell-${cell.x},${cell.y}`}
        onPress={() => onCell(cell)}
        style={({ pressed }) => [styles.cell, at(cell, frame, size), { opacity: pressed ? 0.7 : 1 }]}
      >
        {isChosen ? (
          <Tile card={card} size={size - GAP} edge={colors.glow} />
        ) : (
          <PlaceTile sides={projectOf(card).sides} size={size - GAP} fits={fits} />
        )}
      </Pressable>
    );
  };
  return (
    <>
      {cells.map((cell) => place(cell, true))}
      {closed.map((cell) => place(cell, false))}
    </>
  );
}

const styles = StyleSheet.create({
  scrolled: { flexGrow: 1, justifyContent: 'center' },
  grid: { direction: 'ltr' },
  cell: { position: 'absolute', padding: GAP / 2 },
  empty: {
    minHeight: 96,
    justifyContent: 'center',
    borderWidth: 2,
    borderStyle: 'dashed',
    borderRadius: RADIUS.middle,
    padding: SPACE.middle,
  },
});
