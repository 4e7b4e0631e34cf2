import { useAtomValue } from 'jotai';

import { Notice } from '@/components/basics/page/Notice';
import { useText } from '@/i18n';
import { guestStatesAtom, type TableInfo } from '@/state/session/tableSession';

import { fairnessOf } from './fairness';

/** Says after a game what the phones' audits found. */
export function FairPlay({ table }: { table: TableInfo }) {
  const t = useText();
  const states = useAtomValue(guestStatesAtom);
  const { agreeing, differing, late, missing, unchecked, themselves, hostSays } = fairnessOf(table, states);
  const nameOf = (seat: number) => table.seats[seat]?.name ?? '';
  if (differing.length > 0)
    return (
      <Notice
        tone="bad"
        testID="fair-play"
        text={[
          ...differing.flatMap(({ seat, found: { move, what }, isHostsWord }) => [
            t(move === 0 ? 'fair.differs.start' : 'fair.differs', {
              name: nameOf(seat),
              move,
              what: t(`fair.what.${what}`),
            }),
            ...(isHostsWord ? [t('fair.host-says', { names: nameOf(seat) })] : []),
          ]),
          t('fair.talk'),
        ].join(' ')}
      />
    );
  const notHere =
    unchecked === null ? [] : [t('fair.unchecked', { needs: unchecked.needs, has: unchecked.has })];
  if (agreeing === 0 && notHere.length > 0) return <Notice testID="fair-play" text={notHere.join(' ')} />;
  if (agreeing === 0) {
    const isChecking = states.some(({ you }) => you.seat !== null);
    return isChecking ? <Notice testID="fair-play" text={t('fair.checking')} /> : null;
  }
  const isComplete = missing.length === 0 && unchecked === null;
  return (
    <Notice
      tone={isComplete ? 'good' : 'info'}
      testID="fair-play"
      text={[
        t(isComplete ? 'fair.agree' : 'fair.so-far', { count: agreeing }),
        ...(agreeing > 1 ? [t('fair.themselves', { own: themselves, count: agreeing })] : []),
        ...(hostSays.length > 0 ? [t('fair.host-says', { names: hostSays.map(nameOf).join(', ') })] : []),
        ...(missing.length === 0 ? [] : [t('fair.missing', { names: missing.map(nameOf).join(', ') })]),
        ...notHere,
        ...late.map(({ seat, from }) => t('fair.late', { name: nameOf(seat), move: from })),
      ].join(' ')}
    />
  );
}
