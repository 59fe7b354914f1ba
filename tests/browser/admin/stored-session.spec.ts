import type { Page } from '@playwright/test'
import {
  admin,
  expect,
  makeUser,
  signIn,
  storedSession,
  test,
  tokensOf,
} from '#tests/browser/fixtures.ts'
import { hydrated } from '#tests/browser/hydrated.ts'
import { stopTimers } from '#tests/browser/stop-timers.ts'

const dashboard = (page: Page) => page.getByRole('heading', { name: 'Admin dashboard' })

const stored = async (page: Page) => {
  const text = await page.evaluate(() => localStorage.getItem('anacapa.auth'))
  return JSON.parse(text ?? '{}') as Record<string, unknown>
}

/** Makes the page consider its access token expired, so that it refreshes when it loads. */
const expire = (page: Page) =>
  page.evaluate(() => {
    const session = JSON.parse(localStorage.getItem('anacapa.auth') ?? '{}') as object
    localStorage.setItem('anacapa.auth', JSON.stringify({ ...session, expires_at: 1 }))
  })

async function expectTokensOnly(page: Page, email: string) {
  expect(await storedSession(page)).toEqual(['anacapa.auth'])
  expect(Object.keys(await stored(page)).toSorted()).toEqual([
    'access_token',
    'expires_at',
    'expires_in',
    'refresh_token',
    'token_type',
  ])
  const all = await page.evaluate(() => JSON.stringify(Object.entries(localStorage)))
  expect(all).not.toContain(email)
}

test('after a sign-in, local storage holds the tokens and nothing about the person', async ({
  page,
}) => {
  await signIn(page)
  await expectTokensOnly(page, admin.email)
})

test('after a refresh, local storage holds the new tokens and nothing about the person', async ({
  page,
}) => {
  await signIn(page)
  await expect(dashboard(page)).toBeVisible()
  const before = await stored(page)
  await expire(page)
  await page.reload()
  await expect(dashboard(page)).toBeVisible()
  expect((await stored(page)).refresh_token).not.toBe(before.refresh_token)
  await expectTokensOnly(page, admin.email)
})

test('after a password change, local storage holds the tokens and nothing about the person', async ({
  page,
  request,
}) => {
  const user = await makeUser(request, { role: 'admin' })
  await signIn(page, user)
  await page.goto('/admin/set-password')
  await page.getByLabel('Current password').fill(user.password)
  await page.getByLabel('New password').fill('eleven lanterns by the harbour')
  const changed = page.waitForResponse(
    (answer) => answer.url().includes('/api/auth/user') && answer.request().method() === 'PUT',
  )
  await page.getByRole('button', { name: 'Change password' }).click()
  expect((await changed).status()).toBe(200)
  await expect(dashboard(page)).toBeVisible()
  await expectTokensOnly(page, user.email)
})

test('a reload asks the server once who is signed in', async ({ page }) => {
  await signIn(page)
  await expect(dashboard(page)).toBeVisible()
  let asked = 0
  page.on('request', (sent) => {
    if (sent.method() === 'GET' && sent.url().endsWith('/api/auth/user')) asked++
  })
  // On a busy machine the first answer may take longer than the page waits.
  await stopTimers(page, 3_000)
  await page.reload()
  await expect(dashboard(page)).toBeVisible()
  await page.waitForTimeout(1_000)
  expect(asked).toBe(1)
})

for (const path of ['/admin', '/admin/set-password'])
  test(`tokens in the address of ${path} sign nobody in`, async ({ page, request }) => {
    const { access_token, refresh_token } = await tokensOf(request, await makeUser(request))
    const fragment = new URLSearchParams({
      access_token,
      refresh_token,
      expires_in: '600',
      token_type: 'bearer',
      type: 'recovery',
    })
    const asked: string[] = []
    page.on('request', (sent) => {
      if (/\/api\/auth\/(user|token|verify)/.test(sent.url())) asked.push(sent.url())
    })
    // The session client requests a nonce as soon as it exists.
    const started = page.waitForResponse('**/api/auth/nonce')
    await page.goto(`${path}#${fragment}`)
    await hydrated(page)
    await (await started).finished()
    await page.waitForTimeout(1_000)
    expect(asked).toEqual([])
    expect(await storedSession(page)).toEqual([])
    await page.goto('/admin')
    await expect(page.getByLabel('Password')).toBeVisible()
  })
