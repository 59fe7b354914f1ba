import { type ElementHandle, type Page, launch } from 'puppeteer-core'
import { type Engine, type Tab, firstSeen, middleInView, once, still } from './tab.ts'

/** Headless Firefox, driven over WebDriver BiDi. */
export async function openFirefox(site: string): Promise<Engine> {
  const browser = await start()
  return {
    async open({ scripts = true } = {}) {
      // Scripts can only be turned off for the whole browser, by a preference.
      const own = scripts ? await browser.createBrowserContext() : await start(scripts)
      return tabOf(await own.newPage(), site, () => own.close())
    },
    close: () => browser.close(),
  }
}

const start = (scripts = true) =>
  launch({
    browser: 'firefox',
    executablePath: process.env.FIREFOX_PATH!,
    headless: true,
    defaultViewport: { width: 1280, height: 900 },
    extraPrefsFirefox: { 'intl.accept_languages': 'en-US', 'javascript.enabled': scripts },
  })

async function tabOf(page: Page, site: string, close: () => Promise<void>): Promise<Tab> {
  const faults = await watchFaults(page)
  page.setDefaultNavigationTimeout(60_000)
  const find = async (selector: string, text = '') => {
    const element = await once(
      async () => (await page.evaluateHandle(firstSeen, selector, text)).asElement(),
      `${selector} ${text}`,
    )
    return element as ElementHandle
  }
  return {
    visit: async (path) => void (await page.goto(site + path, { waitUntil: 'load' })),
    reload: async () => void (await page.reload()),
    run: (task, ...given) => page.evaluate(task as (...given: unknown[]) => never, ...given),
    async click(selector, text) {
      // The library's own method waits for a callback from the page, which never comes with scripts off.
      const element = await find(selector, text)
      const { x, y } = await still(() => element.evaluate(middleInView))
      await page.mouse.click(x, y)
    },
    type: async (selector, text) => (await find(selector)).type(text),
    async press(selector, key, times = 1) {
      const element = await find(selector)
      for (let time = 0; time < times; time++) await element.press(key === 'Space' ? ' ' : key)
    },
    resize: (width, height) => page.setViewport({ width, height }),
    screenshot: async () => Buffer.from(await page.screenshot()),
    faults: () => faults,
    close,
  }
}

async function watchFaults(page: Page) {
  const faults: string[] = []
  page.on('console', (message) => {
    if (message.type() === 'error') faults.push(`console: ${message.text()}`)
  })
  page.on('pageerror', (error) => faults.push(`uncaught: ${error}`))
  page.on('response', (answer) => {
    const { pathname } = new URL(answer.url())
    if (answer.status() >= 400) faults.push(`response: ${answer.status()} ${pathname}`)
  })
  await page.evaluateOnNewDocument(() => {
    document.addEventListener('securitypolicyviolation', (event) => {
      console.error(`policy: ${event.effectiveDirective} ${event.blockedURI} ${event.sample}`)
    })
  })
  return faults
}
