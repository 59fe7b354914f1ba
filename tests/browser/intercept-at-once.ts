import type { Page } from '@playwright/test'

const probe = '/robots.txt?is-intercepted'
const intercepted = 204

/**
 * Chromium tells a page that its requests are intercepted only after `page.route` has resolved, so a request made
 * immediately may still pass. With this, `page.route` waits until interception is active in the page.
 */
export function interceptAtOnce(page: Page) {
  const route = page.route.bind(page)
  page.route = async (...registered) => {
    const done = await route(...registered)
    // The first document will have it from the start.
    if (page.url() === 'about:blank') return done
    await route(`**${probe}`, (asked) => asked.fulfill({ status: intercepted }))
    const ask = () =>
      page.evaluate(
        (path) =>
          fetch(path).then(
            ({ status }) => status,
            () => 0,
          ),
        probe,
      )
    // A document that was left meanwhile cannot answer any more, and the next one has it.
    while ((await ask().catch(() => intercepted)) !== intercepted);
    await page.unroute(`**${probe}`)
    return done
  }
}
