import { HTTPParser } from 'http-parser-js';

export type Headers = Readonly<Record<string, string>>;

export type HttpRequest = {
  method: string;
  /** Without the query, as sent: never a path on any disk. */
  path: string;
  query: string;
  headers: Headers;
  keepAlive: boolean;
  isWebSocket: boolean;
};

/** Sent twice, these could mean one thing to us and another to a proxy or a browser. */
const ONCE = ['host', 'origin', 'content-length', 'sec-websocket-key', 'sec-websocket-version'];

function headersOf(pairs: readonly string[]): Headers | null {
  const headers: Record<string, string> = Object.create(null);
  for (let at = 0; at + 1 < pairs.length; at += 2) {
    const name = (pairs[at] ?? '').toLowerCase();
    const value = pairs[at + 1] ?? '';
    const before = headers[name];
    if (before !== undefined && ONCE.includes(name)) return null;
    headers[name] = before === undefined ? value : `${before}, ${value}`;
  }
  return headers;
}

const hasBody = (headers: Headers) =>
  headers['transfer-encoding'] !== undefined || !['0', undefined].includes(headers['content-length']);

export type ReadProblem = 'bad' | 'body';

export type RequestReader = {
  /** Reads what it can. After a WebSocket request it stops, and `rest` is what came behind it. */
  read(bytes: Buffer): { problem: ReadProblem | null; rest: Buffer | null };
};

/** Turns one connection's bytes into requests without bodies. */
export function requestReader(onRequest: (request: HttpRequest) => void): RequestReader {
  const parser = new HTTPParser(HTTPParser.REQUEST);
  let problem: ReadProblem | null = null;
  let isUpgraded = false;
  let request: HttpRequest | null = null;

  parser[HTTPParser.kOnHeadersComplete] = (info) => {
    const headers = headersOf(info.headers);
    if (!headers) problem = 'bad';
    else if (hasBody(headers)) problem = 'body';
    if (problem || !headers) return;
    const [path = '', query = ''] = info.url.split('?', 2);
    const method = HTTPParser.methods[info.method] ?? '';
    const isWebSocket = info.upgrade && method === 'GET' && headers['upgrade']?.toLowerCase() === 'websocket';
    request = { method, path, query, headers, keepAlive: info.shouldKeepAlive && !info.upgrade, isWebSocket };
  };
  parser[HTTPParser.kOnMessageComplete] = () => {
    if (!request || problem) return;
    const complete = request;
    request = null;
    isUpgraded = complete.isWebSocket;
    onRequest(complete);
  };

  return {
    read(bytes) {
      const used = parser.execute(bytes, 0, bytes.length);
      if (used instanceof Error) problem ??= 'bad';
      return { problem, rest: isUpgraded && !(used instanceof Error) ? bytes.subarray(used) : null };
    },
  };
}
