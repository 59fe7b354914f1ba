import { defineConfig } from 'vitest/config'

/** The journeys that matter in two more engines. `npm test` says which of them are here, and where. */
const { FIREFOX_PATH, WEBKIT_DRIVER_PATH } = process.env

export default defineConfig({
  test: {
    include: [
      ...(FIREFOX_PATH ? ['tests/engines/firefox.spec.ts'] : []),
      ...(WEBKIT_DRIVER_PATH ? ['tests/engines/webkit.spec.ts'] : []),
    ],
    globalSetup: 'tests/engines/site.ts',
    // Generous, for a busy machine: no test measures time.
    testTimeout: 90_000,
    hookTimeout: 90_000,
    // Of the drivers, not of the site: now and then one loses a key, or an answer. What the site does wrong it does again.
    retry: 2,
    expect: { poll: { timeout: 20_000 } },
    maxWorkers: 2,
  },
})
