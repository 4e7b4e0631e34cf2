import { StyleSheet, View } from 'react-native';

import { Sheet } from '@/components/basics/page/Sheet';
import { Text } from '@/components/basics/text/Text';
import { RADIUS, SPACE, useTheme } from '@/components/theme';
import { useGameText } from '@/i18n';
import { abilityLine, actionLines } from '@/rules/ryv/text/describe';
import { actionOf } from '@/rules/ryv/text/numbers';
import type { ActionView, Player } from '@/rules/ryv/types';

import { barWords } from './ActionRow';
import { AiHand } from './AiHand';
import { Goals } from './Goals';
import {
  actionName,
  actionStory,
  actorName,
  oddsWords,
  roleName,
  roleStory,
  sayLine,
} from '@/components/boards/ryv/text/say';
import type { MineProps } from '@/components/boards/ryv/selection';
import { Status } from './Status';

/** My mat and role card, to be read at any time. */
export function MeSheet({ onClose, ...props }: MineProps & { onClose: () => void }) {
  const { view, me } = props;
  const g = useGameText('ryv');
  const player = view.players[me] as Player;
  const seat = view.seats[me];
  const title =
    player.role === null
      ? roleName(g, player)
      : g('board.me.title', { role: roleName(g, player), actor: actorName(g, player.actor) });
  return (
    <Sheet open onClose={onClose} title={title}>
      <Text>{roleStory(g, player)}</Text>
      <Status player={player} />
      <Text size="small" tone="soft">
        {g('board.cubes', { cubes: seat?.cubes ?? 0 })}
      </Text>
      <Text size="large" heading>
        {g('word.goals')}
      </Text>
      <Goals goals={seat?.goals ?? []} />
      <Text size="large" heading>
        {g('word.hand')}
      </Text>
      <AiHand cards={view.hand} />
      <Text size="large" heading>
        {g('board.my-actions')}
      </Text>
      {view.actions.map((action) => (
        <Action key={action.id} of={action} />
      ))}
      <Text size="large" heading>
        {g('board.my-leverage')}
      </Text>
      <Text>{g('board.support-is', { text: sayLine(g, abilityLine(player.actor, 'support')) })}</Text>
      <Text>{g('board.block-is', { text: sayLine(g, abilityLine(player.actor, 'block')) })}</Text>
    </Sheet>
  );
}

function Action({ of: { id, dice, bar } }: { of: ActionView }) {
  const g = useGameText('ryv');
  const { colors } = useTheme();
  return (
    <View style={[styles.action, { borderColor: colors.line }]}>
      <Text tone="strong">{actionName(g, id)}</Text>
      <Text size="small">{actionStory(g, id)}</Text>
      <Text>
        {actionLines(actionOf(id))
          .map((line) => sayLine(g, line))
          .join(' ')}
      </Text>
      <Text size="small" tone="soft">
        {bar === null ? oddsWords(g, dice) : barWords(g, bar)}
      </Text>
    </View>
  );
}

const styles = StyleSheet.create({
  action: { gap: 2, borderWidth: 1, borderRadius: RADIUS.middle, padding: SPACE.small },
});
