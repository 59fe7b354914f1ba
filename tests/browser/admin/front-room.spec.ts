import type { Locator } from '@playwright/test'
import { adminToken, expect, sendEnquiry, signIn, test } from '#tests/browser/fixtures.ts'

const box = (locator: Locator) => locator.evaluate((element) => element.getBoundingClientRect())

test('the front room shows how much waits, is late or is in quarantine, each with a link', async ({
  page,
  request,
}) => {
  await sendEnquiry(request)
  await sendEnquiry(request, { fax: '805' })
  // A day ago, as far as this page knows.
  await page.route('**/api/contact_submissions?*waiting=1*', async (route) => {
    const response = await route.fetch()
    const json: { rows: { due_at: string }[] } = await response.json()
    // The list that the link leads to has no late row, as far as the server knows.
    if (json.rows[0]) json.rows[0].due_at = '2026-01-01T00:00:00.000Z'
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
    const { height } = await box(page.locator('dl').first())
    expect(height, `the counters are 64 px high at ${width} px`).toBe(64)
  }

  await pressing.getByRole('link', { name: /waiting$/ }).click()
  await expect(page).toHaveURL('/admin/inbox?waiting=1&sort=due')
  await page.goBack()
  await pressing.getByRole('link', { name: /late$/ }).click()
  await expect(page).toHaveURL('/admin/inbox?waiting=1&promise=broken&sort=due')
  await page.goBack()
  await pressing.getByRole('link', { name: /in quarantine$/ }).click()
  await expect(page).toHaveURL('/admin/quarantine')
  // A browser repeats requests in flight once more when the page stops intercepting them.
  await page.unrouteAll({ behavior: 'wait' })
})

test('an enquiry answered by a colleague is no longer shown as late', async ({ page, request }) => {
  // One is answered, the other still waits.
  for (let at = 1; at <= 2; at++) await sendEnquiry(request)
  const headers = { authorization: `Bearer ${await adminToken(request)}` }
  const path = '/api/contact_submissions'
  const oldest = await request.get(`${path}?waiting=1&sort=due&limit=1`, { headers })
  const { id, version } = (await oldest.json()).rows[0]
  // Late, as far as this page knows.
  const late = { due_at: '2026-01-01T00:00:00.000Z' }
  await page.route(`**${path}?*waiting=1*`, async (route) => {
    const response = await route.fetch()
    const json: { rows: { id: string }[] } = await response.json()
    const rows = json.rows.map((row) => (row.id === id ? { ...row, ...late } : row))
    await route.fulfill({ response, json: { ...json, rows } })
  })
  await page.route(`**${path}/${id}`, async (route) => {
    const response = await route.fetch()
    await route.fulfill({ response, json: { ...(await response.json()), ...late } })
  })
  const stream = page.waitForResponse((answer) => answer.url().endsWith('/api/events'))
  await signIn(page)
  await stream
  const pressing = page.locator('dl > div').first().getByRole('paragraph')
  await expect(pressing).toContainText('1 late')
  await expect(pressing.getByRole('link', { name: 'late' })).toHaveAttribute(
    'href',
    '/admin/inbox?waiting=1&promise=broken&sort=due',
  )
  const data = { version, answered_at: new Date().toISOString() }
  expect((await request.patch(`${path}/${id}`, { headers, data })).status()).toBe(200)
  await expect(pressing).not.toContainText('late')
  await expect(pressing).toContainText('waiting')
  await page.unrouteAll({ behavior: 'wait' })
})

test('new enquiries are announced below the header, however far the page is scrolled', async ({
  page,
  request,
  browser,
  site,
}) => {
  for (let row = 1; row <= 8; row++) await sendEnquiry(request)
  const visitor = await browser.newContext({ baseURL: site.url })
  for (const width of [360, 768, 1440]) {
    await page.setViewportSize({ width, height: 500 })
    if (width === 360) await signIn(page)
    // Not the stream of the page before.
    await page.reload({ waitUntil: 'commit' })
    await page.waitForResponse((answer) => answer.url().endsWith('/api/events'))
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

test('problems for the owner are shown in one line, urgent ones before those that can be dismissed', async ({
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
  // Announced once, although it comes back after the rooms that explain it.
  const notice = line.locator('> div')
  await expect(notice).toHaveAttribute('aria-live', 'off')
  const rooms = page.getByRole('navigation', { name: 'Rooms' })
  await rooms.getByRole('link', { name: 'Settings' }).click()
  await expect(notice).toHaveCount(0)
  await rooms.getByRole('link', { name: 'People' }).click()
  await expect(notice).toHaveAttribute('aria-live', 'off')
})
