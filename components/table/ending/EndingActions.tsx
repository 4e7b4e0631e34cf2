import { Icon } from '@/components/basics/marks/Icon';
import { NextCard } from '@/components/furniture/ending/DebriefCards';
import { Dock } from '@/components/furniture/thumb/Dock';
import { Primary } from '@/components/furniture/thumb/Primary';
import { Second } from '@/components/furniture/thumb/Second';
import { Sentence } from '@/components/furniture/thumb/Sentence';
import { useText } from '@/i18n';
import { isLeadHere } from '@/state/session/lead';
import type { TableInfo } from '@/state/session/tableSession';
import type { AtTable } from '@/state/session/useTable';

import { PlayAgain } from './PlayAgain';
import type { Talk } from './useTalk';

export type EndingActionsProps = {
  readonly at: AtTable;
  readonly table: TableInfo;
  readonly talk: Talk;
};

/** What there is to do when a game is over: talk about it, and play again with the same people. */
export function EndingActions({ at, table, talk }: EndingActionsProps) {
  const t = useText();
  const { guest, state } = at;
  const mayRestart = state.you.steward || isLeadHere(table, state.you.seat);
  const leadName = table.seats[table.lead ?? -1]?.name ?? null;
  const isLast = talk.turning.at === talk.turning.count - 1;
  const again =
    mayRestart && (!talk.is || isLast) ? (
      <PlayAgain guest={guest} game={table.game} />
    ) : (
      leadName !== null && talk.is && isLast && <Sentence text={t('table.again.leads', { name: leadName })} />
    );
  if (!talk.is)
    return (
      <Dock second={again}>
        <Primary label={t('table.debrief')} onPress={() => talk.set(true)} />
      </Dock>
    );
  const { turning } = talk;
  const points = (
    <Second
      label={t('debrief.scores')}
      short={t('debrief.scores.short')}
      icon={<Icon name="points" size={22} />}
      onPress={() => talk.set(false)}
    />
  );
  return (
    <Dock hold={points} second={again}>
      <NextCard {...turning} />
    </Dock>
  );
}
