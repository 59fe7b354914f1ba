import { type APIRequestContext, type Page, expect, test as base } from '@playwright/test'
import { randomBytes, randomInt, randomUUID } from 'node:crypto'
import { violationsOn } from './accessibility.ts'
import { Faults } from './faults.ts'
import { interceptAtOnce } from './intercept-at-once.ts'
import { startSite } from './start-site.ts'

export { expect }

type Fixtures = {
  /** `faults.expect(/response: 422/, /console: .*422/)` lists what this test provokes. Anything else fails it. */
  faults: Faults
  /** Violations of WCAG 2.2 AA on the page as it is. */
  checkAccessibility: (page?: Page) => Promise<void>
}

type WorkerFixtures = { site: Awaited<ReturnType<typeof startSite>> }

export const admin = {
  email: 'admin@staff.example',
  password: randomBytes(18).toString('base64url'),
}

/** The server closes idle connections after five seconds, and a request at that moment is lost. */
const alone = { connection: 'close' }

/** Each test is a separate client with its own address, so limits can stay on and tests do not share them. */
export const test = base.extend<Fixtures, WorkerFixtures>({
  // A site for each worker, so that no test sees enquiries and accounts of another that runs at the same time.
  site: [
    // oxlint-disable-next-line no-empty-pattern
    async ({}, provide) => {
      // Everything is logged, because stop() searches the log for secrets.
      const settings = { TRUST_PROXY: '1', RATE_LIMITS: 'on', LOG_LEVEL: 'info' }
      const { email: ADMIN_EMAIL, password: ADMIN_PASSWORD } = admin
      const site = await startSite({ ...settings, ADMIN_EMAIL, ADMIN_PASSWORD })
      await provide(site)
      await site.stop()
    },
    { scope: 'worker', timeout: 60_000 },
  ],
  baseURL: ({ site }, provide) => provide(site.url),
  request: async ({ playwright, baseURL, extraHTTPHeaders }, provide) => {
    const headers = { ...extraHTTPHeaders, ...alone }
    const request = await playwright.request.newContext({
      // By IP address: of connections to a name, whose addresses Playwright races, one in seventy waits for five seconds.
      baseURL: baseURL!.replace('localhost', '127.0.0.1'),
      extraHTTPHeaders: headers,
    })
    await provide(request)
    await request.dispose()
  },
  // oxlint-disable-next-line no-empty-pattern
  extraHTTPHeaders: async ({}, provide) => {
    const [a, b, c] = [randomInt(1, 255), randomInt(1, 255), randomInt(1, 255)]
    await provide({ 'x-forwarded-for': `10.${a}.${b}.${c}` })
  },
  faults: [
    async ({ context }, provide) => {
      const faults = new Faults()
      await faults.watch(context)
      context.on('page', interceptAtOnce)
      await provide(faults)
      const unexpected = faults.unexpected()
      expect(unexpected, `faults nobody expected\n${faults.answers()}`).toEqual([])
      // The browser may report a fault after the page already shows its consequence.
      await expect
        .poll(() => faults.missing(), 'faults that were expected and never came')
        .toEqual([])
    },
    { auto: true },
  ],
  checkAccessibility: async ({ page }, provide) => {
    await provide(async (target = page) => {
      const found = await violationsOn(target)
      expect(found, `accessibility of ${target.url()}`).toEqual([])
    })
  },
})

/** Signs in on the page's own form. */
export const signIn = (page: Page, account = admin) => signInAt(page, '/admin', account)

/** Signs in on the form in front of a screen of the dashboard, which is shown afterwards. */
export async function signInAt(page: Page, path: string, { email, password } = admin) {
  await page.goto(path)
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password').fill(password)
  await page.getByRole('button', { name: 'Sign In' }).click()
  await expect(page.getByText(email).first()).toBeVisible()
}

/** The stored parts of a session, without the visit that public pages store. */
export const storedSession = (page: Page) =>
  page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('anacapa.auth')))

/** Creates what a test needs beforehand, through the public API. */
export async function sendEnquiry(
  request: APIRequestContext,
  fields: Record<string, unknown> = {},
) {
  const name = `Visitor ${randomUUID()}`
  const body = { name, email: 'visitor@example.com', company: 'Shop', consent: true, ...fields }
  const answer = await request.post('/api/submit-contact-form', { data: body, headers: alone })
  expect(answer.status()).toBe(201)
  const receipt: { id: string; created_at: string } = await answer.json()
  return { ...body, ...receipt }
}

/** The tokens of a new session that no browser uses. */
export async function tokensOf(
  request: APIRequestContext,
  { email, password }: { email: string; password: string },
) {
  const path = '/api/auth/token?grant_type=password'
  const answer = await request.post(path, { data: { email, password } })
  expect(answer.status()).toBe(200)
  const tokens: { access_token: string; refresh_token: string } = await answer.json()
  return tokens
}

export const adminToken = async (request: APIRequestContext) =>
  (await tokensOf(request, admin)).access_token

export async function makeUser(
  request: APIRequestContext,
  fields: { email?: string; password?: string; role?: 'user' | 'admin' } = {},
) {
  const user = {
    email: `${randomUUID()}@staff.example`,
    password: `pass-${randomUUID()}`,
    role: 'user' as const,
    ...fields,
  }
  const answer = await request.post('/api/admin-create-user', {
    data: user,
    headers: { authorization: `Bearer ${await adminToken(request)}` },
  })
  expect(answer.status()).toBe(201)
  const made: { user_id: string } = await answer.json()
  return { ...user, ...made }
}
