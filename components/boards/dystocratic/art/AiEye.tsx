import { G, Path } from 'react-native-svg';

import { EYE, IRIS } from '@/components/boards/dystocratic/art/eye';
import { blob } from '@/components/furniture/stage/cut';
import type { Vote } from '@/rules/dystocratic/types';

const MIDDLE = { x: 160, y: 53 } as const;
const BALL = blob(MIDDLE.x, MIDDLE.y, 26, 'iris', 22, 0.02);
const DISC = blob(MIDDLE.x, MIDDLE.y, 18.5, 'disc', 22, 0.02);
const circle = (radius: number) =>
  `M${MIDDLE.x - radius} ${MIDDLE.y}a${radius} ${radius} 0 1 0 ${2 * radius} 0a${radius} ${radius} 0 1 0 ${-2 * radius} 0Z`;
const RING = circle(17.5) + circle(10.5);
const BLACK = '#15120e';
const WHITE = '#fffaf0';

export type AiEyeProps = {
  readonly x: number;
  readonly y: number;
  readonly scale: number;
  readonly ink: string;
  readonly accent: string;
  /** Its iris is its vote. `null` while the card lies face down. */
  readonly vote: Vote | null;
};

/** The AI looks at everybody, and its iris is its vote: a black disc or a white one with its ring. */
export function AiEye({ x, y, scale, ink, accent, vote }: AiEyeProps) {
  return (
    <G transform={`translate(${x} ${y}) scale(${scale}) translate(${-MIDDLE.x} ${-MIDDLE.y})`}>
      <Path d={EYE} fill={ink} fillRule="evenodd" />
      {vote === null ? (
        <Path d={IRIS} fill={accent} fillRule="evenodd" />
      ) : (
        <>
          <Path d={BALL} fill={WHITE} />
          <Path d={vote === 'black' ? DISC : RING} fill={BLACK} fillRule="evenodd" />
        </>
      )}
    </G>
  );
}
