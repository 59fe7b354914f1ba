import { card, column, count, moveElsewhere, showBoard } from '#tests/browser/board-page.ts'
import { expect, makeUser, sendEnquiry, signInAt, test } from '#tests/browser/fixtures.ts'
import { list, marker, sendMarked, undoBar } from '#tests/browser/inbox-page.ts'

test('the switch between list and board is kept in the address, with the filters, by views, reload and Back', async ({
  page,
  request,
  checkAccessibility,
}) => {
  const mark = marker()
  await sendMarked(request, mark, 2)
  await signInAt(page, `/admin/inbox?q=${mark}`)
  await expect(list(page)).toBeVisible()
  await page.getByRole('link', { name: 'Board', exact: true }).click()
  await expect(page).toHaveURL(`/admin/inbox?q=${mark}&layout=board`)
  await expect(card(page, 'New', 'Person 1')).toBeVisible()
  await expect(count(page, 'New')).toHaveText('2')
  await checkAccessibility()
  await page.reload()
  await expect(card(page, 'New', 'Person 1')).toBeVisible()
  await page.getByRole('searchbox').fill(`${mark} nobody`)
  await expect(page.getByText('No enquiry matches this filter.')).toBeVisible()
  await page.getByRole('searchbox').fill(mark)
  await expect(card(page, 'New', 'Person 2')).toBeVisible()
  const views = page.getByRole('navigation', { name: 'Views' })
  await views.getByRole('link', { name: 'Unowned' }).click()
  await expect(page).toHaveURL('/admin/inbox?owner=none&layout=board')
  await expect(page.getByRole('heading', { name: 'Unowned' })).toBeVisible()
  await expect(card(page, 'New', 'Person 1').first()).toBeVisible()
  await page.goBack()
  await expect(count(page, 'New')).toHaveText('2')
  await page.getByRole('link', { name: 'List', exact: true }).click()
  await expect(page).toHaveURL(`/admin/inbox?q=${mark}&layout=list`)
  await expect(list(page)).toBeVisible()
})

test('a filter by stages leaves their columns only', async ({ page, request }) => {
  const mark = marker()
  await sendMarked(request, mark, 1)
  await signInAt(page, `/admin/inbox?q=${mark}&stage=new%2Clost&layout=board`)
  await expect(card(page, 'New', 'Person 1')).toBeVisible()
  await expect(page.locator('[data-column]')).toHaveCount(2)
  await expect(column(page, 'Lost')).toContainText('None')
})

test('a layout that does not exist leaves the address, and quarantine has none', async ({
  page,
}) => {
  await signInAt(page, '/admin/inbox?layout=cards')
  await expect(page).toHaveURL('/admin/inbox')
  await page.goto('/admin/quarantine?layout=board')
  await expect(page).toHaveURL('/admin/quarantine')
  await expect(page.getByRole('link', { name: 'Board', exact: true })).toHaveCount(0)
})

test('with the keyboard a card is moved, announced, keeps the focus, and is moved back by Undo', async ({
  page,
  request,
}) => {
  await showBoard(page, request, 3)
  await card(page, 'New', 'Person 3').focus()
  await page.keyboard.press('ArrowDown')
  await expect(card(page, 'New', 'Person 2')).toBeFocused()
  const answer = () => page.waitForResponse((one) => one.request().method() === 'PATCH')
  const saved = answer()
  await page.keyboard.press('Shift+ArrowRight')
  await expect(card(page, 'Contacted', 'Person 2')).toBeFocused()
  await expect(page.getByRole('status').getByText('Person 2: Contacted, 1 of 1.')).toBeAttached()
  await expect(count(page, 'New')).toHaveText('2')
  await expect(count(page, 'Contacted')).toHaveText('1')
  expect((await saved).status()).toBe(200)
  await expect(undoBar(page)).toContainText('Person 2 moved to Contacted. It is still unanswered.')
  await page.keyboard.press('ArrowLeft')
  await expect(card(page, 'New', 'Person 3')).toBeFocused()
  await page.keyboard.press('ArrowRight')
  await expect(card(page, 'Contacted', 'Person 2')).toBeFocused()
  const undone = answer()
  await page.keyboard.press('z')
  await expect(card(page, 'New', 'Person 2')).toBeFocused()
  await expect(page.getByRole('status').getByText('Person 2: New, 2 of 3.')).toBeAttached()
  await expect(count(page, 'Contacted')).toHaveText('0')
  expect((await undone).status()).toBe(200)
  await page.reload()
  await expect(card(page, 'New', 'Person 2')).toBeVisible()
})

