import { en } from '@/i18n/en';
import { es } from '@/i18n/es';
import { fr } from '@/i18n/fr';
import { id } from '@/i18n/id';
import { pt } from '@/i18n/pt';
import { sw } from '@/i18n/sw';

/** What the app says, in every language but English. */
export const TRANSLATED = { fr: fr.app, es: es.app, pt: pt.app, id: id.app, sw: sw.app } as const;

/** What the app says, in every language. */
export const CATALOGUES = { en, ...TRANSLATED } as const;
