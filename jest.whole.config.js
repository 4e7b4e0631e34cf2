const browser = require('./jest.browser.config.js');

/** Whole games, touched from the first move to the last, every piece of the gallery in every look, and long attacks. */
module.exports = {
  ...browser,
  displayName: 'whole',
  testMatch: ['<rootDir>/__tests__/whole/**/*.test.ts', '<rootDir>/__tests__/adversary/long/**/*.test.ts'],
  globalSetup: '<rootDir>/scripts/test/wholeSetup.mjs',
};
