import { lidsIn } from '../lids';
import type { Texts } from '../texts';
import { fair } from './fair';
import { motion } from './motion';
import { shell } from './shell';
import { sign } from './sign';
import { table } from './table';
import { trust } from './trust';

export const fr: Texts = {
  app: { ...shell, ...table, ...motion, ...fair, ...sign, ...trust },
  lids: lidsIn('fr'),
};
