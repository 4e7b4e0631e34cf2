export type CodeAnswer =
  | { readonly ok: true; readonly link: string }
  | { readonly ok: false; readonly why: 'code' | 'code.nowhere' | 'code.place' };

/** The page came from the host, so there is nobody else to ask. */
export const asksForAddress = false;

/** Asks the host that served this page for the table with a typed code. */
export async function linkOfCode(code: string, _place = ''): Promise<CodeAnswer> {
  try {
    const answer = await fetch(`/code/${encodeURIComponent(code)}`);
    if (answer.status === 404) return { ok: false, why: 'code' };
    return { ok: true, link: ((await answer.json()) as { link: string }).link };
  } catch {
    return { ok: false, why: 'code.nowhere' };
  }
}
