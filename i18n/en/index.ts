import { fair } from './fair';
import { motion } from './motion';
import { shell } from './shell';
import { sign } from './sign';
import { table } from './table';
import { trust } from './trust';

export const en = { ...shell, ...table, ...motion, ...fair, ...sign, ...trust } as const;

export type Key = keyof typeof en;
/** A whole catalogue: what another language must say. */
export type AppText = { readonly [K in Key]: string };
