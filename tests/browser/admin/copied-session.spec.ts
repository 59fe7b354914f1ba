import type { Page } from '@playwright/test'
import { expect, signIn, test } from '#tests/browser/fixtures.ts'
import { startSite } from '#tests/browser/start-site.ts'

/** The server with default settings, where only browsers that prove a key can sign in. */

const dashboard = (page: Page) => page.getByRole('heading', { name: 'Admin dashboard' })
const stored = (page: Page) => page.evaluate(() => localStorage.getItem('anacapa.auth'))

test('a copy of everything a browser stores signs nobody in elsewhere, and its owner stays signed in', async ({
  browser,
  faults,
}) => {
  const site = await startSite({ BEARER_SESSIONS: 'off' })
  const [owner, thief] = await Promise.all(
    [0, 1].map(() => browser.newContext({ baseURL: site.url })),
  )
  await faults.watch(owner!)
  const page = await owner!.newPage()
  await signIn(page, site.admin)
  await expect(dashboard(page)).toBeVisible()
  const copy = await stored(page)

  const readable = await page.evaluate(async () => {
    const opening = indexedDB.open('anacapa.key')
    await new Promise((resolve) => opening.addEventListener('success', resolve))
    const asked = opening.result.transaction('keys').objectStore('keys').get('session')
    await new Promise((resolve) => asked.addEventListener('success', resolve))
    const { privateKey } = asked.result as CryptoKeyPair
    return crypto.subtle.exportKey('jwk', privateKey).then(
      () => 'exported',
      (error: Error) => error.name,
    )
  })
  expect(readable).toBe('InvalidAccessError')

  const other = await thief!.newPage()
  await other.addInitScript((text) => localStorage.setItem('anacapa.auth', text), copy!)
  const answers: number[] = []
  other.on('response', (answer) => {
    if (answer.url().includes('/api/auth/user')) answers.push(answer.status())
  })
  await other.goto('/admin')
  await expect(other.getByLabel('Email')).toBeVisible()
  expect(new Set(answers)).toEqual(new Set([401]))
  const { access_token, refresh_token } = JSON.parse(copy!) as Record<string, string>
  const plain = { authorization: `Bearer ${access_token}` }
  expect((await thief!.request.get('/api/user_roles', { headers: plain })).status()).toBe(401)
  const data = { refresh_token }
  const refresh = await thief!.request.post('/api/auth/token?grant_type=refresh_token', { data })
  expect(refresh.status()).toBe(400)

  await page.reload()
  await expect(dashboard(page)).toBeVisible()
  const second = await owner!.newPage()
  await second.goto('/admin')
  await expect(dashboard(second)).toBeVisible()
  const saved = page.waitForEvent('download')
  await page.goto(`${site.url}/admin/subscribers`)
  await page.getByRole('button', { name: 'Download CSV' }).click()
  expect((await saved).suggestedFilename()).toMatch(/\.csv$/)
  await owner!.close()
  await thief!.close()
  await site.stop()
})

for (const hours of [-24, 24])
  test(`a browser clock that is wrong by ${hours} hours signs in, works and never refreshes`, async ({
    page,
  }) => {
    const asked: string[] = []
    page.on('request', (request) => asked.push(request.url()))
    await page.clock.install({ time: Date.now() + hours * 3_600_000 })
    await page.clock.resume()
    await signIn(page)
    await expect(dashboard(page)).toBeVisible()
    await page.reload()
    await expect(dashboard(page)).toBeVisible()
    expect(asked.filter((url) => url.includes('grant_type=refresh_token'))).toEqual([])
  })
