import type { Page } from '@playwright/test'
import { launchChromium } from './launch-chromium.ts'

const rows = 60
const slowdown = 4
/** Events faster than this are not reported by the browser. */
const minDurationMs = 16
const pauseMs = 250

type Admin = { email: string; password: string }
export type Keystroke = { what: string; median: number; worst: number }

/** From a key to the next paint, in the inbox with 50 rows, by the browser's own event timing on a throttled processor. */
export async function keystrokes(url: string, admin: Admin): Promise<Keystroke[]> {
  await sendEnquiries(url)
  const browser = await launchChromium()
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 } })
  await page.goto(`${url}/admin/inbox`)
  await page.getByLabel('Email').fill(admin.email)
  await page.getByLabel('Password').fill(admin.password)
  await page.keyboard.press('Enter')
  const list = page.getByRole('list', { name: 'Contact submissions' })
  await list.getByRole('link').nth(49).waitFor({ state: 'attached' })
  const session = await page.context().newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
  await watch(page)
  const results: Keystroke[] = []
  const type = async (what: string, keys: string[]) => {
    const times: number[] = []
    for (const key of keys) times.push(await timeOf(page, key))
    times.sort((a, b) => a - b)
    results.push({ what, median: times[times.length >> 1] ?? 0, worst: times.at(-1) ?? 0 })
  }

  await page.keyboard.press('j')
  await type('j and k in the list', [...repeat('j', 12), ...repeat('k', 8)])
  await type('x, select', repeat('x', 8))
  await type('j and k with a selection', ['x', ...repeat('j', 8), ...repeat('k', 4)])
  await page.keyboard.press('Escape')
  await page.keyboard.press('/')
  await type('a letter in the search field', 'we sell oars'.split(''))
  await page.goto(`${url}/admin/inbox`)
  await list.getByRole('link').first().click()
  await page.getByRole('article').getByText('Agreed to be contacted').waitFor()
  await watch(page)
  await type('j and k, record after record', [...repeat('j', 10), ...repeat('k', 5)])
  await page.keyboard.press('n')
  await type('a letter in the note box', 'Called back, sounds good'.split(''))
  await browser.close()
  return results
}

const repeat = (key: string, times: number) => Array.from({ length: times }, () => key)

async function sendEnquiries(url: string) {
  for (let at = 0; at < rows; at++) {
    const answer = await fetch(`${url}/api/submit-contact-form`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({
        name: `Visitor ${at}`,
        email: `visitor-${at}@example.com`,
        company: `Shop ${at}`,
        message: 'We sell oars and would like to sell more of them.',
        consent: true,
      }),
    })
    if (answer.status !== 201) throw new Error(`an enquiry was answered ${answer.status}`)
  }
}

/** Collects event durations in the page, from the key to the next frame. */
const watch = (page: Page) =>
  page.evaluate((durationThreshold) => {
    const times: number[] = []
    Object.assign(globalThis, { keyTimes: times })
    new PerformanceObserver((list) => {
      for (const { name, duration } of list.getEntries())
        if (/^(keydown|keypress|input|beforeinput)$/.test(name)) times.push(duration)
    }).observe({ type: 'event', durationThreshold } as PerformanceObserverInit)
  }, minDurationMs)

async function timeOf(page: Page, key: string) {
  await page.keyboard.press(key === ' ' ? 'Space' : key)
  await page.waitForTimeout(pauseMs)
  const times = await page.evaluate(() =>
    (globalThis as unknown as { keyTimes: number[] }).keyTimes.splice(0),
  )
  return Math.max(minDurationMs, ...times)
}
