import { useAtom } from 'jotai';
import { type ReactNode, useEffect, useState } from 'react';
import { StyleSheet, View } from 'react-native';

import type { FrameNotes } from '@/components/furniture/frameNotes';
import { BallotTrust, SignLine } from '@/components/trust/BallotTrust';
import { GateQuestion } from '@/components/trust/GateQuestion';
import { HeaderSign } from '@/components/trust/HeaderSign';
import { hasOthers, mayCompareCodes } from '@/components/trust/phones';
import { OthersStopped } from '@/components/trust/OthersStopped';
import { isStopped } from '@/components/trust/secrecy';
import { SignSheet } from '@/components/trust/SignSheet';
import { StepsGone } from '@/components/trust/StepsGone';
import { TrustNotice } from '@/components/trust/TrustNotice';
import { useTheme } from '@/components/theme';
import { codesOf } from '@/state/session/compareCodes';
import { signCardDueAtom, signPutAwayAtom } from '@/state/session/signCard';
import type { AtTable } from '@/state/session/useTable';

type Seats = NonNullable<AtTable['state']['table']>['seats'];

/** Whoever starts reads the sign aloud; where a bot does, the first person at the table. */
const readerOf = (seats: Seats, waiting: readonly number[]): number | null => {
  const isPerson = (seat: number) => seats[seat]?.kind === 'phone' && !seats[seat].away;
  const seat = waiting.find(isPerson) ?? seats.findIndex((_, at) => isPerson(at));
  return seat < 0 ? null : seat;
};

export type TrustParts = {
  /** The table's sign, for the menu. */
  readonly header: ReactNode;
  /** On the menu's button, while a sign waits there that nobody has seen, or the game is stopped. */
  readonly mark: ReactNode;
  readonly notice: ReactNode;
  readonly question: ReactNode;
  readonly sheet: ReactNode;
  readonly notes: FrameNotes;
};

/** What a player's screen shows of the table's sign and of what the phones confirm to each other. */
export function useTrust(
  { state, held, guest }: AtTable,
  { onLeave, onOpen }: { readonly onLeave: () => void; readonly onOpen: () => void },
): TrustParts {
  const { trust, table, snapshot } = state;
  const { sign } = trust;
  const [dueAt, setDueAt] = useAtom(signCardDueAtom);
  const [putAway, setPutAway] = useAtom(signPutAwayAtom);
  const seats = table?.seats ?? [];
  // Who starts is known only at the beginning: a moment later the table may wait for somebody else.
  const [reader] = useState(() => readerOf(seats, snapshot?.waiting ?? []));
  const names = seats.map(({ name }) => name);

  const isUnseen =
    sign !== null &&
    sign.round !== putAway &&
    trust.compared === 'not-yet' &&
    hasOthers(trust) &&
    !isStopped(trust) &&
    table?.stage === 'playing';
  // The card comes by itself with the first board of a game and at no other time, or it would come between somebody's
  // finger and the board. A later sign waits in the header.
  const [isDue, setDue] = useState(isUnseen && dueAt === table.id);
  useEffect(() => setDueAt(null), [setDueAt]);
  const [isOpen, setOpen] = useState(false);
  const isCard = isDue && isUnseen;
  const open = () => {
    onOpen();
    setOpen(true);
  };
  const close = () => {
    setOpen(false);
    setDue(false);
    if (sign !== null) setPutAway(sign.round);
  };
  const compare = (isSame: boolean) => {
    guest.compare(isSame);
    // The card stays to say what to do when they differ.
    if (!isSame) open();
  };
  const { mine, check } = codesOf(guest);
  const codes = {
    mine,
    check: (scanned: string) => {
      // What was found stays on the screen, where a card that came by itself would go.
      open();
      return check(scanned);
    },
  };
  const tellAnyway = (id: string) => guest.tellAnyway(id);
  const notes = {
    ballot: <BallotTrust trust={trust} names={names} />,
    scores: <SignLine trust={trust} names={names} />,
  };
  return {
    notes,
    header: <HeaderSign trust={trust} names={names} isNew={isUnseen && !isCard} onPress={open} />,
    mark: ((isUnseen && !isCard) || isStopped(trust)) && <WaitsMark isBad={isStopped(trust)} />,
    question: <GateQuestion trust={trust} names={names} onTellAnyway={tellAnyway} />,
    notice: (
      <>
        <TrustNotice trust={trust} names={names} onMore={open} />
        <OthersStopped trust={trust} names={names} />
        <StepsGone lost={trust.lost ?? 0} />
      </>
    ),
    sheet: (isCard || isOpen) && (
      <SignSheet
        trust={trust}
        names={names}
        reader={isCard && !isOpen ? reader : null}
        mine={held.map(({ seat }) => seat)}
        codes={mayCompareCodes(trust) ? codes : null}
        onCompare={compare}
        onLeave={onLeave}
        onClose={close}
      />
    ),
  };
}

function WaitsMark({ isBad }: { readonly isBad: boolean }) {
  const { colors } = useTheme();
  return (
    <View
      aria-hidden
      testID="sign-waits"
      style={[
        styles.mark,
        { backgroundColor: isBad ? colors.danger : colors.glow, borderColor: colors.sheet },
      ]}
    />
  );
}

const styles = StyleSheet.create({
  mark: { position: 'absolute', top: 8, end: 6, width: 14, height: 14, borderRadius: 7, borderWidth: 2 },
});
