import {
  admin,
  adminToken,
  expect,
  makeUser,
  signIn,
  storedSession,
  test,
} from '#tests/browser/fixtures.ts'

/** What an unmodified session client has to cope with in a real browser. */

/** Twenty at once would test the machine; that case is in server/accounts/sessions/bound-refresh.test.ts. */
const pageCount = 6

test('pages whose session has expired refresh it together, and it stays one session', async ({
  context,
  page,
  request,
}) => {
  const user = await makeUser(request)
  await signIn(page, user)
  const own = page.getByText(`${user.email} (User)`)
  await expect(own).toBeVisible()
  await page.evaluate(() => {
    const session = JSON.parse(localStorage.getItem('anacapa.auth') ?? '{}') as object
    localStorage.setItem('anacapa.auth', JSON.stringify({ ...session, expires_at: 1 }))
  })
  const statuses: number[] = []
  context.on('response', (answer) => {
    if (answer.url().includes('grant_type=refresh_token')) statuses.push(answer.status())
  })
  const pages = [
    page,
    ...(await Promise.all(Array.from({ length: pageCount - 1 }, () => context.newPage()))),
  ]
  // A page that has only just loaded also requests images and scripts, which this test is not about.
  await Promise.all(pages.map((each) => each.goto('/admin', { waitUntil: 'commit' })))
  for (const each of pages)
    await expect(each.getByText(`${user.email} (User)`)).toBeVisible({ timeout: 60_000 })
  expect(new Set(statuses)).toEqual(new Set([200]))
  expect(await storedSession(page)).toEqual(['anacapa.auth'])
  const { rows }: { rows: unknown[] } = await (
    await request.get(`/api/people/${user.user_id}/sessions`, {
      headers: { authorization: `Bearer ${await adminToken(request)}` },
    })
  ).json()
  expect(rows).toHaveLength(1)
})

test('a page of another origin can neither sign in here nor read a response', async ({
  page,
  site,
  faults,
}) => {
  faults.expect(/console: .*CORS policy/, /console: .*ERR_FAILED/, /request: net::ERR_FAILED/)
  const elsewhere = `${site.url.replace('localhost', '127.0.0.1')}/elsewhere`
  await page.route(elsewhere, (route) =>
    route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>Elsewhere</title>' }),
  )
  await page.goto(elsewhere)
  const ask = (contentType: string) =>
    page.evaluate(
      async ({ url, credentials, contentType: type }) => {
        const headers = { 'content-type': type }
        const body = JSON.stringify(credentials)
        return fetch(url, { method: 'POST', headers, body }).then(
          ({ status }) => status,
          (error: Error) => error.name,
        )
      },
      { url: `${site.url}/api/auth/token?grant_type=password`, credentials: admin, contentType },
    )
  expect(await ask('application/json')).toBe('TypeError')
  expect(await ask('text/plain')).toBe('TypeError')
})
