import { StyleSheet, useWindowDimensions, View } from 'react-native';
import Svg, { G as Group, Line, Path } from 'react-native-svg';

import { SeatMark } from '@/components/basics/marks/SeatMark';
import { SPACE, useTheme, WIDE } from '@/components/theme';
import type { LinkId } from '@/rules/ryv/kinds';
import { COMMUNITIES } from '@/rules/ryv/text/numbers';
import type { View as GameView } from '@/rules/ryv/types';

import { CommunityTile } from './CommunityTile';
import { useInks } from '@/components/boards/ryv/art/inks';
import type { PlacesProps } from './places';
import { CORNER, discOf, linkWay, quarterPath } from './ring';
import { SquareDisc } from './SquareDisc';

const PHONE = 340;
/** The size of the board while a place is chosen: all of it must fit below the action it is chosen for. */
const AIMING = 256;
/** Beside everything else, on a laptop and on a screen for all. */
const DESK = 340;
const TABLE = 400;

/** The country: four communities around the Public Square, with the Links between them. */
export function RoundBoard(props: PlacesProps) {
  const { isLarge } = useTheme();
  return isLarge ? <Listed {...props} /> : <Round {...props} />;
}

/** With large words the quarters would be too small, so the communities stand below each other. */
function Listed(props: PlacesProps) {
  return (
    <View style={styles.list} testID="country">
      {COMMUNITIES.map((at) => (
        <CommunityTile key={at} {...props} at={at} />
      ))}
      <SquareDisc {...props} radius={null} />
    </View>
  );
}

function Round(props: PlacesProps) {
  const { view, targets, chosen, onSpot } = props;
  const { width } = useWindowDimensions();
  const { colors } = useTheme();
  const inks = useInks();
  const room = onSpot === null ? TABLE : DESK;
  const side = width >= WIDE ? room : Math.min(width - 2 * SPACE.small, targets === null ? PHONE : AIMING);
  const disc = discOf(side);
  return (
    <View
      style={[styles.round, width < WIDE && styles.middle, { width: side, height: side }]}
      testID="country"
    >
      <Svg width={side} height={side} aria-hidden style={styles.drawing}>
        {COMMUNITIES.map((at) => {
          const isTarget = targets?.includes(at) ?? false;
          return (
            <Group key={at} transform={`rotate(${CORNER[at].turn} ${side / 2} ${side / 2})`}>
              <Path
                d={quarterPath(side)}
                fill={isTarget ? colors.glowGround : inks.ground}
                stroke={view.crackdown === at ? colors.danger : isTarget ? colors.glow : inks.ink}
                strokeWidth={chosen === at ? 5 : isTarget || view.crackdown === at ? 3 : 2}
                {...(view.crackdown === at && { strokeDasharray: '8 5' })}
              />
            </Group>
          );
        })}
        <Links view={view} side={side} />
      </Svg>
      {COMMUNITIES.map((at) => (
        <CommunityTile key={at} {...props} at={at} side={side} />
      ))}
      <LinkMarks view={view} side={side} />
      <View style={[styles.disc, { left: side / 2 - disc, top: side / 2 - disc }]}>
        <SquareDisc {...props} radius={disc} />
      </View>
    </View>
  );
}

type Drawn = { readonly owner: number; readonly id: LinkId; readonly nth: number };

/** Each Link, with its number among those of the same pair. */
const drawnOf = ({ links }: GameView): readonly Drawn[] =>
  links.map(({ owner, id }, at) => ({
    owner,
    id,
    nth: links.slice(0, at).filter((other) => other.id === id).length,
  }));

function Links({ view, side }: { view: GameView; side: number }) {
  const theme = useTheme();
  return drawnOf(view).map(({ owner, id, nth }) => {
    const { from, to } = linkWay(id, nth, side);
    const way = { x1: from[0], y1: from[1], x2: to[0], y2: to[1], strokeLinecap: 'round' } as const;
    return (
      <Group key={`${owner}-${id}`}>
        <Line {...way} stroke={theme.colors.ink} strokeWidth={9} />
        <Line {...way} stroke={theme.seat(owner).color} strokeWidth={5} />
      </Group>
    );
  });
}

function LinkMarks({ view, side }: { view: GameView; side: number }) {
  return drawnOf(view).map(({ owner, id, nth }) => {
    const [x, y] = linkWay(id, nth, side).mark;
    return (
      <View
        key={`${owner}-${id}`}
        style={[styles.mark, { left: x - 8, top: y - 8 }]}
        testID={`link-${owner}-${id}`}
      >
        <SeatMark seat={owner} size={16} />
      </View>
    );
  });
}

const styles = StyleSheet.create({
  // Drawing and tiles lie on each other by coordinates, which are never mirrored.
  round: { direction: 'ltr', flexShrink: 0 },
  middle: { alignSelf: 'center' },
  drawing: { position: 'absolute' },
  disc: { position: 'absolute' },
  mark: { position: 'absolute', pointerEvents: 'none' },
  list: { gap: SPACE.small },
});
