import { useState } from 'react';

import { chile as icons } from '@/components/boards/chile/art/icons';
import { Glyph } from '@/components/art/Glyph';
import { Button } from '@/components/basics/input/Button';
import { Sheet } from '@/components/basics/page/Sheet';
import { Text } from '@/components/basics/text/Text';
import { movesOf } from '@/components/boards/legal';
import { Primary } from '@/components/furniture/thumb/Primary';
import { Second } from '@/components/furniture/thumb/Second';
import { useTheme } from '@/components/theme';
import { useGameText } from '@/i18n';
import type { Chile, Move } from '@/rules/chile/types';
import type { Legal } from '@/rules/engine';

import type { MineProps } from '@/components/boards/chile/selection';

type RaiseMove = Extract<Move, { type: 'raise' }>;

/** The moves that raise all one may, from as few Regions as possible. Which Regions hardly ever matters. */
function allOf(legal: readonly Legal<Chile>[], most: number): readonly RaiseMove[] {
  const largest = new Map<string, RaiseMove>();
  for (const move of movesOf(legal, 'raise'))
    if (move.funds > (largest.get(move.region)?.funds ?? 0)) largest.set(move.region, move);
  let left = most;
  return [...largest.values()]
    .sort((one, other) => other.funds - one.funds)
    .flatMap((move) => {
      const funds = Math.min(move.funds, left);
      left -= funds;
      return funds === 0 ? [] : [{ ...move, funds }];
    });
}

/** One touch takes all there is; a touch on a Region takes some of it. */
export function Raise({ view, legal, me, busy, choose, select }: MineProps) {
  const g = useGameText('chile');
  const theme = useTheme();
  const raises = allOf(legal, view.seats[me as 0 | 1].canRaise);
  const funds = raises.reduce((sum, move) => sum + move.funds, 0);

  async function take() {
    for (const move of raises) {
      const problem = await choose(move);
      if (problem !== null) return select({ problem });
    }
  }

  return (
    <Primary
      label={g('move.raise.all', { funds, count: funds })}
      hint={raises
        .map((move) => g('table.raise.from', { region: g(`region.${move.region}`), funds: move.funds }))
        .join(' · ')}
      icon={<Glyph of={icons.fundraise} size={24} color={theme.seat(me).onColor} />}
      busy={busy}
      onPress={() => void take()}
    />
  );
}

/** Funds that are left lying are gone: this asks once more. */
export function StopRaising({ view, legal, me, busy, choose, select }: MineProps) {
  const g = useGameText('chile');
  const [isStopping, setStopping] = useState(false);
  const [stop] = movesOf(legal, 'stop');
  const { canRaise, funds: saved } = view.seats[me as 0 | 1];
  const funds = allOf(legal, canRaise).reduce((sum, move) => sum + move.funds, 0);
  if (stop === undefined) return null;
  return (
    <>
      <Second label={g('move.stop.short')} busy={busy} onPress={() => setStopping(true)} />
      <Sheet
        open={isStopping}
        onClose={() => setStopping(false)}
        title={g('ask.stop')}
        footer={
          <>
            <Button
              kind="main"
              label={g('move.stop.back')}
              disabled={busy}
              onPress={() => setStopping(false)}
            />
            <Button
              label={g('move.stop')}
              disabled={busy}
              onPress={() => void choose(stop).then((problem) => select({ problem }))}
            />
          </>
        }
      >
        <Text>{g(saved === 0 ? 'ask.stop.none' : 'ask.stop.text', { funds, saved })}</Text>
      </Sheet>
    </>
  );
}
