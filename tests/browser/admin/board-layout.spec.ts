import { card, column } from '#tests/browser/board-page.ts'
import { expect, sendEnquiry, signInAt, test } from '#tests/browser/fixtures.ts'
import { list, marker, sendMarked } from '#tests/browser/inbox-page.ts'

test('the layout that was chosen last is shown wherever an address names none, and Back shows what was there', async ({
  page,
  request,
}) => {
  const mark = marker()
  const [sent] = await sendMarked(request, mark, 1)
  await signInAt(page, `/admin/inbox?q=${mark}`)
  await expect(list(page)).toBeVisible()
  await page.getByRole('link', { name: 'Board', exact: true }).click()
  await expect(card(page, 'New', 'Person 1')).toBeVisible()
  await page.goBack()
  await expect(page).toHaveURL(`/admin/inbox?q=${mark}&layout=list`)
  await expect(list(page)).toBeVisible()
  await page.goForward()
  await expect(card(page, 'New', 'Person 1')).toBeVisible()
  const rooms = page.getByRole('navigation', { name: 'Rooms' })
  await rooms.getByRole('link', { name: 'Inbox' }).click()
  await expect(page).toHaveURL('/admin/inbox?layout=board')
  await expect(column(page, 'New')).toBeVisible()
  await page.goto(`/admin/inbox?q=${mark}`)
  await expect(page).toHaveURL(`/admin/inbox?q=${mark}&layout=board`)
  await expect(card(page, 'New', 'Person 1')).toBeVisible()
  await page.goto(`/admin/inbox/${sent!.id}?q=${mark}`)
  await expect(page.getByRole('article', { name: 'Person 1' })).toBeVisible()
  await expect(card(page, 'New', 'Person 1')).toHaveAttribute('aria-current', 'true')
  // The address wins, and a list that was asked for once is not a choice.
  await page.goto(`/admin/inbox?q=${mark}&layout=list`)
  await expect(list(page)).toBeVisible()
  await list(page).locator('[data-row]').click()
  await expect(page.getByRole('article', { name: 'Person 1' })).toBeVisible()
  await expect(list(page)).toBeVisible()
  await page.goto('/admin/inbox')
  await expect(column(page, 'New')).toBeVisible()
  await page.getByRole('link', { name: 'List', exact: true }).click()
  await expect(list(page)).toBeVisible()
  await page.goto(`/admin/inbox?q=${mark}`)
  await expect(list(page)).toBeVisible()
  await expect(page).toHaveURL(`/admin/inbox?q=${mark}`)
})

test('Back to where the tab was opened shows the list that was there, also from other rooms', async ({
  page,
}) => {
  await signInAt(page, '/admin/inbox')
  await expect(list(page)).toBeVisible()
  const rooms = page.getByRole('navigation', { name: 'Rooms' })
  await rooms.getByRole('link', { name: 'Deliveries' }).click()
  await expect(page).toHaveURL('/admin/deliveries')
  await rooms.getByRole('link', { name: 'Inbox' }).click()
  await page.getByRole('link', { name: 'Board', exact: true }).click()
  await expect(column(page, 'New')).toBeVisible()
  const listed = '/admin/inbox?layout=list'
  for (const path of [listed, '/admin/deliveries', listed]) {
    await page.goBack()
    await expect(page).toHaveURL(path)
  }
  await expect(list(page)).toBeVisible()
})

test('an invalid filter is removed and the remembered layout added, and a saved view has no layout of its own', async ({
  page,
  request,
}) => {
  const mark = marker()
  await sendEnquiry(request, { name: 'Person 1', company: mark })
  await signInAt(page, '/admin/inbox')
  await page.getByRole('link', { name: 'Board', exact: true }).click()
  await expect(column(page, 'New')).toBeVisible()
  await page.goto(`/admin/inbox?q=${mark}&stage=old`)
  await expect(page).toHaveURL(`/admin/inbox?q=${mark}&layout=board`)
  await page.getByRole('button', { name: 'Save this view' }).click()
  await page.getByLabel('Name of the view').fill(mark)
  const saved = page.waitForRequest((one) => one.url().endsWith('/api/saved_views'))
  await page.keyboard.press('Enter')
  expect((await saved).postDataJSON()).toMatchObject({ query: `q=${mark}` })
  const view = page.getByRole('navigation', { name: 'Views' }).getByRole('link', { name: mark })
  await page.getByRole('link', { name: 'List', exact: true }).click()
  await view.click()
  await expect(page).toHaveURL(`/admin/inbox?q=${mark}&layout=list`)
  await expect(list(page)).toBeVisible()
})
