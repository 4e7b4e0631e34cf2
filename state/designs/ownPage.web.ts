import { isLoopbackName } from '@/net/http/origin';

/** Where other phones find this very page; `null` where only this computer does. */
export const ownPage = (): string | null => (isLoopbackName(location.hostname) ? null : location.origin);
