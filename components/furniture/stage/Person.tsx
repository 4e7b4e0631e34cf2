import { memo } from 'react';
import Svg, { Circle, G, Path, Rect } from 'react-native-svg';

import { seatColor, seatPath } from '@/components/theme/seats';

import { INK } from './looks';

export type PersonState = 'here' | 'away' | 'free' | 'bot' | 'silenced';

export type PersonProps = {
  readonly seat: number;
  readonly state?: PersonState;
  /** Where the eyes look: right and down are positive, up to 1. */
  readonly look?: readonly [number, number];
  /** An arm is up. */
  readonly hand?: boolean;
  /** On a dark ground the edge is light. */
  readonly dark?: boolean;
};

/** Each head on the 100 × 112 sheet: middle, size, and where its eyes are. */
const HEADS = [
  { y: 34, size: 58, eyes: [41, 59, 32] },
  { y: 33, size: 64, eyes: [43, 57, 40] },
  { y: 34, size: 58, eyes: [41, 59, 31] },
  { y: 34, size: 64, eyes: [42, 58, 32] },
  { y: 34, size: 68, eyes: [43, 57, 33] },
] as const;
const BODY = 'M8 112 12 80 23 66 40 57 60 57 78 66 88 80 92 112Z';
const ARM = 'M72 84 L84 48 L78 20 L90 16 L98 48 L90 96Z';
const PALM =
  'M73 26 L70 4 L76 3 L79 16 L80 -3 L86 -3 L87 14 L91 0 L97 2 L94 17 L101 9 L105 13 L95 30 L84 34Z';
const TAPE = 'M33 41 67 39 68 51 34 52Z';

/** A person in a drawing: a head of the seat's shape on cut shoulders. What they do is drawn, not written. */
export const PersonFigure = memo(function PersonFigure({
  seat,
  state = 'here',
  look = [0, 0],
  hand = false,
  dark = false,
}: PersonProps) {
  const { color, onColor } = seatColor(seat, false);
  const head = HEADS[seat % HEADS.length] ?? HEADS[0];
  const isGone = state === 'away' || state === 'free';
  const here = dark ? '#fff3dc' : INK.ink;
  const line = state === 'free' ? (dark ? '#8b8197' : INK.faint) : isGone && dark ? '#c3b8a2' : here;
  const fill = isGone ? (dark ? 'none' : INK.sheet) : color;
  const wide = dark ? 2.8 : 3.4;
  const dash = state === 'free' ? '7 6' : state === 'away' ? '11 5' : undefined;
  const scale = head.size / 24;
  const eye = onColor === '#ffffff' ? INK.sheet : INK.ink;
  const [left, right, level] = head.eyes;
  return (
    <>
      {hand && !isGone && (
        <>
          <Path d={ARM} fill={color} stroke={here} strokeWidth={wide} strokeLinejoin="round" />
          <Path d={PALM} fill={INK.sheet} stroke={INK.ink} strokeWidth={3} strokeLinejoin="round" />
        </>
      )}
      <Path
        d={BODY}
        fill={fill}
        stroke={line}
        strokeWidth={wide}
        strokeLinejoin="round"
        {...(dash !== undefined && { strokeDasharray: dash })}
      />
      <G transform={`translate(${50 - head.size / 2} ${head.y - head.size / 2}) scale(${scale})`}>
        <Path
          d={seatPath(seat)}
          fill={fill}
          stroke={line}
          strokeWidth={wide / scale}
          strokeLinejoin="round"
          {...(dash !== undefined && { strokeDasharray: state === 'free' ? '2.8 2.4' : '4.5 2' })}
        />
      </G>
      {state !== 'free' &&
        [left, right].map((at) => (
          <Eye key={at} x={at} y={level} look={look} state={state} line={line} eye={eye} />
        ))}
      {state === 'silenced' && (
        <>
          <Path d={TAPE} fill={INK.sheet} stroke={INK.ink} strokeWidth={2.6} strokeLinejoin="round" />
          <Path d="M44 42 56 50M56 42 44 50" stroke={INK.ink} strokeWidth={2.6} strokeLinecap="round" />
        </>
      )}
      {state === 'bot' && (
        <>
          <Path d="M50 5V-8" stroke={here} strokeWidth={4} />
          <Circle cx={50} cy={-10} r={5} fill={color} stroke={here} strokeWidth={3} />
        </>
      )}
    </>
  );
});

type EyeProps = {
  readonly x: number;
  readonly y: number;
  readonly look: readonly [number, number];
  readonly state: PersonState;
  readonly line: string;
  readonly eye: string;
};

function Eye({ x, y, look, state, line, eye }: EyeProps) {
  if (state === 'away')
    return (
      <Path d={`M${x - 5} ${y}q5 5 10 0`} fill="none" stroke={line} strokeWidth={3.4} strokeLinecap="round" />
    );
  const [atX, atY] = [x + look[0] * 4, y + look[1] * 5];
  return state === 'bot' ? (
    <Rect x={atX - 4.6} y={atY - 4.6} width={9.2} height={9.2} fill={eye} />
  ) : (
    <Circle cx={atX} cy={atY} r={4.9} fill={eye} />
  );
}

/** A person by themselves, as wide as said. Aerial and arm reach over the edge, so room for them is kept. */
export function Person({ size, ...person }: PersonProps & { readonly size: number }) {
  return (
    <Svg width={size} height={size * 1.3} viewBox="-5 -18 110 130" aria-hidden>
      <PersonFigure {...person} />
    </Svg>
  );
}
