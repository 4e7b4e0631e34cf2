import { useState } from 'react';

import { Button } from '@/components/basics/input/Button';
import { Choice } from '@/components/basics/input/Choice';
import { Notice } from '@/components/basics/page/Notice';
import { Text } from '@/components/basics/text/Text';
import { Sheet } from '@/components/basics/page/Sheet';
import { movesOf } from '@/components/boards/legal';
import { useSend } from '@/components/boards/useSend';
import { useFeedback } from '@/components/feedback/useFeedback';
import { useGameText } from '@/i18n';
import type { Move, RegionView, Spot } from '@/rules/chile/types';

import { CardMark } from '@/components/boards/chile/map/CardMark';
import { faceOf, isPrivate, SPACES } from '@/components/boards/chile/map/faces';
import { LookHandle } from './LookHandle';
import { moveWords, spotWords } from './moves';
import { isLooking, type MineProps } from '@/components/boards/chile/selection';

type Shift = Extract<Move, { type: 'swap' | 'change' }>;

const keyOf = ({ region, space }: Spot): string => `${region}/${space}`;

/** What a shift does to the card that was touched first: which other card, or which Issue, comes there. */
function secondOf(move: Shift, first: string): string | null {
  if (move.type === 'change') return keyOf(move) === first ? move.issue : null;
  const [a, b] = [keyOf(move.a), keyOf(move.b)];
  return a === first ? b : b === first ? a : null;
}

/** One card, then what comes in its place: another Region's card, or one of my Issues. */
export function ShiftSheet(props: MineProps & { readonly onClose: () => void }) {
  const { view, legal, busy, choose, selection, onClose } = props;
  const g = useGameText('chile');
  const { play } = useFeedback();
  const [first, setFirst] = useState<string | null>(null);
  const [second, setSecond] = useState<string | null>(null);
  const { send, problem } = useSend(choose, () => {
    play('deal');
    onClose();
  });
  const shifts: readonly Shift[] = movesOf(legal, 'swap', 'change');
  const own = view.regions.filter(({ network }) => network === view.me);
  const spots = own.flatMap((region) => SPACES.map((space) => ({ region, space })));

  const after = new Map<string, Shift>();
  if (first !== null)
    for (const move of shifts) {
      const key = secondOf(move, first);
      if (key !== null) after.set(key, move);
    }
  const move = second === null ? undefined : after.get(second);

  const spotOption = ({ region, space }: { region: RegionView; space: Spot['space'] }) => {
    const face = faceOf(region, space, isLooking(selection));
    return {
      value: keyOf({ region: region.id, space }),
      label: spotWords({ region: region.id, space }, g),
      hint:
        face.lies === 'open' || face.lies === 'mine'
          ? g(`issue.${face.issue}`)
          : g(face.lies === 'covered' ? 'table.known' : 'table.hidden'),
      picture: <CardMark space={space} face={face} size={24} />,
    };
  };
  const others = spots.map(spotOption).filter(({ value }) => after.has(value));
  const issues = [...after.values()].flatMap((one) =>
    one.type === 'change' ? [{ value: one.issue as string, label: g(`issue.${one.issue}`) }] : [],
  );

  return (
    <Sheet
      open
      onClose={onClose}
      title={g('action.shift')}
      footer={
        move === undefined ? (
          <Text align="center">{g('ask.shift.missing')}</Text>
        ) : (
          <Button kind="main" label={moveWords(move, g)} disabled={busy} onPress={() => send(move)} />
        )
      }
    >
      {problem !== null && <Notice tone="bad" text={problem} />}
      {own.some(isPrivate) && <LookHandle {...props} count={own.filter(isPrivate).length} />}
      <Choice
        label={g('ask.shift')}
        value={first}
        onChange={(value) => {
          setFirst(value);
          setSecond(null);
        }}
        options={spots.map(spotOption)}
      />
      {others.length > 0 && (
        <Choice label={g('ask.shift.swap')} value={second} onChange={setSecond} options={others} />
      )}
      {issues.length > 0 && (
        <Choice label={g('ask.shift.change')} value={second} onChange={setSecond} options={issues} />
      )}
    </Sheet>
  );
}
