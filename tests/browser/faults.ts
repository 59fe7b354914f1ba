import type { BrowserContext, Page, Request } from '@playwright/test'

/**
 * Everything a page complains about: console errors, uncaught errors, failed requests, violated policies. A test fails
 * if it ends with an unexpected fault, or without one that it expected.
 */
export class Faults {
  readonly #seen: string[] = []
  readonly #answers: string[] = []
  readonly #expected: RegExp[] = []
  readonly #aborted: { fault: string; request: Request; url: string; at: number }[] = []
  readonly #reads: Request[] = []
  readonly #asked = new Map<Request, number>()
  readonly #pictures = new Set<string>()
  readonly #leavings: number[] = []
  readonly #changes: number[] = []

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
    page.on('console', (message) => {
      if (message.type() === 'error') this.#seen.push(`console: ${message.text()}`)
    })
    page.on('pageerror', ({ message }) => {
      if (message !== revealedBefore) this.#seen.push(`uncaught: ${message}`)
    })
    page.on('request', (request) => {
      this.#asked.set(request, Date.now())
      if (request.isNavigationRequest() || isLogout(request)) this.#leavings.push(Date.now())
      if (request.method() === 'GET') this.#reads.push(request)
      if (request.method() !== 'GET' && isOfEnquiries(request.url())) this.#changes.push(Date.now())
      if (request.resourceType() === 'image') this.#pictures.add(request.url())
    })
    // Lists are requested again when a change has been answered, which may take a while on a busy machine.
    page.on('requestfinished', (request) => {
      // Signing out leaves the page once it is answered.
      if (isLogout(request)) this.#leavings.push(Date.now())
      if (request.method() !== 'GET' && isOfEnquiries(request.url())) this.#changes.push(Date.now())
    })
    // Going to another screen of the same document leaves one, too.
    page.on('framenavigated', () => this.#leavings.push(Date.now()))
    page.on('response', (response) => {
      if (response.status() < 400) return
      // Access Denied replaces the screen, which cancels its other requests.
      if (response.status() === 403) this.#leavings.push(Date.now())
      const { pathname } = new URL(response.url())
      const fault = `${response.status()} ${response.request().method()} ${pathname}`
      this.#seen.push(`response: ${fault}`)
      void response.text().then(
        (text) => this.#answers.push(`${fault} said ${text.slice(0, 300)}`),
        () => undefined,
      )
    })
    page.on('requestfailed', (request) => {
      const reason = request.failure()?.errorText ?? ''
      const fault = `request: ${reason} ${request.method()} ${request.url()}`
      // A stream does not end by itself: leaving the page cancels it.
      if (new URL(request.url()).pathname === '/api/events' && reason === 'net::ERR_ABORTED') return
      if (reason !== 'net::ERR_ABORTED') this.#seen.push(fault)
      else if (!page.isClosed()) {
        this.#aborted.push({ fault, request, url: request.url(), at: Date.now() })
      }
    })
  }

  /**
   * Leaving a page cancels what was still loading, another window width cancels an image whose size no longer fits, a
   * change of an enquiry cancels lists requested before it, a live update cancels a read that it repeats, and more
   * letters cancel a search; any other cancelled request is a fault.
   */
  #cancelled() {
    const near = (at: number) => this.#leavings.some((leaving) => Math.abs(leaving - at) < 1_000)
    // The address changes first, and the next screen may take a while. Until then the previous screen is shown, and a live
    // update may make it repeat a request.
    const left = (request: Request, at: number) => {
      const first = this.#reads.find((read) => read.url() === request.url()) ?? request
      return this.#leavings.some((leaving) => leaving >= this.#asked.get(first)! && leaving <= at)
    }
    const file = (url: string) => url.split('?')[0]
    const otherSize = (url: string) =>
      this.#pictures.has(url) && [...this.#pictures].some((p) => p !== url && file(p) === file(url))
    // A drawing may have another file for phones.
    const otherPlate = (url: string) => {
      const [, name, phone] = plateOf(url)
      return [...this.#pictures].map(plateOf).some(([, other, onPhone]) => {
        return name !== undefined && other === name && onPhone !== phone
      })
    }
    const outdated = (at: number, url: string) =>
      isOfEnquiries(url) && this.#changes.some((change) => Math.abs(change - at) < 1_000)
    const repeated = (request: Request, url: string) =>
      this.#reads.slice(this.#reads.indexOf(request) + 1).some((read) => read.url() === url)
    // Slow typing searches for each part of the text.
    const typedOn = (request: Request, url: string) =>
      this.#reads
        .slice(this.#reads.indexOf(request) + 1)
        .some((read) => isLonger(new URL(read.url()), new URL(url)))
    return this.#aborted
      .filter(({ at, request, url }) => !near(at) && !left(request, at) && !otherSize(url))
      .filter(({ at, request, url }) => !outdated(at, url) && !repeated(request, url))
      .filter(({ url }) => !otherPlate(url))
      .filter(({ request, url }) => !typedOn(request, url))
      .map(({ fault }) => fault)
  }

  unexpected() {
    const wanted = (fault: string) => this.#expected.some((pattern) => pattern.test(fault))
    return [...this.#seen, ...this.#cancelled()].filter((fault) => !wanted(fault))
  }

  /** The reasons in the bodies of refusals, if they could still be read. */
  answers() {
    return this.#answers.join('\n')
  }

  missing() {
    const faults = [...this.#seen, ...this.#aborted.map(({ fault }) => fault)]
    return this.#expected.filter((pattern) => !faults.some((fault) => pattern.test(fault)))
  }
}

/**
 * Chromium's word about a transition between two documents when, on a busy machine, the new one was shown first: before
 * any of its scripts could run.
 */
const revealedBefore = 'Transition was aborted because of invalid state. Page already revealed'

/** The name of a drawing's file, and whether it is the one for phones. */
const plateOf = (url: string) => /\/([^/]+?)(-phone)?-[\w-]{6}\.svg/.exec(url) ?? []

/** The same search with more letters. */
const isLonger = (search: URL, before: URL) => {
  const [words, fewer] = [search, before].map((url) => url.searchParams.get('q'))
  return search.pathname === before.pathname && Boolean(fewer && words?.startsWith(fewer))
}
const isLogout = (request: Request) => new URL(request.url()).pathname === '/api/auth/logout'
const isOfEnquiries = (url: string) => url.includes('/api/contact_submissions')
