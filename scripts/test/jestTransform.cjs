const { createHash } = require('node:crypto');
const { readFileSync } = require('node:fs');
const typescript = require('typescript');

const own = `${typescript.version}\0${readFileSync(__filename, 'utf8')}`;

/**
 * For tests that run in plain Node: only types and modules are rewritten. Babel's preset for phones rewrites every spread,
 * destructuring and loop for Hermes as well, and rules played that way take three times as long. esbuild makes a getter of
 * every export, which a cipher's inner loop asks for a million times.
 */
module.exports = {
  getCacheKey: (source, path) => createHash('sha256').update(`${own}\0${path}\0${source}`).digest('hex'),
  process(source, path) {
    const { outputText, sourceMapText } = typescript.transpileModule(source, {
      fileName: path,
      compilerOptions: {
        allowJs: true,
        esModuleInterop: true,
        isolatedModules: true,
        module: typescript.ModuleKind.CommonJS,
        sourceMap: true,
        target: typescript.ScriptTarget.ES2023,
      },
    });
    return { code: outputText, map: sourceMapText };
  },
};
