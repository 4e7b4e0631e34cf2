const path = require('node:path');
const { getDefaultConfig } = require('expo/metro-config');

const config = getDefaultConfig(__dirname);
const shim = (name) => path.join(__dirname, 'net', 'shims', `${name}.ts`);

/** The same @noble code on every platform, as in jest.config.js and scripts/bundle.mjs; and one Buffer for all. */
const everywhere = {
  'sodium-universal': shim('sodium'),
  buffer: require.resolve('buffer/'),
  events: require.resolve('events/'),
};

/** What websocket-driver wants of Node when a phone is the host. */
const onPhones = { crypto: shim('crypto'), stream: shim('stream'), util: shim('util') };

/** A browser is never a host. One import too many would put all of this on every guest's first load. */
const hostOnly = /^(websocket-driver|http-parser-js|react-native-tcp-socket)(\/|$)/;

/** zod brings its own error messages in some fifty languages (60 KB gzipped). Nobody here ever reads them. */
const isZodsWords = ({ originModulePath }, name) =>
  /[\\/]zod[\\/]/.test(originModulePath) && name.endsWith('/locales/index.js');

/** The typefaces that a browser gets. */
config.resolver.assetExts.push('woff2');

config.resolver.resolveRequest = (context, name, platform) => {
  if (isZodsWords(context, name)) return { type: 'empty' };
  if (platform === 'web' && hostOnly.test(name)) {
    throw new Error(`${context.originModulePath} brings ${name} into the web build: only a host needs it`);
  }
  const aliases = platform === 'web' ? everywhere : { ...everywhere, ...onPhones };
  const filePath = Object.hasOwn(aliases, name) ? aliases[name] : undefined;
  return filePath ? { type: 'sourceFile', filePath } : context.resolveRequest(context, name, platform);
};

module.exports = config;
