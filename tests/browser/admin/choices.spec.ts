import { expect, sendEnquiry, signInAt, test } from '#tests/browser/fixtures.ts'
import { list, rows, selectionBar, showMarked, undoBar } from '#tests/browser/inbox-page.ts'

test('arrow keys move through the options of a select, and only Enter applies the chosen one', async ({
  page,
  request,
}) => {
  await showMarked(page, request, 2, '&sort=oldest')
  await rows(page).first().focus()
  await page.keyboard.press('x')
  await page.keyboard.press('s')
  const stage = selectionBar(page).getByLabel('Stage')
  await expect(stage).toBeFocused()
  for (let step = 0; step < 3; step++) await page.keyboard.press('ArrowDown')
  await expect(stage).toHaveValue('qualified')
  await expect(undoBar(page)).toHaveCount(0)
  await page.keyboard.press('Enter')
  await expect(undoBar(page)).toContainText('Person 1 moved to Qualified.')
  await expect(list(page).getByText('Qualified', { exact: true })).toHaveCount(1)
  await expect(rows(page).first()).toBeFocused()

  // A choice that was only highlighted is dropped when the focus leaves.
  await rows(page).first().focus()
  await page.keyboard.press('x')
  await page.keyboard.press('s')
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Tab')
  await expect(stage).toHaveValue('')
  await expect(list(page).getByText('Qualified', { exact: true })).toHaveCount(1)
})

test('marking several as contacted keeps a stage that somebody chose before', async ({
  page,
  request,
}) => {
  await showMarked(page, request, 2, '&sort=oldest')
  await rows(page).first().focus()
  await page.keyboard.press('x')
  await selectionBar(page).getByLabel('Stage').selectOption('Qualified')
  await expect(list(page).getByText('Qualified', { exact: true })).toHaveCount(1)
  await page.getByRole('checkbox', { name: 'Select all on this page' }).check()
  await selectionBar(page).getByRole('button', { name: 'Contacted' }).click()
  await expect(undoBar(page)).toContainText('2 enquiries marked contacted.')
  await expect(list(page).getByText('Qualified', { exact: true })).toHaveCount(1)
  await expect(list(page).getByText('Contacted', { exact: true })).toHaveCount(1)
  await page.keyboard.press('z')
  await expect(list(page).getByText('Contacted', { exact: true })).toHaveCount(0)
  await expect(list(page).getByText('Qualified', { exact: true })).toHaveCount(1)
})

test('a follow-up set for several is due at 9 AM Pacific, like that of one', async ({
  page,
  request,
}) => {
  await showMarked(page, request, 1)
  await rows(page).first().focus()
  await page.keyboard.press('x')
  const change = page.waitForRequest('**/api/contact_submissions/bulk')
  await selectionBar(page).getByLabel('Follow-up').selectOption('In 2 days')
  const { follow_up_at }: { follow_up_at: string } = (await change).postDataJSON().change
  const hour = new Intl.DateTimeFormat('en-US', {
    timeZone: 'America/Los_Angeles',
    timeStyle: 'short',
  })
  expect(hour.format(new Date(follow_up_at))).toMatch(/^9:00\sAM$/)
})

test('choosing a filter keeps the focus on it, and a menu closes on Escape or a press elsewhere', async ({
  page,
  request,
}) => {
  await sendEnquiry(request)
  await signInAt(page, '/admin/audit')
  const action = page.getByLabel('What happened')
  await action.focus()
  await page.keyboard.press('ArrowDown')
  await expect(page).toHaveURL(/action=/)
  await expect(action).toBeFocused()
  await page.getByRole('button', { name: 'Show all' }).press('Enter')
  await expect(page).toHaveURL('/admin/audit')
  await expect(action).toBeFocused()

  await page.goto('/admin/subscribers')
  const search = page.getByLabel('Part of the address')
  await search.fill('nobody')
  await search.press('Enter')
  await expect(page).toHaveURL(/q=nobody/)
  await expect(search).toBeFocused()
  await expect(page.getByRole('button', { name: 'Show all' })).toBeVisible()
  await page.goBack()
  await expect(search).toHaveValue('')

  await page.goto('/admin/inbox')
  const csv = page.getByRole('button', { name: 'CSV' })
  const summary = page.locator('summary[aria-label=Export]')
  await summary.press('Enter')
  await csv.focus()
  await page.keyboard.press('Escape')
  await expect(csv).toBeHidden()
  await expect(summary).toBeFocused()
  await summary.click()
  await expect(csv).toBeVisible()
  await page.getByRole('heading', { name: 'Contact submissions' }).click()
  await expect(csv).toBeHidden()
})

test('text typed while the address is updated with earlier text stays in the search field', async ({
  page,
  request,
}) => {
  const mark = await showMarked(page, request, 1)
  const field = page.getByLabel('Search enquiries')
  await expect(field).toHaveValue(mark)
  await field.evaluate((input: HTMLInputElement) => {
    const push = history.replaceState.bind(history)
    history.replaceState = (...entry) => {
      history.replaceState = push
      push(...entry)
      input.setSelectionRange(input.value.length, input.value.length)
      document.execCommand('insertText', false, ' later')
    }
  })
  await field.press('End')
  await page.keyboard.insertText(' person')
  await expect(page).toHaveURL(`/admin/inbox?q=${mark}+person+later`)
  await expect(field).toHaveValue(`${mark} person later`)
})
