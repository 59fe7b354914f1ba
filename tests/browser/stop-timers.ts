import type { Page } from '@playwright/test'

/**
 * From the next document on, timers with this delay in milliseconds never fire: on a busy machine they could fire too
 * early.
 */
export const stopTimers = (page: Page, ms: number) =>
  page.addInitScript((stopped) => {
    const real = setTimeout
    const kept = (run: () => void, after?: number, ...rest: unknown[]) =>
      after === stopped ? 0 : real(run, after, ...rest)
    Object.assign(globalThis, { setTimeout: kept })
  }, ms)

/** The delays, in milliseconds, after which app/boot/show-fonts.ts lays out what is deferred on a phone. */
export const layoutDelays = [3_000, 3_050, 3_100]

/** Prevents the timers of app/boot/show-fonts.ts from laying out what is deferred on a phone. */
export async function keepWaiting(page: Page) {
  for (const ms of layoutDelays) await stopTimers(page, ms)
}
