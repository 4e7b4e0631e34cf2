const {
  testTimeout,
  projects: [core],
} = require('./jest.config.js');

/** Reads the android and ios projects that `npm run test:native` has made. */
module.exports = {
  ...core,
  testTimeout,
  displayName: 'native',
  testMatch: ['<rootDir>/__tests__/native/**/*.test.ts'],
};
