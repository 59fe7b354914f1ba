import type { Page } from '@playwright/test'

const probe = '/robots.txt?is-intercepted'
const intercepted = 204

/**
 * Chromium tells a page that its requests are intercepted only after `page.route` has resolved, so one that is made at once
 * may still pass. With this, `page.route` waits until the page's requests are.
 */
export function interceptAtOnce(page: Page) {
  const route = page.route.bind(page)
  page.route = async (...registered) => {
    const done = await route(...registered)
    // The first document will know of it from its beginning.
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
    // A document that is left meanwhile cannot be asked any more, and the next one knows.
    while ((await ask().catch(() => intercepted)) !== intercepted);
    await page.unroute(`**${probe}`)
    return done
  }
}
