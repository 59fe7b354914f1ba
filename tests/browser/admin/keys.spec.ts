import { admin, expect, signIn, signInAt, test, sendEnquiry } from '#tests/browser/fixtures.ts'
import { holdRequests } from '#tests/browser/hold-requests.ts'
import { marker, rows, sendMarked, showMarked, undoBar } from '#tests/browser/inbox-page.ts'

test('twelve waiting enquiries are triaged by keyboard alone', async ({ page, request }) => {
  await showMarked(page, request, 12, '&waiting=1&sort=oldest')
  await expect(rows(page)).toHaveCount(12)
  await expect(rows(page).first()).toContainText('Person 1')

  await test.step('j and k move, c marks as contacted and moves the focus to the next row', async () => {
    await page.keyboard.press('j')
    await expect(rows(page).first()).toBeFocused()
    await page.keyboard.press('j')
    await page.keyboard.press('k')
    await page.keyboard.press('c')
    await expect(rows(page)).toHaveCount(11)
    await expect(undoBar(page)).toContainText('Person 1 marked contacted.')
    await undoBar(page).getByRole('button', { name: 'Undo' }).hover()
    await expect(rows(page).first()).toBeFocused()
    await expect(rows(page).first()).toContainText('Person 2')
  })

  await test.step('z undoes it', async () => {
    await page.keyboard.press('z')
    await expect(rows(page)).toHaveCount(12)
    await expect(undoBar(page)).toHaveCount(0)
    await page.keyboard.press('z')
    await expect(page.getByText('Nothing to Undo')).toBeVisible()
  })

  await test.step('i assigns one to oneself, and it stays in place', async () => {
    await rows(page).first().focus()
    await page.keyboard.press('i')
    await expect(undoBar(page)).toContainText('Person 1 is yours.')
    await expect(rows(page).first()).toContainText('Owner: admin')
  })

  await test.step('o opens a record, j goes to the next one, Escape returns to the list', async () => {
    await page.keyboard.press('o')
    await expect(page.getByRole('article', { name: 'Person 1' })).toBeVisible()
    await page.keyboard.press('j')
    await expect(page.getByRole('article', { name: 'Person 2' })).toContainText('2 of 12')
    await page.keyboard.press('Escape')
    await expect(page.getByRole('article')).toHaveCount(0)
    await expect(rows(page).nth(1)).toBeFocused()
  })

  await test.step('an enquiry answered in its record leaves the list, and j goes to the one after it', async () => {
    await page.keyboard.press('j')
    await page.keyboard.press('o')
    const record = (name: string) => page.getByRole('article', { name, exact: true })
    await expect(record('Person 3')).toContainText('3 of 12')
    await page.keyboard.press('c')
    await expect(rows(page)).toHaveCount(11)
    await page.keyboard.press('j')
    await expect(record('Person 4')).toContainText('3 of 11')
    await page.keyboard.press('c')
    await expect(rows(page)).toHaveCount(10)
    await page.keyboard.press('Escape')
    await expect(rows(page).nth(2)).toBeFocused()
    await expect(rows(page).nth(2)).toContainText('Person 5')
  })

  await test.step('the rest is answered one after the other', async () => {
    for (let left = 9; left >= 0; left--) {
      await page.keyboard.press('c')
      await expect(rows(page)).toHaveCount(left)
    }
    await expect(page.getByText('No enquiry matches all of these filters.')).toBeVisible()
  })
})

test('beside an open record every press of j counts, however fast they follow', async ({
  page,
  request,
}) => {
  await showMarked(page, request, 8, '&sort=oldest')
  await rows(page).first().click()
  await expect(page.getByRole('article', { name: 'Person 1' })).toBeVisible()
  await page.evaluate(() => {
    for (let press = 0; press < 6; press++)
      dispatchEvent(new KeyboardEvent('keydown', { key: 'j', bubbles: true }))
  })
  await expect(page.getByRole('article', { name: 'Person 7' })).toBeVisible()
  await page.keyboard.press('k')
  await expect(page.getByRole('article', { name: 'Person 6' })).toBeVisible()
})

test('holding j keeps moving, and holding any other key affects one enquiry only', async ({
  page,
  request,
}) => {
  await showMarked(page, request, 5, '&sort=oldest')
  await rows(page).first().focus()
  await page.keyboard.down('#')
  await expect(undoBar(page)).toContainText('Person 1 moved to the bin.')
  await expect(rows(page).first()).toContainText('Person 2')
  await expect(rows(page).first()).toBeFocused()
  for (let repeat = 1; repeat <= 3; repeat++) await page.keyboard.down('#')
  await page.keyboard.up('#')
  for (let repeat = 0; repeat <= 2; repeat++) await page.keyboard.down('j')
  await page.keyboard.up('j')
  await expect(rows(page).nth(3)).toBeFocused()
  await expect(rows(page)).toHaveCount(4)
  await expect(undoBar(page)).toContainText('Person 1 moved to the bin.')
})

