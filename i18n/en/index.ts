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

export const en = {
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
} as const;

export type Key = keyof typeof en;
/** A whole catalogue: what another language must say. */
export type AppText = { readonly [K in Key]: string };
