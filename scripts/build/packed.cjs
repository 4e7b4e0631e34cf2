const { existsSync } = require('node:fs');
const { join } = require('node:path');

/**
 * The module that stands for the web app inside an app for phones. An app that is built for people hands out the
 * very app it is, so an old pack is an error there. A development build (`dev`) works without a pack: null.
 */
exports.packedSite = ({ pack, hash, dev }) => {
  const made = join(pack, 'packedSite.js');
  if (existsSync(made) && require(join(pack, 'site.json')).hash === hash()) return made;
  if (dev) return null;
  throw new Error('The web app inside this app is missing or older than its sources. Run: npm run pack');
};
