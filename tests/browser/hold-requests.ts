import type { Page } from '@playwright/test'

/** Holds the page's requests to these addresses until the returned function is called. */
export async function holdRequests(page: Page, addresses: string) {
  const held = Promise.withResolvers<void>()
  await page.route(addresses, async (route) => {
    await held.promise
    await route.continue()
  })
  return held.resolve
}
