import { Icon } from '@/components/basics/marks/Icon';
import { Button } from '@/components/basics/input/Button';
import { Dock } from '@/components/furniture/thumb/Dock';
import { Primary } from '@/components/furniture/thumb/Primary';
import { Sentence } from '@/components/furniture/thumb/Sentence';
import { useText } from '@/i18n';
import { isLeadHere } from '@/state/session/lead';
import type { TableInfo } from '@/state/session/tableSession';
import type { AtTable } from '@/state/session/useTable';

import { PlayAgain } from './PlayAgain';

/** Whether the end is talked about now, or looked at. */
export type Talk = { readonly is: boolean; readonly set: (now: boolean) => void };

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
  const again = mayRestart ? (
    <PlayAgain guest={guest} game={table.game} />
  ) : (
    leadName !== null && talk.is && <Sentence text={t('table.again.leads', { name: leadName })} />
  );
  return (
    <Dock second={again}>
      {talk.is ? (
        <Button label={t('debrief.scores')} icon={<Icon name="back" />} onPress={() => talk.set(false)} />
      ) : (
        <Primary label={t('table.debrief')} onPress={() => talk.set(true)} />
      )}
    </Dock>
  );
}
