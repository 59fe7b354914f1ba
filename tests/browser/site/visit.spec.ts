import type { APIRequestContext, Locator, Page } from '@playwright/test'
import { adminToken, expect, test } from '#tests/browser/fixtures.ts'

type Press = Parameters<Locator['click']>[0]

/** Fills in the form, has the browser itself post it, and reads what was stored. */
async function post(page: Page, request: APIRequestContext) {
  const company = `Shop ${Date.now()} ${Math.random()}`
  await page.locator('[name=name]').fill('Ann Plain')
  await page.locator('[name=email]').fill('ann@plain.example')
  await page.locator('[name=company]').fill(company)
  await page.locator('[name=consent]').check()
  await page.locator('form button[type=submit]').click()
  await expect(page).toHaveURL(/\/contact\/sent/)
  return stored(request, company)
}

async function stored(request: APIRequestContext, company: string) {
  const answer = await request.get('/api/contact_submissions?limit=50', {
    headers: { authorization: `Bearer ${await adminToken(request)}` },
  })
  const { rows } = (await answer.json()) as { rows: Record<string, unknown>[] }
  return rows.find((each) => each.company === company)
}

test('a form posted before React loads includes the visit', async ({ page, request, faults }) => {
  faults.expect(/^request: .*assets\/client-/, /^console: .*ERR_FAILED/)
  await page.route('**/assets/client-*.js', (route) => route.abort())
  await page.goto('/?utm_source=first', { referer: 'https://news.example/' })
  // A busy browser reports late that a page is left; a key press stores the visit immediately.
  await page.keyboard.press('Shift')
  await page.goto('/contact?utm_source=google&gclid=zz')
  expect(await post(page, request)).toMatchObject({
    utm_source: 'google',
    gclid: 'zz',
    page_path: '/contact',
    first_touch: { utmSource: 'first', landingPath: '/', referrer: 'https://news.example/' },
  })
})

test('a form posted before React loads includes the call to action that led to it', async ({
  page,
  request,
  faults,
}) => {
  faults.expect(/^request: .*assets\/client-/, /^console: .*ERR_FAILED/)
  await page.route('**/assets/client-*.js', (route) => route.abort())
  await page.goto('/?utm_source=letter')
  await page.getByRole('link', { name: 'Book a Strategy Call' }).first().click()
  await expect(page).toHaveURL('/contact')
  expect(await post(page, request)).toMatchObject({
    origin: 'home: Book a Strategy Call',
    first_touch: { utmSource: 'letter', landingPath: '/' },
  })
})

test('a form posted before the boot script loads includes the visit and the call to action', async ({
  page,
  request,
}) => {
  await page.route('**/assets/client-*.js', () => {})
  await page.goto('/?utm_source=letter', { referer: 'https://news.example/' })
  await page.route('**/assets/boot-*.js', () => {})
  await page.getByRole('link', { name: 'Book a Strategy Call' }).first().click()
  await expect(page).toHaveURL('/contact')
  expect(await post(page, request)).toMatchObject({
    origin: 'home: Book a Strategy Call',
    utm_source: 'letter',
    first_touch: { utmSource: 'letter', landingPath: '/', referrer: 'https://news.example/' },
  })
})

test('a form posted before the boot script loads on the first page of a visit includes that page', async ({
  page,
  request,
}) => {
  await page.route('**/assets/boot-*.js', () => {})
  const from = { referer: 'https://news.example/', waitUntil: 'commit' } as const
  await page.goto('/contact?utm_source=google&gclid=zz', from)
  const touch = { utmSource: 'google', gclid: 'zz', referrer: 'https://news.example/' }
  expect(await post(page, request)).toMatchObject({
    utm_source: 'google',
    gclid: 'zz',
    referrer: 'https://news.example/',
    page_path: '/contact',
    first_touch: { ...touch, landingPath: '/contact', at: expect.any(String) },
  })
})

test.describe('scripts off', () => {
  test.use({ javaScriptEnabled: false })

  test('the campaign is read from the address of the form page', async ({ page, request }) => {
    await page.goto('/contact?utm_source=letter&utm_medium=post')
    expect(await post(page, request)).toMatchObject({ utm_source: 'letter', utm_medium: 'post' })
  })
})

test('a call to action opened in a new tab keeps its need, its origin and the visit', async ({
  page,
  context,
}) => {
  const presses: Press[] = [{ button: 'middle' }, { modifiers: ['Control'] }]
  for (const press of presses) {
    await page.goto('/?utm_source=letter')
    await page.evaluate(() => localStorage.clear())
    await page.goto('/?utm_source=letter')
    const opened = context.waitForEvent('page')
    await page.getByRole('link', { name: 'Book a Strategy Call' }).first().click(press)
    const tab = await opened
    await expect(tab.locator('[name=primaryNeed]')).toHaveValue('Strategic consulting')
    const sent = tab.waitForRequest('**/api/submit-contact-form')
    await tab.locator('[name=name]').fill('Rosa Delgado')
    await tab.locator('[name=email]').fill('rosa@islands.example')
    await tab.locator('[name=company]').fill(`Coffee ${Math.random()}`)
    await tab.locator('[name=consent]').check()
    await tab.getByRole('button', { name: 'Send Message' }).click()
    expect((await sent).postDataJSON()).toMatchObject({
      primaryNeed: 'Strategic consulting',
      origin: 'home: Book a Strategy Call',
      utmSource: 'letter',
      firstTouch: { landingPath: '/' },
    })
    await expect(tab.getByText('Message Sent Successfully!').first()).toBeVisible()
    await tab.close()
  }
})
