import { defineConfig } from '@playwright/test'
import { findChromium } from './tests/browser/find-chromium.ts'

const root = process.getuid?.() === 0
const quiet = ['background-networking', 'component-update', 'sync', 'quic', 'gpu']

export default defineConfig({
  testDir: 'tests/browser',
  fullyParallel: true,
  // One more than there are cores: much of a journey is waiting for an undo to run out, a mail to come, a page to paint.
  workers: 3,
  retries: 0,
  forbidOnly: true,
  // Generous, for a busy machine: no test measures time.
  timeout: 180_000,
  expect: { timeout: 30_000 },
  use: {
    trace: 'off',
    screenshot: 'off',
    // A number and a clock are the same on every machine.
    locale: 'en-US',
    timezoneId: 'America/Los_Angeles',
    launchOptions: {
      executablePath: findChromium(),
      args: [
        '--no-first-run',
        // Letters as wide as on a visitor's screen, with or without a window.
        '--font-render-hinting=none',
        // Optimizing a page's scripts takes longer than a short test gains by it.
        '--js-flags=--no-maglev,--no-opt',
        ...quiet.map((each) => `--disable-${each}`),
        ...(root ? ['--no-sandbox'] : []),
      ],
    },
  },
  projects: [{ name: 'chromium', use: { browserName: 'chromium' } }],
})