test('if no row is focused, a key that changes an enquiry first focuses one', async ({
  page,
  request,
}) => {
  await showMarked(page, request, 2, '&sort=oldest')
  await expect(rows(page)).toHaveCount(2)
  const [first, second] = [rows(page).first(), rows(page).nth(1)]
  for (const key of ['#', '!', 'c', 'i', 'u']) {
    await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur())
    await page.keyboard.press(key)
    await expect(first, `marked by ${key}`).toBeFocused()
  }
  await expect(undoBar(page)).toHaveCount(0)
  await page.keyboard.press('i')
  await expect(undoBar(page)).toContainText('Person 1 is yours.')
  // The checkbox of a row counts as focusing it, too.
  await second.locator('xpath=..').getByRole('checkbox').focus()
  await page.keyboard.press('i')
  await expect(undoBar(page)).toContainText('Person 2 is yours.')

  // The front room, whose rows open their records for this.
  await page.goto('/admin')
  await expect(rows(page).first()).toBeVisible()
  await page.keyboard.press('c')
  await expect(rows(page).first()).toBeFocused()
  await expect(page).toHaveURL('/admin')
})

test('Undo stays as long as it has the focus', async ({ page, request }) => {
  const mark = marker()
  await sendMarked(request, mark, 1)
  await page.clock.install()
  await signInAt(page, `/admin/inbox?q=${mark}`)
  await rows(page).first().focus()
  await page.keyboard.press('i')
  await undoBar(page).getByRole('button', { name: 'Undo' }).focus()
  await page.clock.fastForward(9_000)
  await expect(undoBar(page)).toContainText('Person 1 is yours.')
  await rows(page).first().focus()
  await page.clock.fastForward(9_000)
  await expect(undoBar(page)).toHaveCount(0)
})

test('after Undo or Dismiss the focus returns to where it was', async ({ page, request }) => {
  const mark = marker()
  await sendMarked(request, mark, 1)
  await signInAt(page, `/admin/inbox?q=${mark}`)
  const row = rows(page).first()
  for (const button of ['Undo', 'Dismiss']) {
    await expect(row).not.toContainText('Owner:')
    await row.focus()
    await page.keyboard.press('i')
    await undoBar(page).getByRole('button', { name: button }).press('Enter')
    await expect(undoBar(page)).toHaveCount(0)
    await expect(row).toBeFocused()
  }
})

test('the palette finds rooms, views, commands and enquiries, and closing it restores the focus', async ({
  page,
  request,
  checkAccessibility,
}) => {
  const mark = marker()
  const [sent] = await sendMarked(request, mark, 1)
  await signInAt(page, `/admin/inbox?q=${mark}`)
  await rows(page).first().focus()
  const letGo = await holdRequests(page, '**/palette-*.js')
  await page.keyboard.press('Control+k')
  await page.keyboard.type(mark.slice(0, 4))
  letGo()
  const field = page.getByRole('combobox', { name: /Search for a room/ })
  await expect(field).toBeFocused()
  await page.keyboard.type(mark.slice(4))
  await expect(field).toHaveValue(mark)
  const option = page.getByRole('option', { name: `Person 1 · ${mark}` })
  await expect(option).toHaveAttribute('aria-selected', 'true')
  await checkAccessibility()
  await page.keyboard.press('Escape')
  await expect(rows(page).first()).toBeFocused()

  await page.keyboard.press('Control+k')
  await page.keyboard.type('make it')
  await expect(page.getByRole('option', { name: 'Make it mine' })).toBeVisible()
  await page.keyboard.press('Enter')
  await expect(undoBar(page)).toContainText('Person 1 is yours.')

  await page.keyboard.press('Control+k')
  await page.keyboard.type(mark)
  await expect(option).toBeVisible()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(`/admin/inbox/${sent?.id}`)

  await page.keyboard.press('Control+k')
  await page.keyboard.type('deliv')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/admin/deliveries')

  // One's own account is not a room of the agency.
  await page.keyboard.press('Control+k')
  await page.keyboard.type('second fac')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/admin/account')
  await page.goBack()
  await page.getByRole('link', { name: admin.email, exact: true }).click()
  await expect(page).toHaveURL('/admin/account')
})

test('Enter never opens an enquiry that was found for earlier text', async ({ page, request }) => {
  const mark = await showMarked(page, request, 1)
  await expect(rows(page)).toHaveCount(1)
  await page.keyboard.press('Control+k')
  await page.keyboard.type(mark)
  await expect(page.getByRole('option', { name: `Person 1 · ${mark}` })).toBeVisible()
  await page.keyboard.press('Control+a')
  await page.keyboard.type('deliv')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/admin/deliveries')
})

