import { Buffer } from 'buffer';
import type { Headers, HttpRequest } from './httpRequest';
import type { Pieces } from './pieces';

export type Answer = {
  status?: number;
  headers?: Headers;
  body?: Uint8Array | string | Pieces;
  /** For whoever does not take the body as it is encoded. */
  plain?: Uint8Array;
};

const STATUS: Record<number, string> = {
  200: 'OK',
  304: 'Not Modified',
  400: 'Bad Request',
  403: 'Forbidden',
  404: 'Not Found',
  405: 'Method Not Allowed',
  408: 'Request Timeout',
  413: 'Content Too Large',
  421: 'Misdirected Request',
  431: 'Request Header Fields Too Large',
  500: 'Internal Server Error',
  503: 'Service Unavailable',
};

/**
 * React Native's web styles are written into the page at run time, hence `unsafe-inline` for styles alone. A page whose
 * host is gone asks another one, hence connections to any address.
 */
const CONTENT_POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data: blob:",
  "font-src 'self' data:",
  "media-src 'self' data:",
  "connect-src 'self' ws: http:",
  "manifest-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ');

const SECURITY: Headers = {
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'no-referrer',
  'Content-Security-Policy': CONTENT_POLICY,
  'Cross-Origin-Resource-Policy': 'same-origin',
  'X-Frame-Options': 'DENY',
};

const clean = (value: string) => value.replace(/[\r\n]/g, ' ');

/** The same etag, whether or not a proxy has marked it as weak. */
const isFresh = (request: HttpRequest, etag: string | undefined) =>
  etag !== undefined &&
  (request.headers['if-none-match'] ?? '').split(/\s*,\s*/).some((tag) => tag.replace(/^W\//, '') === etag);

const isPieces = (body: Answer['body']): body is Pieces => typeof body === 'object' && 'read' in body;
const isKnown = (answer: Answer, request: HttpRequest | null) =>
  request !== null && isFresh(request, answer.headers?.['ETag']);

/** The body that follows the bytes of an answer piece by piece, if it has one and the request wants it. */
export const piecesOf = (answer: Answer, request: HttpRequest): Pieces | null =>
  isPieces(answer.body) && request.method !== 'HEAD' && !isKnown(answer, request) ? answer.body : null;

/** A browser says that it takes gzip; a program that does not may write what it gets to a file as it comes. */
const takesGzip = ({ headers }: HttpRequest): boolean =>
  (headers['accept-encoding'] ?? '').split(',').some((one) => {
    const [coding, ...weight] = one.toLowerCase().split(';');
    return coding?.trim() === 'gzip' && !weight.some((part) => /^\s*q=0(\.0*)?\s*$/.test(part));
  });

/** Of two bodies under one name only the usual one has an etag. */
function forRequest(answer: Answer, request: HttpRequest | null): Answer {
  if (answer.plain === undefined || request === null || takesGzip(request)) return answer;
  const { 'Content-Encoding': _encoding, ETag: _etag, ...headers } = answer.headers ?? {};
  return { ...answer, headers, body: answer.plain };
}

/** The bytes of an answer: the head, and the body unless the request wants none or it comes in pieces. */
export function answerBytes(found: Answer, request: HttpRequest | null): Uint8Array[] {
  const answer = forRequest(found, request);
  const isUnchanged = isKnown(answer, request);
  const status = isUnchanged ? 304 : (answer.status ?? 200);
  const reason = STATUS[status] ?? 'Unknown';
  const body = isUnchanged ? '' : (answer.body ?? `${status} ${reason}\n`);
  const bytes = typeof body === 'string' ? Buffer.from(body, 'utf8') : isPieces(body) ? null : body;
  const size = bytes?.length ?? (isPieces(body) ? body.size : 0);
  const headers: Headers = {
    'Content-Type': 'text/plain; charset=utf-8',
    'Cache-Control': 'no-store',
    ...SECURITY,
    ...answer.headers,
    ...(status === 304 ? {} : { 'Content-Length': String(size) }),
    Connection: request?.keepAlive ? 'keep-alive' : 'close',
  };
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${clean(value)}\r\n`);
  const head = Buffer.from(`HTTP/1.1 ${status} ${reason}\r\n${lines.join('')}\r\n`, 'latin1');
  return request?.method === 'HEAD' || bytes === null || bytes.length === 0 ? [head] : [head, bytes];
}
