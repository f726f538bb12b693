const room = process.env.MUTANTS_ROOM;
const report = `.cache/mutation/${room?.replaceAll('/', '-')}`;

export default {
  // Not the tests, and not what only tests use. Hooks and components run in a browser alone: stories and paths prove them.
  mutate: [`${room}/**/*.ts`, '!**/*.{test,fixtures,chart,row}.ts', '!**/{testing/**,fixtures.ts}', '!**/use[A-Z]*.ts'],
  testRunner: 'vitest',
  vitest: { configFile: 'tooling/mutants.vitest.ts' },
  coverageAnalysis: 'perTest',
  // A change of what is computed once, while a module loads, needs every test of the room: hours for schemas and machines.
  ignoreStatic: true,
  incremental: true,
  incrementalFile: `${report}.incremental.json`,
  concurrency: '100%',
  // A busy machine must not pass for a test that noticed.
  timeoutMS: 30_000,
  // Every unit test of a large app runs once under the instrument.
  dryRunTimeoutMinutes: 30,
  reporters: ['clear-text', 'html', 'json'],
  clearTextReporter: { logTests: false, reportTests: false },
  htmlReporter: { fileName: `${report}.html` },
  jsonReporter: { fileName: `${report}.json` },
  tempDirName: '.cache/mutation/work',
  ignorePatterns: ['dist', 'storybook-static', '.data', 'test-results'],
  // Stryker would rewrite tsconfig.json with an interface that TypeScript 7 does not have.
  tsconfigFile: 'none',
};
