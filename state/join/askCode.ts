import type { AskedByCode } from '@/net/dial/askByCode';
import { USUAL_PORT } from '@/net/lan/port';
import { readCode } from '@/net/links/codeSymbols';
import { joinLink, parseJoinLink } from '@/net/links/joinLink';
import { type HostAddress, hostAddressText, readHostAddress } from '@/net/links/linkParts';
import { parseRecoveryLink, recoveryLink } from '@/net/links/recoveryLink';

export type CodeAnswer =
  | { readonly ok: true; readonly link: string }
  | {
      readonly ok: false;
      readonly why: 'code' | 'code.length' | 'code.nowhere' | 'code.often' | 'code.place' | 'other-version';
    };

const NUMBERS = /^\d{1,3}(\.\d{1,3}){3}(:\d+)?$/;

/** `host:port` as somebody typed it: in numbers, with or without the port. */
export function placeTyped(text: string): string | null {
  const bare = text
    .trim()
    .replace(/^http:\/\//, '')
    .replace(/\/$/, '');
  const place = NUMBERS.test(bare) ? readHostAddress(bare, USUAL_PORT) : null;
  return place && hostAddressText(place);
}

const PROBLEMS = {
  unknown: 'code',
  often: 'code.often',
  version: 'other-version',
  unreachable: 'code.nowhere',
} as const satisfies { readonly [problem in Extract<AskedByCode, { problem: string }>['problem']]: string };

/** The same link by the way on which its host was reached: a host cannot know all the names it is called by. */
function linkBy(place: HostAddress, link: string): string | null {
  const recoveryDevice = parseRecoveryLink(link);
  if (recoveryDevice !== null) return recoveryLink({ ...recoveryDevice, ...place });
  const parsed = parseJoinLink(link);
  return 'invitation' in parsed ? joinLink({ ...parsed.invitation, ...place }) : null;
}

/**
 * The arithmetic of typed codes is too much for every guest's first load, and most scan. Whoever may have to type one after
 * the host is gone fetches it before.
 */
export const fetchCodeExchange = () => import('@/net/dial/askByCode');

/**
 * Asks the host at `place` (nothing: the host that served this page) for the link that belongs to a typed code. What
 * comes was sealed by somebody who knows the code; a host that does not has learnt that one guess of its own was wrong.
 */
export async function askCode(typed: string, place: string | null): Promise<CodeAnswer> {
  const code = readCode(typed);
  if (code === null) return { ok: false, why: 'code.length' };
  const at = readHostAddress(place ?? location.host);
  if (at === null) return { ok: false, why: 'code.place' };
  const exchange = await fetchCodeExchange().catch(() => null);
  if (exchange === null) return { ok: false, why: 'code.nowhere' };
  const answer = await exchange.askHostByCode({ url: `ws://${hostAddressText(at)}`, code });
  if ('problem' in answer) return { ok: false, why: PROBLEMS[answer.problem] };
  const link = linkBy(at, answer.link);
  return link === null ? { ok: false, why: 'code' } : { ok: true, link };
}
