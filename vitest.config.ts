import { availableParallelism } from 'node:os'
import { defineConfig } from 'vitest/config'

const setupFiles = ['tests/fail-on-console-error.ts', 'tests/unstub-globals.ts']
const server = ['server/**/*.test.ts']

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
    // Vitest leaves one core free; of two, both are wanted: much of a test is waiting for a database.
    maxWorkers: Math.max(2, availableParallelism() - 1),
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
          globalSetup: 'tests/postgres.ts',
        },
      },
    ],
  },
})
