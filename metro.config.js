const path = require('node:path');
const { getDefaultConfig } = require('expo/metro-config');
const { isLeftOut } = require('./scripts/build/leftOut.cjs');
const { packedSite } = require('./scripts/build/packed.cjs');
const { gamesFolder, registryFor } = require('./scripts/build/registries.cjs');
const { hashOfSources } = require('./scripts/build/sources.cjs');

const config = getDefaultConfig(__dirname);
const shim = (name) => path.join(__dirname, 'net', 'shims', `${name}.ts`);

const zod = path.dirname(require.resolve('zod/package.json'));

/** The same @noble code on every platform, as in jest.config.js and scripts/build/bundle.mjs; and one Buffer for all. */
const everywhere = {
  'sodium-universal': shim('sodium'),
  buffer: require.resolve('buffer/'),
  events: require.resolve('events/'),
  // Its front door names every one of its parts a second time (2 KB gzipped), for those who write `import { z }`.
  'zod/mini': path.join(zod, 'v4', 'mini', 'external.js'),
};

/** Past the front door of react-native-svg, which brings a reader of SVG files (3 KB gzipped): ours are drawn in code. */
const svg = path.dirname(require.resolve('react-native-svg/package.json'));
const inBrowsers = { 'react-native-svg': path.join(svg, 'lib', 'module', 'elements.web.js') };

/** What websocket-driver wants of Node when a phone is the host. */
const onPhones = { crypto: shim('crypto'), stream: shim('stream'), util: shim('util') };

/** A browser is never a host. One import too many would put all of this on every guest's first load. */
const hostOnly = /^(websocket-driver|http-parser-js|react-native-tcp-socket)(\/|$)/;

/**
 * zod brings its own error messages in some fifty languages (60 KB gzipped), JSON Schema, a compiler of schemas (8 KB),
 * and schemas that contain themselves, coerce or change other schemas (4 KB). Nobody here uses them; `zod/mini`, which is
 * all we use, works without.
 */
const unread = new RegExp(
  `/(${[
    'locales/index|json-schema-processors|json-schema-generator|to-json-schema|compile',
    'memoizer|deep-partial|in-out|iso|coerce',
  ].join('|')})\\.js$`,
);
const isZodsExtra = ({ originModulePath }, name) =>
  /[\\/]zod[\\/]/.test(originModulePath) && unread.test(name);

/** A typeface of a megabyte, which expo-router wants only for the tabs that we do not have. */
const isTabsTypeface = (name) => name.startsWith('@expo-google-fonts/material-symbols');

/** What the simulators and tests want of a game. It is reached by its manifest, and no phone ever asks for it. */
const isTrials = ({ originModulePath }, name) =>
  name === './trials' && path.dirname(path.dirname(originModulePath)) === path.join(__dirname, 'rules');

/** Every piece in every state is for those who make them. */
const isGalleryShown = ({ dev }) => dev || process.env['PALAVER_GALLERY'] === '1';
const boards = path.join(__dirname, 'components', 'boards');
/** A board's manifest names them too, and no guest ever asks for them. */
const isNamedForGallery = ({ originModulePath }, name) =>
  (name === './gallery' || name === './art/icons') &&
  path.basename(originModulePath) === 'index.ts' &&
  path.dirname(path.dirname(originModulePath)) === boards;
const isGallery = (context, name) =>
  /\/gallery\/(Gallery|FramePage)$/.test(name) || isNamedForGallery(context, name);

/** The typefaces that a browser gets, and the web app as a phone hands it out. */
config.resolver.assetExts.push('woff2', 'site');

/** Metro leaves tests out; the games of a test's folder are wanted all the same. */
if (gamesFolder !== null)
  config.resolver.blockList = [config.resolver.blockList].flat().filter((no) => !no.test('/__tests__/'));

const noPack = path.join(__dirname, 'state', 'hosting', 'packedSite.ts');
const pack = path.join(__dirname, 'dist', 'pack');

/** Looked up once: nothing changes it while Metro builds. */
let hash;
const hashOnce = () => (hash ??= hashOfSources());

config.resolver.resolveRequest = (context, name, platform) => {
  if (isZodsExtra(context, name) || isTabsTypeface(name) || isTrials(context, name)) return { type: 'empty' };
  if (isLeftOut(context, name, platform)) return { type: 'empty' };
  if (isGallery(context, name) && !isGalleryShown(context)) return { type: 'empty' };
  if (platform === 'web' && hostOnly.test(name)) {
    throw new Error(`${context.originModulePath} brings ${name} into the web build: only a host needs it`);
  }
  const aliases = { ...everywhere, ...(platform === 'web' ? inBrowsers : onPhones) };
  const filePath = Object.hasOwn(aliases, name) ? aliases[name] : undefined;
  if (filePath) return { type: 'sourceFile', filePath };
  const found = context.resolveRequest(context, name, platform);
  if (found.filePath !== noPack) {
    const filePath = registryFor(found.filePath, context.originModulePath);
    return filePath === found.filePath ? found : { ...found, filePath };
  }
  // The pack is the web build; a web build that held it would hold itself.
  if (platform === 'web') throw new Error(`${context.originModulePath} brings the pack into the web build`);
  const filePathOfPack = packedSite({ pack, hash: hashOnce, dev: context.dev });
  return { type: 'sourceFile', filePath: filePathOfPack ?? noPack };
};

/** Each module is looked at three times: that takes more than a kilobyte off every guest's first load. */
const { minifierConfig } = config.transformer;
config.transformer.minifierConfig = {
  ...minifierConfig,
  compress: { ...minifierConfig.compress, passes: 3 },
};

module.exports = config;
