import { card, column, moveElsewhere, showBoard } from '#tests/browser/board-page.ts'
import { expect, test } from '#tests/browser/fixtures.ts'
import { holdRequests } from '#tests/browser/hold-requests.ts'
import { undoBar } from '#tests/browser/inbox-page.ts'

test.use({ hasTouch: true, isMobile: true, viewport: { width: 360, height: 740 } })

test('on a phone one stage is shown at a time, and a card is moved by its menu', async ({
  page,
  request,
  checkAccessibility,
}) => {
  await showBoard(page, request, 2)
  const stages = page.getByRole('group', { name: 'Stage' })
  await expect(column(page, 'Qualified')).toBeHidden()
  await checkAccessibility()
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360)
  const move = page.getByRole('button', { name: 'Move Person 2 to another stage' })
  const { width, height } = (await move.boundingBox())!
  expect(Math.min(width, height)).toBeGreaterThanOrEqual(44)
  await move.tap()
  await page.getByRole('menuitemradio', { name: 'Qualified' }).tap()
  await expect(undoBar(page)).toContainText('Person 2 moved to Qualified.')
  await expect(card(page, 'New', 'Person 2')).toHaveCount(0)
  await expect(card(page, 'New', 'Person 1')).toBeFocused()
  await stages.getByRole('button', { name: 'Qualified 1' }).tap()
  await expect(card(page, 'Qualified', 'Person 2')).toBeVisible()
  await expect(column(page, 'New')).toBeHidden()
})

test('with the keyboard of a zoomed window the cards of the shown stage are reached, and no others', async ({
  page,
  request,
}) => {
  await showBoard(page, request, 2)
  const tabs = page.getByRole('group', { name: 'Stage' })
  const lastTab = tabs.getByRole('button', { name: 'Lost' })
  await lastTab.focus()
  await page.keyboard.press('Tab')
  await expect(card(page, 'New', 'Person 2')).toBeFocused()
  await page.keyboard.press('s')
  await page.getByRole('menuitemradio', { name: 'Qualified' }).press('Enter')
  await expect(card(page, 'New', 'Person 1')).toBeFocused()
  await tabs.getByRole('button', { name: 'Qualified 1' }).press('Enter')
  await lastTab.focus()
  await page.keyboard.press('Tab')
  await expect(card(page, 'Qualified', 'Person 2')).toBeFocused()
  await page.keyboard.press('ArrowLeft')
  await expect(card(page, 'New', 'Person 1')).toBeFocused()
  const save = await holdRequests(page, '**/api/contact_submissions/*')
  await page.keyboard.press('Shift+ArrowRight')
  await expect(card(page, 'Contacted', 'Person 1')).toBeFocused()
  await tabs.getByRole('button', { name: 'Qualified 1' }).press('Enter')
  await page.keyboard.press('j')
  await expect(card(page, 'Qualified', 'Person 2')).toBeFocused()
  save()
  await tabs.getByRole('button', { name: 'Won' }).press('Enter')
  await expect(column(page, 'Won')).toContainText('None')
  await page.keyboard.press('s')
  await page.keyboard.press('r')
  await expect(page.getByRole('menu')).toHaveCount(0)
  await expect(page).toHaveURL(/\/admin\/inbox\?/)
  // The window becomes as narrow as a phone while a card of a later stage has the focus.
  await page.setViewportSize({ width: 1280, height: 740 })
  await card(page, 'Contacted', 'Person 1').focus()
  await page.setViewportSize({ width: 360, height: 740 })
  await expect(card(page, 'Contacted', 'Person 1')).toBeFocused()
  await expect(tabs.getByRole('button', { name: 'Contacted' })).toBeInViewport({ ratio: 1 })
})

test('a column is read from its start, also after another one was scrolled', async ({
  page,
  request,
}) => {
  await page.setViewportSize({ width: 360, height: 420 })
  const { sent } = await showBoard(page, request, 10)
  for (const { id } of sent.slice(0, 5)) await moveElsewhere(request, id, 'qualified')
  await expect(column(page, 'New').getByRole('link')).toHaveCount(5)
  await column(page, 'New').getByRole('link').last().scrollIntoViewIfNeeded()
  await page.getByRole('group', { name: 'Stage' }).getByText('Qualified').tap()
  await expect(card(page, 'Qualified', 'Person 5')).toBeInViewport({ ratio: 1 })
})

test('in forced colors the tab of the shown column differs from the others', async ({
  page,
  request,
}) => {
  await page.emulateMedia({ forcedColors: 'active' })
  await showBoard(page, request, 1)
  const tabs = page.getByRole('group', { name: 'Stage' }).getByRole('button')
  const lines = await tabs.evaluateAll((all) =>
    all.map((tab) => getComputedStyle(tab).borderBottomColor),
  )
  expect(new Set(lines.slice(1)).size).toBe(1)
  expect(lines[0]).not.toBe(lines[1])
  expect(lines[1]).toBe(await page.evaluate(() => getComputedStyle(document.body).backgroundColor))
})