test('the menu of a card names all stages, and Won and Lost ask what the record asks', async ({
  page,
  request,
}) => {
  await showBoard(page, request, 2)
  await card(page, 'New', 'Person 1').focus()
  await page.keyboard.press('s')
  const menu = page.getByRole('menu', { name: 'Move Person 1 to another stage' })
  await expect(menu.getByRole('menuitemradio')).toHaveText([
    'New',
    'Contacted',
    'Qualified',
    'Proposal',
    'Won…',
    'Lost…',
  ])
  await menu.getByRole('menuitemradio', { name: 'Won…' }).click()
  const question = page.getByRole('dialog', { name: 'Person 1: Won' })
  await question.getByLabel('Value in US dollars').fill('12k')
  await question.getByRole('button', { name: 'Save' }).click()
  await expect(card(page, 'Won', 'Person 1')).toBeFocused()
  await expect(card(page, 'Won', 'Person 1')).toContainText('$12,000')
  await expect(column(page, 'Won').locator('header')).toContainText('$12,000')
  await page.getByRole('button', { name: 'Move Person 2 to another stage' }).click()
  await page.getByRole('menuitemradio', { name: 'Lost…' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Cancel' }).click()
  await expect(card(page, 'New', 'Person 2')).toBeVisible()
  await page.keyboard.press('Escape')
})

test('a card is dragged into another column, and Escape drops it where it was', async ({
  page,
  request,
}) => {
  await showBoard(page, request, 2)
  const lift = async () => {
    // At its place of this moment: what other tests do changes the line above the board.
    await card(page, 'New', 'Person 1').hover({ position: { x: 40, y: 20 } })
    await page.mouse.down()
    const to = (await column(page, 'Qualified').boundingBox())!
    await page.mouse.move(to.x + 60, to.y + 90, { steps: 5 })
    await expect(column(page, 'Qualified')).toHaveAttribute('data-over', 'true')
  }
  await lift()
  await page.keyboard.press('Escape')
  await page.mouse.up()
  await expect(column(page, 'Qualified')).toHaveAttribute('data-over', 'false')
  await expect(card(page, 'New', 'Person 1')).toBeVisible()
  await lift()
  await page.mouse.up()
  await expect(card(page, 'Qualified', 'Person 1')).toBeVisible()
  await expect(undoBar(page)).toContainText('Person 1 moved to Qualified.')
  // The release was no click.
  expect(new URL(page.url()).pathname).toBe('/admin/inbox')
})

test('a press whose release was lost drags nothing on, nor together with the next press', async ({
  page,
  request,
}) => {
  await showBoard(page, request, 2)
  const to = (await column(page, 'Qualified').boundingBox())!
  const ghosts = page.locator('[data-ghost]')
  const press = { button: 0, isPrimary: true, pointerId: 1, pointerType: 'mouse' }
  await card(page, 'New', 'Person 1').hover({ position: { x: 40, y: 20 } })
  await card(page, 'New', 'Person 2').dispatchEvent('pointerdown', press)
  await page.mouse.down()
  await page.mouse.move(to.x + 60, to.y + 90, { steps: 5 })
  await expect(ghosts).toHaveCount(1)
  await page.evaluate(() =>
    addEventListener('pointerup', (event) => event.stopImmediatePropagation(), { capture: true }),
  )
  await page.mouse.up()
  await page.mouse.move(to.x + 80, to.y + 90)
  await expect(ghosts).toHaveCount(0)
  await expect(card(page, 'New', 'Person 1')).toBeVisible()
})

test('a move that a colleague has crossed is refused with both values, and the card stands where it is', async ({
  page,
  request,
  faults,
}) => {
  faults.expect(/response: 409/, /console: .*409/)
  // This screen gets no events.
  await page.route('**/api/events', (route) => route.fulfill({ status: 204 }))
  const { sent } = await showBoard(page, request, 1)
  await moveElsewhere(request, sent[0]!.id, 'proposal')
  await card(page, 'New', 'Person 1').focus()
  await page.keyboard.press('Shift+ArrowRight')
  const notice = page.locator('[data-sonner-toast]', { hasText: 'Not Saved' })
  await expect(notice).toContainText('Stage: yours Contacted, theirs Proposal.')
  await expect(card(page, 'Proposal', 'Person 1')).toBeFocused()
  await expect(page.getByRole('status').getByText('Person 1: Proposal, 1 of')).toBeAttached()
})

test('a move by a colleague and a new enquiry arrive by themselves, the new one behind its button', async ({
  page,
  request,
}) => {
  const { mark, sent } = await showBoard(page, request, 3)
  for (const [at, { id, name }] of sent.slice(0, 2).entries()) {
    await moveElsewhere(request, id, 'qualified')
    await expect(card(page, 'Qualified', name)).toBeVisible()
    await expect(card(page, 'New', name)).toHaveCount(0)
    await expect(count(page, 'Qualified')).toHaveText(String(at + 1))
  }
  await expect(count(page, 'New')).toHaveText('1')
  await expect(page.getByRole('button', { name: / new$/ })).toHaveCount(0)
  await sendEnquiry(request, { name: 'Somebody new', company: mark })
  await column(page, 'New').getByRole('button', { name: '1 new' }).click()
  await expect(card(page, 'New', 'Somebody new')).toBeFocused()
  await expect(column(page, 'Qualified').getByRole('link')).toHaveCount(2)
  await expect(page.getByRole('button', { name: / new$/ })).toHaveCount(0)
})

test('a card opens the same record, beside the board or in place of it, and gets the focus back', async ({
  page,
  request,
}) => {
  await showBoard(page, request, 2)
  const colleague = await makeUser(request, { role: 'admin' })
  await card(page, 'New', 'Person 1').click()
  const record = page.getByRole('article', { name: 'Person 1' })
  await expect(record).toBeVisible()
  await expect(page).toHaveURL(/layout=board$/)
  await expect(card(page, 'New', 'Person 1')).toHaveAttribute('aria-current', 'true')
  await page.keyboard.press('k')
  await expect(page.getByRole('article', { name: 'Person 2' })).toBeVisible()
  await page.getByRole('button', { name: /^Owner/ }).click()
  await page.getByRole('menuitemradio', { name: colleague.email.split('@')[0]! }).click()
  await expect(card(page, 'New', 'Person 2')).toContainText(colleague.email.split('@')[0]!)
  await page.setViewportSize({ width: 768, height: 1024 })
  await expect(column(page, 'New')).toBeHidden()
  await page.keyboard.press('Escape')
  await expect(card(page, 'New', 'Person 2')).toBeFocused()
})

test('the card of an open record is in view, beside the record that takes half of the board', async ({
  page,
  request,
}) => {
  await page.setViewportSize({ width: 1440, height: 500 })
  const { sent } = await showBoard(page, request, 9)
  for (const { id } of sent) await moveElsewhere(request, id, 'lost')
  await expect(column(page, 'Lost').getByRole('link')).toHaveCount(9)
  await card(page, 'Lost', 'Person 9').click()
  await expect(page.getByRole('article', { name: 'Person 9' })).toBeVisible()
  await expect(card(page, 'Lost', 'Person 9')).toBeInViewport({ ratio: 0.9 })
  const next = page.getByRole('button', { name: 'Next enquiry' })
  for (let at = 8; at >= 3; at--) {
    await next.click()
    await expect(page.getByRole('article', { name: `Person ${at}` })).toBeVisible()
    await expect(card(page, 'Lost', `Person ${at}`)).toBeInViewport({ ratio: 0.9 })
  }
})

test('a board that cannot be loaded gives way to the list, unless the person has gone elsewhere', async ({
  page,
  faults,
}) => {
  faults.expect(/request: .*board/, /console: .*(ERR_FAILED|Could not load)/)
  await signInAt(page, '/admin/inbox')
  await expect(list(page)).toBeVisible()
  let held = Promise.withResolvers<void>()
  await page.route('**/assets/board-*.js', async (route) => {
    await held.promise
    await route.abort()
  })
  const openBoard = () => page.getByRole('link', { name: 'Board', exact: true }).click()
  await openBoard()
  await page.getByRole('link', { name: 'Unowned' }).click()
  await expect(page).toHaveURL('/admin/inbox?owner=none&layout=board')
  held.resolve()
  await expect(page).toHaveURL('/admin/inbox?owner=none&layout=list')
  await expect(page.getByText('Not Loaded', { exact: true })).toBeVisible()
  held = Promise.withResolvers()
  await openBoard()
  await page.getByRole('link', { name: 'Settings' }).click()
  await expect(page.getByRole('heading', { name: 'Settings', exact: true })).toBeVisible()
  held.resolve()
  await page.waitForTimeout(500)
  await expect(page).toHaveURL('/admin/settings')
})
