/**
 * `npm run mutation` changes the code that guards accounts, enquiries, limits, the outbox and the audit trail in small ways,
 * and runs the tests that cover each change: one that no test notices is a gap. `docs/mutation.md` says how to run a part and read the result.
 */
export default {
  mutate: [
    'server/accounts/**/*.ts',
    'server/enquiries/**/*.ts',
    'server/{audit,deliveries}/**/*.ts',
    'server/http/limits/{attempts,limit-counters,limits,network,sliding-limit,sliding-window}.ts',
    '!**/*.test.ts',
  ],
  // Texts are messages, names of columns and descriptions of routes: what is tested of them is tested by equality.
  mutator: { excludedMutations: ['StringLiteral'] },
  // What runs once, when a file is loaded, would need a new process for each change.
  ignoreStatic: true,
  coverageAnalysis: 'perTest',
  testRunner: 'vitest',
  vitest: { configFile: 'vitest.mutation.config.ts', related: false },
  concurrency: 2,
  reporters: ['clear-text', 'html', 'progress-append-only'],
  clearTextReporter: { allowColor: false, logTests: false, reportTests: false },
  htmlReporter: { fileName: 'test-results/mutation.html' },
  thresholds: { high: 90, low: 80, break: 80 },
  ignorePatterns: ['data', 'dist', 'docs', 'test-results'],
  tempDirName: 'test-results/mutation',
  // Stryker would rewrite this one for its copy, by an interface that TypeScript 7 does not have.
  tsconfigFile: 'none.json',
  disableTypeChecks: false,
}
