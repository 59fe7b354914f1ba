import type { Locator } from '@playwright/test'
import {
  admin,
  expect,
  makeUser,
  sendEnquiry,
  signIn,
  signInAt,
  test,
} from '#tests/browser/fixtures.ts'
import { rows, selectionBar, showMarked, undoBar } from '#tests/browser/inbox-page.ts'

test.use({ hasTouch: true, isMobile: true, viewport: { width: 360, height: 740 } })

const heightOf = async (control: Locator) => (await control.first().boundingBox())!.height

const boxesOf = async (controls: Locator) => {
  await expect(controls.first()).toBeVisible()
  return Promise.all((await controls.all()).map((control) => control.boundingBox()))
}

test('on a phone all touch targets are high enough for a finger', async ({ page, request }) => {
  const sent = await sendEnquiry(request)
  const colleague = await makeUser(request, { role: 'admin' })
  await signIn(page)
  expect(await heightOf(page.getByRole('link', { name: admin.email }))).toBeGreaterThanOrEqual(44)
  await page.goto('/admin/people')
  const role = page.getByLabel(`Role of ${colleague.email}`)
  await expect(role).toBeVisible()
  const links = page.getByRole('main').getByRole('link', { name: /^(Change your|Your account)/ })
  for (const control of [role, links.first(), links.last()])
    expect(await heightOf(control)).toBeGreaterThanOrEqual(44)
  await page.goto('/admin/inbox/promise')
  for (const box of await boxesOf(page.getByRole('cell').getByRole('link'))) {
    expect(box!.height).toBeGreaterThanOrEqual(44)
    expect(box!.width).toBeGreaterThanOrEqual(44)
  }
  await page.goto('/admin/inbox')
  const [exporting] = await boxesOf(page.locator('summary[aria-label=Export]'))
  expect(Math.min(exporting!.width, exporting!.height)).toBeGreaterThanOrEqual(44)
  await page.goto(`/admin/inbox/${sent.id}`)
  const record = page.getByRole('article', { name: sent.name })
  await expect(record.locator('summary').first()).toBeVisible()
  for (const control of [
    record.locator('summary').first(),
    record.locator('summary').last(),
    record.getByRole('link', { name: 'All deliveries' }),
  ])
    expect(await heightOf(control)).toBeGreaterThanOrEqual(44)
})

test('on a phone the bar of selected enquiries has two lines, with everything in reach', async ({
  page,
  request,
}) => {
  await showMarked(page, request, 2)
  await expect(rows(page)).toHaveCount(2)
  await page.getByRole('checkbox', { name: 'Select all on this page' }).check()
  const bar = selectionBar(page)
  await expect(bar).toContainText('2 selected')
  const controls = await bar.locator('button, select').all()
  const boxes = await Promise.all(controls.map((control) => control.boundingBox()))
  for (const box of boxes) {
    expect(box!.height).toBeGreaterThanOrEqual(44)
    expect(box!.x + box!.width).toBeLessThanOrEqual(360)
  }
  expect(new Set(boxes.map((box) => Math.round(box!.y))).size).toBe(2)
})

test('the Undo bar does not cover the bar of the next selection', async ({ page, request }) => {
  await showMarked(page, request, 2)
  for (const width of [360, 1440]) {
    await page.setViewportSize({ width, height: 740 })
    const boxes = page.getByRole('checkbox', { name: 'Select Person' })
    await boxes.first().check()
    const bar = selectionBar(page)
    await bar.getByRole('button', { name: width === 360 ? 'Read' : 'Unread' }).click()
    await expect(undoBar(page)).toBeVisible()
    await boxes.last().check()
    await expect(bar).toContainText('1 selected')
    const undo = (await undoBar(page).locator('p').boundingBox())!
    expect(undo.y + undo.height).toBeLessThan((await bar.boundingBox())!.y)
    await boxes.last().uncheck()
  }
})

