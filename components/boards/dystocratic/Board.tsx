import { useState } from 'react';
import { View } from 'react-native';

import { SPACE } from '@/components/theme';

import { History } from './reveal/History';
import { Reveal } from './reveal/Reveal';
import { Scores } from './debrief/Scores';
import type { DystocraticProps } from './selection';
import { TableTop } from './tableTop/TableTop';

/** Everything public: the table top while we talk, the last round's votes until the next one is dealt. */
export function Board({ view, names, me, scene }: DystocraticProps) {
  // Whoever comes back after a reload has seen the scores unfold already.
  const [wasOver] = useState(view.result !== null);
  const stage = scene?.view ?? view;
  const last = stage.history.at(-1);
  const showsVotes = stage.phase !== 'talk' && last !== undefined;
  if (view.result !== null)
    return <Scores view={view} result={view.result} names={names} still={wasOver} touchable={me !== null} />;
  return (
    <View style={{ gap: SPACE.middle }}>
      {showsVotes ? (
        <Reveal key={last.round} view={stage} round={last} names={names} isPlaying={scene !== null} />
      ) : (
        <TableTop view={view} names={names} />
      )}
      {view.history.length > (showsVotes ? 1 : 0) && <History view={view} names={names} />}
    </View>
  );
}
