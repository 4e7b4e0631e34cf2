import { dystocratic as icons } from '@/components/boards/dystocratic/art/icons';
import { palette } from '@/components/boards/dystocratic/art/palette';
import type { GameStage, StageProps } from '@/components/boards/types';
import { seatColor } from '@/components/theme/seats';
import { ROUNDS } from '@/rules/dystocratic/text/numbers';
import type { Dystocratic, Round } from '@/rules/dystocratic/types';

import { Talk } from './Talk';
import { Votes } from './Votes';

/** The last votes are looked at like those before. */
const LAST_LOOK_MS = 8_000;
const QUESTIONS = [1, 2, 3, 4, 5, 6, 7] as const;

/** The round whose votes are seen: the one that turns over now, or the last until the next one is dealt. */
function seenRound({ view, scene }: StageProps<Dystocratic>): Round | null {
  const stage = scene?.view ?? view;
  return stage.phase === 'talk' ? null : (stage.history.at(-1) ?? null);
}

function Stage(props: StageProps<Dystocratic>) {
  const round = seenRound(props);
  return round === null ? (
    <Talk {...props} />
  ) : (
    <Votes key={round.round} {...props} round={round} isPlaying={props.scene !== null} />
  );
}

/** The AI alone and the AI with everyone are the two ends of the same table. */
type With = 0 | 1 | 2 | 3 | 4;

export const gameStage: GameStage<Dystocratic> = {
  Stage,
  endMs: LAST_LOOK_MS,
  isBig: (props) => seenRound(props) !== null,
  progress: ({ round }) => [round, ROUNDS],
  caption: (props, { g }) => {
    const round = seenRound(props);
    if (round === null) return null;
    if (props.scene !== null) return g('stage.look-up');
    const withAi = round.votes.filter((vote) => vote === round.ai).length as With;
    return g('stage.scored', { who: g(`board.with.${withAi}`), points: round.aiPoints });
  },
  end: ({ view: { result, aiTotal }, names }, { g }) =>
    result === null
      ? {}
      : {
          line: aiTotal,
          towers: [
            {
              id: 'ai',
              name: g('ai.name'),
              points: aiTotal,
              color: palette.light.accent,
              top: { sign: icons.ai },
            },
            ...result.scores.map((points, seat) => ({
              id: seat,
              name: names[seat] ?? '',
              points,
              color: seatColor(seat, false).color,
              top: { seat },
            })),
          ],
        },
  large: (_view, { g }) =>
    QUESTIONS.map((question) => ({ id: `question-${question}`, title: '', text: g(`debrief.${question}`) })),
};
