import type { Locator } from '@playwright/test'
import { expect, sendEnquiry, signIn, test } from './fixtures.ts'

const box = (locator: Locator) => locator.evaluate((element) => element.getBoundingClientRect())

test('the front room says what waits, what is late and what is in quarantine, and each leads there', async ({
  page,
  request,
}) => {
  await sendEnquiry(request)
  await sendEnquiry(request, { fax: '805' })
  // A day ago, as far as this page knows.
  await page.route('**/api/contact_submissions?*waiting=1*', async (route) => {
    const response = await route.fetch()
    const json: { rows: { due_at: string }[] } = await response.json()
    json.rows[0]!.due_at = '2026-01-01T00:00:00.000Z'
    await route.fulfill({ response, json })
  })
  await signIn(page)
  const figures = page.locator('dl > div')
  const pressing = figures.first().getByRole('paragraph')
  await expect(pressing).toHaveText(/^\d+ waiting ·\s1 late ·\s\d+ in quarantine$/)

  for (const width of [320, 360, 640, 768, 1024, 1440]) {
    await page.setViewportSize({ width, height: 800 })
    const words = await pressing.evaluate((element) => {
      const range = new Range()
      range.selectNodeContents(element)
      return range.getBoundingClientRect()
    })
    const next = await box(figures.nth(1))
    const isApart = words.right <= next.left || words.top >= next.bottom
    expect(isApart, `nothing lies over the next figure at ${width} px`).toBe(true)
    const lines = await pressing
      .getByRole('link')
      .evaluateAll((links) =>
        links.map((link) => new Set([...link.getClientRects()].map(({ top }) => top)).size),
      )
    expect(lines, `a phrase does not break at ${width} px`).toEqual([1, 1, 1])
  }

  await pressing.getByRole('link', { name: /waiting$/ }).click()
  await expect(page).toHaveURL('/admin/inbox?waiting=1&sort=due')
  await page.goBack()
  await pressing.getByRole('link', { name: /late$/ }).click()
  await expect(page).toHaveURL('/admin/inbox?waiting=1&sort=due')
  await page.goBack()
  await pressing.getByRole('link', { name: /in quarantine$/ }).click()
  await expect(page).toHaveURL('/admin/quarantine')
  // A browser sends what is under way here once more, when nobody looks at its requests any longer.
  await page.unrouteAll({ behavior: 'wait' })
})

test('what is new is announced below the header, however far one has scrolled', async ({
  page,
  request,
  browser,
  site,
}) => {
  for (let row = 1; row <= 8; row++) await sendEnquiry(request)
  const visitor = await browser.newContext({ baseURL: site.url })
  for (const width of [360, 768, 1440]) {
    await page.setViewportSize({ width, height: 500 })
    const stream = page.waitForResponse((answer) => answer.url().endsWith('/api/events'))
    if (width === 360) await signIn(page)
    else await page.reload()
    await stream
    const list = page.getByRole('list', { name: 'Contact submissions' })
    await list.getByRole('link').first().scrollIntoViewIfNeeded()
    await list.evaluate((element) => scrollTo(0, element.getBoundingClientRect().top + scrollY))
    await sendEnquiry(visitor.request)
    const pill = page.getByRole('button', { name: '1 new' })
    await expect(pill).toBeVisible()
    const header = await box(page.getByRole('banner'))
    expect((await box(pill)).top, `${width}`).toBeGreaterThanOrEqual(header.bottom)
  }
  await visitor.close()
})

test('what the owner should act on stands in one line, the urgent before what can be put away', async ({
  page,
  checkAccessibility,
}) => {
  const backup = { what: 'backup', urgent: false, sentence: 'The last backup is 12 days old.' }
  const disk = { what: 'disk', urgent: true, sentence: 'The disk of the database has 90 MB left.' }
  let faults = [disk, backup]
  await page.route('**/api/upkeep', (route) => route.fulfill({ json: { faults } }))
  await signIn(page)
  const line = page.getByRole('status').filter({ hasText: /disk|backup|Mail/ })
  await expect(line).toHaveText('Act now. The disk of the database has 90 MB left.')
  await checkAccessibility()
  faults = [backup]
  await page.reload()
  await expect(line).toHaveText('The last backup is 12 days old.')
  await line.getByRole('button', { name: 'Dismiss' }).click()
  await expect(line).toHaveText(/^Mail is not connected/)
})
