import { useState } from 'react';
import { Pressable, StyleSheet } from 'react-native';

import { Button } from '@/components/basics/input/Button';
import { Icon } from '@/components/basics/marks/Icon';
import { Sheet } from '@/components/basics/page/Sheet';
import { Text } from '@/components/basics/text/Text';
import { useStage } from '@/components/boards/useBoard';
import { LeadTalk } from '@/components/debrief/LeadTalk';
import { INK } from '@/components/furniture/stage/looks';
import { RulesSheet } from '@/components/rulebook/RulesSheet';
import { CompareTablesSheet } from '@/components/sharedScreen/CompareTablesSheet';
import { TableMenu } from '@/components/table/menu/TableMenu';
import { RADIUS, TOUCH } from '@/components/theme';
import { useGameText, useText } from '@/i18n';
import type { AtTable } from '@/state/session/useTable';

/** The only thing on a stage that can be touched: small, and at the edge. */
export function StageMenuButton({ onPress }: { readonly onPress: () => void }) {
  const t = useText();
  return (
    <Pressable
      accessibilityRole="button"
      accessibilityLabel={t('table.menu')}
      onPress={onPress}
      style={({ pressed }) => [styles.button, { opacity: pressed ? 0.5 : 0.85 }]}
    >
      <Icon name="menu" size={30} color={INK.onDark} />
    </Pressable>
  );
}

export type StageMenuProps = {
  readonly at: AtTable;
  readonly game: string;
  readonly open: boolean;
  readonly onClose: () => void;
  /** Shows something large to the room, by its id. */
  readonly onLarge: (id: string) => void;
  readonly onLeave: () => void;
  /** To the page of all tables. */
  readonly onControl: () => void;
};

/** What whoever sits at the computer can do: nothing of it moves the game. */
export function StageMenu({ at, game, open, onClose, onLarge, onLeave, onControl }: StageMenuProps) {
  const t = useText();
  const [inner, setInner] = useState<'large' | 'talk' | 'table' | 'rules' | 'compare' | null>(null);
  const close = () => {
    setInner(null);
    onClose();
  };
  const isOver = at.state.table?.stage === 'over';
  return (
    <>
      <Sheet open={open && inner === null} onClose={close} title={t('table.menu')}>
        {at.state.snapshot !== null && <LargeButton game={game} at={at} onPress={() => setInner('large')} />}
        <Button
          label={t('stage.players')}
          icon={<Icon name="people" size={20} />}
          onPress={() => setInner('table')}
        />
        <Button
          label={t('basics.help')}
          icon={<Icon name="book" size={20} />}
          onPress={() => setInner('rules')}
        />
        {at.state.snapshot !== null && at.state.you.steward && (
          <Button
            label={t('talk.lead')}
            icon={<Icon name="speech" size={20} />}
            onPress={() => setInner('talk')}
          />
        )}
        {isOver && at.state.you.steward && (
          <Button
            label={t('screen.compare')}
            icon={<Icon name="points" size={20} />}
            onPress={() => setInner('compare')}
          />
        )}
        {at.state.you.steward && (
          <Button label={t('control.button')} icon={<Icon name="people" size={20} />} onPress={onControl} />
        )}
        <Button label={t('basics.back')} icon={<Icon name="back" size={20} />} onPress={onLeave} />
      </Sheet>
      {open && inner === 'large' && (
        <LargeSheet
          at={at}
          game={game}
          onClose={close}
          onLarge={(id) => {
            close();
            onLarge(id);
          }}
        />
      )}
      <TableMenu
        open={open && inner === 'table'}
        onClose={close}
        at={at}
        onPass={() => undefined}
        onLeave={onLeave}
      />
      <LeadTalk at={at} open={open && inner === 'talk'} onClose={close} />
      {open && inner === 'compare' && <CompareTablesSheet onClose={close} />}
      <RulesSheet game={game} open={open && inner === 'rules'} onClose={close} />
    </>
  );
}

function useLarge(at: AtTable, game: string) {
  const t = useText();
  const g = useGameText(game);
  const stage = useStage(game);
  const view = at.state.snapshot?.view;
  return view === undefined ? [] : (stage?.large?.(view, { g, t }) ?? []);
}

type LargeProps = { readonly at: AtTable; readonly game: string };

function LargeButton({ at, game, onPress }: LargeProps & { readonly onPress: () => void }) {
  const t = useText();
  if (useLarge(at, game).length === 0) return null;
  return <Button label={t('stage.large')} icon={<Icon name="screen" size={20} />} onPress={onPress} />;
}

type LargeSheetProps = LargeProps & {
  readonly onClose: () => void;
  readonly onLarge: (id: string) => void;
};

function LargeSheet({ at, game, onClose, onLarge }: LargeSheetProps) {
  const t = useText();
  const large = useLarge(at, game);
  return (
    <Sheet open onClose={onClose} title={t('stage.large')}>
      <Text tone="soft">{t('stage.large.how')}</Text>
      {large.map(({ id, title, text }) => (
        <Button key={id} label={title === '' ? text : title} onPress={() => onLarge(id)} />
      ))}
    </Sheet>
  );
}

const styles = StyleSheet.create({
  button: {
    width: TOUCH,
    height: TOUCH,
    alignItems: 'center',
    justifyContent: 'center',
    borderRadius: RADIUS.middle,
    backgroundColor: 'rgba(13, 11, 16, 0.55)',
  },
});
