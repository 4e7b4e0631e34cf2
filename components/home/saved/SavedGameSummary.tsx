import { useState } from 'react';

import { Text } from '@/components/basics/text/Text';
import { useText } from '@/i18n';
import type { SavedGame } from '@/state/store/savedGames';

const DAY_MS = 86_400_000;

/** Who plays, where the game stands, whose turn it is and when this phone last saw it. */
export function SavedGameSummary({ standing }: { standing: SavedGame }) {
  const t = useText();
  const { players, stage, heading, waiting, at } = standing;
  const when = usePlayedWhen()(at);
  const where =
    stage === 'over'
      ? t('shelf.stands.over')
      : waiting.length > 0
        ? t('shelf.stands.waiting', { heading, names: waiting.join(', ') })
        : heading;
  return (
    <>
      <Text size="small">{players.join(', ')}</Text>
      <Text size="small" tone="soft">
        {t('shelf.stands', { where, when })}
      </Text>
    </>
  );
}

/** How many days ago something was played, in words. */
export function usePlayedWhen(): (at: number) => string {
  const t = useText();
  const [now] = useState(() => Date.now());
  return (at) => {
    const days = Math.max(0, Math.floor(now / DAY_MS) - Math.floor(at / DAY_MS));
    return days === 0 ? t('shelf.when.today') : t('shelf.when.days', { count: days });
  };
}
