import { StyleSheet, View } from 'react-native';

import { Button } from '@/components/basics/input/Button';
import { Notice } from '@/components/basics/page/Notice';
import { SeatMark } from '@/components/basics/marks/SeatMark';
import { Sheet } from '@/components/basics/page/Sheet';
import { ChoiceChip } from '@/components/basics/input/ChoiceChip';
import { Text } from '@/components/basics/text/Text';
import { useSend } from '@/components/boards/useSend';
import { SPACE, TOUCH } from '@/components/theme';
import { FullCard } from '@/components/furniture/cards/Card';
import { useFeedback } from '@/components/feedback/useFeedback';
import { useGameText } from '@/i18n';
import { CARD } from '@/rules/dystocratic/text/numbers';
import type { Card } from '@/rules/dystocratic/types';

import { useCards } from './cards';
import type { MineProps } from '@/components/boards/dystocratic/selection';
import { whyNotOn } from './whyNot';

export type CardSheetProps = MineProps & {
  readonly card: Card;
  readonly onClose: () => void;
};

/** One card in full. Touch whom to play it on, then play it: two steps, for it cannot be taken back. */
export function CardSheet(props: CardSheetProps) {
  const { view, legal, me, names, busy, choose, selection, select, card, onClose } = props;
  const { target } = selection;
  const g = useGameText('dystocratic');
  const cardOf = useCards();
  const { play } = useFeedback();
  const { send, problem, setProblem } = useSend(choose, onClose);
  const name = g(`card.${card}`);
  const can = (seat: number) =>
    legal.some((one) => one.type === 'play' && one.card === card && one.target === seat);

  const touch = (seat: number) => {
    setProblem(can(seat) ? null : g(whyNotOn(view, card, seat)));
    select({ target: can(seat) ? seat : null });
    if (!can(seat)) play('refuse');
  };

  return (
    <Sheet
      open
      onClose={onClose}
      title={name}
      footer={
        target === null || !can(target) ? undefined : (
          <Button
            kind="main"
            label={g('move.play', { card: name, target: names[target] ?? '' })}
            disabled={busy}
            onPress={() => send({ type: 'play', card, target })}
          />
        )
      }
    >
      <FullCard
        of={cardOf(card)}
        text={g(`card.${card}.text`)}
        note={g('card.value', { value: CARD[card].value })}
      />
      {problem !== null && <Notice tone="bad" text={problem} />}
      {view.phase === 'talk' ? (
        <View role="radiogroup" aria-label={g('board.target')} style={styles.targets}>
          <Text tone="strong">{g('board.target')}</Text>
          {names.map((seatName, seat) =>
            seat === me ? null : (
              <Target
                key={seat}
                seat={seat}
                name={seatName}
                can={can(seat)}
                chosen={seat === target}
                onPress={() => touch(seat)}
              />
            ),
          )}
        </View>
      ) : (
        <Text tone="soft">{g('why.not-now')}</Text>
      )}
    </Sheet>
  );
}

type TargetProps = {
  readonly seat: number;
  readonly name: string;
  readonly can: boolean;
  readonly chosen: boolean;
  readonly onPress: () => void;
};

function Target({ seat, name, can, chosen, onPress }: TargetProps) {
  const g = useGameText('dystocratic');
  const note = g(can ? 'board.can' : 'board.cannot');
  return (
    <ChoiceChip
      label={`${name}. ${note}`}
      chosen={chosen}
      open={can}
      onPress={onPress}
      testID={`target-${seat}`}
      style={styles.target}
    >
      <SeatMark seat={seat} />
      <View style={styles.words}>
        <Text tone={can ? 'strong' : 'soft'}>{name}</Text>
      </View>
      <Text size="small" tone={can ? 'plain' : 'soft'}>
        {chosen ? g('board.chosen') : note}
      </Text>
    </ChoiceChip>
  );
}

const styles = StyleSheet.create({
  targets: { gap: SPACE.small },
  target: {
    minHeight: TOUCH + 4,
    flexWrap: 'wrap',
    alignContent: 'center',
    gap: SPACE.small,
    paddingHorizontal: SPACE.middle,
  },
  words: { flexGrow: 1, flexShrink: 1 },
});
