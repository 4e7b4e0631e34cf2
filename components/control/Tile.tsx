import { useEffect, useState } from 'react';
import { StyleSheet, View } from 'react-native';

import { Button } from '@/components/basics/input/Button';
import { Icon } from '@/components/basics/marks/Icon';
import { TreeMark } from '@/components/basics/marks/TreeMark';
import { useTableName } from '@/components/basics/marks/useTableName';
import { Text } from '@/components/basics/text/Text';
import { startOf } from '@/components/lobby/start';
import { PlayAgain } from '@/components/table/ending/PlayAgain';
import { SeatsRow } from '@/components/table/frame/rail/SeatsRow';
import { useFrame } from '@/components/table/frame/useFrame';
import { PauseButton } from '@/components/table/guidance/PauseButton';
import { RADIUS, SPACE, useTheme } from '@/components/theme';
import { useLid, useText } from '@/i18n';
import type { TableInfo } from '@/state/session/tableSession';
import { tableTime } from '@/state/session/tableTime';
import type { Ask, AtTable } from '@/state/session/useTable';

import { needsOf } from './needs';

const TICK_MS = 5_000;
const MINUTE_MS = 60_000;
const SEATS_ROOM = 280;

export type TileProps = {
  readonly at: AtTable;
  readonly onLead: () => void;
  readonly onOptions: () => void;
  readonly onScreen: () => void;
  readonly onTalk: () => void;
};

/** One table, from what everyone at it may see. */
export function Tile({ at, onLead, onOptions, onScreen, onTalk }: TileProps) {
  const t = useText();
  const { table, line } = at.state;
  const { colors, lies } = useTheme();
  const now = useNow();
  const named = useTableName();
  const waited = now - at.state.waitingSince;
  const needs = needsOf(at.state, waited, t);
  const ask = (op: Ask) => void at.guest.ask(op);
  return (
    <View
      testID={`tile-${at.session.tableId}`}
      style={[
        styles.tile,
        lies,
        { backgroundColor: colors.sheet, borderColor: needs.length > 0 ? colors.danger : colors.ink },
      ]}
    >
      <View style={styles.row}>
        <TreeMark id={at.session.tableId} size={28} />
        <View style={styles.words}>
          <Text tone="strong">{t('join.nearby.table', { id: named(at.session.tableId) })}</Text>
          {table !== null && <GameName game={table.game} />}
        </View>
      </View>
      {(table === null || line !== 'here') && <Text tone="soft">{t('lobby.connecting')}</Text>}
      {table?.stage === 'lobby' && <Waiting table={table} ask={ask} onOptions={onOptions} />}
      {table !== null && table.stage !== 'lobby' && <Playing at={at} waited={waited} onSeats={onLead} />}
      {needs.map((need) => (
        <View key={need} style={styles.row} role="status" aria-live="polite">
          <Icon name="hand" size={20} color={colors.danger} />
          <View style={styles.words}>
            <Text tone="strong">{need}</Text>
          </View>
        </View>
      ))}
      {table?.stage === 'playing' && (
        <PauseButton
          isPaused={table.guidance?.isPaused === true}
          onPause={(on) => ask({ type: 'pause', on })}
        />
      )}
      <View style={styles.actions}>
        <Button
          label={t('control.lead')}
          hint={t('guide.title')}
          icon={<Icon name="menu" size={20} />}
          onPress={onLead}
        />
        <Button label={t('control.screen')} icon={<Icon name="screen" size={20} />} onPress={onScreen} />
        {table !== null && table.stage !== 'lobby' && (
          <Button
            kind={table.stage === 'over' ? 'main' : 'plain'}
            label={t('talk.lead')}
            icon={<Icon name="speech" size={20} {...(table.stage === 'over' && { color: colors.onMain })} />}
            onPress={onTalk}
          />
        )}
        {table?.stage === 'over' && <PlayAgain guest={at.guest} game={table.game} />}
      </View>
    </View>
  );
}

function GameName({ game }: { readonly game: string }) {
  const lid = useLid(game);
  return <Text size="small">{lid('name')}</Text>;
}

type WaitingProps = {
  readonly table: TableInfo;
  readonly ask: (op: Ask) => void;
  readonly onOptions: () => void;
};

/** Before a game: how many sit here, how we play, and the start. */
function Waiting({ table, ask, onOptions }: WaitingProps) {
  const t = useText();
  const { taken, missing, label } = startOf(table, t);
  return (
    <>
      <Text>{t('stage.lobby.count', { taken, seats: table.seats.length })}</Text>
      <Text size="small" tone="soft">
        {table.seats.flatMap(({ name, kind }) => (kind === 'open' ? [] : [name])).join(', ')}
      </Text>
      <Button label={t('lobby.options')} icon={<Icon name="settings" size={20} />} onPress={onOptions} />
      {missing === 0 && table.shuffle === null && (
        <Button kind="main" label={label} onPress={() => ask({ type: 'start' })} />
      )}
      {table.shuffle !== null && <Text>{t('shuffle.title')}</Text>}
    </>
  );
}

type PlayingProps = { readonly at: AtTable; readonly waited: number; readonly onSeats: () => void };

/** Round and phase, who has locked, never what, and how long the table has waited. */
function Playing({ at, waited, onSeats }: PlayingProps) {
  const t = useText();
  const frame = useFrame(at.state);
  if (frame === null) return null;
  const minutes = Math.max(0, Math.floor(waited / MINUTE_MS));
  return (
    <>
      <View style={styles.row}>
        <View style={styles.words}>
          <Text tone="strong">{frame.heading}</Text>
        </View>
        <Icon name={frame.table.guidance?.isPaused === true ? 'pause' : 'timer'} size={20} />
        <Text tone="strong">{t('guide.clock.minutes', { count: minutes })}</Text>
      </View>
      <Text size="small" tone="soft">
        {frame.banner.text}
      </Text>
      <View style={styles.seats}>
        <SeatsRow seats={frame.seats} room={SEATS_ROOM} folded onPress={onSeats} />
      </View>
    </>
  );
}

function useNow(): number {
  const [now, setNow] = useState(tableTime);
  useEffect(() => {
    const timer = setInterval(() => setNow(tableTime()), TICK_MS);
    return () => clearInterval(timer);
  }, []);
  return now;
}

const styles = StyleSheet.create({
  tile: {
    flexGrow: 1,
    flexShrink: 1,
    flexBasis: 300,
    maxWidth: 460,
    gap: SPACE.small,
    padding: SPACE.middle,
    borderWidth: 3,
    borderRadius: RADIUS.middle,
  },
  row: { flexDirection: 'row', alignItems: 'center', gap: SPACE.small },
  words: { flexGrow: 1, flexShrink: 1, flexBasis: 0 },
  seats: { flexDirection: 'row' },
  actions: { flexDirection: 'row', flexWrap: 'wrap', gap: SPACE.small },
});
