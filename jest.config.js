// Every suite runs from the TypeScript sources: the `source` export condition of each package, compiled by swc.
const transform = (compiler) => ({
  '^.+\\.tsx?$': [
    compiler,
    {
      swcrc: false,
      jsc: {
        target: 'es2024',
        parser: { syntax: 'typescript', decorators: true, tsx: true },
        transform: { legacyDecorator: true, decoratorMetadata: true, react: { runtime: 'automatic' } },
        keepClassNames: true,
      },
      module: { type: 'es6' },
      sourceMaps: 'inline',
    },
  ],
});

/** Zod's words in fifty languages, each a module that every suite would load anew: ours are `libs/contracts/src/messages`. */
const withoutLanguages = { '^\\.\\./locales/index\\.js$': '<rootDir>/web/test/empty-module.ts' };

const shared = {
  extensionsToTreatAsEsm: ['.ts', '.tsx'],
  transformIgnorePatterns: ['/node_modules/(?!@bitacora/|eventsource-parser/)'],
  testPathIgnorePatterns: ['/node_modules/', '/dist/', '/.types/', '/\\.data[^/]*/'],
  modulePathIgnorePatterns: ['/dist/', '/.types/', '/\\.data[^/]*/'],
};

const node = {
  ...shared,
  moduleNameMapper: withoutLanguages,
  testEnvironment: 'node',
  testEnvironmentOptions: { customExportConditions: ['source', 'node', 'node-addons'] },
  transform: transform('@swc/jest'),
};

/** Against the running platform, which is started once, while suites without a part in it run. */
const onPlatform = {
  globalSetup: '<rootDir>/libs/testing/scripts/start-platform.ts',
  globalTeardown: '<rootDir>/libs/testing/scripts/stop-platform.ts',
  setupFilesAfterEnv: ['<rootDir>/libs/testing/scripts/wait-for-platform.ts'],
};

/** Screens and forms over a fake API, in jsdom. */
const web = {
  ...shared,
  testEnvironment: 'jest-environment-jsdom',
  testEnvironmentOptions: { customExportConditions: ['source', 'browser'] },
  transform: transform('<rootDir>/libs/testing/scripts/one-icon-each.ts'),
  moduleNameMapper: {
    ...withoutLanguages,
    '\\.css$': '<rootDir>/web/test/empty-module.ts',
    '\\.(svg|png|webp|jpg)$': '<rootDir>/web/test/empty-module.ts',
    // These have a `source` condition of their own, whose files are not in their packages.
    '^@react-aria/(focus|interactions)$': '<rootDir>/node_modules/@react-aria/$1/dist/import.mjs',
    '^react-(aria|stately)/(.*)$': '<rootDir>/node_modules/react-$1/dist/exports/$2.mjs',
  },
  setupFilesAfterEnv: ['<rootDir>/web/test/set-up.ts'],
};

export default {
  // The stories of both workers share one platform, and the machine with it.
  maxWorkers: 2,
  testSequencer: './libs/testing/scripts/longest-first.ts',
  // Tests of one suite that wait side by side (`test.concurrent`).
  maxConcurrency: 3,
  projects: [
    {
      ...node,
      displayName: 'unit',
      setupFilesAfterEnv: ['<rootDir>/libs/testing/scripts/time-limit.ts'],
      testMatch: ['<rootDir>/{libs,services}/*/test/unit/**/*.test.ts', '<rootDir>/bff/test/unit/**/*.test.ts'],
    },
    {
      ...node,
      displayName: 'integration',
      setupFilesAfterEnv: ['<rootDir>/libs/testing/scripts/time-limit.ts'],
      testMatch: [
        '<rootDir>/{libs,services}/*/test/integration/**/*.test.ts',
        '<rootDir>/bff/test/integration/**/*.test.ts',
      ],
    },
    {
      ...node,
      // Whole platforms, faults and floods: for `.ci/run`, and whoever changes what they show (architecture#testing).
      displayName: 'slow',
      setupFilesAfterEnv: ['<rootDir>/libs/testing/scripts/time-limit.ts'],
      testMatch: ['<rootDir>/{libs,services}/*/test/slow/**/*.test.ts', '<rootDir>/{bff,web}/test/slow/**/*.test.ts'],
    },
    {
      ...node,
      ...onPlatform,
      // What people do in a browser, and what clients may send.
      displayName: 'stories',
      testMatch: ['<rootDir>/web/test/stories/**/*.test.ts', '<rootDir>/bff/test/contract/**/*.test.ts'],
    },
    {
      ...node,
      ...onPlatform,
      // What may be sent to every route: not beside people on the same platform, whose agency it changes. For `.ci/run`.
      displayName: 'contract',
      testMatch: ['<rootDir>/bff/test/slow-contract/**/*.test.ts'],
    },
    {
      ...node,
      ...onPlatform,
      // Every screen, and long jobs on screen: for `.ci/run`, and whoever changes a screen (architecture#testing).
      displayName: 'slow-stories',
      testMatch: ['<rootDir>/{bff,web}/test/slow-stories/**/*.test.ts'],
    },
    { ...web, displayName: 'web', testMatch: ['<rootDir>/web/test/components/**/*.test.tsx'] },
    {
      ...web,
      // The longest forms, filled as people do: for `.ci/run`, and whoever changes a form (architecture#testing).
      displayName: 'slow-web',
      testMatch: ['<rootDir>/web/test/slow-components/**/*.test.tsx'],
    },
  ],
};
