import { randomInt } from 'node:crypto'
import type { APIRequestContext, Page } from '@playwright/test'
import { expect, sendEnquiry, signIn, signInAt, test } from '#tests/browser/fixtures.ts'

const inbox = (page: Page) => page.getByRole('list', { name: 'Contact submissions' })
const pages = (page: Page) => page.getByRole('navigation', { name: 'Contact submissions: pages' })

async function sendMany(request: APIRequestContext, count: number) {
  const stamp = Date.now()
  // From addresses of its own, because limits are per client.
  const network = `10.${randomInt(256)}.${randomInt(256)}`
  for (let i = 0; i < count; i++) {
    const answer = await request.post('/api/submit-contact-form', {
      data: { name: `Page ${stamp} ${i}`, email: 'p@example.com', company: 'C', consent: true },
      headers: { 'x-forwarded-for': `${network}.${Math.floor(i / 25)}` },
    })
    expect(answer.status()).toBe(201)
  }
}

/** Until all listeners have been notified, which takes a frame. */
const scrollTo = (page: Page, top: number) =>
  page.evaluate(async (y) => {
    window.scrollTo(0, y)
    await new Promise((resolve) => requestAnimationFrame(resolve))
  }, top)

test('every room has an address that serves the one static page, and unknown ones are 404', async ({
  request,
}) => {
  const shell = await (await request.get('/admin')).text()
  for (const room of [
    'inbox',
    'inbox/x',
    'quarantine',
    'quarantine/x',
    'subscribers',
    'people',
    'deliveries',
    'audit',
    'account',
    'deliveries/x',
    'settings',
    'forgot-password',
    'set-password',
    'api',
  ]) {
    const answer = await request.get(`/admin/${room}`)
    expect(answer.status(), room).toBe(200)
    expect(await answer.text(), room).toBe(shell)
    expect(answer.headers()['x-robots-tag'], room).toBe('noindex')
    expect(answer.headers()['referrer-policy'], room).toBe('no-referrer')
  }
  for (const path of [
    '/admin/nowhere',
    '/admin/inbox/x/y',
    '/admin/api/x',
    '/admin/deliveries/x/y',
  ])
    expect((await request.get(path)).status(), path).toBe(404)
})

test('an unknown address below /admin shows the 404 screen', async ({ page, faults }) => {
  faults.expect(/^response: 404/, /^console: .*404/)
  await page.goto('/admin/nowhere')
  await expect(page.getByText('Oops! Page not found')).toBeVisible()
})

test('each room has its own title and takes the focus', async ({ page }) => {
  await signIn(page)
  await expect(page).toHaveTitle(/^(\(\d+\) )?Admin dashboard \| /)
  const rooms = page.getByRole('navigation', { name: 'Rooms' })
  for (const room of [
    'Inbox',
    'Quarantine',
    'Subscribers',
    'People',
    'Deliveries',
    'Audit',
    'Settings',
    'API',
  ]) {
    await rooms.getByRole('link', { name: room }).click()
    await expect(page).toHaveTitle(new RegExp(`^(\\(\\d+\\) )?${room} \\| `))
    await expect(page.getByRole('heading', { level: 1, name: room })).toBeFocused()
    await expect(rooms.getByRole('link', { name: room })).toHaveAttribute('aria-current', 'page')
  }
  await page.getByRole('button', { name: 'Logout' }).click()
  await expect(page).toHaveTitle(/^Staff sign-in \| /)
})

test('every control that shows only an icon has a tooltip', async ({ page, request }) => {
  await sendEnquiry(request)
  await signInAt(page, '/admin')
  for (const room of [
    '',
    '/inbox',
    '/quarantine',
    '/subscribers',
    '/people',
    '/deliveries',
    '/settings',
  ]) {
    const path = `/admin${room}`
    await page.goto(path)
    await expect(page.locator('main#content')).toBeVisible()
    const bare = await page
      .locator('button, summary, a[href]')
      .filter({ visible: true, hasNotText: /\S/ })
      .evaluateAll((controls) =>
        controls.filter((one) => !one.hasAttribute('data-tooltip')).map((one) => one.outerHTML),
      )
    expect(bare, path).toEqual([])
  }
})

test('a query parameter unknown to a room is removed from the address and named once', async ({
  page,
}) => {
  await signInAt(page, '/admin/inbox?view=quarantine&colour=red')
  const toast = page.locator('[data-sonner-toast]', { hasText: 'view, colour' })
  await expect(toast).toHaveCount(1)
  await expect(page).toHaveURL('/admin/inbox')
  await expect(inbox(page)).toBeVisible()
})

