import { useContext } from 'react';
import { StyleSheet, View } from 'react-native';

import { Dock } from '@/components/furniture/thumb/Dock';
import { FrameContext } from '@/components/furniture/thumb/frameContext';
import { Primary } from '@/components/furniture/thumb/Primary';
import { EndingActions } from '@/components/table/ending/EndingActions';
import type { Talk } from '@/components/table/ending/useTalk';
import { useText } from '@/i18n';

import { LostBallotActions } from './floats/LostBallot';
import type { StageProps } from './stageProps';

/** Under the thumb: what the frame itself asks for, or else what the board offers. */
export function Bottom({
  at,
  frame,
  props,
  since,
  trust,
  talk,
  onPass,
}: StageProps & { readonly talk: Talk }) {
  const t = useText();
  const { held, holder } = at;
  const { board, table, snapshot } = frame;
  const isOver = table.stage === 'over';
  const nextHeld = frame.mine ? undefined : held.find(({ seat }) => snapshot.waiting.includes(seat));
  const isPassing = nextHeld !== undefined && snapshot.ballot?.opening !== true && !isOver;
  const place = useContext(FrameContext);
  const pass = isPassing && (
    <Primary
      label={t('basics.pass', { name: nextHeld.name })}
      onPress={() => onPass(nextHeld.guest)}
      busy={props.busy}
    />
  );
  // Whoever is not waited for may still look at their cards, talk or play one.
  const canAct = snapshot.legal.length > 0;
  return (
    <View style={styles.bottom}>
      {at.state.scene === null && <LostBallotActions at={at} />}
      {trust.question}
      {pass !== false && !canAct ? (
        <Dock>{pass}</Dock>
      ) : isOver ? (
        <EndingActions at={at} table={table} talk={talk} />
      ) : (
        <FrameContext value={{ ...place, idle: pass === false ? null : pass }}>
          <board.Actions key={`${holder}/${since}`} {...props} />
        </FrameContext>
      )}
    </View>
  );
}

const styles = StyleSheet.create({ bottom: { flexShrink: 1, flexGrow: 0 } });
