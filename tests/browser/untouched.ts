import type { Browser } from '@playwright/test'

/** A page whose pointer has never moved: in other tests the page starts with a move to its corner. */
export async function untouched(browser: Browser) {
  const context = await browser.newContext()
  return context.newPage()
}
