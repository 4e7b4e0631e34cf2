import { lidsIn } from '../lids';
import type { Texts } from '../texts';
import { control } from './control';
import { fair } from './fair';
import { guidance } from './guidance';
import { motion } from './motion';
import { privacy } from './privacy';
import { shell } from './shell';
import { sign } from './sign';
import { table } from './table';
import { talk } from './talk';
import { trust } from './trust';

export const id: Texts = {
  app: {
    ...shell,
    ...table,
    ...talk,
    ...control,
    ...guidance,
    ...motion,
    ...fair,
    ...sign,
    ...trust,
    ...privacy,
  },
  lids: lidsIn('id'),
};
