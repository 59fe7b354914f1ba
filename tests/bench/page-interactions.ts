import type { Browser, Page } from '@playwright/test'
import { launchChromium } from './launch-chromium.ts'

const slowdown = 4
/** Events faster than this are not reported by the browser. */
const minDurationMs = 16
const pauseMs = 400
const times = 4
/** Single inputs vary by half of their time. */
const rounds = 5

type Act = (page: Page, time: number) => Promise<unknown>

const choose: Act = (page, time) => page.locator('label:has([type=radio])').nth(time).click()
const open: Act = (page, time) => page.locator('main summary').nth(time).click()

/** Radios and questions without script or style: what the machine needs for an input in the same minutes. */
const barePage = `data:text/html,<html lang=en data-placed><title>A bare page</title><main>
${'<details><summary>Question</summary>Answer</details>'.repeat(4)}
${'<label><input type=radio name=choice>Choice</label>'.repeat(4)}</main>`

/** What people do on a page, by the kind of input. */
const acts: [what: string, address: string, act: Act][] = [
  ['bare page, a choice', barePage, choose],
  ['bare page, question', barePage, open],
  ['menu', '/', (page) => page.getByRole('button', { name: 'Menu' }).click()],
  ['plan, a choice', '/', choose],
  ['question', '/services/business-systems', open],
  [
    'filter',
    '/resources',
    (page, time) =>
      page
        .locator('main nav a, main section a[href*="?"]')
        .nth(time + 1)
        .click(),
  ],
  ['letter in the form', '/contact', (page) => page.locator('[name=company]').press('a')],
  ['form sent empty', '/contact', (page) => page.locator('form button[type=submit]').click()],
  ['light', '/services/studio', (page) => page.locator('[name=key]').first().click()],
  ['slider', '/services/web-design', (page) => page.locator('[name=before]').press('ArrowRight')],
  [
    'level',
    '/services/podcast',
    (page) => page.locator('[type=range]').first().press('ArrowRight'),
  ],
]

/**
 * From an input to the next paint: the first one on a fresh page, and the longest of those that follow. Medians of the
 * rounds, each in a browser of its own, with the slowest round in brackets.
 */
export async function pageInteractions(url: string) {
  const first = new Map<string, number[]>()
  const later = new Map<string, number[]>()
  for (let round = 0; round < rounds; round++) {
    const browser = await launchChromium()
    for (const [what, address, act] of acts) {
      const name = address.startsWith('/') ? `${what}, ${address}` : what
      const [one = 0, ...others] = await interact(browser, new URL(address, url).href, act)
      first.set(name, [...(first.get(name) ?? []), one])
      later.set(name, [...(later.get(name) ?? []), Math.max(...others)])
    }
    await browser.close()
  }
  const rows = [...first].map(([name, times]) => [name, shown(times), shown(later.get(name)!)])
  return [['', 'first', 'longest after it'], ...rows]
}

function shown(times: number[]) {
  const sorted = times.toSorted((one, other) => one - other)
  return `${inWords(sorted[rounds >> 1]!)} (${inWords(sorted.at(-1)!)})`
}

const inWords = (time: number) => (time < minDurationMs ? `< ${minDurationMs}` : `${time}`)

async function interact(browser: Browser, address: string, act: Act) {
  const page = await browser.newPage({ viewport: { width: 412, height: 823 } })
  await page.addInitScript((durationThreshold) => {
    const watched = globalThis as typeof globalThis & { longest: number }
    watched.longest = 0
    new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries())
        watched.longest = Math.max(watched.longest, duration)
    }).observe({ type: 'event', durationThreshold } as PerformanceObserverInit)
  }, minDurationMs)
  await page.goto(address)
  // Everything is laid out by then.
  await page.locator('html[data-placed]').waitFor({ state: 'attached' })
  const session = await page.context().newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
  const results: number[] = []
  for (let time = 0; time < times; time++) {
    await page.evaluate(() => Object.assign(globalThis, { longest: 0 }))
    await act(page, time)
    await page.waitForTimeout(pauseMs)
    results.push(
      await page.evaluate(() => (globalThis as typeof globalThis & { longest: number }).longest),
    )
  }
  await page.close()
  return results
}
