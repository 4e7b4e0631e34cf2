import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { chromium } from '../test/chromium.mjs';
import { needTools } from '../test/debian.mjs';
import { hotspot, whyNot } from './namespaces.mjs';
import { setup } from '../setup.mjs';

/**
 * A phone's hotspot in network namespaces: the app's own hosting code in the gateway, guests and a Chromium in
 * networks of their own. Fails where it cannot run: a test that did not run proves nothing.
 */
setup();
needTools({ ip: 'iproute2' });
const prefix = `pv${process.pid % 10_000}`;
const problem = whyNot(`${prefix}x`);
if (problem) {
  console.error(problem);
  process.exit(1);
}
const browser = chromium();
const { pack } = await import('../build/pack.mjs');
const { bundle, root } = await import('../build/bundle.mjs');
await pack();

const here = (path) => resolve(root, path);
const cached = (name) => here(`node_modules/.cache/palaver/hotspot/${name}`);
const expo = here('__tests__/hotspot/standIns/expo.ts');
const onPhone = {
  // A package with a SQLite in it is CommonJS, and must be left where its files are.
  format: 'cjs',
  resolveExtensions: ['.native.ts', '.ts', '.tsx', '.js', '.json'],
  external: ['node-sqlite3-wasm'],
  alias: {
    'react-native': here('__tests__/hotspot/standIns/reactNative.ts'),
    'expo-sqlite/kv-store': expo,
    'expo-sqlite': here('__tests__/support/sqliteStandIn.ts'),
    ...Object.fromEntries(
      ['keep-awake', 'battery', 'asset', 'file-system', 'crypto'].map((name) => [`expo-${name}`, expo]),
    ),
    '@/modules/phone': here('__tests__/hotspot/standIns/phone.ts'),
  },
  plugins: [
    {
      name: 'the pack, as Metro puts it in',
      setup(build) {
        build.onResolve({ filter: /\/packedSite$/ }, () => ({ path: here('dist/pack/packedSite.js') }));
        build.onLoad({ filter: /\.site$/ }, ({ path }) => ({
          contents: `module.exports = ${JSON.stringify(path)};`,
        }));
      },
    },
  ],
};
const hostFile = await bundle('__tests__/hotspot/host.ts', cached('host.cjs'), onPhone);
const guestFile = await bundle('__tests__/hotspot/guest.ts', cached('guest.cjs'), onPhone);
const storyFile = await bundle('__tests__/hotspot/story.ts', cached('story.mjs'));

const net = hotspot(prefix, ['a', 'b', 'c']);
try {
  net.move('192.168.43');
  const { story } = await import(pathToFileURL(storyFile).href);
  await story({ net, hostFile, guestFile, browser });
  console.log('hotspot: all of it passed');
} catch (error) {
  console.error(`FAIL ${error.stack}`);
  process.exitCode = 1;
} finally {
  net.close();
}
process.exit();
