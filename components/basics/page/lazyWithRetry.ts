import { lazy } from 'react';

import { fetchWithRetry } from '@/i18n/resources';

/** Half a minute. */
const TRIES = 15;

/**
 * A part of the app that is fetched when it is first shown. A host that is just starting again only makes it late; what
 * is not there at all goes to the nearest error page.
 */
export const lazyWithRetry: typeof lazy = (fetch) => lazy(() => fetchWithRetry(fetch, TRIES));
