import { card, column, count, moveElsewhere, showBoard } from '#tests/browser/board-page.ts'
import { expect, test } from '#tests/browser/fixtures.ts'
import { undoBar } from '#tests/browser/inbox-page.ts'

const phone = { width: 360, height: 740 }

test('a card that a colleague moves keeps the focus in its new column, and that is announced', async ({
  page,
  request,
}) => {
  const { sent } = await showBoard(page, request, 3)
  await card(page, 'New', 'Person 2').focus()
  await moveElsewhere(request, sent[1]!.id, 'qualified')
  await expect(card(page, 'Qualified', 'Person 2')).toBeFocused()
  await expect(
    page.getByRole('status').getByText('Person 2 was moved: Qualified, 1 of 1.'),
  ).toBeAttached()
  await expect(count(page, 'New')).toHaveText('2')
  // Another one's move neither takes the focus nor says anything.
  await moveElsewhere(request, sent[0]!.id, 'qualified')
  await expect(card(page, 'Qualified', 'Person 1')).toBeVisible()
  await expect(card(page, 'Qualified', 'Person 2')).toBeFocused()
  await expect(page.getByRole('status').getByText('Person 1 was moved')).toHaveCount(0)
})

test('a move by a colleague takes the focus along from behind another window, but not after a click beside the card', async ({
  page,
  request,
}) => {
  const { sent } = await showBoard(page, request, 2)
  await card(page, 'New', 'Person 2').focus()
  // As when the window loses the focus.
  await card(page, 'New', 'Person 2').dispatchEvent('focusout')
  await moveElsewhere(request, sent[1]!.id, 'qualified')
  await expect(card(page, 'Qualified', 'Person 2')).toBeFocused()
  const announcements = page.getByRole('status').getByText('Person 2 was moved')
  await expect(announcements).toHaveText('Person 2 was moved: Qualified, 1 of 1.')
  const clickBesideCards = async () => {
    await column(page, 'Lost').click()
    await expect(page.locator(':focus')).toHaveCount(0)
  }
  await clickBesideCards()
  await moveElsewhere(request, sent[1]!.id, 'contacted')
  await expect(card(page, 'Contacted', 'Person 2')).toBeVisible()
  await expect(page.locator(':focus')).toHaveCount(0)
  await expect(announcements).toHaveText('Person 2 was moved: Qualified, 1 of 1.')
  // One that this person has moved before is announced, but does not take the focus either.
  const saved = page.waitForResponse((one) => one.request().method() === 'PATCH')
  await card(page, 'New', 'Person 1').press('Shift+ArrowRight')
  await expect(card(page, 'Contacted', 'Person 1')).toBeFocused()
  await saved
  await clickBesideCards()
  await moveElsewhere(request, sent[0]!.id, 'proposal')
  await expect(card(page, 'Proposal', 'Person 1')).toBeVisible()
  await expect(page.locator(':focus')).toHaveCount(0)
})

test('on a phone the next card, and after the last one the heading, gets the focus of a card that a colleague moves', async ({
  page,
  request,
}) => {
  await page.setViewportSize(phone)
  const { sent } = await showBoard(page, request, 2)
  await card(page, 'New', 'Person 2').focus()
  await moveElsewhere(request, sent[1]!.id, 'qualified')
  await expect(card(page, 'New', 'Person 1')).toBeFocused()
  await expect(page.getByRole('status').getByText('Person 2 was moved: Qualified')).toBeAttached()
  await moveElsewhere(request, sent[0]!.id, 'qualified')
  await expect(column(page, 'New')).toContainText('None')
  await expect(page.getByRole('heading', { level: 2 })).toBeFocused()
})

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
  const tabs = page.getByRole('group', { name: 'Stage' })
  await expect(tabs.getByRole('button', { name: 'Proposal' })).toBeInViewport({ ratio: 1 })
})

test('on a phone Escape from a record that has left the board leads to the card nearest in its column, else to the heading', async ({
  page,
  request,
}) => {
  await page.setViewportSize(phone)
  await showBoard(page, request, 4)
  await card(page, 'New', 'Person 1').focus()
  await page.keyboard.press('Shift+ArrowRight')
  await expect(card(page, 'Contacted', 'Person 1')).toBeFocused()
  await page.keyboard.press('ArrowLeft')
  const binFromRecord = async (name: string, left: number) => {
    await card(page, 'New', name).press('Enter')
    await expect(page.getByRole('article', { name })).toBeVisible()
    await page.keyboard.press('#')
    await expect(page.locator('[data-column="new"] [data-row]')).toHaveCount(left)
    await page.keyboard.press('Escape')
  }
  await binFromRecord('Person 3', 2)
  await expect(card(page, 'New', 'Person 2')).toBeFocused()
  await binFromRecord('Person 2', 1)
  await expect(card(page, 'New', 'Person 4')).toBeFocused()
  await binFromRecord('Person 4', 0)
  await expect(column(page, 'New')).toContainText('None')
  await expect(page.getByRole('heading', { level: 2 })).toBeFocused()
})

test('Escape leads back to the card whose menu a key has opened, and to the button that opened it', async ({
  page,
  request,
}) => {
  await showBoard(page, request, 2)
  const menu = page.getByRole('menu', { name: 'Move Person 1 to another stage' })
  await card(page, 'New', 'Person 1').focus()
  await page.keyboard.press('s')
  await expect(menu).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(menu).toHaveCount(0)
  await expect(card(page, 'New', 'Person 1')).toBeFocused()
  await page.keyboard.press('ArrowUp')
  await expect(card(page, 'New', 'Person 2')).toBeFocused()
  const button = page.getByRole('button', { name: 'Move Person 1 to another stage' })
  await button.press('Enter')
  await expect(menu).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(button).toBeFocused()
})
