import { useText } from '@/i18n';
import type { SeatInfo } from '@/state/session/tableSession';

export type SeatWordsOf = { readonly isMine: boolean; readonly hasOtherPhones: boolean };

/** What is true of a seat: who holds it, and how. */
export function useSeatWords({ kind, away }: SeatInfo, { isMine, hasOtherPhones }: SeatWordsOf): string {
  const t = useText();
  if (kind === 'open') return t('lobby.stool.touch');
  if (kind === 'bot') return t('basics.bot');
  if (away) return t('lobby.seat.away');
  return isMine || !hasOtherPhones ? t('lobby.seat.me') : t('lobby.seat.own');
}
