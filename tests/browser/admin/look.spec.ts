import { randomInt } from 'node:crypto'
import {
  admin,
  expect,
  makeUser,
  sendEnquiry,
  signIn,
  signInAt,
  test,
} from '#tests/browser/fixtures.ts'

const isFocused = (element: Element) => element === document.activeElement

test('every view is accessible in both themes', async ({ page, request, checkAccessibility }) => {
  const checkBoth = async () => {
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme })
      await checkAccessibility()
    }
  }
  await sendEnquiry(request, { fax: '805' })
  const sent = await sendEnquiry(request, { message: 'Hello' })
  await page.goto('/admin')
  await expect(page.getByLabel('Email')).toBeVisible()
  await checkBoth()
  await signIn(page)
  await expect(page.getByRole('link', { name: sent.name })).toBeVisible()
  await checkBoth()
  await page.goto('/admin/quarantine')
  await page
    .getByRole('link', { name: /^(Unread )?Visitor / })
    .first()
    .click()
  await expect(page.getByText('In quarantine.', { exact: true })).toBeVisible()
  await checkBoth()
  for (const room of ['subscribers', 'people']) {
    await page.goto(`/admin/${room}`)
    await expect(page.getByRole('table').first()).toBeVisible()
    await checkBoth()
  }
})

test('on a phone every room fits and every record opens', async ({ page, request }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  const sent = await sendEnquiry(request, { company: 'W'.repeat(200), message: 'Hello' })
  await signIn(page)
  const sideways = () =>
    page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
  await expect(page.getByRole('link', { name: sent.name })).toBeVisible()
  expect(await sideways()).toBeLessThanOrEqual(0)
  await page.getByRole('link', { name: sent.name }).click()
  await expect(page.getByRole('article').getByText('Hello')).toBeVisible()
  await expect(page.getByText('View:'), 'the views stand above the list alone').toBeHidden()
  expect(await sideways()).toBeLessThanOrEqual(0)
  for (const room of [
    'inbox',
    'quarantine',
    'subscribers',
    'people',
    'audit',
    'account',
    'deliveries',
    'settings',
    'api',
  ]) {
    await page.goto(`/admin/${room}`)
    await expect(page.getByRole('heading', { level: 1 })).toBeAttached()
    expect(await sideways()).toBeLessThanOrEqual(0)
  }
})

test('on a phone the figures are in one row, and an address wraps before its @', async ({
  page,
  request,
}) => {
  await page.setViewportSize({ width: 360, height: 740 })
  const { email } = await makeUser(request, { email: `plain.user.${randomInt(1000)}@example.com` })
  await signIn(page)
  const figures = page.locator('dl > div > dd > span')
  await expect(figures).toHaveCount(3)
  const tops = await figures.evaluateAll((all) => all.map((one) => one.getBoundingClientRect().top))
  expect(new Set(tops).size).toBe(1)
  const cell = page.getByRole('table', { name: 'All users' }).locator('bdi', { hasText: email })
  await expect(cell).toBeVisible()
  const lines = await cell.evaluate((bdi) => {
    const texts = [...bdi.childNodes].filter((node) => node instanceof Text)
    return texts.map((text) => {
      const range = document.createRange()
      range.selectNodeContents(text)
      return range.getClientRects().length
    })
  })
  expect(lines).toEqual([1, 1])
})

test('everything can be done with the keyboard alone', async ({ page, request }) => {
  const sent = await sendEnquiry(request)
  await page.goto('/admin')
  await expect(page.getByLabel('Email')).toBeFocused()
  await page.keyboard.type(admin.email)
  await page.keyboard.press('Tab')
  await page.keyboard.type(admin.password)
  await page.keyboard.press('Enter')
  const link = page.getByRole('link', { name: sent.name })
  await expect(link).toBeVisible()
  await page.keyboard.press('Tab')
  const header = page.getByRole('link', { name: 'Skip to the list' })
  for (let i = 0; i < 16 && !(await header.evaluate(isFocused)); i++)
    await page.keyboard.press('Shift+Tab')
  await expect(header).toBeFocused()
  await expect(header).toBeInViewport()
  await page.keyboard.press('Enter')
  const rows = page.getByRole('list', { name: 'Contact submissions' }).getByRole('link')
  await expect(rows.first()).toBeFocused()
  for (let i = 0; i < 60 && !(await link.evaluate(isFocused)); i++)
    await page.keyboard.press('ArrowDown')
  await expect(link).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('article', { name: sent.name })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(link).toBeFocused()
})

