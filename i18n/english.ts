import { en as dystocratic } from '@/rules/dystocratic/text/en';

import { en } from './en';
import type { Texts } from './languages';

/** English comes with the app: it is what every other language falls back to. */
export const ENGLISH: Texts = { app: en, games: { dystocratic } };
