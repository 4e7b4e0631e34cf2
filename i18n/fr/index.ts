import { lidsIn } from '../lids';
import type { Texts } from '../texts';
import { fair } from './fair';
import { motion } from './motion';
import { shell } from './shell';
import { table } from './table';

export const fr: Texts = { app: { ...shell, ...table, ...motion, ...fair }, lids: lidsIn('fr') };
