import { useState } from 'react';
import { Modal, ScrollView, StyleSheet, View } from 'react-native';
import { useSafeAreaInsets } from 'react-native-safe-area-context';

import { IconButton } from '@/components/basics/input/IconButton';
import { Icon } from '@/components/basics/marks/Icon';
import { TreeMark } from '@/components/basics/marks/TreeMark';
import { useTableName } from '@/components/basics/marks/useTableName';
import { Text } from '@/components/basics/text/Text';
import { FollowTalk } from '@/components/debrief/FollowTalk';
import { INK } from '@/components/furniture/stage/looks';
import { MAX_WIDTH, RADIUS, SPACE, useTheme } from '@/components/theme';
import { useText } from '@/i18n';
import type { TableInfo } from '@/state/session/tableSession';
import type { AtTable } from '@/state/session/useTable';

import { ClockForAll } from './ClockForAll';
import { Hand } from './Hand';
import { messageText } from './messageText';

const PAUSE = 72;

/** What a table is told from outside, over whatever this phone shows: a pause, and a message until it is touched. */
export function Guidance({ at, table }: { readonly at: AtTable; readonly table: TableInfo }) {
  const [read, setRead] = useState(0);
  const { isPaused = false, message = null } = table.guidance ?? {};
  const { clockEnds = null } = at.state;
  const clock = clockEnds !== null && <ClockForAll key={table.guidance?.clock} ends={clockEnds} isSilent />;
  const note =
    message !== null && message.number !== read ? (
      <MessageNote tableId={table.id} message={message} onRead={() => setRead(message.number)} />
    ) : null;
  return isPaused ? (
    <Paused at={at}>{note}</Paused>
  ) : (
    <>
      <FollowTalk at={at} clock={clock} />
      {note !== null && (
        <View style={styles.over} pointerEvents="box-none">
          {note}
        </View>
      )}
    </>
  );
}

type MessageNoteProps = {
  readonly tableId: string;
  readonly message: NonNullable<NonNullable<TableInfo['guidance']>['message']>;
  readonly onRead: () => void;
};

function MessageNote({ tableId, message, onRead }: MessageNoteProps) {
  const t = useText();
  const named = useTableName();
  const insets = useSafeAreaInsets();
  const { colors, lies } = useTheme();
  return (
    <View
      role="status"
      aria-live="polite"
      testID="message"
      style={[
        styles.note,
        lies,
        { marginTop: insets.top, backgroundColor: colors.glowGround, borderColor: colors.ink },
      ]}
    >
      <TreeMark id={tableId} size={32} />
      <View style={styles.words}>
        <Text size="small" tone="soft">
          {t('join.nearby.table', { id: named(tableId) })}
        </Text>
        <Text size="large" tone="strong">
          {messageText(t, message)}
        </Text>
      </View>
      <IconButton icon="tick" label={t('basics.dismiss')} onPress={onRead} />
    </View>
  );
}

/** Over everything, and nothing is seen through it: a hand that lay open is closed. */
function Paused({ at, children }: { readonly at: AtTable; readonly children: React.ReactNode }) {
  const t = useText();
  const insets = useSafeAreaInsets();
  return (
    <Modal visible animationType="none" onRequestClose={() => undefined} aria-label={t('pause.title')}>
      <ScrollView
        testID="paused"
        style={styles.ground}
        contentContainerStyle={[
          styles.inside,
          { paddingTop: insets.top + SPACE.large, paddingBottom: insets.bottom + SPACE.large },
        ]}
      >
        {children}
        <View style={styles.disc}>
          <Icon name="pause" size={PAUSE} color={INK.ink} />
        </View>
        <Text size="title" heading color={INK.onDark}>
          {t('pause.title')}
        </Text>
        <Text size="large" tone="strong" color={INK.onDark} align="center">
          {t('pause.look')}
        </Text>
        <View style={styles.why}>
          <Icon name="lock" color={INK.goodGround} />
          <View style={styles.words}>
            <Text color={INK.onDark}>{t('pause.why')}</Text>
          </View>
        </View>
        <Hand at={at} isAlways />
      </ScrollView>
    </Modal>
  );
}

const styles = StyleSheet.create({
  over: {
    position: 'absolute',
    top: 0,
    start: 0,
    end: 0,
    padding: SPACE.small,
    alignItems: 'center',
    zIndex: 2,
  },
  note: {
    flexDirection: 'row',
    alignItems: 'center',
    gap: SPACE.small,
    width: '100%',
    maxWidth: MAX_WIDTH,
    borderWidth: 3,
    borderRadius: RADIUS.middle,
    padding: SPACE.small,
    paddingStart: SPACE.middle,
  },
  words: { flexGrow: 1, flexShrink: 1, flexBasis: 0 },
  ground: { flex: 1, backgroundColor: INK.ink },
  inside: {
    flexGrow: 1,
    alignItems: 'center',
    justifyContent: 'center',
    gap: SPACE.middle,
    paddingHorizontal: SPACE.large,
    maxWidth: MAX_WIDTH,
    width: '100%',
    alignSelf: 'center',
  },
  disc: { backgroundColor: INK.onDark, borderRadius: RADIUS.round, padding: SPACE.large },
  why: { flexDirection: 'row', alignItems: 'center', gap: SPACE.middle, width: '100%' },
});
