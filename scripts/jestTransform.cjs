const { createHash } = require('node:crypto');
const { readFileSync } = require('node:fs');
const { transformSync, version } = require('esbuild');

const own = `${version}\0${readFileSync(__filename, 'utf8')}`;

/**
 * For tests that run in plain Node: only types and modules are rewritten. Babel's preset for phones rewrites every spread,
 * destructuring and loop for Hermes as well, and rules played that way take three times as long.
 */
module.exports = {
  getCacheKey: (source, path) => createHash('sha256').update(`${own}\0${path}\0${source}`).digest('hex'),
  process: (source, path) =>
    transformSync(source, {
      loader: /\.tsx?$/.test(path) ? 'ts' : 'js',
      format: 'cjs',
      target: 'node20',
      // The sandbox cannot `import()`: what is fetched late is required late there.
      supported: { 'dynamic-import': false },
      sourcefile: path,
      sourcemap: 'external',
    }),
};
