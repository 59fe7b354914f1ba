import type { BrowserContext, Page } from '@playwright/test'

/**
 * Whatever a page complains about: console errors, uncaught errors, failed requests, violated policies. A test that
 * ends with one it did not expect fails; so does one that expected a fault which never came.
 */
export class Faults {
  readonly #seen: string[] = []
  readonly #expected: RegExp[] = []

  expect(...patterns: RegExp[]) {
    this.#expected.push(...patterns)
  }

  async watch(context: BrowserContext) {
    context.on('page', (page) => this.#listen(page))
    await context.addInitScript(() => {
      document.addEventListener('securitypolicyviolation', (event) => {
        console.error(`policy: ${event.effectiveDirective} ${event.blockedURI} ${event.sample}`)
      })
    })
  }

  #listen(page: Page) {
    let leaving = 0
    page.on('console', (message) => {
      if (message.type() === 'error') this.#seen.push(`console: ${message.text()}`)
    })
    page.on('pageerror', (error) => this.#seen.push(`uncaught: ${error.message}`))
    page.on('request', (request) => {
      if (request.isNavigationRequest()) leaving = Date.now()
    })
    page.on('response', (response) => {
      if (response.status() < 400) return
      const { pathname } = new URL(response.url())
      this.#seen.push(`response: ${response.status()} ${response.request().method()} ${pathname}`)
    })
    page.on('requestfailed', (request) => {
      const reason = request.failure()?.errorText ?? ''
      // Leaving a page cancels what it was still loading; that is no fault.
      if (reason === 'net::ERR_ABORTED' && (page.isClosed() || Date.now() - leaving < 1_000)) return
      this.#seen.push(`request: ${reason} ${request.method()} ${request.url()}`)
    })
  }

  unexpected() {
    return this.#seen.filter((fault) => !this.#expected.some((pattern) => pattern.test(fault)))
  }

  missing() {
    return this.#expected.filter((pattern) => !this.#seen.some((fault) => pattern.test(fault)))
  }
}
