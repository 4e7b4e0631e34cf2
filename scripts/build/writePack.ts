import { mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';

import { packFiles } from '@/net/http/site';
import { filesIn } from '@/server/site';

/** Metro finds this in the place of state/hosting/packedSite.ts; what it knows of each file is data, the files are one asset. */
const MODULE = `module.exports.packedSite = { ...require('./site.json'), asset: require('./files.site') };\n`;

const [site, hash] = process.argv.slice(2);
if (site === undefined || hash === undefined) throw new Error('Run: npm run pack');
const pack = resolve('dist/pack');
const aside = `${pack}.${process.pid}`;
const { files, bytes } = packFiles(filesIn(site, ''));

mkdirSync(aside, { recursive: true });
writeFileSync(join(aside, 'files.site'), bytes);
writeFileSync(join(aside, 'site.json'), JSON.stringify({ hash, files }, null, 2));
writeFileSync(join(aside, 'packedSite.js'), MODULE);
rmSync(pack, { recursive: true, force: true });
renameSync(aside, pack);
console.error(`Packed ${files.length} files, ${Math.round(bytes.length / 1024)} KB: dist/pack.`);
