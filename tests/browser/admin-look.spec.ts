import { randomInt } from 'node:crypto'
import { admin, expect, makeUser, sendEnquiry, signIn, test } from './fixtures.ts'

for (const colorScheme of ['light', 'dark'] as const)
  test.describe(`in the ${colorScheme} theme`, () => {
    test.use({ colorScheme })

    test(`every view is accessible (${colorScheme})`, async ({
      page,
      request,
      checkAccessibility,
    }) => {
      await sendEnquiry(request, { fax: '805' })
      const sent = await sendEnquiry(request, { message: 'Hello' })
      await page.goto('/admin')
      await expect(page.getByLabel('Email')).toBeVisible()
      await checkAccessibility()
      await signIn(page)
      await expect(page.getByRole('link', { name: sent.name })).toBeVisible()
      await checkAccessibility()
      await page.goto('/admin?view=quarantine')
      await expect(page.getByRole('button', { name: 'Not spam' }).first()).toBeVisible()
      await checkAccessibility()
    })
  })

test('on a phone every view fits and every record opens', async ({ page, request }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  const sent = await sendEnquiry(request, { company: 'W'.repeat(200), message: 'Hello' })
  await signIn(page)
  const sideways = () =>
    page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
  await expect(page.getByRole('link', { name: sent.name })).toBeVisible()
  expect(await sideways()).toBeLessThanOrEqual(0)
  await page.getByRole('link', { name: sent.name }).click()
  await expect(page.getByRole('dialog').getByText('Hello')).toBeVisible()
  expect(await sideways()).toBeLessThanOrEqual(0)
  for (const view of ['quarantine', 'api']) {
    await page.goto(`/admin?view=${view}`)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    expect(await sideways()).toBeLessThanOrEqual(0)
  }
})

test('on a phone the figures stand in one row, and an address breaks before its @', async ({
  page,
  request,
}) => {
  await page.setViewportSize({ width: 360, height: 740 })
  const { email } = await makeUser(request, { email: `plain.user.${randomInt(1000)}@example.com` })
  await signIn(page)
  const figures = page.locator('.counter-figure')
  const tops = await figures.evaluateAll((all) => all.map((one) => one.getBoundingClientRect().top))
  expect(tops).toHaveLength(3)
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

test('each view has a title of its own and takes the focus', async ({ page }) => {
  await signIn(page)
  await expect(page).toHaveTitle(/^Admin dashboard \| /)
  const views = page.getByRole('navigation', { name: 'Views' })
  for (const view of ['Quarantine', 'Subscribers', 'API']) {
    await views.getByRole('link', { name: view }).click()
    await expect(page).toHaveTitle(new RegExp(`^${view} \\| `))
    await expect(page.getByRole('heading', { level: 1, name: view })).toBeFocused()
  }
  await page.getByRole('button', { name: 'Logout' }).click()
  await expect(page).toHaveTitle(/^Staff sign-in \| /)
})

test('everything can be done by keyboard alone', async ({ page, request }) => {
  const sent = await sendEnquiry(request)
  await page.goto('/admin')
  await expect(page.getByLabel('Email')).toBeFocused()
  await page.keyboard.type(admin.email)
  await page.keyboard.press('Tab')
  await page.keyboard.type(admin.password)
  await page.keyboard.press('Enter')
  const link = page.getByRole('link', { name: sent.name })
  await expect(link).toBeVisible()
  for (let i = 0; i < 60; i++) {
    if (await link.evaluate((element) => element === document.activeElement)) break
    await page.keyboard.press('Tab')
  }
  await expect(link).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('dialog', { name: sent.name })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(link).toBeFocused()
})

test('a tooltip waits 700 ms for the pointer, and comes at once for the keyboard', async ({
  page,
}) => {
  await signIn(page)
  const button = page.getByRole('button', { name: 'Generate one' })
  // Measured inside the page: how busy the machine is must not matter.
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
