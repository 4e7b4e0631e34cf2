import { useState } from 'react';
import { StyleSheet, View } from 'react-native';

import { Text } from '@/components/basics/text/Text';
import { canDo } from '@/components/boards/legal';
import { SPACE } from '@/components/theme';
import { useGameText } from '@/i18n';
import type { CardId } from '@/rules/invest/types';

import { CardSheet } from './hand/CardSheet';
import { Decks } from './turn/Decks';
import { Districts } from './districts/Districts';
import { Drawn } from './turn/Drawn';
import { happeningNow } from './disasters/happening';
import { History } from './disasters/History';
import { Hits } from './disasters/Hits';
import { Keys } from './turn/Keys';
import { Names } from './turn/Names';
import { Protection } from './turn/Protection';
import { Scene } from './disasters/Scene';
import { Scores } from './debrief/Scores';
import type { InvestProps } from './selection';
import { Task } from './turn/Task';

/** From here on all districts have room beside each other. */
const WIDE = 560;

/** Everything public, the thing that matters now first. */
export function Board(props: InvestProps) {
  const [width, setWidth] = useState(0);
  return (
    <View
      style={styles.board}
      onLayout={({ nativeEvent }) => setWidth(nativeEvent.layout.width)}
      testID={`phase-${props.view.phase}`}
    >
      {props.view.phase === 'names' ? (
        <Names {...props} />
      ) : props.view.phase === 'keys' ? (
        <Keys {...props} />
      ) : (
        <Table {...props} wide={props.me === null || width >= WIDE} />
      )}
    </View>
  );
}

function Table(props: InvestProps & { readonly wide: boolean }) {
  const { view, legal, me, names, wide, scene } = props;
  const g = useGameText('invest');
  const [read, setRead] = useState<CardId | null>(null);
  // Whoever comes back after a reload has seen the points unfold already.
  const [isOld] = useState(view.result !== null);
  const mine = me === null ? undefined : view.seats[me];
  const mustChoose =
    mine !== undefined &&
    ((view.phase === 'deal' && view.turn === me) || (view.task !== null && view.task.seat === me));
  const owes = canDo(legal, 'lose');
  const happening = happeningNow(scene?.view ?? view);
  const districts = view.phase !== 'deal' && <Districts {...props} wide={wide} onCard={setRead} />;
  const decks = (
    <View style={styles.part}>
      <Text tone="strong">{g('board.decks')}</Text>
      <Decks
        decks={view.decks}
        onDeck={me === null ? undefined : ({ top }) => top !== null && setRead(top)}
      />
      <Text size="small" tone="soft">
        {g('board.disaster.deck', { count: view.disasterDeck })}
      </Text>
    </View>
  );
  return (
    <>
      {mustChoose && <Task {...props} mine={mine} />}
      {view.phase === 'deal' && <Drawn view={view} names={names} />}
      {view.result !== null && (
        <Scores view={view} result={view.result} names={names} still={isOld} touchable={me !== null} />
      )}
      {happening !== null && (
        <Scene key={happening.round} {...props} of={happening} isPlaying={scene !== null} />
      )}
      {owes && districts}
      {/* What the coin does to each district is told when it lies there, not while it flies. */}
      {happening !== null && scene === null && view.result === null && <Hits of={happening} names={names} />}
      {!owes && districts}
      {view.phase !== 'deal' && view.result === null && <Protection view={view} names={names} />}
      {!mustChoose && view.result === null && decks}
      {happening === null && view.history.length > 0 && (
        <History view={view} names={names} touched={me !== null} />
      )}
      {read !== null && <CardSheet {...props} card={read} onClose={() => setRead(null)} />}
    </>
  );
}

const styles = StyleSheet.create({
  board: { gap: SPACE.middle },
  part: { gap: SPACE.tiny },
});
