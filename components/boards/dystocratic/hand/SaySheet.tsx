import { useState } from 'react';

import { Glyph } from '@/components/art/Glyph';
import { dystocratic as icons } from '@/components/boards/dystocratic/art/icons';
import { Button } from '@/components/basics/input/Button';
import { Field } from '@/components/basics/input/Field';
import { Notice } from '@/components/basics/page/Notice';
import { Sheet } from '@/components/basics/page/Sheet';
import { Text } from '@/components/basics/text/Text';
import { useSend } from '@/components/boards/useSend';
import { useTheme } from '@/components/theme';
import { useGameText } from '@/i18n';
import { NOTE_LENGTH } from '@/rules/dystocratic/text/numbers';
import type { Claim } from '@/rules/dystocratic/types';

import type { MineProps } from '@/components/boards/dystocratic/selection';

const VOTES = { black: icons.voteBlack, white: icons.voteWhite };
const CLAIMS = ['black', 'white', 'undecided'] as const satisfies readonly Claim[];

export type SaySheetProps = MineProps & {
  readonly onClose: () => void;
};

/** Words for everyone: a claim, or a short note. They bind nobody. */
export function SaySheet({ view, legal, me, busy, choose, onClose }: SaySheetProps) {
  const g = useGameText('dystocratic');
  const { colors } = useTheme();
  const [text, setText] = useState('');
  const { send, problem } = useSend(choose, onClose);
  const mine = view.seats[me];
  const note = legal.find(({ type }) => type === 'note');
  const left = mine?.words ?? 0;
  const why = mine?.silenced ? g('why.silenced') : left === 0 ? g('why.no-words-left') : g('why.not-now');

  return (
    <Sheet open onClose={onClose} title={g('board.say')}>
      {note === undefined ? (
        <Notice text={why} />
      ) : (
        <Text tone="soft">{g('board.say.left', { count: left })}</Text>
      )}
      {problem !== null && <Notice tone="bad" text={problem} />}
      {CLAIMS.map((claim) => {
        const move = legal.find((one) => one.type === 'say' && one.claim === claim);
        const isSaid = mine?.claim === claim;
        return (
          <Button
            key={claim}
            label={g(`claim.${claim}`)}
            icon={claim !== 'undecided' && <Glyph of={VOTES[claim]} size={22} color={colors.ink} />}
            disabled={busy || move === undefined}
            why={isSaid ? g('board.say.said') : undefined}
            onPress={() => move && send(move)}
          />
        );
      })}
      <Field
        label={g('move.note')}
        value={text}
        onChange={setText}
        max={NOTE_LENGTH}
        disabled={note === undefined}
        onSubmit={() => note && text.trim() !== '' && send(note, text)}
      />
      <Button
        label={g('board.say.note')}
        disabled={busy || note === undefined || text.trim() === ''}
        onPress={() => note && send(note, text)}
      />
    </Sheet>
  );
}
