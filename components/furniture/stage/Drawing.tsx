import { memo, type ReactNode } from 'react';
import { StyleSheet } from 'react-native';
import Svg, { G, Path } from 'react-native-svg';

import type { IconArt } from '@/components/art/iconTypes';
import { seatColor, seatPath } from '@/components/theme/seats';

import { INK, STAGE } from './looks';

/** A drawing over the whole stage, in its own coordinates. */
export function Drawing({ children }: { children: ReactNode }) {
  return (
    <Svg
      width={STAGE.width}
      height={STAGE.height}
      viewBox={`0 0 ${STAGE.width} ${STAGE.height}`}
      style={styles.whole}
      aria-hidden
    >
      {children}
    </Svg>
  );
}

/** One cut of a print: filled, or a line, or both. */
export type Cut = {
  readonly d: string;
  readonly fill?: string;
  readonly line?: string;
  readonly wide?: number;
  readonly dash?: string;
  readonly transform?: string;
};

/** What never changes while the stage stands: drawn once. */
export const Ground = memo(function Ground({ layers }: { layers: readonly Cut[] }) {
  return (
    <Drawing>
      {layers.map(({ d, fill = 'none', line, wide = 3, dash, transform }, at) => (
        <Path
          key={at}
          d={d}
          fill={fill}
          fillRule="evenodd"
          {...(line !== undefined && {
            stroke: line,
            strokeWidth: wide,
            strokeLinejoin: 'round' as const,
            strokeLinecap: 'round' as const,
          })}
          {...(dash !== undefined && { strokeDasharray: dash })}
          {...(transform !== undefined && { transform })}
        />
      ))}
    </Drawing>
  );
});

export type SignProps = {
  readonly of: IconArt;
  readonly x: number;
  readonly y: number;
  readonly size: number;
  readonly color: string;
  readonly turn?: number;
};

/** An icon in a drawing, by its middle. */
export function Sign({ of, x, y, size, color, turn = 0 }: SignProps) {
  return (
    <G transform={`translate(${x} ${y}) rotate(${turn}) scale(${size / 24}) translate(-12 -12)`}>
      <Path d={of.join('')} fill={color} fillRule="evenodd" />
    </G>
  );
}

export type MarkProps = {
  readonly seat: number;
  readonly x: number;
  readonly y: number;
  readonly size: number;
  readonly line?: string;
};

/** A seat's shape in a drawing, by its middle. */
export function Mark({ seat, x, y, size, line = INK.ink }: MarkProps) {
  return (
    <G transform={`translate(${x - size / 2} ${y - size / 2}) scale(${size / 24})`}>
      <Path
        d={seatPath(seat)}
        fill={seatColor(seat, false).color}
        stroke={line}
        strokeWidth={2}
        strokeLinejoin="round"
      />
    </G>
  );
}

/** The same as a piece of wood that stands on the board. */
export function Piece(props: MarkProps) {
  const { seat, x, y, size } = props;
  return (
    <>
      <G transform={`translate(${x + 2 - size / 2} ${y + 5 - size / 2}) scale(${size / 24})`}>
        <Path d={seatPath(seat)} fill={INK.black} stroke={INK.black} strokeWidth={2} strokeLinejoin="round" />
      </G>
      <Mark {...props} />
    </>
  );
}

const styles = StyleSheet.create({ whole: { position: 'absolute', left: 0, top: 0 } });
