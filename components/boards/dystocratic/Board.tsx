import { useState } from 'react';
import { View } from 'react-native';

import { SPACE } from '@/components/theme';

import { Debrief } from './debrief/Debrief';
import { History } from './reveal/History';
import { Reveal } from './reveal/Reveal';
import { Scores } from './debrief/Scores';
import type { DystocraticProps } from './selection';
import { TableTop } from './tableTop/TableTop';

/** Everything public: the table top while we talk, the last round's votes until the next one is dealt. */
export function Board({ view, names }: DystocraticProps) {
  // Whoever comes back after a reload has seen these votes turn over already.
  const [known] = useState(view.history.length);
  const last = view.history.at(-1);
  const isOld = view.history.length <= known;
  const showsVotes = view.phase !== 'talk' && last !== undefined;
  return (
    <View style={{ gap: SPACE.middle }}>
      {view.result !== null && <Scores view={view} result={view.result} names={names} still={isOld} />}
      {showsVotes ? (
        <Reveal key={last.round} view={view} round={last} names={names} still={isOld} />
      ) : (
        <TableTop view={view} names={names} />
      )}
      {view.history.length > (showsVotes ? 1 : 0) && <History view={view} names={names} />}
      {view.result !== null && <Debrief />}
    </View>
  );
}
