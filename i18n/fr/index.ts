import { en as dystocratic } from '@/rules/dystocratic/text/en';

import { en } from '../en';
import type { Texts } from '../languages';

export const fr: Texts = { app: en, games: { dystocratic } };
