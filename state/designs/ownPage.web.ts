const LOOPBACK = ['localhost', '127.0.0.1', '[::1]'];

/** Where other phones find this very page; `null` where only this computer does. */
export const ownPage = (): string | null => (LOOPBACK.includes(location.hostname) ? null : location.origin);
