const {
  projects: [core],
} = require('./jest.config.js');

/** Several phones in a real Chromium against the real server: slow, so apart from the others. */
module.exports = {
  ...core,
  displayName: 'browser',
  testSequencer: '<rootDir>/scripts/jestSequencer.cjs',
  testMatch: ['<rootDir>/__tests__/browser/**/*.test.ts'],
  globalSetup: '<rootDir>/scripts/browserTestSetup.mjs',
};
