const { registriesIn } = require('../build/registries.cjs');

const registryFor = registriesIn('__tests__/fixtures/sixthGame');

/** Resolves the two registries to those of the fixtures, which list one more game. */
module.exports = (request, options) =>
  registryFor(options.defaultResolver(request, options), options.basedir);
