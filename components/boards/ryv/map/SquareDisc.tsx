import { StyleSheet, View } from 'react-native';
import Svg, { Circle, G as Group, Path } from 'react-native-svg';

import { Glyph } from '@/components/art/Glyph';
import { TouchPicture } from '@/components/basics/input/TouchPicture';
import { Text } from '@/components/basics/text/Text';
import { RADIUS, SPACE, TOUCH, usePrintScale, useTheme } from '@/components/theme';
import { useGameText } from '@/i18n';
import type { Space } from '@/rules/ryv/kinds';
import { SPACES } from '@/rules/ryv/text/numbers';

import type { PlacesProps } from './places';
import { SPACE_ART, useInks } from '@/components/boards/ryv/art/inks';
import { Marks } from './Marks';
import { heldWords, inSpace } from './places';
import { slicePath, SPACE_CORNER } from './ring';

/** `null` when it stands by itself, below the communities. */
export type SquareDiscProps = PlacesProps & { readonly radius: number | null };

/** The Public Square: one place in First Play, three media and Advocacy in the full game. */
export function SquareDisc(props: SquareDiscProps) {
  const { view, radius } = props;
  if (radius === null)
    return (
      <View style={styles.list}>
        {(view.mode === 'full' ? SPACES : (['square'] as const)).map((at) => (
          <SpaceTile key={at} {...props} at={at} />
        ))}
      </View>
    );
  return view.mode === 'full' ? <Four {...props} radius={radius} /> : <One {...props} radius={radius} />;
}

type Round = PlacesProps & { readonly radius: number };

function useLook({ targets, chosen }: PlacesProps) {
  const { colors } = useTheme();
  const inks = useInks();
  return (at: Space) => ({
    fill: targets?.includes(at) ? colors.glowGround : colors.sheet,
    stroke: targets?.includes(at) ? colors.glow : inks.ink,
    strokeWidth: chosen === at ? 5 : targets?.includes(at) ? 3 : 2,
  });
}

function One(props: Round) {
  const { radius } = props;
  const look = useLook(props);
  const size = 2 * radius;
  return (
    <View style={{ width: size, height: size }}>
      <Svg width={size} height={size} aria-hidden style={styles.drawing}>
        <Circle cx={radius} cy={radius} r={radius - 3} {...look('square')} />
      </Svg>
      <SpaceTile {...props} at="square" style={[styles.slice, { width: size, height: size }]} />
    </View>
  );
}

function Four(props: Round) {
  const { radius } = props;
  const look = useLook(props);
  const size = 2 * radius;
  return (
    <View style={{ width: size, height: size }}>
      <Svg width={size} height={size} aria-hidden style={styles.drawing}>
        {SPACES.map((at) => (
          <Group key={at} transform={`rotate(${SPACE_CORNER[at]} ${radius} ${radius})`}>
            <Path d={slicePath(radius)} {...look(at)} />
          </Group>
        ))}
      </Svg>
      {SPACES.map((at) => {
        const turn = SPACE_CORNER[at];
        const right = turn === 90 || turn === 180;
        const below = turn === 180 || turn === 270;
        const place = {
          left: right ? radius : 0,
          top: below ? radius : 0,
          width: radius,
          height: radius,
          paddingLeft: right ? 0 : radius * 0.14,
          paddingRight: right ? radius * 0.14 : 0,
          paddingTop: below ? 0 : radius * 0.14,
          paddingBottom: below ? radius * 0.14 : 0,
        };
        return <SpaceTile key={at} {...props} at={at} style={[styles.slice, place]} />;
      })}
    </View>
  );
}

/** In the disc a picture and marks; by itself with its name. */
function SpaceTile({ at, style, ...props }: PlacesProps & { at: Space; style?: object }) {
  const { view, names, targets, chosen, onSpot } = props;
  const g = useGameText('ryv');
  const { colors } = useTheme();
  const inks = useInks();
  const scale = usePrintScale();
  const isTarget = targets?.includes(at) ?? false;
  const held = inSpace(view, at);
  const alone = [
    styles.alone,
    {
      borderColor: isTarget ? colors.glow : inks.ink,
      backgroundColor: isTarget ? colors.glowGround : colors.sheet,
      borderWidth: chosen === at ? 4 : 2,
    },
  ];
  return (
    <TouchPicture
      label={g('board.space.label', { space: g(`space.${at}`), influence: heldWords(g, held, names) })}
      chosen={isTarget ? chosen === at : undefined}
      onPress={onSpot && (() => onSpot(at))}
      testID={`space-${at}`}
      style={style ?? alone}
    >
      <View style={[styles.inside, targets !== null && !isTarget && styles.faint]}>
        <Glyph
          of={SPACE_ART[at]}
          size={(style !== undefined && at !== 'square' ? 22 : 28) * scale}
          color={inks.ink}
        />
        {(style === undefined || at === 'square') && (
          <Text size="small" tone="strong" align="center">
            {g(`space.${at}`)}
          </Text>
        )}
        <Marks of={held} size={at === 'square' || style === undefined ? 16 : 13} />
      </View>
    </TouchPicture>
  );
}

const styles = StyleSheet.create({
  list: { gap: SPACE.small },
  drawing: { position: 'absolute' },
  slice: { position: 'absolute', alignItems: 'center', justifyContent: 'center' },
  alone: { minHeight: TOUCH, borderRadius: RADIUS.middle, padding: SPACE.small, alignItems: 'center' },
  inside: { alignItems: 'center', gap: 1 },
  faint: { opacity: 0.66 },
});
