import { card, column, showBoard } from '#tests/browser/board-page.ts'
import { expect, signInAt, test } from '#tests/browser/fixtures.ts'
import { marker, sendMarked, undoBar } from '#tests/browser/inbox-page.ts'

test.use({ hasTouch: true, isMobile: true, viewport: { width: 360, height: 740 } })

test('a record of the board has buttons for the next and previous card of its column, and then of the next column', async ({
  page,
  request,
}) => {
  await showBoard(page, request, 3)
  await page.getByRole('button', { name: 'Move Person 1 to another stage' }).tap()
  await page.getByRole('menuitemradio', { name: 'Qualified' }).tap()
  await card(page, 'New', 'Person 3').tap()
  const record = (name: string) => page.getByRole('article', { name })
  const previous = page.getByRole('button', { name: 'Previous enquiry' })
  const next = page.getByRole('button', { name: 'Next enquiry' })
  await expect(record('Person 3')).toBeVisible()
  await expect(previous).toHaveAttribute('aria-disabled', 'true')
  await next.tap()
  await expect(record('Person 2')).toBeVisible()
  await expect(next).toBeFocused()
  await next.tap()
  await expect(record('Person 1')).toBeVisible()
  await expect(next).toHaveAttribute('aria-disabled', 'true')
  await previous.tap()
  await expect(record('Person 2')).toBeVisible()
  await page.setViewportSize({ width: 700, height: 740 })
  await expect(record('Person 2')).toContainText('2 of 2')
})

test('what follows a record that is moved while it is open is what followed it in its column', async ({
  page,
  request,
}) => {
  await showBoard(page, request, 4)
  const record = (name: string) => page.getByRole('article', { name })
  const setStage = async (stage: string) => {
    await page.keyboard.press('s')
    await page.getByRole('menuitemradio', { name: stage }).click()
    await expect(undoBar(page)).toBeVisible()
  }
  await card(page, 'New', 'Person 4').tap()
  await expect(record('Person 4')).toBeVisible()
  await setStage('Contacted')
  await page.getByRole('button', { name: 'Next enquiry' }).tap()
  await expect(record('Person 3')).toBeVisible()
  await setStage('Contacted')
  await page.keyboard.press('j')
  await expect(record('Person 2')).toBeVisible()
  await page.keyboard.press('j')
  await expect(record('Person 1')).toBeVisible()
})

test('the last card of a column that goes on has a next one', async ({ page, request }) => {
  const mark = marker()
  await sendMarked(request, mark, 21)
  await signInAt(page, `/admin/inbox?q=${mark}&layout=board`)
  await card(page, 'New', 'Person 2$|Person 2 ').first().tap()
  await page.getByRole('button', { name: 'Next enquiry' }).tap()
  await expect(page.getByRole('article', { name: 'Person 1' })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(column(page, 'New').getByRole('link')).toHaveCount(21)
})
