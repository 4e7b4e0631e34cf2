import { getDefaultStore } from 'jotai';
import WebSocket from 'ws';

import { openTableHere } from '@/state/session/connectToTable';
import { lanListenerAtom, lanAddresses } from '@/state/hosting/lanListener';
import { invitationTo, inviteLink, seatLink } from '@/state/session/invite';
import { currentSession } from '@/state/session/tableSession';

import { obey, playBy, report } from './player';

/** The app on the phone that is the table: its own state and sockets, with stand-ins for what only a phone has. */
Object.assign(globalThis, { WebSocket });

const table = () => currentSession()?.guests[0]?.state().table ?? null;

async function main(): Promise<void> {
  await openTableHere('dystocratic', true);
  const guest = currentSession()?.guests[0];
  if (guest === undefined) throw new Error('nobody sits at the table');
  playBy(guest);
  const say = () => {
    const [session, info] = [currentSession(), table()];
    const invitation = info && invitationTo(session, info);
    const places = lanAddresses().map(({ place, hasWorked }) => ({ place, hasWorked }));
    report({
      door: getDefaultStore().get(lanListenerAtom)?.stage,
      link: invitation && inviteLink(invitation, places[0]?.place),
      places,
      away: info?.seats.map(({ away }) => away) ?? [],
    });
  };
  guest.subscribe(say);
  obey({
    sit: async (seat) => void (await guest.ask({ type: 'sit', seat: Number(seat), name: 'Host' })),
    options: async (of) =>
      void (await guest.ask({ type: 'options', options: JSON.parse(of) as Record<string, string> })),
    start: async () => void (await guest.ask({ type: 'start' })),
    ticket: async (seat) => {
      const answer = await guest.ask({ type: 'ticket', seat: Number(seat) });
      const [session, info] = [currentSession(), table()];
      if (answer.ok && answer.ticket !== undefined && session !== null && info !== null)
        report({ ticket: seatLink(session, info, answer.ticket) });
    },
  });
}

void main();
