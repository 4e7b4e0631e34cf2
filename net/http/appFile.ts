import type { GuestRequest } from './connection';
import type { Answer } from './httpAnswer';
import type { Pieces } from './pieces';

/** The installed app as one file, which the host can pass on to the next phone. */
export type AppFile = Pieces & { readonly sha256: string };

export const APP_PATH = '/palaver.apk';
export const APP_FACTS_PATH = '/palaver.json';

/** Hands out the app, and what a careful person wants to know of it first. Null where the host has none. */
export function appDesk(file: () => AppFile | null | Promise<AppFile | null>) {
  return async ({ path }: GuestRequest): Promise<Answer | null> => {
    if (path !== APP_PATH && path !== APP_FACTS_PATH) return null;
    const app = await file();
    if (app === null) return { status: 404 };
    if (path === APP_FACTS_PATH)
      return {
        headers: { 'Content-Type': 'application/json; charset=utf-8' },
        body: JSON.stringify({ size: app.size, sha256: app.sha256 }),
      };
    return {
      headers: {
        'Content-Type': 'application/vnd.android.package-archive',
        'Content-Disposition': 'attachment; filename="palaver.apk"',
        'Cache-Control': 'no-cache',
        ETag: `"${app.sha256.slice(0, 16)}"`,
      },
      body: app,
    };
  };
}
