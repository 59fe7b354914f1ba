import type { Browser, Page } from '@playwright/test'
import { barePageServer } from './bare-page.ts'
import { launchChromium } from './launch-chromium.ts'
import { slowRelay } from './slow-relay.ts'

const nextPath = '/our-approach'
const viewport = { width: 1280, height: 800 }

/** How long the link of a page is pointed at before it is followed, and how the visit began. */
interface Visit {
  what: string
  pointedAtMs: number
  /** Waited on the page before the link is pointed at. */
  readMs?: number
  isFromAnotherSite?: boolean
}

const visits: Visit[] = [
  { what: 'pointed at for 0.2 s', pointedAtMs: 200 },
  { what: 'for 0.3 s', pointedAtMs: 300 },
  { what: 'for 1 s, while the scripts come', pointedAtMs: 1000 },
  { what: 'for 0.2 s, by a visitor from another site', pointedAtMs: 200, isFromAnotherSite: true },
  { what: 'for 0.2 s, 4 s after another link was', pointedAtMs: 200, readMs: 4000 },
]

/**
 * Milliseconds at slow 4G from the press of a page's link to the first frame with the heading of the page behind it:
 * each visit in new browsers, in turns, beside the link of a page that does nothing before it is followed.
 */
export async function pointedLinks(url: string, rounds = 10) {
  const bare = await barePages()
  const [ours, theirs] = await Promise.all([slowRelay(url), slowRelay(bare.url)])
  // The same server by another name, which makes it another site for a browser.
  const otherSite = bare.url.replace('127.0.0.1', 'localhost')
  const times = new Map<string, number[]>()
  for (let round = 0; round < rounds; round++) {
    for (const visit of visits) await measure(visit.what, ours.url, visit)
    await measure('a bare page, for 0.2 s', theirs.url, visits[0]!)
  }
  for (const server of [ours, theirs, bare]) server.close()
  const rows = [...times].map(([what, each]) => [
    what,
    `${median(each)}`,
    `${Math.min(...each)} to ${Math.max(...each)}`,
  ])
  return [['', 'median', 'least and most'], ...rows]

  async function measure(what: string, address: string, visit: Visit) {
    const browser = await launchChromium()
    const time = await follow(browser, address, visit, otherSite).finally(() => browser.close())
    times.set(what, [...(times.get(what) ?? []), Math.round(time)])
  }
}

async function follow(browser: Browser, address: string, visit: Visit, otherSite: string) {
  const page = await browser.newPage({ viewport })
  await page.addInitScript(sayWhenShown, nextPath)
  if (visit.isFromAnotherSite) {
    await page.goto(otherSite)
    await page.setContent(`<a href="${address}">The agency</a>`)
    await page.getByRole('link').click()
    await page.waitForURL(`${address}/`)
  } else await page.goto(address)
  await page.waitForLoadState()
  if (visit.readMs) {
    await page.locator('nav a[href="/about"]').first().hover()
    await page.waitForTimeout(visit.readMs)
  }
  await page.locator(`nav a[href="${nextPath}"]`).first().hover()
  await page.waitForTimeout(visit.pointedAtMs)
  return pressAndWait(page)
}

/** Milliseconds from the press of the link under the pointer to the first frame with the next page's heading. */
async function pressAndWait(page: Page) {
  const times: Partial<Record<string, number>> = {}
  const said = Promise.withResolvers<void>()
  page.on('console', (message) => {
    const [what = '', at] = message.text().split(' ')
    times[what] = Number(at)
    if (what === 'shown') said.resolve()
  })
  await page.mouse.down()
  await page.mouse.up()
  await said.promise
  if (!times.shown || !times.pressed)
    throw new Error('The page did not say when its link was pressed.')
  return times.shown - times.pressed
}

/** Runs in each document of a visit: a press of a link, and the first frame of the page at `path`, go to the console. */
function sayWhenShown(path: string) {
  const say = (what: string) =>
    console.debug(`${what} ${performance.timeOrigin + performance.now()}`)
  const heading = () => document.querySelector('h1')?.textContent
  function look(before?: string | null) {
    const shown = location.pathname === path && heading()
    // The task after a frame's callbacks runs when that frame has been drawn.
    if (shown && shown !== before) setTimeout(say, 0, 'shown')
    else requestAnimationFrame(() => look(before))
  }
  addEventListener(
    'click',
    () => {
      say('pressed')
      look(heading())
    },
    { capture: true, once: true },
  )
  if (location.pathname === path) look()
}

/** Two pages without style or script that link to each other. */
const barePages = () =>
  barePageServer(
    (path) => `<!doctype html><title>A bare page</title>
<nav><a href="/">Home</a> <a href="${nextPath}">Next</a></nav><h1>${path}</h1>`,
  )

const median = (times: number[]) => times.toSorted((one, other) => one - other)[times.length >> 1]!
