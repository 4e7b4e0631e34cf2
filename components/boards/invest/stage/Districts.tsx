import { useMemo } from 'react';
import { StyleSheet, View } from 'react-native';
import { Circle, G, Path } from 'react-native-svg';

import { HAZARD_ART } from '@/components/boards/invest/art/inks';
import { frameOf } from '@/components/boards/invest/districts/layout';
import { Tile } from '@/components/boards/invest/districts/Tile';
import { Drawing, Ground, Sign } from '@/components/furniture/stage/Drawing';
import { INK, WHOLE } from '@/components/furniture/stage/looks';
import { Says } from '@/components/furniture/stage/Says';
import { Appear } from '@/components/motion/Appear';
import { HAZARDS } from '@/rules/invest/text/numbers';
import type { SeatView, View as GameView } from '@/rules/invest/types';

import { LAND, plot } from './land';

const DARK = '#173d31';
const SHIELD = 'M0 3L22 -2L44 3L42 27L33 41L22 49L11 41L2 27Z';
const LARGEST_TILE = 74;
/** The last field begins lower where the code for latecomers hangs over it. */
const CORNER = { from: 1120, top: 166 } as const;
const FIELD = { top: 100, bottom: 474 } as const;

export type Field = {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
};

export function fieldOf(seat: number, seats: number): Field {
  const width = 1280 / seats - 10;
  const x = 5 + seat * (1280 / seats);
  const y = x + width > CORNER.from ? CORNER.top : FIELD.top;
  return { x, y, width, height: FIELD.bottom - y };
}

/** Each district as a field with its cards, and in front of it a wall of shields: full, or dashed where it is open. */
export function Districts({ view }: { readonly view: GameView }) {
  const seats = view.seats.length;
  const fields = useMemo(
    () => [
      ...LAND,
      ...Array.from({ length: seats }, (_, seat) =>
        plot({ ...fieldOf(seat, seats), seed: `field ${seat}` }),
      ).flat(),
    ],
    [seats],
  );
  return (
    <View style={WHOLE} testID="districts">
      <Ground layers={fields} />
      {view.seats.map((seat, at) => (
        <View key={at}>
          <Cards district={seat.district} field={fieldOf(at, seats)} />
          <Wall seat={seat} field={fieldOf(at, seats)} />
        </View>
      ))}
    </View>
  );
}

function Cards({ district, field }: { readonly district: SeatView['district']; readonly field: Field }) {
  const { left, top, columns, rows } = frameOf(district);
  const size = Math.floor(Math.min(LARGEST_TILE, (field.width - 16) / columns, (field.height - 20) / rows));
  const fromX = field.x + (field.width - columns * size) / 2;
  const fromY = field.y + (field.height - rows * size) / 2;
  return district.map(({ card, x, y, tokens }) => (
    <View
      key={card}
      style={{ position: 'absolute', left: fromX + (x - left) * size, top: fromY + (y - top) * size }}
    >
      <Appear>
        <Tile card={card} size={size - 1} tokens={tokens} isPlaced isPlain />
      </Appear>
    </View>
  ));
}

function Wall({
  seat: { sheet, cardShields },
  field: { x, width },
}: {
  readonly seat: SeatView;
  readonly field: Field;
}) {
  const step = Math.min(58, (width - 8) / HAZARDS.length);
  const from = x + (width - step * HAZARDS.length) / 2 + (step - 44) / 2;
  return (
    <>
      <Drawing>
        <Path
          d={`M${x - 3} 486L${x + width + 3} 484L${x + width + 5} 560L${x - 5} 562Z`}
          fill="#8a7452"
          stroke={DARK}
          strokeWidth={4}
          strokeLinejoin="round"
        />
        {HAZARDS.map((hazard, at) => {
          const count = sheet[hazard] + cardShields[hazard];
          return (
            <G key={hazard} transform={`translate(${from + at * step} 496)`}>
              <Path
                d={SHIELD}
                fill={count > 0 ? DARK : INK.sheet}
                {...(count === 0 && { stroke: '#8a9a86', strokeWidth: 2.4, strokeDasharray: '5 5' })}
              />
              <Sign
                of={HAZARD_ART[hazard]}
                x={22}
                y={22}
                size={28}
                color={count > 0 ? INK.sheet : '#6f7f6c'}
              />
              {count > 1 && (
                <Circle cx={38} cy={46} r={16} fill={INK.sheet} stroke={DARK} strokeWidth={2.5} />
              )}
            </G>
          );
        })}
      </Drawing>
      {HAZARDS.map((hazard, at) => {
        const count = sheet[hazard] + cardShields[hazard];
        return count < 2 ? null : (
          <View key={hazard} style={[styles.many, { left: from + at * step + 22 }]}>
            <Says align="center">{count}</Says>
          </View>
        );
      })}
    </>
  );
}

const styles = StyleSheet.create({ many: { position: 'absolute', top: 527, width: 32 } });
