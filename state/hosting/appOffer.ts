import { APP_FACTS_PATH, APP_PATH } from '@/net/http/appFile';

/** The Android app, at the host's. */
export type AppOffer = { readonly url: string; readonly size: number; readonly sha256: string };

const SHA256 = /^[0-9a-f]{64}$/;

/** `null` on anything but an Android browser, and where the host has no app to give. */
export async function appOffer(): Promise<AppOffer | null> {
  if (!/Android/.test(navigator.userAgent)) return null;
  try {
    const answer = await fetch(APP_FACTS_PATH);
    if (!answer.ok) return null;
    const { size, sha256 } = (await answer.json()) as { size: unknown; sha256: unknown };
    if (typeof size !== 'number' || typeof sha256 !== 'string' || !SHA256.test(sha256)) return null;
    return { url: APP_PATH, size, sha256 };
  } catch {
    return null;
  }
}
