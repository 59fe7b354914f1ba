import type { Page } from '@playwright/test'
import { expect, signIn, signInAt, test } from '#tests/browser/fixtures.ts'
import { holdRequests } from '#tests/browser/hold-requests.ts'
import { marker, rows, selectionBar, sendMarked, showMarked } from '#tests/browser/inbox-page.ts'

/** Records layout shifts without user input from the first paint on. */
const watchShifts = (page: Page) =>
  page.addInitScript(() => {
    const moved: string[] = []
    Object.assign(globalThis, { moved })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & LayoutShift)[])
        for (const { node } of entry.hadRecentInput ? [] : entry.sources)
          moved.push(`${node?.nodeName} ${node?.textContent?.slice(0, 60)}`)
    }).observe({ type: 'layout-shift', buffered: true })
    type LayoutShift = { hadRecentInput: boolean; sources: { node: Node | null }[] }
  })

const moved = (page: Page) =>
  page.evaluate(() => (globalThis as unknown as { moved: string[] }).moved)

/** Disables the animation of main, so that a room is shown only after its data arrived, however slow the machine. */
function waitForAnswers() {
  const patient = new CSSStyleSheet()
  patient.replaceSync('main { animation: none !important }')
  document.adoptedStyleSheets = [patient]
}

const rooms = ['', 'inbox', 'quarantine', 'subscribers', 'people', 'deliveries', 'audit', 'account']

for (const width of [360, 768, 1440])
  test(`no room shifts while it loads, with the notice above it, at ${width} px`, async ({
    page,
    request,
  }) => {
    await page.setViewportSize({ width, height: 740 })
    await sendMarked(request, marker(), 20)
    await signIn(page)
    await watchShifts(page)
    await page.addInitScript(waitForAnswers)
    for (const room of [...rooms, 'settings', 'api']) {
      await page.goto(`/admin/${room}`)
      const main = page.getByRole('main')
      await expect(main).toHaveAttribute('data-awaits', 'false')
      await expect(main.locator('[aria-busy=true]')).toHaveCount(0)
      if (!['deliveries', 'settings'].includes(room))
        await expect(page.getByText('Mail is not connected')).toBeVisible()
      expect(await moved(page), room).toEqual([])
    }
  })

test('answers that arrive shortly after each other are shown together', async ({ page }) => {
  await signIn(page)
  await watchShifts(page)
  await page.addInitScript(waitForAnswers)
  // On a busy machine timers run late, and a frame may be painted in between.
  await page.addInitScript(() => {
    const real = setTimeout
    const busy = (run: () => void, ms = 0) => real(run, ms || 200)
    Object.assign(globalThis, { setTimeout: busy })
  })
  await page.route('**/api/auth/passkeys', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 100))
    await route.continue()
  })
  await page.goto('/admin/account')
  await expect(page.getByRole('main')).toHaveAttribute('data-awaits', 'false')
  await expect(page.getByRole('button', { name: 'Add a passkey' })).toBeVisible()
  expect((await moved(page)).filter((words) => words.startsWith('SECTION'))).toEqual([])
})

test('content that appears above a button while it is pressed does not cancel the press', async ({
  page,
}) => {
  // Tall enough that the page does not scroll: otherwise scroll anchoring keeps visible content in place.
  await page.setViewportSize({ width: 1280, height: 1_200 })
  const letGo = await holdRequests(page, '**/api/deliveries/health')
  await signIn(page)
  const refresh = page.getByRole('button', { name: 'Refresh all users' })
  await expect(page.getByRole('main')).toHaveCSS('opacity', '1')
  await expect(page.getByRole('table', { name: 'All users' })).toHaveAttribute('aria-busy', 'false')
  await refresh.hover()
  const { y } = (await refresh.boundingBox())!
  const answered = page.waitForResponse('**/api/deliveries/health')
  await refresh.evaluate((button) =>
    button.addEventListener('click', () => (button.dataset['clicked'] = '')),
  )
  await page.mouse.down()
  letGo()
  await (await answered).finished()
  // By then it would be shown.
  await page.evaluate(async () => {
    for (let frames = 0; frames < 5; frames++) await new Promise(requestAnimationFrame)
  })
  await page.mouse.up()
  await expect.poll(async () => (await refresh.boundingBox())!.y).toBeGreaterThan(y)
  await expect(refresh).toHaveAttribute('data-clicked')
})

test('a room that is not visible yet cannot be pressed', async ({ page }) => {
  const letGo = await holdRequests(page, '**/api/user_roles?*')
  await page.addInitScript(waitForAnswers)
  await signIn(page)
  const main = page.getByRole('main')
  await expect(main).toHaveAttribute('data-awaits', 'true')
  const refresh = main.getByRole('button', { name: 'Refresh contact submissions' })
  const isMet = () =>
    refresh.evaluate((button) => {
      button.scrollIntoView()
      const { x, y, width, height } = button.getBoundingClientRect()
      return button.contains(document.elementFromPoint(x + width / 2, y + height / 2))
    })
  expect(await isMet()).toBe(false)
  letGo()
  await expect(main).toHaveAttribute('data-awaits', 'false')
  expect(await isMet()).toBe(true)
})

test('a room that loads for long is shown as it is, also with reduced motion', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await holdRequests(page, '**/api/user_roles?*')
  await signIn(page)
  const main = page.getByRole('main')
  await expect(main).toHaveCSS('opacity', '1')
  await expect(main).toHaveAttribute('data-awaits', 'true')
})

test('a menu opened near the bottom of a phone scrolls into view completely', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 640 })
  await signInAt(page, '/admin/inbox')
  await page.getByText('Filter', { exact: true }).click()
  const bar = (await page.getByRole('navigation', { name: 'Rooms' }).boundingBox())!
  const menu = page.locator('details[open] form')
  await expect
    .poll(() => menu.evaluate((form) => form.getBoundingClientRect().bottom))
    .toBeLessThanOrEqual(bar.y)
})

test('on a phone the bar of selected enquiries leaves most of the list visible', async ({
  page,
  request,
}) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await showMarked(page, request, 2)
  await rows(page).first().focus()
  await page.keyboard.press('x')
  const bar = selectionBar(page)
  const { height } = (await bar.boundingBox())!
  expect(height).toBeLessThan(112)
  const outer = (await bar.boundingBox())!
  for (const part of await bar.locator('button, select').all()) {
    const { x, width } = (await part.boundingBox())!
    expect(x).toBeGreaterThanOrEqual(outer.x)
    expect(x + width).toBeLessThanOrEqual(outer.x + outer.width)
  }
})

test('at 200 % zoom the bar of selected enquiries is one line', async ({ page, request }) => {
  await page.setViewportSize({ width: 720, height: 450 })
  await showMarked(page, request, 2)
  await rows(page).first().focus()
  await page.keyboard.press('x')
  const bar = selectionBar(page)
  await expect(bar).toContainText('1 selected')
  const middles = new Set<number>()
  for (const part of await bar.locator('button, select').all()) {
    const { y, height } = (await part.boundingBox())!
    middles.add(Math.round(y + height / 2))
  }
  expect([...middles]).toHaveLength(1)
})