test('a list is a single Tab stop', async ({ page, request }) => {
  await sendEnquiry(request)
  await sendEnquiry(request)
  await signInAt(page, '/admin/inbox')
  const rows = page.getByRole('list', { name: 'Contact submissions' }).getByRole('link')
  await rows.first().focus()
  await page.keyboard.press('ArrowDown')
  await expect(rows.nth(1)).toBeFocused()
  await expect(rows.first()).toHaveAttribute('tabindex', '-1')
  await page.keyboard.press('Tab')
  expect(await rows.evaluateAll((all) => all.some((row) => row === document.activeElement))).toBe(
    false,
  )
})

test('every row is 56 px high, and its full text is in the tooltip and the record', async ({
  page,
  request,
}) => {
  const name = 'N'.repeat(200)
  const company = 'W'.repeat(200)
  const sent = await sendEnquiry(request, { name, company, message: 'word '.repeat(900) })
  await sendEnquiry(request, { fax: '805', name, company, message: 'word '.repeat(900) })
  await signIn(page)
  await expect(page.getByTitle(`${name} · ${company}`).first()).toBeAttached()
  for (const room of ['/admin', '/admin/inbox', '/admin/quarantine']) {
    await page.goto(room)
    const rows = page.locator('li:has(> [data-row]):visible')
    await expect(rows.first()).toBeVisible()
    for (const width of [360, 768, 1440]) {
      await page.setViewportSize({ width, height: 800 })
      const heights = await rows.evaluateAll((all) =>
        all.map((row) => row.getBoundingClientRect().height),
      )
      expect([...new Set(heights)], `${room} at ${width}`).toEqual([56])
    }
  }
  await page.goto(`/admin/inbox/${sent.id}`)
  await expect(page.getByRole('article').getByText(name).last()).toBeVisible()
})

test('from 320 to 1920 px the header shows who is signed in, and nothing in it overlaps', async ({
  page,
  request,
}) => {
  const email = `${'long'.repeat(14)}.${randomInt(1e6)}@staff.example`
  const user = await makeUser(request, { email, role: 'admin' })
  await signIn(page, user)
  const header = page.locator('header').first()
  const account = header.getByTitle(email)
  const rooms = page.getByRole('navigation', { name: 'Rooms' })
  for (const width of [320, 360, 479, 480, 700, 768, 900, 940, 1023, 1024, 1100, 1440, 1920]) {
    await page.setViewportSize({ width, height: 700 })
    await expect(account).toContainText('(Admin)')
    const shown = await account.getByRole('link').boundingBox()
    expect(shown!.width, `e-mail at ${width}`).toBeGreaterThan(90)
    const cut = await rooms
      .locator('ul')
      .first()
      .evaluate((row) => row.scrollWidth - row.clientWidth)
    if (width >= 1024) expect(cut, `rooms out of sight at ${width}`).toBeLessThanOrEqual(0)
    const boxes = [
      await header.locator('p').first().boundingBox(),
      await account.boundingBox(),
      await header.getByRole('button', { name: 'Logout' }).boundingBox(),
      await rooms.boundingBox(),
    ].map((box) => box!)
    for (const [at, a] of boxes.entries()) {
      expect(a.x, `${width}`).toBeGreaterThanOrEqual(0)
      expect(a.x + a.width, `${width}`).toBeLessThanOrEqual(width)
      for (const b of boxes.slice(at + 1)) {
        const apart =
          a.x + a.width <= b.x + 0.5 ||
          b.x + b.width <= a.x + 0.5 ||
          a.y + a.height <= b.y + 0.5 ||
          b.y + b.height <= a.y + 0.5
        expect(apart, `${JSON.stringify([a, b])} at ${width}`).toBe(true)
      }
    }
  }
})

