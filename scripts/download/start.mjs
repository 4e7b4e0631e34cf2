import { fileURLToPath } from 'node:url';
import { checkNode } from '../checkNode.mjs';

checkNode();
const beside = (path) => fileURLToPath(new URL(path, import.meta.url));

/** From wherever it is started, the games stay in its own folder. What people type comes later and counts. */
process.argv.splice(2, 0, '--site', beside('web'), '--data', beside('../data'));
process.env.PALAVER_COMMAND = process.platform === 'win32' ? '.\\play' : './play';
// No `await` here: an old Node would say where it stands, and not that it is old.
import(new URL('host.mjs', import.meta.url).href);
