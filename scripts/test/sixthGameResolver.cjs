const { registriesIn } = require('../build/registries.cjs');

const registryFor = registriesIn('__tests__/fixtures/sixthGame');

/** With the registries that have two lines more. */
module.exports = (request, options) =>
  registryFor(options.defaultResolver(request, options), options.basedir);
