import { useState } from 'react';
import { StyleSheet, View } from 'react-native';

import { Button } from '@/components/basics/input/Button';
import { IconButton } from '@/components/basics/input/IconButton';
import { Notice } from '@/components/basics/page/Notice';
import { Text } from '@/components/basics/text/Text';
import { SPACE } from '@/components/theme';
import { useLid, useText } from '@/i18n';

/** More than one person can look after in an evening. */
const MOST = 8;

export type SetUpProps = {
  readonly games: readonly string[];
  /** How many more tables there can be. */
  readonly room: number;
  /** Opens one table; `false` when this computer cannot keep it. */
  readonly open: (game: string) => Promise<boolean>;
};

/** How many tables of which game. */
export function SetUp({ games, room, open }: SetUpProps) {
  const t = useText();
  const [counts, setCounts] = useState<{ readonly [game: string]: number }>({});
  const [state, setState] = useState<'ready' | 'opening' | 'failed'>('ready');
  const wanted = games.flatMap((game) => Array.from({ length: counts[game] ?? 0 }, () => game));
  const change = (game: string, by: number) =>
    setCounts({ ...counts, [game]: Math.min(MOST, Math.max(0, (counts[game] ?? 0) + by)) });
  async function openAll(): Promise<void> {
    setState('opening');
    for (const game of wanted) if (!(await open(game))) return setState('failed');
    setCounts({});
    setState('ready');
  }
  return (
    <View style={styles.all} testID="set-up">
      <Text size="large" heading>
        {t('control.set-up')}
      </Text>
      {games.map((game) => (
        <GameRow
          key={game}
          game={game}
          count={counts[game] ?? 0}
          onLess={() => change(game, -1)}
          onMore={() => wanted.length < room && change(game, 1)}
        />
      ))}
      {state === 'failed' && <Notice tone="bad" text={t('screen.cannot-save')} />}
      {wanted.length > 0 && state !== 'opening' && (
        <Button
          kind="main"
          label={t('control.open', { count: wanted.length })}
          onPress={() => void openAll()}
        />
      )}
    </View>
  );
}

type GameRowProps = {
  readonly game: string;
  readonly count: number;
  readonly onLess: () => void;
  readonly onMore: () => void;
};

function GameRow({ game, count, onLess, onMore }: GameRowProps) {
  const t = useText();
  const lid = useLid(game);
  const name = lid('name');
  return (
    <View style={styles.row}>
      <View style={styles.words}>
        <Text>{name}</Text>
      </View>
      <IconButton icon="minus" label={t('control.less', { game: name })} onPress={onLess} />
      <Text tone="strong">{String(count)}</Text>
      <IconButton icon="plus" label={t('control.more', { game: name })} onPress={onMore} />
    </View>
  );
}

const styles = StyleSheet.create({
  all: { gap: SPACE.small },
  row: { flexDirection: 'row', alignItems: 'center', gap: SPACE.small },
  words: { flexGrow: 1, flexShrink: 1, flexBasis: 0 },
});