test('the server pages the list, newest first, and the address contains the position', async ({
  page,
  request,
  context,
}) => {
  await sendMany(request, 105)
  await signInAt(page, '/admin/inbox')
  const list = pages(page)
  await expect(list.getByText(/^1-50 of \d+$/)).toBeVisible()
  // Announced for somebody who turns the page, and not when the list changes by itself.
  await expect(list.locator('p')).toHaveAttribute('aria-live', 'off')
  const newest = await inbox(page).getByRole('link').first().getAttribute('data-row')
  await list.getByRole('button', { name: 'Older' }).click()
  await expect(list.locator('p[aria-live=polite]')).toHaveText(/^51-100 of \d+$/)
  await expect(list.locator('p')).toHaveAttribute('aria-live', 'off')
  await expect(list.getByText(/^51-100 of \d+$/)).toBeVisible()
  await expect(page.locator(`[data-row="${newest}"]`)).toHaveCount(0)
  await page.reload()
  await expect(list.getByText(/^51-100 of \d+$/)).toBeVisible()

  await test.step('a shared link does not offer a newer page, since it knows none', async () => {
    const other = await context.newPage()
    await other.goto(page.url())
    const shared = pages(other)
    await expect(shared.getByText(/^\d+ in all$/)).toBeVisible()
    await expect(shared.getByRole('button', { name: 'Newer' })).toHaveCount(0)
    const here = other.url()
    await shared.getByRole('button', { name: 'Older' }).click()
    await expect(other).not.toHaveURL(here)
    await shared.getByRole('button', { name: 'Newer' }).click()
    await expect(other).toHaveURL(here)
    await shared.getByRole('button', { name: 'Newest' }).click()
    await expect(shared.getByText(/^1-50 of \d+$/)).toBeVisible()
    await other.close()
  })

  await test.step('the next record after the last of a page is the first of the next page, and Escape leads to that page', async () => {
    const other = await context.newPage()
    await other.goto('/admin/inbox')
    const rows = inbox(other).locator('[data-row]')
    await rows.last().click()
    const position = (at: number) => other.getByText(new RegExp(`^${at} of \\d+$`))
    await expect(position(50)).toBeVisible()
    await other.getByRole('article').focus()
    await other.keyboard.press('j')
    await expect(position(51)).toBeVisible()
    await other.getByRole('button', { name: 'Previous enquiry' }).click()
    await expect(position(50)).toBeVisible()
    await other.getByRole('button', { name: 'Next enquiry' }).click()
    await expect(position(51)).toBeVisible()
    await other.keyboard.press('Escape')
    await expect(pages(other).getByText(/^51-100 of \d+$/)).toBeVisible()
    await expect(rows.first()).toBeFocused()
    await other.close()
  })

  await test.step('in another order the buttons say next and previous, not older and newer', async () => {
    const other = await context.newPage()
    await other.goto('/admin/inbox?sort=oldest')
    await pages(other).getByRole('button', { name: 'Next' }).click()
    await expect(pages(other).getByRole('button', { name: 'Previous' })).toBeEnabled()
    await expect(pages(other).getByRole('button', { name: /Newer|Older/ })).toHaveCount(0)
    await other.close()
  })

  await list.getByRole('button', { name: 'Newer' }).click()
  await expect(list.getByText(/^1-50 of \d+$/)).toBeVisible()
  await expect(page).toHaveURL('/admin/inbox')
  await page.goBack()
  await expect(list.getByText(/^51-100 of \d+$/)).toBeVisible()
})

test('an invalid position in the address leads to the newest page, with a message', async ({
  page,
  faults,
}) => {
  faults.expect(/response: 422/, /console: .*422/, /console: Could not load enquiries/)
  await signInAt(page, '/admin/inbox?cursor=nowhere')
  await Promise.all([
    expect(page).toHaveURL('/admin/inbox'),
    expect(page.locator('[data-sonner-toast]', { hasText: 'not in this list' })).toBeVisible(),
  ])
  await expect(inbox(page)).toBeVisible()
})

test('a page after the last row leads back to the rows', async ({ page }) => {
  await signIn(page)
  const end = btoa('2001-01-01T00:00:00.000Z 00000000-0000-7000-8000-000000000000')
  await page.goto(`/admin/inbox?cursor=${encodeURIComponent(end.replace(/=+$/, ''))}`)
  await expect(page).toHaveURL('/admin/inbox')
})

