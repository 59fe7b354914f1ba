import type { Page } from '@playwright/test'

/** From the next document on, timers of so many milliseconds never end: a busy machine may be later than they are. */
export const stopTimers = (page: Page, ms: number) =>
  page.addInitScript((stopped) => {
    const real = setTimeout
    const kept = (run: () => void, after?: number, ...rest: unknown[]) =>
      after === stopped ? 0 : real(run, after, ...rest)
    Object.assign(globalThis, { setTimeout: kept })
  }, ms)
