import { availableParallelism } from 'node:os'
import { defineConfig } from 'vitest/config'
import { BaseSequencer, type TestSpecification } from 'vitest/node'

const setupFiles = ['tests/fail-on-console-error.ts', 'tests/unstub-globals.ts']
const server = ['server/**/*.test.ts']

/** Begins with the test that takes longest, which one worker would otherwise run alone at the end. */
class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]) {
    // Not an array's, but the base class's own.
    // oxlint-disable-next-line unicorn/no-array-sort
    const sorted = await super.sort(files)
    const isLongest = ({ moduleId }: TestSpecification) => moduleId.endsWith('/build-twice.test.ts')
    return [...sorted.filter(isLongest), ...sorted.filter((file) => !isLongest(file))]
  }
}

/** What speaks to a database runs twice, once on each; everything else runs once. */
export default defineConfig({
  test: {
    // Loading the server again for every file would take longer than its tests.
    isolate: false,
    restoreMocks: true,
    unstubEnvs: true,
    unstubGlobals: true,
    // Generous, for a busy machine: no test measures time.
    testTimeout: 60_000,
    hookTimeout: 60_000,
    expect: { poll: { timeout: 20_000 } },
    sequence: { sequencer: LongestFirst },
    // One more than there are cores: much of a test is waiting for a database.
    maxWorkers: availableParallelism() + 1,
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          setupFiles,
          include: ['**/*.test.{ts,tsx}'],
          exclude: ['node_modules', 'dist', 'test-results', ...server],
        },
      },
      {
        extends: true,
        test: { name: 'sqlite', setupFiles, include: server, env: { TEST_DATABASE: 'sqlite' } },
      },
      {
        extends: true,
        test: {
          name: 'postgres',
          setupFiles,
          include: server,
          env: { TEST_DATABASE: 'postgres' },
          globalSetup: 'tests/databases/postgres.ts',
        },
      },
    ],
  },
})
