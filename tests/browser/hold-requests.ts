import type { Page } from '@playwright/test'

/** Keeps what the page asks for at these addresses waiting, until what is returned is called. */
export async function holdRequests(page: Page, addresses: string) {
  const held = Promise.withResolvers<void>()
  await page.route(addresses, async (route) => {
    await held.promise
    await route.continue()
  })
  return held.resolve
}