test('after turning a page the heading of the list is visible below the header', async ({
  page,
  request,
}) => {
  const stamp = randomInt(250)
  for (let i = 0; i < 52; i++)
    await request.post('/api/submit-contact-form', {
      data: { name: `Turn ${i}`, email: 'p@example.com', company: 'C', consent: true },
      headers: { 'x-forwarded-for': `10.98.${Math.floor(i / 25)}.${stamp}` },
    })
  await page.setViewportSize({ width: 360, height: 740 })
  await signInAt(page, '/admin/inbox')
  const foot = page.getByRole('navigation', { name: 'More contact submissions' })
  await foot.getByRole('button', { name: 'Older' }).click()
  const heading = page.getByRole('heading', { name: 'Contact submissions' })
  await expect(heading).toBeInViewport()
  const header = await page.locator('header').first().boundingBox()
  const box = await heading.boundingBox()
  expect(box!.y).toBeGreaterThanOrEqual(header!.y + header!.height)
})

test('a phone shows counters of 64 px and the newest ten in the front room, with a link to all of them', async ({
  page,
  request,
}) => {
  for (let i = 0; i < 12; i++) await sendEnquiry(request)
  await sendEnquiry(request, { fax: 'filled' })
  await page.setViewportSize({ width: 360, height: 740 })
  await signIn(page)
  const list = page.getByRole('list', { name: 'Contact submissions' })
  await expect(list.getByRole('listitem')).toHaveCount(10)
  const counters = page.locator('dl').first()
  await expect(counters.getByRole('link', { name: /in quarantine$/ })).toBeVisible()
  expect((await counters.boundingBox())!.height).toBe(64)
  await page.getByRole('link', { name: 'All contact submissions' }).click()
  await expect(page).toHaveURL('/admin/inbox')
})

test('the notice about placeholder details is one line, and stays hidden once dismissed', async ({
  page,
}) => {
  await signIn(page)
  const notice = page.getByRole('complementary', { name: 'Placeholder details' })
  for (const width of [360, 768, 1024, 1440]) {
    await page.setViewportSize({ width, height: 740 })
    expect((await notice.boundingBox())!.height).toBeLessThanOrEqual(44)
  }
  await notice.getByRole('button', { name: 'Dismiss' }).click()
  await expect(notice).toHaveCount(0)
  await page.reload()
  await expect(page.getByRole('heading', { name: 'Admin dashboard' })).toBeVisible()
  await expect(notice).toHaveCount(0)
})

test('a tooltip appears after 700 ms for the pointer, and immediately for the keyboard', async ({
  page,
}) => {
  await signIn(page)
  // A notice that loads later would move the button away from the pointer.
  await expect(page.getByText('Mail is not connected').first()).toBeVisible()
  // Figures that load later would move the button away from the pointer.
  await expect(page.locator('dl').first()).not.toContainText('–')
  const button = page.getByRole('button', { name: 'Generate one' })
  // Measured inside the page, so that a busy machine does not matter.
  const waited = button.evaluate(
    (element) =>
      new Promise<number>((resolve) => {
        let entered = 0
        element.addEventListener('pointermove', () => (entered ||= performance.now()))
        new MutationObserver((_changes, observer) => {
          if (!document.querySelector('[role="tooltip"]')) return
          observer.disconnect()
          resolve(performance.now() - entered)
        }).observe(document.body, { childList: true, subtree: true })
      }),
  )
  await button.hover()
  await expect(page.getByRole('tooltip')).toHaveText('Generate one')
  expect(await waited).toBeGreaterThan(650)
  await page.mouse.move(0, 0, { steps: 8 })
  await expect(page.getByRole('tooltip')).toHaveCount(0)
  await page.getByRole('button', { name: 'Show characters' }).focus()
  await page.keyboard.press('Tab')
  await expect(page.getByRole('tooltip', { name: 'Generate one' })).toBeVisible()
})
