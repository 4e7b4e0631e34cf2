const { createHash } = require('node:crypto');
const { existsSync, readFileSync, readdirSync, statSync } = require('node:fs');
const { join, resolve } = require('node:path');

const root = resolve(__dirname, '../..');

/** Whatever can change the built web app. A source missing here would leave guests with an old app. */
const sources = [
  ...[
    'app',
    'components',
    'rules',
    'table',
    'net',
    'state',
    'i18n',
    'assets',
    'public',
    'modules',
    'patches',
  ],
  ...['package.json', 'package-lock.json', 'app.json', 'tsconfig.json', 'metro.config.js', 'babel.config.js'],
  ...[
    'scripts/build/webBuild.mjs',
    'scripts/build/sources.cjs',
    'scripts/build/leftOut.cjs',
    'scripts/build/packed.cjs',
    'scripts/build/registries.cjs',
    'scripts/build/inlineRotations.cjs',
  ],
];

function filesUnder(path) {
  if (!existsSync(join(root, path))) return [];
  if (!statSync(join(root, path)).isDirectory()) return [path];
  return readdirSync(join(root, path))
    .sort()
    .flatMap((name) => filesUnder(`${path}/${name}`));
}

/** Names the state of everything the web app is made from. Metro's configuration asks for it too, so it is CommonJS. */
exports.hashOfSources = (more = []) => {
  const hash = createHash('sha256');
  for (const file of [...sources, ...more].flatMap(filesUnder)) {
    const content = readFileSync(join(root, file));
    hash.update(`${file}\0${content.length}\0`).update(content);
  }
  return hash.digest('hex');
};
