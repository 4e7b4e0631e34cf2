import { Buffer } from 'buffer';
import type { Headers, HttpRequest } from './httpRequest';

export type Answer = { status?: number; headers?: Headers; body?: Uint8Array | string };

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

/** React Native's web styles are written into the page at run time, hence `unsafe-inline` for styles alone. */
const CONTENT_POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data: blob:",
  "font-src 'self' data:",
  "media-src 'self' data:",
  "connect-src 'self' ws:",
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

/** The bytes of an answer: the head, and the body unless the request wants none. */
export function answerBytes(answer: Answer, request: HttpRequest | null): Uint8Array[] {
  const isUnchanged = request !== null && isFresh(request, answer.headers?.['ETag']);
  const status = isUnchanged ? 304 : (answer.status ?? 200);
  const reason = STATUS[status] ?? 'Unknown';
  const body = isUnchanged ? '' : (answer.body ?? `${status} ${reason}\n`);
  const bytes = typeof body === 'string' ? Buffer.from(body, 'utf8') : body;
  const headers: Headers = {
    'Content-Type': 'text/plain; charset=utf-8',
    'Cache-Control': 'no-store',
    ...SECURITY,
    ...answer.headers,
    ...(status === 304 ? {} : { 'Content-Length': String(bytes.length) }),
    Connection: request?.keepAlive ? 'keep-alive' : 'close',
  };
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${clean(value)}\r\n`);
  const head = Buffer.from(`HTTP/1.1 ${status} ${reason}\r\n${lines.join('')}\r\n`, 'latin1');
  return request?.method === 'HEAD' || bytes.length === 0 ? [head] : [head, bytes];
}
