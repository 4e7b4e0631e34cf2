import { Pill } from '@/components/furniture/thumb/Pill';
import { useText } from '@/i18n';
import { goFaster } from '@/state/session/story';
import type { AtTable } from '@/state/session/useTable';

/** For those who play alone: bots do not wait until they have read, until it is their turn again. */
export function Faster({ at, isMine }: { readonly at: AtTable; readonly isMine: boolean }) {
  const t = useText();
  const { state, held } = at;
  const { table } = state;
  const isAlone = table?.seats.filter(({ kind }) => kind === 'phone').length === held.length;
  const isOffered = isAlone && table.stage === 'playing' && !isMine && !state.isHurried;
  const hasBots = table?.seats.some(({ kind }) => kind === 'bot') === true;
  return isOffered && hasBots && held.length === 1 ? (
    <Pill label={t('table.faster')} icon="next" onPress={goFaster} />
  ) : null;
}
