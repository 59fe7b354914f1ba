import type { Request } from '@playwright/test'
import {
  admin,
  expect,
  makeUser,
  sendEnquiry,
  signIn,
  signInAt,
  storedSession,
  test,
} from '#tests/browser/fixtures.ts'
import { holdRequests } from '#tests/browser/hold-requests.ts'

test('after the session ended elsewhere, signing in again in place keeps everything that was typed', async ({
  page,
  request,
  faults,
}) => {
  faults.expect(/response: 401/, /response: 400|response: 403/, /console: .*40[0-9]/)
  const user = await makeUser(request, { role: 'admin' })
  // Otherwise the page notices by itself, and the form is gone before it is sent.
  await page.route('**/api/events', (route) => route.fulfill({ status: 204 }))
  await signIn(page, user)
  const create = page.getByRole('form', { name: 'Create user' })
  await create.getByLabel('Email').fill('half.typed@staff.example')
  await create.getByLabel('Password').fill('a password of many words')
  await create.getByLabel('Role').selectOption('admin')

  const elsewhere = await request.post('/api/auth/token?grant_type=password', {
    data: { email: user.email, password: user.password },
  })
  const { access_token } = await elsewhere.json()
  await request.post('/api/auth/logout?scope=global', {
    headers: { authorization: `Bearer ${access_token}` },
  })
  await create.getByRole('button', { name: 'Create User' }).click()

  await expect(page.getByText('Your session ended; sign in again.')).toBeVisible()
  await expect(page.getByText('half.typed')).toHaveCount(0)
  await expect(page.getByLabel('Email')).toHaveValue(user.email)
  await expect(page.getByLabel('Password')).toBeFocused()
  await page.keyboard.type(user.password)
  await page.getByRole('button', { name: 'Sign In' }).click()
  await expect(create.getByLabel('Email')).toHaveValue('half.typed@staff.example')
  await expect(create.getByLabel('Password')).toHaveValue('a password of many words')
  await expect(create.getByLabel('Role')).toHaveValue('admin')
})

test('a confirmation dialog that cannot be loaded says so, and works once the connection is back', async ({
  page,
  request,
  faults,
}) => {
  faults.expect(/alert-dialog/, /console: .*ERR_FAILED/)
  const user = await makeUser(request, { role: 'user' })
  await signIn(page)
  await page.route('**/assets/alert-dialog*', (route) => route.abort())
  const button = page.getByRole('button', { name: `Delete ${user.email}` })
  await button.click()
  await expect(page.getByText('Not Loaded', { exact: true })).toBeVisible()
  await expect(button).toBeVisible()
  await page.unroute('**/assets/alert-dialog*')
  await button.click()
  await expect(page.getByRole('alertdialog')).toContainText(user.email)
})

test('text typed by one person is not shown to the next who signs in', async ({
  page,
  request,
}) => {
  const first = await makeUser(request, { role: 'admin' })
  const second = await makeUser(request, { role: 'admin' })
  await signIn(page, first)
  const typed = page.getByRole('form', { name: 'Create user' }).getByLabel('Email')
  await typed.fill('half.typed@staff.example')
  await page.getByRole('button', { name: 'Logout' }).click()
  await page.getByLabel('Email').fill(second.email)
  await page.getByLabel('Password').fill(second.password)
  await page.getByRole('button', { name: 'Sign In' }).click()
  await expect(typed).toHaveValue('')
})

