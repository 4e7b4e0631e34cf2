const {
  projects: [core],
} = require('./jest.config.js');

/** Of a hook that has none of its own: a browser with seven phones takes a while to close. */
const LONG = 120_000;

/** Several phones in a real Chromium against the real server: slow, so apart from the others. */
module.exports = {
  ...core,
  testTimeout: LONG,
  displayName: 'browser',
  testEnvironment: '<rootDir>/scripts/test/browserEnvironment.cjs',
  testSequencer: '<rootDir>/scripts/test/jestSequencer.cjs',
  testMatch: ['<rootDir>/__tests__/browser/**/*.test.ts'],
  globalSetup: '<rootDir>/scripts/test/browserSetup.mjs',
};
