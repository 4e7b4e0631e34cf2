import { useState } from 'react';
import { StyleSheet, useWindowDimensions, View } from 'react-native';

import { useFeedback } from '@/components/feedback/useFeedback';
import { News } from '@/components/furniture/messages/News';
import { SPACE, WIDE } from '@/components/theme';
import { useGameText } from '@/i18n';
import type { RegionId } from '@/rules/chile/types';

import { aimOf, regionsFor } from './turn/aim';
import { Calendar } from './campaign/Calendar';
import { CampaignBoard } from './campaign/CampaignBoard';
import { CountryMap } from './map/CountryMap';
import { Count } from './debrief/Count';
import { Scores } from './debrief/Scores';
import { RegionSheet } from './map/RegionSheet';
import { type ChileProps, isLooking } from './selection';
import { StoryButton } from './debrief/Story';
import { VoteBar } from './campaign/VoteBar';
import { whyNotIn } from './turn/whyNot';

/** The country, how the votes stand, and both campaigns' boards. */
export function Board(props: ChileProps) {
  const { view, legal, me, names, news, scene, selection, select } = props;
  const g = useGameText('chile');
  const { width } = useWindowDimensions();
  const { play } = useFeedback();
  const [near, setNear] = useState<RegionId | null>(null);
  // Whoever comes back after a reload has seen the votes counted already.
  const [wasOver] = useState(view.result !== null);
  const roomy = width >= WIDE;

  const aim = aimOf(props);
  const raises = regionsFor(legal, 'raise');
  const targets = aim !== null ? regionsFor(legal, aim) : raises.length > 0 ? raises : null;

  const touch = (region: RegionId) => {
    if (aim === null || region === selection.region) return setNear(region);
    const isPossible = targets?.includes(region) === true;
    play(isPossible ? 'tick' : 'refuse');
    if (isPossible) return select({ region, problem: null });
    const there = view.regions.find(({ id }) => id === region);
    select({ region: null, problem: there === undefined ? null : g(whyNotIn(view, aim, there)) });
  };

  const map = (
    <CountryMap
      view={view}
      roomy={roomy}
      isLooking={isLooking(selection) || me === null}
      targets={targets}
      chosen={selection.region}
      onRegion={me === null ? null : touch}
    />
  );
  const campaigns = (
    <View style={styles.campaigns}>
      {view.seats.map((_, seat) => (
        <CampaignBoard key={seat} view={view} seat={seat} name={names[seat] ?? ''} />
      ))}
    </View>
  );
  if (scene !== null && scene.view.result !== null) return <Count view={scene.view} />;
  return (
    <View style={styles.board}>
      {view.result === null ? (
        <>
          <View style={styles.top}>
            <VoteBar view={view} />
            <Calendar view={view} roomy={roomy} />
          </View>
          {view.phase === 'issues' && me !== null && <StoryButton />}
          {map}
          {!roomy && <News lines={news} />}
          {campaigns}
          {view.phase !== 'issues' && me !== null && <StoryButton />}
        </>
      ) : (
        <>
          <Scores view={view} result={view.result} names={names} still={wasOver} touchable={me !== null} />
          {map}
        </>
      )}
      {near !== null && <RegionSheet {...props} id={near} onClose={() => setNear(null)} />}
    </View>
  );
}

const styles = StyleSheet.create({
  board: { gap: SPACE.small },
  top: { gap: SPACE.tiny },
  campaigns: { flexDirection: 'row', flexWrap: 'wrap', gap: SPACE.small },
});
