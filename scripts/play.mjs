import { run } from './run.mjs';
import { setup } from './setup.mjs';
import { webBuild } from './build/webBuild.mjs';

const args = process.argv.slice(2);

setup();
if (!args.includes('--help')) await webBuild();
await run('server/play.ts', args);