test('a room that loads late does not take the focus from the palette', async ({ page }) => {
  const letGo = await holdRequests(page, '**/deliveries-*.js')
  await signInAt(page, '/admin/people')
  await expect(page.getByRole('heading', { name: 'People', level: 1 })).toBeVisible()
  await page.keyboard.press('Control+k')
  await page.keyboard.type('deliv')
  await expect(page.getByRole('option', { name: 'Deliveries' })).toBeVisible()
  await page.keyboard.press('Enter')
  const field = page.getByRole('combobox', { name: /Search for a room/ })
  await expect(field).toHaveCount(0)
  await page.keyboard.press('Control+k')
  await page.keyboard.type('second')
  await expect(field).toHaveValue('second')
  letGo()
  await expect(page.locator('h1')).toHaveText('Deliveries')
  await page.keyboard.type(' fac')
  await expect(field).toHaveValue('second fac')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/admin/account')
})

test('an enquiry that loads late does not take the focus from the palette', async ({
  page,
  request,
}) => {
  const [sent] = await sendMarked(request, marker(), 1)
  const letGo = await holdRequests(page, '**/record-*.js')
  await signInAt(page, '/admin/deliveries')
  await expect(page.getByRole('heading', { name: 'Deliveries', level: 1 })).toBeVisible()
  await page.keyboard.press('Control+k')
  await page.keyboard.type(sent!.company)
  await page.getByRole('option', { name: `Person 1 · ${sent!.company}` }).click()
  await expect(page).toHaveURL(`/admin/inbox/${sent!.id}`)
  await page.keyboard.press('Control+k')
  await page.keyboard.type('second')
  letGo()
  await expect(page.locator('article h2')).toHaveText(sent!.name)
  await page.keyboard.type(' fac')
  await expect(page.getByRole('combobox', { name: /Search for a room/ })).toHaveValue('second fac')
})

test('Enter waits for the palette and for the results of its search', async ({ page, request }) => {
  const mark = marker()
  const [sent] = await sendMarked(request, mark, 1)
  await signInAt(page, '/admin/people')
  await expect(page.getByRole('heading', { name: 'People', level: 1 })).toBeVisible()
  const letGo = await holdRequests(page, '**/palette-*.js')
  await page.keyboard.press('Control+k')
  await page.keyboard.type(mark)
  await page.keyboard.press('Enter')
  letGo()
  await expect(page).toHaveURL(`/admin/inbox/${sent!.id}`)
  await page.keyboard.press('Control+k')
  await page.keyboard.type(`Person 1 ${mark}`)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('combobox', { name: /Search for a room/ })).toHaveCount(0)
})

test('the palette lists an enquiry whose name was typed before newer ones that only mention it', async ({
  page,
  request,
}) => {
  const mark = marker()
  const meant = await sendEnquiry(request, { name: mark })
  for (let newer = 1; newer <= 9; newer++)
    await sendEnquiry(request, { message: `As ${mark} said` })
  await signIn(page)
  await page.keyboard.press('Control+k')
  await page.keyboard.type(mark)
  const found = page.getByRole('option', { selected: true })
  await expect(found).toContainText(mark)
  await expect(
    page.getByRole('group', { name: 'Found enquiries' }).getByRole('option'),
  ).toHaveCount(8)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(`/admin/inbox/${meant.id}`)
})

test('single-key shortcuts do nothing in fields, and nothing anywhere once they are turned off', async ({
  page,
}) => {
  await signInAt(page, '/admin/inbox')
  const search = page.getByRole('searchbox', { name: 'Search enquiries' })
  await search.focus()
  await page.keyboard.type('gq?')
  await expect(search).toHaveValue('gq?')
  await expect(page).toHaveURL('/admin/inbox?q=gq%3F')
  await page.keyboard.press('Escape')
  await page.keyboard.press('?')
  const sheet = page.getByRole('dialog', { name: 'Keys' })
  await expect(sheet.getByText('Mark contacted')).toBeVisible()
  await expect(sheet.getByRole('button', { name: 'Close' })).toBeFocused()
  await sheet.getByLabel(/^Single keys/).uncheck()
  await page.keyboard.press('Escape')
  await expect(sheet).toHaveCount(0)
  await page.keyboard.press('g')
  await page.keyboard.press('p')
  await page.keyboard.press('?')
  await expect(sheet).toHaveCount(0)
  await expect(page).toHaveURL('/admin/inbox?q=gq%3F')
  await page.keyboard.press('Control+k')
  await page.keyboard.type('show the keys')
  await expect(page.getByRole('option'), 'without a key that does nothing').toHaveText([
    'Show the keys',
  ])
  await page.keyboard.press('Escape')
  await page.goto('/admin/settings')
  await page.getByLabel(/^Single keys/).check()
  await page.getByRole('heading', { name: 'Settings' }).click()
  await page.keyboard.press('g')
  await page.keyboard.press('p')
  await expect(page).toHaveURL('/admin/people')
})

test('the slash opens the palette in a room without a list to search', async ({ page }) => {
  await signInAt(page, '/admin/people')
  await page.getByRole('heading', { name: 'People' }).first().waitFor()
  await page.keyboard.press('/')
  await expect(page.getByRole('dialog').getByRole('combobox')).toBeFocused()
})
