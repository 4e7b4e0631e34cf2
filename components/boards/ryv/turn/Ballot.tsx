import { useState } from 'react';
import { StyleSheet, View } from 'react-native';

import { Choice } from '@/components/basics/input/Choice';
import { Text } from '@/components/basics/text/Text';
import { movesOf } from '@/components/boards/legal';
import { BallotButton } from '@/components/furniture/secrets/BallotButton';
import { Dock } from '@/components/furniture/thumb/Dock';
import { BallotSheet } from '@/components/furniture/secrets/BallotSheet';
import { SPACE } from '@/components/theme';
import { useGameText } from '@/i18n';

import { AgreementLine } from '@/components/boards/ryv/talk/Agreements';
import { type MineProps, VERDICTS } from '@/components/boards/ryv/selection';

/** The others judge in secret whether an agreement was broken. */
export function Ballot({ view, legal, names, busy, choose, selection: { verdict }, select }: MineProps) {
  const g = useGameText('ryv');
  const [isOpen, setOpen] = useState(false);
  const locks = movesOf(legal, 'lock');
  if (locks.length === 0) return null;
  const chosen = locks.find(({ choice }) => choice['verdict'] === verdict);
  const agreement = view.agreements.find(({ id }) => id === view.dispute?.agreement);
  return (
    <>
      <Dock>
        <BallotButton label={g('board.vote')} busy={busy} onPress={() => setOpen(true)} />
      </Dock>
      {isOpen && (
        <BallotSheet
          title={g('board.vote.title')}
          sure={g('board.vote.sure')}
          chosen={chosen}
          missing={g('board.vote.missing')}
          lockLabel={g('move.lock')}
          busy={busy}
          choose={choose}
          onClose={() => setOpen(false)}
          choosing={
            <>
              {agreement !== undefined && (
                <>
                  <Text>
                    {g('board.vote.accused', {
                      by: names[agreement.by] ?? '',
                      to: names[agreement.to] ?? '',
                    })}
                  </Text>
                  <AgreementLine agreement={agreement} names={names} />
                </>
              )}
              <Choice
                label={g('board.vote.title')}
                value={verdict}
                options={VERDICTS.map((value) => ({ value, label: g(`verdict.${value}`) }))}
                onChange={(value) => select({ verdict: value })}
              />
            </>
          }
          summary={
            <View style={styles.summary} testID="ballot-summary">
              <Text size="title" tone="strong" align="center">
                {verdict === null ? '' : g(`verdict.${verdict}`)}
              </Text>
              <Text align="center">{g('board.vote.final')}</Text>
            </View>
          }
        />
      )}
    </>
  );
}

const styles = StyleSheet.create({ summary: { alignItems: 'center', gap: SPACE.middle } });
