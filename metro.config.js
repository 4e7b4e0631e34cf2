const { getDefaultConfig } = require('expo/metro-config');
const path = require('node:path');

const config = getDefaultConfig(__dirname);
const shim = (name) => path.join(__dirname, 'net/shims', `${name}.ts`);

/** The same @noble code on every platform, as in jest.config.js and scripts/bundle.mjs. */
const everywhere = { 'sodium-universal': shim('sodium') };
/** What websocket-driver wants of Node when a phone is the host. A browser is never a host. */
const onPhones = { crypto: shim('crypto'), stream: shim('stream'), util: shim('util') };

config.resolver.resolveRequest = (context, name, platform) => {
  const aliases = platform === 'web' ? everywhere : { ...everywhere, ...onPhones };
  if (Object.hasOwn(aliases, name)) return { type: 'sourceFile', filePath: aliases[name] };
  return context.resolveRequest(context, name, platform);
};

module.exports = config;
