import { invitationTo } from '@/state/session/invite';
import { currentSession } from '@/state/session/tableSession';
import { ownPage } from './ownPage';

export type Place = 'browser' | 'app';

const bracketed = (address: string): string => (address.includes(':') ? `[${address}]` : address);

/** What a code can lead to: the web app at the host this phone knows, and the installed app. */
export function placesToTake(): { readonly [P in Place]?: string } {
  const sitting = currentSession();
  const table = sitting?.guests[0]?.state().table;
  const invitation = table ? invitationTo(sitting, table) : sitting?.invitation;
  const page = invitation ? `http://${bracketed(invitation.address)}:${invitation.port}` : ownPage();
  return { ...(page !== null && { browser: `${page}/take` }), app: 'palaver://take' };
}
