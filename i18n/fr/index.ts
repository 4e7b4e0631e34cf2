import { fr as dystocratic } from '@/rules/dystocratic/text/fr';

import type { Texts } from '../languages';
import { motion } from './motion';
import { shell } from './shell';
import { table } from './table';

export const fr: Texts = { app: { ...shell, ...table, ...motion }, games: { dystocratic } };
