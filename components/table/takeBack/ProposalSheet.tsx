import { useState } from 'react';
import { StyleSheet, View } from 'react-native';

import { Button } from '@/components/basics/input/Button';
import { Notice } from '@/components/basics/page/Notice';
import { Sheet } from '@/components/basics/page/Sheet';
import { Text } from '@/components/basics/text/Text';
import type { Words } from '@/components/boards/types';
import { Log } from '@/components/furniture/messages/Log';
import { logLines } from '@/components/table/frame/logLines';
import { SPACE } from '@/components/theme';
import { useRefusal, useText } from '@/i18n';
import type { AtTable } from '@/state/session/useTable';

export type ProposalSheetProps = {
  readonly at: AtTable;
  readonly words: Words;
  readonly names: readonly string[];
};

/** Somebody asks the table to go back, or to go on without a vote. Everyone at this phone answers with one touch. */
export function ProposalSheet({
  at: { state, states, session, held, guest },
  words,
  names,
}: ProposalSheetProps) {
  const t = useText();
  const refusal = useRefusal(state.table?.game);
  const [problem, setProblem] = useState<string | null>(null);
  /** The refusal that was read, and the proposal whose sheet was closed or opened. */
  const [read, setRead] = useState<string | null>(null);
  const [sheet, setSheet] = useState<{ readonly of: string; readonly open: boolean } | null>(null);
  const proposal = state.table?.proposal ?? null;
  const seats = state.table?.seats ?? [];
  if (proposal === null || held.length === 0) return null;

  const { by, agreed, refused } = proposal;
  const isStrike = proposal.what === 'strike';
  const about = isStrike
    ? { strike: proposal.seat, ballot: proposal.ballot }
    : ({ from: proposal.from } as const);
  const from = isStrike ? Infinity : proposal.from;
  const of = JSON.stringify(about);
  const name = (seat: number) => names[seat] ?? '';
  if (refused !== null) {
    const said = `${by}/${of}/${refused}`;
    return read === said ? null : (
      <View style={styles.bar}>
        <Notice text={t('table.proposal.refused', { name: name(refused) })} onClose={() => setRead(said)} />
      </View>
    );
  }

  const answered = isStrike ? [by, ...agreed, ...proposal.against] : [by, ...agreed];
  const open = seats.flatMap(({ kind, away }, seat) =>
    kind === 'phone' && !answered.includes(seat) && !(isStrike && (away || seat === proposal.seat))
      ? [seat]
      : [],
  );
  const isMine = held.some(({ seat }) => seat === by);
  // A vote is given up by phones, not by seats: each has one voice.
  const hasSpoken = isStrike && held.some(({ seat }) => answered.includes(seat));
  const mine = hasSpoken
    ? []
    : held.filter(({ seat }) => open.includes(seat)).slice(0, isStrike ? 1 : undefined);
  const answer = async (yes: boolean) => {
    const answering = isMine && !yes ? [guestOf(by)] : mine.map(({ seat }) => guestOf(seat));
    setSheet({ of, open: false });
    for (const one of answering) {
      const { ok, ...rest } = await one.ask({ type: 'consent', ...about, yes });
      if (!ok && 'why' in rest) return setProblem(refusal(rest.why));
      if (!yes) return;
    }
  };
  const guestOf = (seat: number) => session.guests[states.findIndex(({ you }) => you.seat === seat)] ?? guest;

  const voter = isStrike ? name(proposal.seat) : '';
  const title = isStrike
    ? t(isMine ? 'table.strike.mine' : 'table.strike.asked', { name: name(by), voter })
    : isMine
      ? t('table.proposal.mine')
      : t('table.proposal', { name: name(by) });
  const isOpen = sheet?.of === of ? sheet.open : mine.length > 0;

  return isOpen ? (
    <Sheet
      open
      onClose={() => setSheet({ of, open: false })}
      title={title}
      footer={
        <>
          {mine.length > 0 && (
            <Button kind="main" label={t('table.proposal.yes')} onPress={() => void answer(true)} />
          )}
          {(isMine || mine.length > 0) && (
            <Button
              label={t(
                isMine ? 'table.proposal.withdraw' : isStrike ? 'table.strike.wait' : 'table.proposal.no',
              )}
              onPress={() => void answer(false)}
            />
          )}
        </>
      }
    >
      {problem !== null && <Notice tone="bad" text={problem} onClose={() => setProblem(null)} />}
      <Text>{t('table.proposal.waiting', { names: open.map(name).join(', ') })}</Text>
      {isStrike ? (
        <Text>{t('table.strike.rules', { name: voter })}</Text>
      ) : (
        <>
          <Text tone="strong">{t('table.proposal.gone')}</Text>
          <Log
            lines={logLines(
              state.events.filter(({ rev }) => rev >= from),
              words,
              { whispers: false },
            )}
          />
          <Text tone="soft">{t('table.rewind.rules')}</Text>
        </>
      )}
    </Sheet>
  ) : (
    <View style={styles.bar}>
      {problem !== null && <Notice tone="bad" text={problem} onClose={() => setProblem(null)} />}
      <Button label={title} onPress={() => setSheet({ of, open: true })} />
    </View>
  );
}

const styles = StyleSheet.create({ bar: { padding: SPACE.small, gap: SPACE.small } });
