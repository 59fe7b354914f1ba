import type { Page } from '@playwright/test'
import { expect, signIn, test } from './fixtures.ts'
import { marker, rows, sendMarked, showMarked } from './inbox-page.ts'

/** Writes down from the first paint on what moves without anybody's doing. */
const watchShifts = (page: Page) =>
  page.addInitScript(() => {
    const moved: string[] = []
    Object.assign(globalThis, { moved })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & LayoutShift)[])
        for (const { node } of entry.hadRecentInput ? [] : entry.sources)
          moved.push(`${node?.nodeName} ${node?.textContent?.slice(0, 60)}`)
    }).observe({ type: 'layout-shift', buffered: true })
    type LayoutShift = { hadRecentInput: boolean; sources: { node: Node | null }[] }
  })

const moved = (page: Page) =>
  page.evaluate(() => (globalThis as unknown as { moved: string[] }).moved)

const rooms = ['', 'inbox', 'quarantine', 'subscribers', 'people', 'deliveries', 'audit', 'account']

for (const width of [360, 768, 1440])
  test(`every room stands still while it loads, with the notice above it, at ${width} px`, async ({
    page,
    request,
  }) => {
    await page.setViewportSize({ width, height: 740 })
    await sendMarked(request, marker(), 20)
    await signIn(page)
    await watchShifts(page)
    await page.addInitScript(() => {
      // However slow this machine is: nothing is shown before it has come.
      const patient = new CSSStyleSheet()
      patient.replaceSync('main { animation: none !important }')
      document.adoptedStyleSheets = [patient]
    })
    for (const room of [...rooms, 'settings', 'api']) {
      await page.goto(`/admin/${room}`)
      const main = page.getByRole('main')
      await expect(main).toHaveAttribute('data-awaits', 'false')
      await expect(main.locator('[aria-busy=true]')).toHaveCount(0)
      if (!['deliveries', 'settings'].includes(room))
        await expect(page.getByText('Mail is not connected')).toBeVisible()
      expect(await moved(page), room).toEqual([])
    }
  })

test('on a phone the bar of the selected leaves most of the list in sight', async ({
  page,
  request,
}) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await showMarked(page, request, 2)
  await rows(page).first().focus()
  await page.keyboard.press('x')
  const bar = page.getByRole('toolbar', { name: 'Selected enquiries' })
  const { height } = (await bar.boundingBox())!
  expect(height).toBeLessThan(112)
  const outer = (await bar.boundingBox())!
  for (const part of await bar.locator('button, select').all()) {
    const { x, width } = (await part.boundingBox())!
    expect(x).toBeGreaterThanOrEqual(outer.x)
    expect(x + width).toBeLessThanOrEqual(outer.x + outer.width)
  }
})
