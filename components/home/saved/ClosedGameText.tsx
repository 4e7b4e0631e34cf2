import { Text } from '@/components/basics/text/Text';
import { useNeededRules } from '@/components/basics/text/useNeededRules';
import { useLid, useText } from '@/i18n';
import type { ClosedGame } from '@/state/session/closedGame';

import { usePlayedWhen } from './SavedGameSummary';

/** What can be told of a game without its rules, and how it could be played on. */
export function ClosedGameText({ closed }: { closed: ClosedGame }) {
  const t = useText();
  const lid = useLid(closed.game);
  const neededRules = useNeededRules();
  const playedWhen = usePlayedWhen();
  const { needs, has, app, players, matches, moves, at } = closed;
  const isNewer = has === null || needs > has;
  return (
    <>
      <Text>{neededRules(closed, has === null ? closed.game : lid('name'))}</Text>
      <Text>{t('closed.kept')}</Text>
      <Text>{t(isNewer ? 'closed.newer' : 'closed.older')}</Text>
      <Text tone="soft">
        {[
          t('closed.moves', { players: players.join(', '), match: matches, count: moves }),
          ...(app === null ? [] : [t('closed.app', { app })]),
          ...(at === null ? [] : [asSentence(playedWhen(at))]),
        ].join(' ')}
      </Text>
    </>
  );
}

const asSentence = (words: string): string => `${words.charAt(0).toUpperCase()}${words.slice(1)}.`;
