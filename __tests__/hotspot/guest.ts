import WebSocket from 'ws';

import { joinByLink } from '@/state/session/connectToTable';
import { currentSession } from '@/state/session/tableSession';

import { obey, playBy } from './player';

/** The app on a guest's phone: its own state, with stand-ins for what only a phone has. */
Object.assign(globalThis, { WebSocket });

const guest = () => currentSession()?.guests[0];
let stopPlaying: () => void = () => undefined;

obey({
  join: (link) => {
    const joined = joinByLink(link);
    const joining = guest();
    if (!joined.ok || joining === undefined) throw new Error(`no way to the table by ${link}`);
    stopPlaying();
    stopPlaying = playBy(joining);
  },
  sit: async (seat) => void (await guest()?.ask({ type: 'sit', seat: Number(seat), name: `Guest ${seat}` })),
});
