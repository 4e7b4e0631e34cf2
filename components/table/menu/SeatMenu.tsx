import { useAtomValue } from 'jotai';
import { useState } from 'react';
import { StyleSheet, View } from 'react-native';

import { Button } from '@/components/basics/input/Button';
import { Field } from '@/components/basics/input/Field';
import { Notice } from '@/components/basics/page/Notice';
import { SeatName } from '@/components/basics/marks/SeatName';
import { Text } from '@/components/basics/text/Text';
import { QrCode } from '@/components/codes/QrCode';
import { RADIUS, SPACE, useTheme } from '@/components/theme';
import { useRefusal, useText } from '@/i18n';
import { isLeadHere } from '@/state/session/lead';
import { seatLink } from '@/state/session/invite';
import type { Ask, AtTable } from '@/state/session/useTable';
import { settingsAtom } from '@/state/store/settings';

import { seatActions } from './seatActions';
import { takeSeatHere } from './takeSeatOnThisPhone';

const NAME_LETTERS = 20;

export type SeatMenuProps = {
  readonly at: AtTable;
  readonly seat: number;
  readonly onPass: (guest: number) => void;
};

/** Shows who plays this seat, and offers what can change that during a game. */
export function SeatMenu({ at, seat, onPass }: SeatMenuProps) {
  const t = useText();
  const refusal = useRefusal(at.state.table?.game);
  const { colors } = useTheme();
  const { name: myName } = useAtomValue(settingsAtom);
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const [ticket, setTicket] = useState<string | null>(null);
  const [typed, setTyped] = useState<string | null>(null);
  const [renamed, setRenamed] = useState<string | null>(null);

  const info = at.state.table?.seats[seat];
  if (info === undefined) return null;
  const { name } = info;
  const held = at.held.find((one) => one.seat === seat);
  const can = seatActions(at, seat);
  const asker = held === undefined ? at.guest : (at.session.guests[held.guest] ?? at.guest);

  const leads = at.states.findIndex(({ you }) => you.steward || isLeadHere(at.state.table, you.seat));
  const leader = at.session.guests[leads] ?? at.guest;

  const run = async (work: () => ReturnType<typeof asker.ask>) => {
    setBusy(true);
    setProblem(null);
    const answer = await work();
    setBusy(false);
    if (!answer.ok) setProblem(refusal(answer.why));
    else if (answer.ticket !== undefined) setTicket(answer.ticket);
    return answer.ok;
  };
  const ask = (op: Ask) => void run(() => asker.ask(op));
  const sit = () =>
    void run(() => takeSeatHere(at, { seat, name: typed ?? '', waits: info.waits })).then(
      (ok) => ok && setTyped(null),
    );
  const rename = () =>
    void run(() => asker.ask({ type: 'rename', name: (renamed ?? '').trim(), seat })).then(
      (ok) => ok && setRenamed(null),
    );
  const link =
    ticket === null || at.state.table === null ? null : seatLink(at.session, at.state.table, ticket);

  return (
    <View style={[styles.seat, { borderColor: colors.line }]} testID={`menu-seat-${seat}`}>
      <SeatName seat={seat} name={name} away={info.away} bot={info.kind === 'bot'} />
      {held !== undefined && <Text tone="soft">{t('table.menu.here')}</Text>}
      {can.pass && held && <Button label={t('basics.pass', { name })} onPress={() => onPass(held.guest)} />}
      {can.strike && (
        <Button
          kind="danger"
          label={t('table.strike', { name })}
          disabled={busy}
          onPress={() => ask({ type: 'propose', strike: seat, ballot: at.state.snapshot?.ballot?.key ?? '' })}
        />
      )}
      {can.bot && (
        <Button
          label={t('table.menu.bot', { name })}
          disabled={busy}
          onPress={() => ask({ type: 'bot', seat, on: true })}
        />
      )}
      {can.move && (
        <Button
          label={t('table.menu.move', { name })}
          disabled={busy}
          onPress={() => ask({ type: 'ticket', seat })}
        />
      )}
      {can.free && (
        <Button
          label={t('table.menu.free', { name })}
          disabled={busy}
          onPress={() => void run(() => leader.ask({ type: 'bot', seat, on: false }))}
        />
      )}
      {can.rename && renamed === null && (
        <Button label={t('table.menu.rename', { name })} onPress={() => setRenamed(name)} />
      )}
      {renamed !== null && (
        <>
          <Field
            label={t('table.menu.rename', { name })}
            value={renamed}
            onChange={setRenamed}
            max={NAME_LETTERS}
            onSubmit={rename}
          />
          <Button kind="main" label={t('table.menu.rename.go')} disabled={busy} onPress={rename} />
        </>
      )}
      {can.sit && typed === null && (
        <Button
          label={t(info.waits ? 'table.menu.back' : 'table.menu.sit', { name })}
          onPress={() => setTyped(myName)}
        />
      )}
      {typed !== null && (
        <>
          <Field
            label={t('table.menu.name')}
            value={typed}
            onChange={setTyped}
            max={NAME_LETTERS}
            onSubmit={sit}
          />
          <Button
            kind="main"
            label={t('table.menu.sit.go')}
            disabled={busy || typed.trim() === ''}
            onPress={sit}
          />
        </>
      )}
      {problem !== null && <Notice tone="bad" text={problem} onClose={() => setProblem(null)} />}
      {link !== null && (
        <>
          <Text>{t('table.menu.ticket', { name })}</Text>
          <QrCode value={link} size={264} label={t('table.menu.ticket.qr', { name })} />
        </>
      )}
    </View>
  );
}

const styles = StyleSheet.create({
  seat: { gap: SPACE.small, borderWidth: 1, borderRadius: RADIUS.middle, padding: SPACE.middle },
});
