import { defineConfig } from 'vitest/config'

/**
 * The server's tests on SQLite, or with TEST_DATABASE=postgres on PostgreSQL; with TESTS only those, such as
 * `server/accounts/*`, several with commas.
 */
const { TESTS = 'server/**/*', TEST_DATABASE = 'sqlite' } = process.env

export default defineConfig({
  test: {
    // Each change would otherwise load the whole server again for every file of tests.
    isolate: false,
    restoreMocks: true,
    unstubEnvs: true,
    unstubGlobals: true,
    testTimeout: 20_000,
    setupFiles: ['tests/fail-on-console-error.ts'],
    include: TESTS.split(',').map((files) => `${files}.test.ts`),
    // These start the server as a process of its own, where no change is active.
    exclude: ['server/main.test.ts', 'server/db/**'],
    env: { TEST_DATABASE },
    globalSetup: TEST_DATABASE === 'postgres' ? ['tests/databases/postgres.ts'] : [],
  },
})
