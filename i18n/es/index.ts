import { es as dystocratic } from '@/rules/dystocratic/text/es';

import type { Texts } from '../languages';
import { shell } from './shell';
import { table } from './table';

export const es: Texts = { app: { ...shell, ...table }, games: { dystocratic } };