test('on a phone a toast is above the room navigation and does not cover it', async ({
  page,
  faults,
}) => {
  faults.expect(/response: 422/, /console: .*422/)
  await signIn(page)
  const create = page.getByRole('form', { name: 'Create user' })
  await create.getByLabel('Email').fill('somebody@staff.example')
  await create.getByLabel('Password').fill('too short')
  const rooms = (await page.getByRole('navigation', { name: 'Rooms' }).boundingBox())!
  await create.getByRole('button', { name: 'Create User' }).click()
  const message = page.locator('[data-sonner-toast]', { hasText: 'Failed to Create User' })
  await expect(message).toBeVisible()
  await expect
    .poll(async () => {
      const box = (await message.boundingBox())!
      return box.y + box.height <= rooms.y
    })
    .toBe(true)
})

test('on a phone a toast does not cover the end of an open menu', async ({ page }) => {
  await page.goto('/admin/inbox')
  await page.getByLabel('Email').fill(admin.email)
  await page.getByLabel('Password').fill(admin.password)
  await page.clock.install()
  await page.getByRole('button', { name: 'Sign In' }).click()
  const message = page.locator('[data-sonner-toast]', { hasText: 'Login Successful' })
  await expect(message).toBeVisible()
  await page.locator('summary', { hasText: 'Filter' }).click()
  const done = page.getByRole('button', { name: 'Done' })
  await expect
    .poll(async () => {
      const { y, height } = (await message.boundingBox())!
      return y + height <= (await done.boundingBox())!.y
    })
    .toBe(true)
})

test('on a phone the navigation at the bottom has room for more than 999 suspects', async ({
  page,
}) => {
  await page.route(/contact_submissions\?.*quarantine=only/, (route) =>
    route.fulfill({ json: { rows: [], total: 1_234, next: null } }),
  )
  for (const width of [320, 360]) {
    await page.setViewportSize({ width, height: 740 })
    await (width === 320 ? signIn(page) : page.reload())
    const rooms = page.getByRole('navigation', { name: 'Rooms' })
    const count = rooms.getByText('999+')
    await expect(count).toBeVisible()
    const runsOver = await count.evaluate(
      (element) => element.scrollWidth > element.clientWidth || element.clientHeight > 24,
    )
    expect(runsOver, `${width} px`).toBe(false)
    const label = (name: string) =>
      rooms.getByRole('link', { name }).evaluate((link) => {
        const range = document.createRange()
        range.selectNodeContents(link)
        const { left, right } = range.getBoundingClientRect()
        return { left, right, within: right - left <= link.clientWidth }
      })
    const [inbox, quarantine, people] = [
      await label('Inbox'),
      await label('Quarantine'),
      await label('People'),
    ]
    expect([inbox.within, quarantine.within, people.within]).toEqual([true, true, true])
    expect(quarantine.right).toBeLessThan(people.left)
  }
})

test('on a larger phone the page buttons of a list are below its heading and fit the screen on every page', async ({
  page,
  request,
}) => {
  await sendEnquiry(request)
  // Every page repeats the newest one, and there is always another one.
  const newest = Promise.withResolvers<{ rows: unknown[] }>()
  await page.route('**/api/contact_submissions?limit=50**', async (route) => {
    const at = Number(new URL(route.request().url()).searchParams.get('cursor') ?? 0)
    if (at === 0) newest.resolve(await (await route.fetch()).json())
    const json = { ...(await newest.promise), total: 12_378, next: String(at + 1) }
    // A request cancelled in the meantime cannot be answered.
    await route.fulfill({ json }).catch(() => {})
  })
  await page.setViewportSize({ width: 390, height: 844 })
  await signInAt(page, '/admin/inbox')
  const pages = page.getByRole('navigation', { name: 'Contact submissions: pages' })
  const title = page.getByRole('heading', { name: 'Contact submissions' })
  for (const turned of [0, 1, 2]) {
    await expect(pages.getByText(/ of 12,378$/)).toBeVisible()
    expect(await page.evaluate(() => innerWidth)).toBe(390)
    expect(await title.evaluate((one) => one.scrollWidth - one.clientWidth)).toBe(0)
    await pages.getByRole('button', { name: 'Older' }).click()
    await expect(page).toHaveURL(new RegExp(`cursor=${turned + 1}`))
  }
})
