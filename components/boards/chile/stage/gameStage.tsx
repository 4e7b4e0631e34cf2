import { View } from 'react-native';

import type { GameStage, StageProps } from '@/components/boards/types';
import { COUNT_BEATS } from '@/components/boards/chile/debrief/countBeats';
import { useBeats } from '@/components/motion/useBeats';
import { REGION } from '@/rules/chile/text/numbers';
import type { Chile, Side, View as GameView } from '@/rules/chile/types';

import { Country } from './Country';
import { Tally } from './Tally';

/** Both the story of 1988 and the debrief have seven parts. */
const QUESTIONS = [1, 2, 3, 4, 5, 6, 7] as const;

/** All votes are seen for a while before what comes of them. */
const NIGHT_MS = 4_000;

function Stage(props: StageProps<Chile>) {
  const { view, names, people, scene } = props;
  if (scene !== null && scene.view.result !== null) return <Night {...props} view={scene.view} isPlaying />;
  if (view.result !== null) return <Night {...props} isPlaying={false} />;
  return (
    <>
      <Country view={view} called={null} />
      <Tally view={view} names={names} people={people} votes={votesOf(view, view.regions.length)} />
    </>
  );
}

/** The night of the count: the Regions are called from north to south, and their votes go into the bar. */
function Night({ view, names, people, isPlaying }: StageProps<Chile> & { readonly isPlaying: boolean }) {
  const called = useBeats({ beats: COUNT_BEATS, isPlaying });
  return (
    <View testID="count">
      <Country view={view} called={called} />
      <Tally view={view} names={names} people={people} votes={votesOf(view, called)} />
    </View>
  );
}

/** The votes of the first Regions from the north. */
function votesOf({ regions }: GameView, called: number): { readonly [S in Side]: number } {
  const of = (side: Side) =>
    regions
      .slice(0, called)
      .reduce((sum, { id, control }) => sum + (control === side ? REGION[id].votes : 0), 0);
  return { si: of('si'), no: of('no') };
}

export const gameStage: GameStage<Chile> = {
  Stage,
  endMs: NIGHT_MS,
  caption: ({ view }, { g }) => (view.result === null ? null : g('stage.counted')),
  progress: ({ day, options: { days }, phase }) => (phase === 'issues' ? null : [Math.min(day, days), days]),
  large: (_view, { g }) => [
    ...QUESTIONS.map((part) => ({ id: `history-${part}`, title: '', text: g(`history.${part}`) })),
    ...QUESTIONS.map((question) => ({
      id: `question-${question}`,
      title: '',
      text: g(`debrief.${question}`),
    })),
  ],
};
