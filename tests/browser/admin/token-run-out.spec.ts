import type { Page } from '@playwright/test'
import { expect, signIn, storedSession, test } from '#tests/browser/fixtures.ts'

const refresh = '**/api/auth/token?grant_type=refresh_token'
const busy = { status: 503, json: { code: 'unexpected_failure', message: 'Busy.' } }
const expired = { status: 403, json: { code: 'bad_jwt', message: 'invalid JWT: expired' } }
const dashboard = (page: Page) => page.getByRole('heading', { name: 'Admin dashboard' })
const renewList = (page: Page) => page.getByRole('button', { name: 'Refresh all users' })

async function openDashboard(page: Page) {
  await page.clock.install()
  // Only the call made by pressing a button is to be refused here.
  await page.route('**/api/events', (route) => route.fulfill({ status: 204 }))
  await signIn(page)
  await expect(page.getByRole('table', { name: 'All users' })).toHaveAttribute('aria-busy', 'false')
}

/** In the browser and on the server. */
async function letTokenRunOut(page: Page) {
  const token = await page.evaluate(() => {
    const session = JSON.parse(localStorage.getItem('anacapa.auth')!) as { access_token: string }
    localStorage.setItem('anacapa.auth', JSON.stringify({ ...session, expires_at: 1 }))
    return session.access_token
  })
  await page.route('**/api/**', (route) => {
    const { authorization } = route.request().headers()
    const url = route.request().url()
    if (authorization !== `Bearer ${token}` || url.endsWith('/api/events')) return route.fallback()
    if (url.includes('/api/auth/')) return route.fulfill(expired)
    return route.fulfill({ status: 401, json: { code: 'unauthorized', detail: 'Expired.' } })
  })
}

/** The session client retries for half a minute, and then remembers the failure for a whole one. */
async function failRefreshes(page: Page, times: number) {
  let failures = 0
  const fail = async () => {
    await page.clock.setSystemTime((await page.evaluate(() => Date.now())) + 31_000)
    failures++
  }
  await page.route(refresh, (route) => fail().then(() => route.fulfill(busy)), { times })
  return () => failures
}

/** Then the session client checks its session. */
const returnToTab = (page: Page) =>
  page.evaluate(() => document.dispatchEvent(new Event('visibilitychange', { bubbles: true })))

test('a token that expired during an outage is renewed by the first call afterwards', async ({
  page,
  faults,
}) => {
  faults.expect(/response: 503/, /console: .*503/, /response: 401/, /console: .*401/)
  await openDashboard(page)
  await letTokenRunOut(page)
  const failures = await failRefreshes(page, 1)
  await returnToTab(page)
  await expect.poll(failures).toBe(1)
  const listed = page.waitForResponse((answer) => /user_roles\?/.test(answer.url()) && answer.ok())
  await renewList(page).click()
  await listed
  // No other screen was shown in between.
  await expect(renewList(page)).toBeFocused()
})

test('while an expired token cannot be renewed the page says so, and then recovers by itself', async ({
  page,
  faults,
}) => {
  faults.expect(/response: 503/, /console: .*503/, /response: 401/, /console: .*401/)
  await openDashboard(page)
  await letTokenRunOut(page)
  await failRefreshes(page, 2)
  await renewList(page).click()
  await expect(page.getByText('Cannot reach the server, still trying')).toBeVisible()
  await expect(dashboard(page)).toBeVisible()
  expect(await storedSession(page)).toEqual(['anacapa.auth'])
})

test('a token that expires while the server is asked for its user signs nobody out', async ({
  page,
  faults,
}) => {
  faults.expect(/response: 403 GET \/api\/auth\/user/, /console: .*403/)
  await openDashboard(page)
  const answer = Promise.withResolvers<void>()
  const asked = page.waitForRequest('**/api/auth/user')
  await page.route(
    '**/api/auth/user',
    (route) => answer.promise.then(() => route.fulfill(expired)),
    {
      times: 1,
    },
  )
  await returnToTab(page)
  await asked
  await letTokenRunOut(page)
  const renewed = page.waitForResponse(refresh)
  answer.resolve()
  expect((await renewed).status()).toBe(200)
  await expect(dashboard(page)).toBeVisible()
  expect(await storedSession(page)).toEqual(['anacapa.auth'])
})
