import type { GameStage, StageProps } from '@/components/boards/types';
import { useBeats } from '@/components/motion/useBeats';
import { useMotion } from '@/components/motion/useMotion';
import { REGION } from '@/rules/chile/text/numbers';
import type { Chile, Side, View as GameView } from '@/rules/chile/types';

import { Country } from './Country';
import { Tally } from './Tally';

/** Both the story of 1988 and the debrief have seven parts. */
const QUESTIONS = [1, 2, 3, 4, 5, 6, 7] as const;

/** One Region is called, and looked at. */
const CALL_MS = 900;
const CALLS: readonly number[] = Object.keys(REGION).map((_, at) => (at + 1) * CALL_MS);
/** The end is seen for a while before what comes of it. */
const NIGHT_MS = (CALLS.at(-1) ?? 0) + 4_000;

function Stage(props: StageProps<Chile>) {
  const { view, names, people } = props;
  if (view.result !== null) return <Night {...props} />;
  return (
    <>
      <Country view={view} called={null} />
      <Tally view={view} names={names} people={people} votes={votesOf(view, view.regions.length)} />
    </>
  );
}

/** The night of the count: the Regions are called from north to south, and their votes go into the bar. */
function Night({ view, names, people }: StageProps<Chile>) {
  const { reduced } = useMotion();
  const called = useBeats({ beats: CALLS, isPlaying: !reduced });
  return (
    <>
      <Country view={view} called={called} />
      <Tally view={view} names={names} people={people} votes={votesOf(view, called)} />
    </>
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
