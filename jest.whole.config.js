const browser = require('./jest.browser.config.js');

/** Whole games, touched from the first move to the last, and every piece of the gallery in every look. */
module.exports = {
  ...browser,
  displayName: 'whole',
  testMatch: ['<rootDir>/__tests__/whole/**/*.test.ts'],
  globalSetup: '<rootDir>/scripts/test/wholeSetup.mjs',
};
