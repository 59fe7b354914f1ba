import { card, column, showBoard } from '#tests/browser/board-page.ts'
import { expect, test } from '#tests/browser/fixtures.ts'
import { undoBar } from '#tests/browser/inbox-page.ts'

const phone = { width: 360, height: 740 }

test('on a phone Escape leads from a record to its card, in whichever column that is', async ({
  page,
  request,
}) => {
  await page.setViewportSize(phone)
  await showBoard(page, request, 3)
  await card(page, 'New', 'Person 1').focus()
  await page.keyboard.press('Shift+ArrowRight')
  await expect(card(page, 'Contacted', 'Person 1')).toBeFocused()
  await page.keyboard.press('ArrowLeft')
  await card(page, 'New', 'Person 2').press('Enter')
  await expect(page.getByRole('article', { name: 'Person 2' })).toBeVisible()
  await page.keyboard.press('j')
  await expect(page.getByRole('article', { name: 'Person 1' })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(card(page, 'Contacted', 'Person 1')).toBeFocused()
  // It is moved while it is open.
  await page.keyboard.press('Enter')
  await expect(page.getByRole('article', { name: 'Person 1' })).toBeVisible()
  await page.keyboard.press('s')
  await page.getByRole('menuitemradio', { name: 'Proposal' }).click()
  await expect(undoBar(page)).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(card(page, 'Proposal', 'Person 1')).toBeFocused()
})

test('on a phone Escape from a record that has left the board leads to what is nearest in its column', async ({
  page,
  request,
}) => {
  await page.setViewportSize(phone)
  await showBoard(page, request, 2)
  await card(page, 'New', 'Person 1').focus()
  await page.keyboard.press('Shift+ArrowRight')
  await expect(card(page, 'Contacted', 'Person 1')).toBeFocused()
  await page.keyboard.press('ArrowLeft')
  await card(page, 'New', 'Person 2').press('Enter')
  await expect(page.getByRole('article', { name: 'Person 2' })).toBeVisible()
  await page.keyboard.press('#')
  await expect(undoBar(page)).toBeVisible()
  await expect(page.locator('[data-column="new"] [data-row]')).toHaveCount(0)
  await page.keyboard.press('Escape')
  await expect(column(page, 'New')).toContainText('None')
  await expect(page.getByRole('heading', { level: 2 })).toBeFocused()
})
