import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Made by `npm run test:native`, which sets it. */
const folder = process.env['PALAVER_NATIVE'] ?? '';

export const nativeFile = (...path: string[]): string => {
  if (folder === '') throw new Error('Run these with: npm run test:native');
  return readFileSync(join(folder, ...path), 'utf8');
};

/** Every element of a name, with its attributes. */
export const elements = (xml: string, name: string): readonly { readonly [attribute: string]: string }[] =>
  [...xml.replace(/<!--[^]*?-->/g, '').matchAll(new RegExp(`<${name}\\b([^>]*)>`, 'g'))].map(([, inside]) =>
    Object.fromEntries(
      [...(inside ?? '').matchAll(/([\w:]+)="([^"]*)"/g)].map(([, key, value]) => [key, value]),
    ),
  );
