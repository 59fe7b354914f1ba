import type { Page } from '@playwright/test'
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { type PhoneHeights, phoneHeightsFile, waitingFooterPx } from '#build/phone-heights.ts'
import { root } from '#build/root.ts'
import type { SiteRecord } from '#contract/site-record.ts'
import { fontsShown } from '#tests/browser/fonts-shown.ts'
import { launchChromium } from './launch-chromium.ts'

/** Of phones in portrait, in CSS pixels: the narrowest, the common ones, and the widest on which layout is deferred. */
const widths = [320, 344, 360, 375, 390, 412, 430, 448]
const height = 800

/**
 * `npm run bench -- heights`: measures how high each page is on a phone when it is fully laid out, and writes it to
 * content/phone-heights.json.
 */
export async function recordHeights(url: string) {
  const { pages } = JSON.parse(await readFile(join(root, 'dist/site.json'), 'utf8')) as SiteRecord
  const browser = await launchChromium()
  const heights: PhoneHeights = {}
  for (const path of Object.keys(pages)
    .filter((each) => !each.startsWith('/admin'))
    .toSorted()) {
    const points: Point[] = []
    for (const width of widths) {
      const page = await browser.newPage({ viewport: { width, height } })
      await page.goto(url + path)
      points.push([width, await laidOutHeight(page)])
      await page.close()
    }
    heights[path] = asLength(linesOver(points))
  }
  await browser.close()
  await writeFile(phoneHeightsFile, `${JSON.stringify(heights, null, 2)}\n`)
}

async function laidOutHeight(page: Page) {
  await fontsShown(page)
  return page.evaluate((footer) => {
    document.documentElement.dataset.placed = ''
    const parts = [...document.querySelectorAll<HTMLElement>('main, main ~ footer')]
    return parts.reduce((sum, { offsetHeight }) => sum + offsetHeight, -footer)
  }, waitingFooterPx)
}

type Point = [width: number, height: number]
type Line = [height: number, perWidth: number]

/** A page whose single line would overstate its height by more than this gets two lines, which take more bytes. */
const maxExcess = 160

/**
 * The line, or the higher of two lines, that exceeds the points least and is below none of them: if a page were too low,
 * the footer would be cut off.
 */
function linesOver(points: Point[]) {
  const lines = points.flatMap(([x1, y1], index) =>
    points.slice(index + 1).map(([x2, y2]): Line => {
      const slope = (y2 - y1) / (x2 - x1)
      return [y1 - slope * x1, slope]
    }),
  )
  const above = (some: Line[]) =>
    points.map(
      ([width, high]) => Math.max(...some.map(([base, slope]) => base + slope * width)) - high,
    )
  const excess = (some: Line[]) =>
    Math.min(...above(some)) < -1 ? Infinity : Math.max(...above(some))
  const closest = (choices: Line[][]) => choices.toSorted((a, b) => excess(a) - excess(b))[0]!
  const one = closest(lines.map((line) => [line]))
  if (Math.max(...above(one)) < maxExcess) return one
  return closest(lines.flatMap((line) => lines.map((other) => [line, other])))
}

/** In CSS notation. */
function asLength(lines: Line[]) {
  const each = lines.map(([base, slope]) => {
    // Rounded up to a few digits, because they are in the style of each page. A long page needs no more digits.
    const step = base > 8_000 ? 10 : 1
    const vw = step * Math.ceil((100 * slope) / step)
    return `${Math.ceil(base / 16)}rem ${vw < 0 ? '-' : '+'} ${Math.abs(vw)}vw`
  })
  return `${each.length > 1 ? 'max' : 'calc'}(${each.join(', ')})`
}
