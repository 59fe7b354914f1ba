import type { Route } from '@playwright/test'
import { expect, makeUser, sendEnquiry, signIn, signInAt, test } from '#tests/browser/fixtures.ts'
import { list, marker, rows, showMarked, undoBar } from '#tests/browser/inbox-page.ts'

test('removing a filter by keyboard focuses the next one, and after the last one the search', async ({
  page,
  request,
}) => {
  await showMarked(page, request, 1, '&stage=new&owner=none')
  const chip = (name: string) => page.getByRole('button', { name: `Remove filter ${name}` })
  await chip('Stage: New').press('Enter')
  await expect(chip('Owner: Nobody')).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(chip('Owner: Nobody')).toHaveCount(0)
  await expect(page.getByRole('searchbox', { name: 'Search enquiries' })).toBeFocused()
})

test('when several rows leave together, the row after the focused one gets the focus', async ({
  page,
  request,
}) => {
  await showMarked(page, request, 6)
  await expect(rows(page)).toHaveCount(6)
  const next = await rows(page).nth(3).getAttribute('data-row')
  await rows(page).nth(0).focus()
  await page.keyboard.press('x')
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Shift+X')
  await page.keyboard.press('#')
  await expect(rows(page)).toHaveCount(3)
  await expect(page.locator(`[data-row="${next}"]`)).toBeFocused()
})

test('undoing a change returns the focus to the row that left, unless it was moved since', async ({
  page,
  request,
}) => {
  await showMarked(page, request, 4, '&waiting=1')
  await expect(rows(page)).toHaveCount(4)
  const [first, second, third] = await rows(page).evaluateAll((all) =>
    all.map(({ dataset }) => `[data-row="${dataset.row}"]`),
  )
  await page.locator(first!).focus()
  for (const key of ['#', '!', 'c']) {
    await page.keyboard.press(key)
    await expect(page.locator(second!)).toBeFocused()
    await expect(undoBar(page)).toBeVisible()
    await page.keyboard.press('z')
    await expect(page.locator(first!)).toBeFocused()
    await expect(undoBar(page)).toHaveCount(0)
  }
  await page.keyboard.press('#')
  await expect(page.locator(second!)).toBeFocused()
  await page.keyboard.press('#')
  await expect(page.locator(third!)).toBeFocused()
  await expect(undoBar(page)).toBeVisible()
  await page.keyboard.press('z')
  await expect(page.locator(second!)).toBeFocused()
  await page.keyboard.press('z')
  await expect(page.locator(first!)).toBeFocused()
  await page.keyboard.press('#')
  await expect(page.locator(second!)).toBeFocused()
  await page.keyboard.press('j')
  await page.keyboard.press('z')
  await expect(rows(page)).toHaveCount(4)
  await expect(page.locator(third!)).toBeFocused()
})

test('dropping the filter that caused an empty result focuses the heading of the list', async ({
  page,
  request,
}) => {
  await showMarked(page, request, 1, '&stage=won')
  await page.getByRole('button', { name: 'Drop Stage: Won' }).press('Enter')
  await expect(rows(page)).toHaveCount(1)
  await expect(page.getByRole('heading', { name: 'Contact submissions' })).toBeFocused()
})

test('dropping the last filter focuses the list or its search, not the view that is then active', async ({
  page,
}) => {
  await signInAt(page, `/admin/inbox?q=${marker()}`)
  await page.getByRole('button', { name: /^Drop Search/ }).press('Enter')
  await expect(page.getByRole('button', { name: 'Save this view' })).toHaveCount(0)
  await expect(page.getByRole('heading', { name: 'Contact submissions' })).toBeFocused()
  await page.goto('/admin/inbox?need=Fulfillment+optimization')
  await page.getByRole('button', { name: /^Remove filter/ }).press('Enter')
  await expect(page.getByRole('button', { name: 'Save this view' })).toHaveCount(0)
  await expect(page.getByRole('searchbox', { name: 'Search enquiries' })).toBeFocused()
})

test('restoring an enquiry from the bin by its notice focuses the heading of the record', async ({
  page,
  request,
}) => {
  const sent = await sendEnquiry(request)
  await signInAt(page, `/admin/inbox/${sent.id}`)
  const heading = page.getByRole('article', { name: sent.name }).getByRole('heading', {
    name: sent.name,
  })
  await expect(heading).toBeFocused()
  await page.keyboard.press('#')
  await page.getByRole('button', { name: 'Take out of the bin' }).press('Enter')
  await expect(page.getByText('In the bin')).toHaveCount(0)
  await expect(heading).toBeFocused()
  await expect(list(page)).toBeVisible()
})

test('dismissing a notice focuses the heading of the room', async ({ page }) => {
  await signIn(page)
  const notice = page.getByRole('complementary', { name: 'Placeholder details' })
  await notice.getByRole('button', { name: 'Dismiss' }).press('Enter')
  await expect(notice).toHaveCount(0)
  await expect(page.getByRole('heading', { name: 'Admin dashboard' })).toBeFocused()
})