test('an unreachable server signs nobody out, even if the token expires meanwhile, and Retry continues', async ({
  page,
  faults,
  checkAccessibility,
}) => {
  faults.expect(/response: 503/, /console: .*503/)
  await signIn(page)
  await expect(page.getByRole('heading', { name: 'Admin dashboard' })).toBeVisible()
  await page.evaluate(() => {
    const session = JSON.parse(localStorage.getItem('anacapa.auth') ?? '{}') as object
    localStorage.setItem('anacapa.auth', JSON.stringify({ ...session, expires_at: 1 }))
  })
  await page.route('**/api/auth/**', (route) =>
    route.fulfill({ status: 503, json: { code: 'unexpected_failure', message: 'Busy.' } }),
  )
  await page.reload()
  await expect(page.getByText('Cannot reach the server, still trying')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Sign In' })).toBeHidden()
  expect(await page.evaluate(() => localStorage.getItem('anacapa.auth'))).not.toBeNull()
  await checkAccessibility()
  // Otherwise the page's own retry succeeds first and removes the button.
  const answer = await holdRequests(page, '**/api/auth/**')
  await page.getByRole('button', { name: 'Retry' }).click()
  answer()
  await expect(page.getByRole('heading', { name: 'Admin dashboard' })).toBeVisible()
})

test('a session check answered with 429 while the page loads signs nobody out, and Retry continues', async ({
  page,
  faults,
}) => {
  faults.expect(/response: 429/, /console: .*429/)
  await signIn(page)
  await page.route('**/api/auth/user', (route) =>
    route.fulfill({ status: 429, json: { code: 'over_request_rate_limit', message: 'Wait.' } }),
  )
  await page.reload()
  await expect(page.getByText('Cannot reach the server, still trying')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Sign In' })).toBeHidden()
  expect(await storedSession(page)).toEqual(['anacapa.auth'])
  // Otherwise the page's own retry succeeds first and removes the button.
  const answer = await holdRequests(page, '**/api/auth/user')
  await page.getByRole('button', { name: 'Retry' }).click()
  answer()
  await expect(page.getByRole('heading', { name: 'Admin dashboard' })).toBeVisible()
})

test('a token that the server rejects while the page loads leads to the sign-in form', async ({
  page,
  faults,
}) => {
  faults.expect(/response: 403 GET \/api\/auth\/user/, /console: .*403/)
  await signIn(page)
  await page.route('**/api/auth/user', (route) =>
    route.fulfill({ status: 403, json: { code: 'bad_jwt', message: 'invalid JWT: expired' } }),
  )
  await page.reload()
  await expect(page.getByLabel('Password')).toBeVisible()
  await expect(page.getByText('Your session ended; sign in again.')).toBeVisible()
  expect(await storedSession(page)).toEqual([])
})

test('a sign-in without an answer times out after some seconds, and the form says so', async ({
  page,
  faults,
}) => {
  faults.expect(/request: net::ERR_ABORTED POST .*\/api\/auth\/token/)
  await page.goto('/admin')
  await page.getByLabel('Email').fill(admin.email)
  await page.getByLabel('Password').fill(admin.password)
  await page.route('**/api/auth/token?**', () => {})
  await page.getByRole('button', { name: 'Sign In' }).click()
  await expect(page.getByRole('button', { name: 'Signing in...' })).toBeDisabled()
  await expect(page.locator('form').getByRole('alert')).toHaveText(
    'The server could not be reached. Please try again.',
  )
  await expect(page.getByRole('button', { name: 'Sign In' })).toBeEnabled()
})

const hour = 3_600_000

test('a browser clock that is minutes or a day off, either way, causes no extra refreshes', async ({
  page,
}) => {
  let refreshes = 0
  page.on('request', (sent) => {
    if (sent.url().includes('grant_type=refresh_token')) refreshes++
  })
  await page.clock.install()
  for (const shift of [-24 * hour, -hour, hour / 4, 24 * hour]) {
    await page.clock.setSystemTime(Date.now() + shift)
    await signIn(page)
    const rooms = page.getByRole('navigation', { name: 'Rooms' })
    await rooms.getByRole('link', { name: 'Quarantine' }).click()
    await rooms.getByRole('link', { name: 'Dashboard' }).click()
    await page.reload()
    await expect(page.getByRole('heading', { name: 'Admin dashboard' })).toBeVisible()
    await page.getByRole('button', { name: 'Logout' }).click()
    await expect(page.getByLabel('Password')).toBeVisible()
  }
  expect(refreshes).toBe(0)
})

test('a list that fails to load says so without claiming to be empty, and loads on Retry', async ({
  page,
  faults,
}) => {
  faults.expect(/response: 500/, /console: .*500/, /console: Could not load enquiries/)
  const lists = '**/api/contact_submissions?**'
  await page.route(lists, (route) => route.fulfill({ status: 500, json: {} }))
  await signIn(page)
  const failed = page.getByText('Contact submissions could not be loaded.')
  await expect(failed).toBeVisible()
  await expect(page.getByText('No contact submissions.')).toHaveCount(0)
  const counter = page.locator('dl > div', { hasText: 'Contact submissions' })
  await expect(counter.locator('dd')).toHaveText('–')
  await page.unroute(lists)
  await page.getByRole('button', { name: 'Retry' }).click()
  await expect(failed).toBeHidden()
})

test('lists that failed while offline load when the connection is back', async ({
  page,
  context,
  faults,
}) => {
  faults.expect(/request: .*INTERNET_DISCONNECTED/, /console: .*(DISCONNECTED|Could not load)/)
  await signIn(page)
  // The script of the room loads when its link is hovered, and reports what it cannot load.
  const script = page.waitForResponse(/\/assets\/subscribers-[^/]*\.js$/)
  const link = page
    .getByRole('navigation', { name: 'Rooms' })
    .getByRole('link', { name: 'Subscribers' })
  const under = new Set<Request>()
  page.on('request', (sent) => {
    if (/^(script|stylesheet)$/.test(sent.resourceType())) under.add(sent)
  })
  page.on('requestfinished', (sent) => void under.delete(sent))
  await link.hover()
  await (await script).finished()
  await expect.poll(() => under.size, 'what it needs besides').toBe(0)
  await context.setOffline(true)
  let tries = 0
  page.on('requestfailed', (sent) => {
    if (sent.url().includes('/api/newsletter_subscribers?')) tries++
  })
  await link.click()
  const failed = page.getByText('Newsletter subscribers could not be loaded.')
  await expect(failed).toBeVisible()
  // Nothing that cannot succeed is requested again.
  expect(tries).toBe(1)
  await expect(page.getByText('No subscribers.')).toHaveCount(0)
  await context.setOffline(false)
  await expect(failed).toHaveCount(0)
  await expect(page.getByRole('table', { name: 'Newsletter subscribers' })).toBeVisible()
})

test('a list that could not be refreshed stays visible, with the time of its data', async ({
  page,
  faults,
}) => {
  faults.expect(/response: 500/, /console: .*500/, /console: Could not load users/)
  await signIn(page)
  const users = page.getByRole('table', { name: 'All users' })
  // Placeholders for rows that are still loading are rows as well.
  await expect(users).toHaveAttribute('aria-busy', 'false')
  await page.route('**/api/user_roles?**', (route) => route.fulfill({ status: 500, json: {} }))
  await page.getByRole('button', { name: 'Refresh all users' }).click()
  await expect(
    page.getByText(/^All users could not be refreshed\. This was loaded at /),
  ).toBeVisible()
  await expect(users.getByRole('row').nth(1)).toBeVisible()
})

test('a request whose answer cannot change by repeating it is sent once', async ({
  page,
  faults,
}) => {
  faults.expect(/response: 4/, /console: .*4/, /console: Could not load/)
  await signIn(page)
  let asked = 0
  await page.route('**/api/newsletter_subscribers?**', (route) => {
    asked++
    return route.fulfill({ status: 409, json: { code: 'conflict', detail: 'No.' } })
  })
  const rooms = page.getByRole('navigation', { name: 'Rooms' })
  await rooms.getByRole('link', { name: 'Subscribers' }).click()
  await expect(page.getByText('Newsletter subscribers could not be loaded.')).toBeVisible()
  await page.waitForTimeout(1500)
  expect(asked).toBe(1)
})

test('a stored session that cannot be parsed leads to the sign-in form', async ({ page }) => {
  await page.goto('/admin')
  for (const broken of ['{bad', 'null', '{"access_token":1}']) {
    await page.evaluate((text) => localStorage.setItem('anacapa.auth', text), broken)
    await page.reload()
    await expect(page.getByRole('button', { name: 'Sign In' })).toBeVisible()
    expect(await storedSession(page)).toEqual([])
  }
})

test('a session that ended while the page was closed is not shown even briefly', async ({
  page,
  request,
  faults,
}) => {
  faults.expect(/response: 403/, /console: .*403/)
  const user = await makeUser(request)
  await signIn(page, user)
  const data = { email: user.email, password: user.password }
  const elsewhere = await request.post('/api/auth/token?grant_type=password', { data })
  const { access_token: token } = (await elsewhere.json()) as { access_token: string }
  await request.post('/api/auth/logout?scope=global', {
    headers: { authorization: `Bearer ${token}` },
  })
  await page.reload()
  await expect(page.getByLabel('Email')).toBeVisible()
  await expect(page.getByText(user.email)).toHaveCount(0)
  expect(await storedSession(page)).toEqual([])
})

test('a demoted admin sees Access Denied at the next refused call', async ({ page, faults }) => {
  faults.expect(/response: 403/, /console: .*403/, /console: Could not load/)
  await signIn(page)
  await expect(page.getByRole('heading', { name: 'Admin dashboard' })).toBeVisible()
  await page.route('**/api/is_admin', (route) => route.fulfill({ json: false }))
  await page.route('**/api/contact_submissions**', (route) =>
    route.fulfill({ status: 403, json: { code: 'forbidden', detail: 'Not allowed.' } }),
  )
  const rooms = page.getByRole('navigation', { name: 'Rooms' })
  await rooms.getByRole('link', { name: 'Quarantine' }).click()
  await expect(page.getByRole('heading', { name: 'Access Denied' })).toBeVisible()
})

test('a refusal takes precedence over a role check requested before it', async ({
  page,
  request,
  faults,
}) => {
  faults.expect(/response: 403/, /console: .*403/)
  const { id } = await sendEnquiry(request)
  await signInAt(page, `/admin/inbox/${id}`)
  const note = page.getByRole('textbox', { name: 'Write a note' })
  await note.fill('A thought')
  await page.route('**/notes', (route) =>
    route.fulfill({ status: 403, json: { code: 'forbidden', detail: 'This needs an admin.' } }),
  )
  let checks = 0
  const first = Promise.withResolvers<void>()
  await page.route('**/api/is_admin', async (route) => {
    const before = ++checks === 1
    if (before) await first.promise
    // A request cancelled in the meantime cannot be answered.
    await route.fulfill({ json: before }).catch(() => {})
  })
  const asked = page.waitForRequest('**/api/is_admin')
  await note.press('Control+Enter')
  await asked
  await expect(page.getByRole('button', { name: 'Send again' })).not.toHaveAttribute(
    'aria-busy',
    'true',
  )
  const refused = page.waitForResponse('**/notes')
  await note.press('Control+Enter')
  await refused
  first.resolve()
  await expect(page.getByRole('heading', { name: 'Access Denied' })).toBeVisible()
})
