import type { Clock } from '@/table/wire/clock';
import { answerBytes, piecesOf, type Answer } from './httpAnswer';
import { requestReader, type HttpRequest } from './httpRequest';
import type { Placed } from './doorkeeper';
import type { Limits } from './limits';
import type { FrameLink } from '@/net/frameLink';
import { isNeighbour, isOwnHost, isOwnPage } from './origin';
import { outbox } from './outbox';
import { sendPieces } from './pieces';
import type { FileLookup } from './site';
import { addressOf, ownAddressOf, type TcpSocket } from './tcp';
import { webSocketLink, type HostLink } from './webSocketLink';

export type GuestRequest = HttpRequest & { remoteAddress: string };

/** Where a guest came from, and to which of the host's own addresses. */
export type Arrival = { readonly remoteAddress: string; readonly localAddress: string };

/** What a link has to ask of the port it came through. */
export type Handshaking = {
  /** Asked before the costly part of a handshake. */
  readonly mayShakeHands: () => boolean;
  /** The other end has shown that it has a link to the table. */
  readonly proven: () => void;
};

/** What a host does with those who come: files and answers for browsers, links for tables. */
export type HostWork = {
  file: FileLookup;
  /** Asked before `file`; null leaves the request to it. */
  respond?: (request: GuestRequest) => Answer | null | Promise<Answer | null>;
  /** Every `address:port` this host has, or has had: a page loaded from one may come back through another. */
  places?: () => readonly string[];
  /** Pages that another host in the local network served may come too: theirs may be gone. */
  welcomesNeighbours?: () => boolean;
  onLink: (arrival: { tableId: string; link: FrameLink } & Arrival & Handshaking) => void;
};

export type Connection = Placed & { destroy(): void };

const TABLE_PATH = /^\/t\/([A-Za-z0-9_-]{1,64})$/;

type ConnectionOptions = {
  socket: TcpSocket;
  work: HostWork;
  limits: Limits;
  clock: Clock;
  mayShakeHands: () => boolean;
  onGone: () => void;
};

/** One accepted socket: HTTP requests one after the other, until one of them becomes a WebSocket. */
export function connection(options: ConnectionOptions): Connection {
  const { socket, work, limits, clock, mayShakeHands, onGone } = options;
  const address = addressOf(socket);
  const since = clock.now();
  const out = outbox({ socket, clock, stallMs: limits.stallMs });
  const waiting: HttpRequest[] = [];
  let headerBytes = 0;
  let isAnswering = false;
  let isRefused = false;
  let hasAnswered = false;
  let upgrade: HttpRequest | null = null;
  let guest: HostLink | null = null;
  let isProven = false;
  let isGone = false;

  const isIdle = () => hasAnswered && !guest && !isAnswering && !isRefused && headerBytes === 0;
  let stopTimer = clock.after(limits.headerMs, () => refuse(408));
  const timer = (ms: number, run: () => void) => {
    stopTimer();
    stopTimer = isGone ? () => {} : clock.after(ms, run);
  };

  /** Says why, once, and lets the peer read it before the line goes. */
  function refuse(status: number): void {
    if (isRefused || isGone) return;
    isRefused = true;
    waiting.length = 0;
    for (const bytes of answerBytes({ status }, null)) out.send(bytes);
    timer(limits.lingerMs, () => socket.destroy());
    out.onEmpty = () => out.end();
    if (out.queued === 0 && !isAnswering) out.end();
  }

  async function answerFor(request: HttpRequest): Promise<Answer> {
    if (!isOwnHost(request.headers['host'])) return { status: 421 };
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      return { status: 405, headers: { Allow: 'GET, HEAD' } };
    }
    try {
      const answer = await work.respond?.({ ...request, remoteAddress: address });
      return answer ?? (await work.file(request.path)) ?? { status: 404 };
    } catch {
      return { status: 500 };
    }
  }

  async function answerNext(): Promise<void> {
    const request = waiting.shift();
    if (!request || isAnswering || isRefused || isGone) return;
    isAnswering = true;
    stopTimer();
    const answer = await answerFor(request);
    const done = () => {
      out.onEmpty = null;
      isAnswering = false;
      hasAnswered = true;
      if (!request.keepAlive) return out.end();
      timer(limits.idleMs, () => socket.destroy());
      void answerNext();
    };
    const body = piecesOf(answer, request);
    if (body) sendPieces({ body, out, done, failed: () => socket.destroy() });
    else out.onEmpty = done;
    for (const bytes of answerBytes(answer, request)) out.send(bytes);
  }

  function become(request: HttpRequest, rest: Buffer): void {
    const tableId = TABLE_PATH.exec(request.path)?.[1];
    const { host, 'sec-websocket-key': key, 'sec-websocket-version': version } = request.headers;
    if (!isOwnHost(host)) return refuse(421);
    const isWelcome = work.welcomesNeighbours?.() === true && isNeighbour(request.headers['origin']);
    if (!isWelcome && !isOwnPage(request.headers, work.places?.())) return refuse(403);
    if (tableId === undefined) return refuse(404);
    if (version !== '13' || key === undefined) return refuse(400);
    stopTimer();
    guest = webSocketLink({ request, socket, out, limits, clock });
    work.onLink({
      tableId,
      link: guest.link,
      remoteAddress: address,
      localAddress: ownAddressOf(socket),
      mayShakeHands,
      proven: () => {
        isProven = true;
      },
    });
    if (rest.length > 0) guest.data(rest);
  }

  function readHttp(bytes: Buffer): void {
    if (headerBytes === 0 && !isAnswering) timer(limits.headerMs, () => refuse(408));
    headerBytes += bytes.length;
    if (headerBytes > limits.headerBytes) return refuse(431);
    const { problem, rest } = reader.read(bytes);
    if (problem) return refuse(problem === 'body' ? 413 : 400);
    if (upgrade && rest) become(upgrade, rest);
    else if (waiting.length > limits.pipelined) refuse(400);
    else void answerNext();
  }

  const reader = requestReader((request) => {
    headerBytes = 0;
    if (request.isWebSocket) upgrade = request;
    else waiting.push(request);
  });

  const gone = () => {
    if (isGone) return;
    isGone = true;
    stopTimer();
    out.drop();
    guest?.lost();
    onGone();
  };
  socket.on('data', (bytes) => {
    if (isGone || isRefused) return;
    if (guest) guest.data(bytes);
    else readHttp(bytes);
  });
  socket.on('error', gone);
  socket.on('close', gone);
  socket.on('end', () => socket.destroy());

  return {
    address,
    since,
    get isIdle() {
      return isIdle();
    },
    get isSilent() {
      return !hasAnswered && !isAnswering && !isProven;
    },
    get isProven() {
      return isProven;
    },
    destroy() {
      socket.destroy();
      gone();
    },
  };
}
