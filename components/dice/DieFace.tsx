import { memo } from 'react';
import Svg, { Path } from 'react-native-svg';

import { useTheme } from '@/components/theme';

import { DieDrawing } from './DieDrawing';
import { CRACK_PATH, RAYS_PATH } from './dieMarks';
import { GROUND, PIP_PATHS } from './pips';

/** Dice are bone and ink by day and by night, like the ones in a box. */
export function useDieColors() {
  const { dark, colors } = useTheme();
  const bone = dark ? { ground: colors.ink, ink: '#17140f' } : { ground: colors.sheet, ink: colors.ink };
  return {
    ...bone,
    trays: { helps: dark ? '#6b4d14' : '#ffdf94', hurts: '#3a1a17', plain: colors.glowGround },
    /** The cut edge around a tray. */
    edges: { helps: '#e0a02f', hurts: '#b3261e' },
  } as const;
}

/** One side, drawn with pips. */
export const DieFace = memo(function DieFace({ face, size }: { face: number; size: number }) {
  const { ground, ink } = useDieColors();
  return <DieDrawing size={size} ground={ground} ink={ink} block={GROUND} pips={PIP_PATHS[face] ?? ''} />;
});

/** Behind a die that is a success. */
export function Rays({ size }: { size: number }) {
  const { colors } = useTheme();
  return (
    <Svg width={size * 1.8} height={size * 1.8} viewBox="0 0 180 180" aria-hidden>
      <Path d={RAYS_PATH} fill={colors.glow} />
    </Svg>
  );
}

/** Over a die that is a failure. */
export function Crack({ size }: { size: number }) {
  const { ground, edges } = useDieColors();
  return (
    <Svg width={size} height={size} viewBox="0 0 100 100" aria-hidden>
      <Path d={CRACK_PATH} fill={edges.hurts} stroke={ground} strokeWidth={3.4} strokeLinejoin="round" />
    </Svg>
  );
}