test('position and scrolling of the list are restored by Back from a record', async ({
  page,
  request,
}) => {
  await sendMany(request, 70)
  await page.setViewportSize({ width: 700, height: 700 })
  await signInAt(page, '/admin/inbox')
  await pages(page).getByRole('button', { name: 'Older' }).click()
  await expect(pages(page).getByText(/^51-/)).toBeVisible()
  const address = page.url()
  const row = inbox(page).getByRole('link').nth(8)
  await row.scrollIntoViewIfNeeded()
  await scrollTo(page, 300)
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(300)
  await row.evaluate((link: HTMLElement) => link.click())
  await expect(page.getByRole('article')).toBeVisible()
  expect(await page.evaluate(() => scrollY)).toBe(0)
  await page.getByRole('button', { name: 'Back to the list' }).click()
  await expect(page).toHaveURL(address)
  await expect(row).toBeFocused()
  expect(await page.evaluate(() => scrollY)).toBe(300)
})

test('Back to the front room restores focus and scrolling', async ({ page, request }) => {
  await sendMany(request, 40)
  await page.setViewportSize({ width: 1280, height: 700 })
  await signIn(page)
  await expect(page.getByText('Mail is not connected')).toBeVisible()
  const row = inbox(page).getByRole('link').nth(12)
  await row.scrollIntoViewIfNeeded()
  await scrollTo(page, 400)
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(400)
  await row.evaluate((link: HTMLElement) => link.click())
  await expect(page.getByRole('article')).toBeVisible()
  await page.goBack()
  await expect(row).toBeFocused()
  expect(await page.evaluate(() => scrollY)).toBe(400)
})

test('Back leaves the record view, however many records were read in between', async ({
  page,
  request,
}) => {
  const second = await sendEnquiry(request)
  const first = await sendEnquiry(request)
  await signInAt(page, '/admin/inbox')
  await inbox(page).getByRole('link', { name: first.name }).click()
  await expect(page.getByRole('article', { name: first.name })).toBeVisible()
  const next = page.getByRole('button', { name: 'Next enquiry' })
  await next.focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('article', { name: second.name })).toBeVisible()
  await expect(next).toBeFocused()
  await page.goBack()
  await expect(page).toHaveURL('/admin/inbox')
  await expect(inbox(page).getByRole('link', { name: second.name })).toBeFocused()
})

test('a new enquiry appears after Refresh, and is announced without it', async ({
  page,
  request,
}) => {
  await sendEnquiry(request)
  await signInAt(page, '/admin/inbox')
  await expect(inbox(page).getByRole('link').first()).toBeVisible()
  const first = await sendEnquiry(request)
  await page.getByRole('button', { name: 'Refresh contact submissions' }).click()
  await expect(inbox(page).getByRole('link', { name: first.name })).toBeVisible()
  const second = await sendEnquiry(request)
  await page.getByRole('button', { name: '1 new' }).click()
  await expect(inbox(page).getByRole('link', { name: second.name })).toBeVisible()
})

test('without live events a new enquiry appears within 30 seconds', async ({
  page,
  request,
  faults,
}) => {
  faults.expect(/response: 404 GET \/api\/events/, /console: .*404/)
  await page.route('/api/events', (route) => route.fulfill({ status: 404 }))
  await sendEnquiry(request)
  await page.clock.install()
  await signIn(page)
  await expect(inbox(page).getByRole('link').first()).toBeVisible()
  const sent = await sendEnquiry(request)
  await page.clock.runFor(31_000)
  await expect(inbox(page).getByRole('link', { name: sent.name })).toBeVisible()
})

test('a room whose script cannot be loaded still gets its title and the focus', async ({
  page,
  faults,
}) => {
  faults.expect(/request: .*(people-|healthz)/, /console: .*(ERR_FAILED|cannot be reached)/)
  await signIn(page)
  await page.route(/\/assets\/people-[^/]*\.js$|\/healthz$/, (route) => route.abort())
  const link = page.getByRole('navigation', { name: 'Rooms' }).getByRole('link', { name: 'People' })
  await link.click()
  await expect(page.getByText('This room could not be loaded.')).toBeVisible()
  await expect(page).toHaveTitle(/^(\(\d+\) )?People \| /)
  const heading = page.getByRole('heading', { level: 1, name: 'People' })
  await expect(heading).toBeFocused()
  await page.unroute(/\/assets\/people-[^/]*\.js$|\/healthz$/)
  await page.getByRole('button', { name: 'Retry' }).click()
  await expect(page.getByRole('form', { name: 'Create user' })).toBeVisible()
  await expect(heading).toBeFocused()
})
