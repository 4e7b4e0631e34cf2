const { transformIgnorePatterns: expoIgnores } = require('jest-expo/jest-preset');

/** `sodium-universal` is replaced everywhere by the same @noble code that phones and browsers run. */
const aliases = {
  '^@/(.*)$': '<rootDir>/$1',
  '^sodium-universal$': '<rootDir>/net/shims/sodium.ts',
};
/** Published as ES modules only, which jest cannot load untouched. */
const esm = ['@noble', 'b4a', 'noise-handshake', 'react-native-tcp-socket'];

const core = {
  displayName: 'core',
  testEnvironment: 'node',
  testMatch: [
    '<rootDir>/__tests__/{adversary,rules,table,net,server,i18n,scripts}/**/*.test.ts',
    // With the whole games: these take too long for every change.
    '!**/__tests__/adversary/long/**',
  ],
  transform: { '\\.[cm]?[jt]s$': '<rootDir>/scripts/test/jestTransform.cjs' },
  transformIgnorePatterns: [`/node_modules/(?!(${esm.join('|')})/)`],
  moduleNameMapper: { ...aliases, '^react-native$': '<rootDir>/__tests__/support/tcpSocketStandIn.ts' },
  // Looked up in the sandbox's global object, each of these costs as much as what is done with it.
  sandboxInjectedGlobals: ['Array', 'JSON', 'Map', 'Math', 'Number', 'Object', 'Set', 'String'],
};

/** Rules, table and net run in plain node (fast, no native mocks); anything that renders runs under jest-expo. */
module.exports = {
  // Whole games are played in some tests, and a machine can be busy with something else.
  testTimeout: 30_000,
  testSequencer: '<rootDir>/scripts/test/jestSequencer.cjs',
  projects: [
    core,
    // The same with one more game, which a folder of fixtures adds to the registries.
    {
      ...core,
      displayName: 'sixthGame',
      testMatch: ['<rootDir>/__tests__/sixthGame/**/*.test.ts'],
      resolver: '<rootDir>/scripts/test/sixthGameResolver.cjs',
    },
    {
      displayName: 'screens',
      preset: 'jest-expo',
      setupFilesAfterEnv: ['<rootDir>/jest.setup.js'],
      testMatch: ['<rootDir>/__tests__/{components,app,state,modules}/**/*.test.{ts,tsx}'],
      transformIgnorePatterns: expoIgnores.map((pattern) => pattern.replace('(?!(', `(?!(${esm.join('|')}|`)),
      moduleNameMapper: aliases,
    },
  ],
};
