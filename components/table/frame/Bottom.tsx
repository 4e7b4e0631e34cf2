import { StyleSheet, View } from 'react-native';

import { Dock } from '@/components/furniture/thumb/Dock';
import { Primary } from '@/components/furniture/thumb/Primary';
import { Sentence } from '@/components/furniture/thumb/Sentence';
import { PlayAgain } from '@/components/table/ending/PlayAgain';
import { useText } from '@/i18n';
import { isLeadHere } from '@/state/session/lead';

import { LostBallotActions } from './floats/LostBallot';
import type { StageProps } from './Stage';

/** Under the thumb: what the frame itself asks for, or else what the board offers. */
export function Bottom({ at, frame, props, since, trust, onPass }: StageProps) {
  const t = useText();
  const { state, held, holder, guest } = at;
  const { board, table, snapshot } = frame;
  const { me } = props;
  const isOver = table.stage === 'over';
  const nextHeld = frame.mine ? undefined : held.find(({ seat }) => snapshot.waiting.includes(seat));
  const isPassing = nextHeld !== undefined && snapshot.ballot?.opening !== true && !isOver;
  const mayRestart = state.you.steward || isLeadHere(table, me);
  const leadName = table.seats[table.lead ?? -1]?.name ?? null;
  return (
    <View style={styles.bottom}>
      <LostBallotActions at={at} />
      {trust.question}
      {isPassing ? (
        <Dock>
          <Primary
            label={t('basics.pass', { name: nextHeld.name })}
            onPress={() => onPass(nextHeld.guest)}
            busy={props.busy}
          />
        </Dock>
      ) : isOver ? (
        <Dock>
          {mayRestart ? (
            <PlayAgain guest={guest} game={table.game} />
          ) : (
            leadName !== null && <Sentence text={t('table.again.leads', { name: leadName })} />
          )}
        </Dock>
      ) : (
        <board.Actions key={`${holder}/${since}`} {...props} />
      )}
    </View>
  );
}

const styles = StyleSheet.create({ bottom: { flexShrink: 1, flexGrow: 0 } });
