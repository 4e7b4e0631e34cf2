import { useAtomValue } from 'jotai';

import { Notice } from '@/components/basics/Notice';
import { useText } from '@/i18n';
import { guestStatesAtom, type TableInfo } from '@/state/sitting';

import { fairnessOf } from './fairness';

/** After a game: what the phones found when they played it again, in plain words. */
export function FairPlay({ table }: { table: TableInfo }) {
  const t = useText();
  const states = useAtomValue(guestStatesAtom);
  const { agreeing, differing, late, missing } = fairnessOf(table, states);
  const nameOf = (seat: number) => table.seats[seat]?.name ?? '';
  if (differing.length > 0)
    return (
      <Notice
        tone="bad"
        testID="fair-play"
        text={[
          ...differing.map(({ seat, found: { move, what } }) =>
            t(move === 0 ? 'fair.differs.start' : 'fair.differs', {
              name: nameOf(seat),
              move,
              what: t(`fair.what.${what}`),
            }),
          ),
          t('fair.talk'),
        ].join(' ')}
      />
    );
  if (agreeing === 0) {
    const isChecking = states.some(({ you }) => you.seat !== null);
    return isChecking ? <Notice testID="fair-play" text={t('fair.checking')} /> : null;
  }
  return (
    <Notice
      tone={missing.length === 0 ? 'good' : 'info'}
      testID="fair-play"
      text={[
        t(missing.length === 0 ? 'fair.agree' : 'fair.so-far', { count: agreeing }),
        ...(missing.length === 0 ? [] : [t('fair.missing', { names: missing.map(nameOf).join(', ') })]),
        ...late.map(({ seat, from }) => t('fair.late', { name: nameOf(seat), move: from })),
      ].join(' ')}
    />
  );
}
