import { run } from './run.mjs';
import { setup } from './setup.mjs';
import { webBuild } from './build/webBuild.mjs';

const args = process.argv.slice(2);

setup();
/** These need no web app. */
const isShort = args.some((argument) => /^--(help|forget|keep)(=|$)/.test(argument));
if (!isShort) await webBuild();
await run('server/play.ts', args);