test('showing more related enquiries focuses the first one that was hidden', async ({
  page,
  request,
}) => {
  const company = marker()
  // From an address of their own: many other tests send from the usual one.
  const own = { company, email: `${company}@example.com` }
  let sent = await sendEnquiry(request, own)
  for (let others = 0; others < 4; others++) sent = await sendEnquiry(request, own)
  await signInAt(page, `/admin/inbox/${sent.id}`)
  const related = page.getByRole('region', { name: 'Other enquiries' })
  await expect(related.getByRole('link')).toHaveCount(3)
  await related.getByRole('button', { name: '1 more' }).press('Enter')
  await expect(related.getByRole('link')).toHaveCount(4)
  await expect(related.getByRole('link').last()).toBeFocused()
})

test('a dialog keeps the focus on its button while it saves and when saving fails', async ({
  page,
  request,
  faults,
}) => {
  faults.expect(/response: 503/, /console: .*503/)
  let answer = Promise.withResolvers<void>()
  await page.route('**/api/{saved_views,admin-delete-user}', async (route) => {
    if (route.request().method() !== 'POST') return route.continue()
    await answer.promise
    return route.fulfill({ status: 503, json: { code: 'busy', detail: 'Busy.' } })
  })
  const { email } = await makeUser(request)
  await signInAt(page, `/admin/inbox?q=${marker()}`)
  await page.getByRole('button', { name: 'Save this view' }).click()
  await page.getByLabel('Name of the view').fill('Mine')
  const save = page.getByRole('dialog').getByRole('button', { name: 'Save' })
  await save.press('Enter')
  await expect(save).toHaveAttribute('aria-busy', 'true')
  await expect(save).toBeFocused()
  answer.resolve()
  await expect(page.getByText('Not Saved', { exact: true })).toBeVisible()
  await expect(save).toBeFocused()
  answer = Promise.withResolvers<void>()
  await page.goto('/admin/people')
  const remove = page.getByRole('button', { name: `Delete ${email}` })
  await remove.click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).press('Enter')
  await expect(page.getByRole('button', { name: 'Deleting...' })).toBeFocused()
  answer.resolve()
  await expect(page.getByText('Failed to Delete User', { exact: true })).toBeVisible()
  await expect(remove).toBeFocused()
})

test('a form that fails to save keeps the focus on its button', async ({
  page,
  request,
  faults,
}) => {
  faults.expect(/response: 503/, /console: .*503/)
  await page.route('**/api/{webhooks,auth/user}', (route) =>
    ['POST', 'PUT'].includes(route.request().method())
      ? route.fulfill({ status: 503, json: { code: 'busy', detail: 'Busy.', msg: 'Busy.' } })
      : route.continue(),
  )
  await signInAt(page, '/admin/settings', await makeUser(request, { role: 'admin' }))
  await page.getByLabel(/^Address/).fill('https://hooks.example/enquiries')
  const add = page.getByRole('button', { name: 'Add Webhook' })
  await add.press('Enter')
  await expect(page.getByText('Failed to Add Webhook', { exact: true })).toBeVisible()
  await expect(add).toBeFocused()
  await page.goto('/admin/set-password')
  await page.getByLabel(/^Current password/).fill('the one that there is')
  await page.getByLabel(/^New password/).fill('another one of many words')
  const change = page.getByRole('button', { name: 'Change password' })
  await change.press('Enter')
  await expect(page.getByRole('alert').filter({ hasText: 'Busy.' })).toBeVisible()
  await expect(change).toBeFocused()
})

test('a deleted view that leaves the list before the answer comes can still be brought back', async ({
  page,
}) => {
  await signInAt(page, `/admin/inbox?q=${marker()}`)
  const views = page.getByRole('navigation', { name: 'Views' })
  const save = async (name: string) => {
    await views.getByRole('button', { name: 'Save this view' }).click()
    await page.getByLabel('Name of the view').fill(name)
    await page.keyboard.press('Enter')
    await expect(views.getByRole('link', { name })).toBeVisible()
  }
  const [gone, kept] = [`Gone ${marker()}`, `Kept ${marker()}`]
  await save(gone)
  await page.goto(`/admin/inbox?q=${marker()}`)
  await save(kept)
  // Not by its role, which it does not have while the dialog makes the page inert.
  const link = page.locator('nav[aria-label=Views] a', { hasText: gone })
  const comeBack = () => document.dispatchEvent(new Event('visibilitychange', { bubbles: true }))
  const holdAnswer = async (route: Route) => {
    const response = await route.fetch()
    // A reload of the views while the answer is on its way.
    await expect(async () => {
      await page.evaluate(comeBack)
      await expect(link).toHaveCount(0, { timeout: 1_000 })
    }).toPass()
    await route.fulfill({ response })
  }
  await page.route('**/api/saved_views/*', holdAnswer, { times: 1 })
  await views.getByRole('button', { name: `Change the view ${gone}` }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click()
  await expect(views.getByRole('link', { name: kept })).toBeFocused()
  await undoBar(page).getByRole('button', { name: 'Undo' }).click()
  await expect(views.getByRole('link', { name: gone })).toBeVisible()
})
