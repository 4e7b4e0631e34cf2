import { type ReactNode, useState } from 'react';
import { StyleSheet, View } from 'react-native';

import { Button } from '@/components/basics/input/Button';
import { Notice } from '@/components/basics/page/Notice';
import { Sheet } from '@/components/basics/page/Sheet';
import { Icon } from '@/components/basics/marks/Icon';
import { Text } from '@/components/basics/text/Text';
import { LanguageChoice } from '@/components/settings/LanguageChoice';
import { Reading, Senses } from '@/components/settings/parts';
import { InviteSheet } from '@/components/lobby/invite/InviteSheet';
import { useRefusal, useText } from '@/i18n';
import { invitationTo } from '@/state/session/invite';
import type { Ask, AtTable } from '@/state/session/useTable';

import { GuideTools } from '@/components/table/guidance/GuideTools';
import { StewardTools } from '@/components/lobby/seats/StewardTools';

import { SeatMenu } from './SeatMenu';

export type TableMenuProps = {
  readonly open: boolean;
  readonly onClose: () => void;
  readonly at: AtTable;
  readonly onPass: (guest: number) => void;
  /** Missing for who leads the table from outside: there is nothing to leave. */
  readonly onLeave?: (() => void) | undefined;
  /** Where the game is, in words. */
  readonly heading?: string | undefined;
  /** Missing where there is nothing to read. */
  readonly onLog?: (() => void) | undefined;
  /** The table's sign, and what waits to be seen of it. */
  readonly sign?: ReactNode;
  /** What else whoever leads several tables can do with this one. */
  readonly more?: ReactNode;
};

export function TableMenu({
  open,
  onClose,
  at,
  onPass,
  onLeave,
  heading,
  onLog,
  sign,
  more,
}: TableMenuProps) {
  const t = useText();
  const [isInviting, setInviting] = useState(false);
  const [isSenses, setSenses] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const refusal = useRefusal(at.state.table?.game);
  const { table } = at.state;
  const ask = (op: Ask) =>
    void at.guest.ask(op).then((answer) => setProblem(answer.ok ? null : refusal(answer.why)));
  const seats = table?.seats ?? [];
  const invitation = table && invitationTo(at.session, table);
  const canInvite = table !== null && invitation !== null;
  if (open && isInviting && canInvite)
    return (
      <InviteSheet
        invitation={invitation}
        table={table}
        first={at.state.you.steward ? 'best' : 'mine'}
        onClose={() => setInviting(false)}
      />
    );
  if (open && isSenses)
    return (
      <Sheet open onClose={() => setSenses(false)} title={t('table.menu.senses')}>
        <LanguageChoice />
        <Reading />
        <Senses />
      </Sheet>
    );
  return (
    <Sheet
      open={open}
      onClose={onClose}
      title={t('table.menu')}
      footer={
        <>
          {canInvite && (
            <Button
              label={t('lobby.invite')}
              icon={<Icon name="qr" size={20} />}
              onPress={() => setInviting(true)}
            />
          )}
          {onLeave !== undefined && (
            <Button label={t('action.leave')} hint={t('table.leave.hint')} onPress={onLeave} />
          )}
        </>
      }
    >
      {heading !== undefined && <Text tone="strong">{heading}</Text>}
      {sign !== undefined && sign !== null && <View style={styles.sign}>{sign}</View>}
      {onLog !== undefined && (
        <Button label={t('table.log')} icon={<Icon name="log" size={20} />} onPress={onLog} />
      )}
      <Button
        label={t('table.menu.senses')}
        icon={<Icon name="settings" size={20} />}
        onPress={() => setSenses(true)}
      />
      <Text size="large" heading>
        {t('table.menu.seats')}
      </Text>
      {seats.map((_, seat) => (
        <SeatMenu
          key={seat}
          at={at}
          seat={seat}
          onPass={(guest) => {
            onClose();
            onPass(guest);
          }}
        />
      ))}
      {problem !== null && <Notice tone="bad" text={problem} onClose={() => setProblem(null)} />}
      {table !== null && at.state.you.steward && (
        <>
          <StewardTools table={table} mine={at.held.map(({ seat }) => seat)} ask={ask} />
          <GuideTools table={table} quiet={at.state.you.quiet ?? []} ask={ask} />
        </>
      )}
      {more}
      {onLeave !== undefined && (
        <Text size="small" tone="soft">
          {t('table.leave.hint')}
        </Text>
      )}
    </Sheet>
  );
}

const styles = StyleSheet.create({ sign: { minHeight: 48, justifyContent: 'center' } });
