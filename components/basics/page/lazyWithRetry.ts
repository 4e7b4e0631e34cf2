import { lazy } from 'react';

import { untilItComes } from '@/i18n/fetched';

/** Half a minute. */
const TRIES = 15;

/**
 * A part of the app that is fetched when it is first shown. A host that is just starting again only makes it late; what
 * is not there at all goes to the nearest error page.
 */
export const lazyWithRetry: typeof lazy = (fetch) => lazy(() => untilItComes(fetch, TRIES));
