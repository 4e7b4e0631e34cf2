import { StyleSheet, View } from 'react-native';

import { Button } from '@/components/basics/input/Button';
import { Toggle } from '@/components/basics/input/Toggle';
import { Icon } from '@/components/basics/marks/Icon';
import { Text } from '@/components/basics/text/Text';
import { SPACE } from '@/components/theme';
import { useText } from '@/i18n';
import type { TableInfo } from '@/state/session/tableSession';
import type { Ask, GuestState } from '@/state/session/useTable';

import { ClockTools } from './ClockTools';
import { MessageTools } from './MessageTools';
import { PauseButton } from './PauseButton';

export type GuideToolsProps = {
  readonly table: TableInfo;
  /** Who calls without the others seeing it. */
  readonly quiet: NonNullable<GuestState['you']['quiet']>;
  readonly ask: (op: Ask) => void;
};

/** What whoever looks after a table can tell it, and who calls them. */
export function GuideTools({ table, quiet, ask }: GuideToolsProps) {
  const t = useText();
  const { guidance, stage } = table;
  const isPaused = guidance?.isPaused === true;
  const calls = [...quiet.map((seat) => ({ seat, about: 'quiet' as const })), ...(guidance?.hands ?? [])];
  return (
    <View style={styles.tools} testID="guide-tools">
      <Text size="large" heading>
        {t('guide.title')}
      </Text>
      {calls.map(({ seat, about }) => {
        const name = table.seats[seat]?.name ?? '';
        return (
          <View key={`${seat} ${about}`} style={styles.call}>
            <Text tone="strong">{t(`guide.hand.${about}`, { name })}</Text>
            <Button
              label={t('guide.hand.down', { name })}
              icon={<Icon name="hand" size={20} />}
              onPress={() => ask({ type: 'hand', about: null, seat })}
            />
          </View>
        );
      })}
      <PauseButton isPaused={isPaused} onPause={(on) => ask({ type: 'pause', on })} />
      {stage === 'playing' && guidance?.hasBell === true && !isPaused && (
        <Button
          label={t('guide.bell')}
          icon={<Icon name="check" size={20} />}
          onPress={() => ask({ type: 'bell' })}
        />
      )}
      <Toggle
        label={t('guide.led')}
        hint={t('guide.led.hint')}
        value={guidance?.isLed === true}
        onChange={(on) => ask({ type: 'led', on })}
      />
      <Toggle
        label={t('guide.hide')}
        value={guidance?.isHidden === true}
        onChange={(on) => ask({ type: 'hide', on })}
      />
      <ClockTools runs={(guidance?.clock ?? null) !== null} ask={ask} />
      <MessageTools ask={ask} />
      {(guidance?.message ?? null) !== null && (
        <Button label={t('guide.message.away')} onPress={() => ask({ type: 'message' })} />
      )}
      <Button label={t('guide.link')} onPress={() => ask({ type: 'link' })} />
      <Text size="small" tone="soft">
        {t('guide.link.hint')}
      </Text>
    </View>
  );
}

const styles = StyleSheet.create({ tools: { gap: SPACE.small }, call: { gap: SPACE.tiny } });
