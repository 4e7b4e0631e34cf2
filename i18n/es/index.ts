import { es as dystocratic } from '@/rules/dystocratic/text/es';

import type { Texts } from '../languages';
import { motion } from './motion';
import { shell } from './shell';
import { table } from './table';

export const es: Texts = { app: { ...shell, ...table, ...motion }, games: { dystocratic } };
