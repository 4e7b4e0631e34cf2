import { type Channel, type Dial, DialError, type DialRefusal } from '@/table/wire/channel';
import { type Clock, every } from '@/table/wire/clock';
import { BEAT_MS, DEAD_MS } from '@/table/wire/protocol';

/** When this line was first wanted, and how often it has been opened. */
export type Dialled = [since: number, times: number];

export type ReconnectingChannel = {
  /** A message sent while there is no connection is lost; the caller sends it again if it matters. */
  send(message: object): void;
  isOpen(): boolean;
  /** The other end has let us in: the next loss is a new one. */
  settled(): void;
  /** The phone woke up or the network changed: do not wait for the next try. */
  wake(): void;
  close(): void;
};

/** Refusals that another try cannot change. */
const FINAL = [
  'version',
  'bad-link',
  'bad-ticket',
  'bad-device',
  'no-table',
  'elsewhere',
  'damaged',
  'moved',
  'removed',
];

export const isFinal = (why: string): boolean => FINAL.includes(why);

const LISTEN_MS = 500;
const REDIAL_AFTER_MS = [300, 700, 1_500, 3_000];

/** A guest's line that comes back by itself: dials, listens for silence, and dials again. */
export function createReconnectingChannel(of: {
  dial: Dial;
  clock: Clock;
  beat: () => object;
  opened: (dialled: Dialled) => void;
  message: (text: string) => void;
  lost: () => void;
  /** Says whether to go on trying. */
  refused: (why: DialRefusal) => boolean;
}): ReconnectingChannel {
  const { clock } = of;
  let channel: Channel | null = null;
  let heard = clock.now();
  let tries = 0;
  const since = Math.floor(clock.now());
  let times = 0;
  let over = false;
  let dialling = false;
  let cancelRetry: () => void = () => undefined;

  const send = (message: object) => channel?.send(JSON.stringify(message));

  function connect(): void {
    if (over || dialling || channel !== null) return;
    cancelRetry();
    dialling = true;
    of.dial().then(
      (opened) => {
        dialling = false;
        if (over) opened.close('left');
        else use(opened);
      },
      (error: unknown) => {
        dialling = false;
        if (!over && of.refused(error instanceof DialError ? error.why : 'unreachable')) retry();
      },
    );
  }

  function use(opened: Channel): void {
    channel = opened;
    heard = clock.now();
    opened.listen({
      message: (text) => {
        if (channel !== opened) return;
        heard = clock.now();
        of.message(text);
      },
      closed: () => {
        if (channel === opened) lose();
      },
    });
    times += 1;
    of.opened([since, times]);
  }

  function lose(): void {
    const dead = channel;
    channel = null;
    dead?.close('lost');
    if (over) return;
    of.lost();
    retry();
  }

  function retry(): void {
    cancelRetry();
    cancelRetry = clock.after(REDIAL_AFTER_MS[Math.min(tries, REDIAL_AFTER_MS.length - 1)] ?? 0, connect);
    tries += 1;
  }

  const isSilent = () => channel !== null && clock.now() - heard > DEAD_MS;
  const stopBeating = every(clock, BEAT_MS, () => send(of.beat()));
  // Looked at between the beats as well: the table is to go on within ten seconds of whatever happened.
  const stopListening = every(clock, LISTEN_MS, () => {
    if (!isSilent()) return;
    // No more waiting before the next try.
    tries = 0;
    lose();
  });

  connect();

  return {
    send,
    isOpen: () => channel !== null,
    settled: () => (tries = 0),
    wake: () => {
      tries = 0;
      if (isSilent()) lose();
      connect();
    },
    close: () => {
      over = true;
      stopBeating();
      stopListening();
      cancelRetry();
      channel?.close('left');
      channel = null;
    },
  };
}
