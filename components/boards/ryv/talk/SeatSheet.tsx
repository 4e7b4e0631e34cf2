import { type ReactNode, useState } from 'react';

import { Choice } from '@/components/basics/input/Choice';
import { Notice } from '@/components/basics/page/Notice';
import { SeatMark } from '@/components/basics/marks/SeatMark';
import { Sheet } from '@/components/basics/page/Sheet';
import { Text } from '@/components/basics/text/Text';
import { useSend } from '@/components/boards/useSend';
import { useGameText } from '@/i18n';
import { relationOf } from '@/rules/ryv/text/numbers';
import type { Cost, Move } from '@/rules/ryv/types';

import { CostlyButton } from './CostlyButton';
import { roleName } from '@/components/boards/ryv/text/say';
import type { MineProps } from '@/components/boards/ryv/selection';

export type SeatSheetProps = MineProps & {
  readonly title: string;
  /** What it does to whoever is chosen. */
  readonly about: string;
  readonly note?: string | undefined;
  readonly labelFor: (name: string) => string;
  /** The move for this seat if it is legal, else why it is not. */
  readonly moveFor: (seat: number) => Move | string;
  /** What it would cost because of a promise. */
  readonly costFor: (seat: number) => Cost | undefined;
  readonly more?: ((seat: number) => ReactNode) | undefined;
  readonly onClose: () => void;
};

/** One of the others, for Support or a Block: how we stand to each other, and what it does. */
export function SeatSheet(props: SeatSheetProps) {
  const { view, me, names, busy, choose, title, about, note, labelFor, moveFor, costFor, more, onClose } =
    props;
  const g = useGameText('ryv');
  const [to, setTo] = useState<number | null>(null);
  const { send, problem } = useSend(choose, onClose);
  const answer = to === null ? null : moveFor(to);
  // In First Play each kind deals only with the other.
  const others = view.players.flatMap(({ actor }, seat) =>
    seat === me || (view.mode === 'first-play' && actor === view.players[me]?.actor) ? [] : [seat],
  );
  return (
    <Sheet
      open
      onClose={onClose}
      title={title}
      footer={
        <>
          {to !== null && more?.(to)}
          <CostlyButton
            key={to}
            label={to === null ? title : labelFor(names[to] ?? '')}
            cost={to === null ? undefined : costFor(to)}
            disabled={busy || answer === null || typeof answer === 'string'}
            why={typeof answer === 'string' ? answer : undefined}
            onPress={() => answer !== null && typeof answer !== 'string' && send(answer)}
          />
        </>
      }
    >
      {problem !== null && <Notice tone="bad" text={problem} />}
      <Text>{about}</Text>
      {note !== undefined && (
        <Text size="small" tone="soft">
          {note}
        </Text>
      )}
      <Choice
        label={title}
        value={to}
        options={others.map((seat) => ({
          value: seat,
          label: names[seat] ?? '',
          hint: [
            view.players[seat] === undefined ? '' : roleName(g, view.players[seat]),
            ...(view.mode === 'full' ? [g(`board.relation.is.${relationOf(view, me, seat)}`)] : []),
          ].join(' · '),
          picture: <SeatMark seat={seat} />,
        }))}
        onChange={setTo}
      />
    </Sheet>
  );
}
