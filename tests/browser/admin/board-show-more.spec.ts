import { card, column, count, showBoard } from '#tests/browser/board-page.ts'
import { expect, signInAt, test } from '#tests/browser/fixtures.ts'
import { marker, sendMarked } from '#tests/browser/inbox-page.ts'

test('a column goes on with "Show more", and says what could not be loaded', async ({
  page,
  request,
  faults,
}) => {
  faults.expect(/response: 500/, /console: .*500/, /console: Could not load/)
  await page.route('**/api/contact_submissions?*stage=lost*limit=20*', (route) =>
    route.fulfill({ status: 500, json: {} }),
  )
  const mark = marker()
  await sendMarked(request, mark, 23)
  await signInAt(page, `/admin/inbox?q=${mark}&layout=board`)
  await expect(column(page, 'New').getByRole('link')).toHaveCount(20)
  await expect(count(page, 'New')).toHaveText('23')
  await card(page, 'New', 'Person 9').focus()
  const more = column(page, 'New').getByRole('button', { name: 'Show more' })
  for (const key of ['Tab', 'Tab']) await page.keyboard.press(key)
  await expect(more).toBeFocused()
  for (const key of ['Shift+Tab', 'Shift+Tab']) await page.keyboard.press(key)
  await expect(card(page, 'New', 'Person 9')).toBeFocused()
  await more.press('Enter')
  await expect(column(page, 'New').getByRole('link')).toHaveCount(23)
  await expect(more).toHaveCount(0)
  await expect(column(page, 'New').getByRole('link').nth(20)).toBeFocused()
  const failure = page.getByText('Lost could not be loaded.')
  await expect(failure).toBeVisible({ timeout: 20_000 })
  await page.unroute('**/api/contact_submissions?*stage=lost*limit=20*')
  await page.getByRole('button', { name: 'Retry' }).click()
  await expect(failure).toHaveCount(0)
})

test('when more of a column cannot be loaded, its cards stay, and Retry stands below them', async ({
  page,
  request,
  faults,
}) => {
  faults.expect(/response: 500/, /console: .*500/, /console: Could not load/)
  const mark = marker()
  await sendMarked(request, mark, 21)
  await signInAt(page, `/admin/inbox?q=${mark}&layout=board`)
  const cards = column(page, 'New').getByRole('link')
  await expect(cards).toHaveCount(20)
  const longer = '**/api/contact_submissions?*stage=new*limit=40*'
  await page.route(longer, (route) => route.fulfill({ status: 500, json: {} }))
  const foot = column(page, 'New').getByRole('button').last()
  await foot.press('Enter')
  await expect(column(page, 'New').getByRole('status').last()).toHaveText(
    'More could not be loaded.',
  )
  await expect(cards).toHaveCount(20)
  await expect(foot).toHaveText('Retry: New')
  await expect(foot).toBeFocused()
  await expect(page.getByText('New could not be loaded')).toHaveCount(0)
  await page.unroute(longer)
  await foot.press('Enter')
  await expect(cards).toHaveCount(21)
  await expect(cards.last()).toBeFocused()
})

test('a column that had grown, and cannot be loaded at all on the return to it, has its cards after Retry', async ({
  page,
  request,
  faults,
}) => {
  faults.expect(/response: 400/, /console: .*400/, /console: Could not load/)
  await page.clock.install()
  const mark = marker()
  await sendMarked(request, mark, 21)
  await signInAt(page, `/admin/inbox?q=${mark}&layout=board`)
  const cards = column(page, 'New').getByRole('link')
  await column(page, 'New').getByRole('button', { name: 'Show more' }).press('Enter')
  await expect(cards).toHaveCount(21)
  await page.getByRole('searchbox').fill(`${mark} nobody`)
  await expect(page.getByText('No enquiry matches this filter.')).toBeVisible()
  // Until its pages have been forgotten.
  await page.clock.fastForward('06:00')
  const pages = '**/api/contact_submissions?*stage=new*limit=*'
  await page.route(pages, (route) => route.fulfill({ status: 400, json: {} }))
  await page.getByRole('searchbox').fill(mark)
  const failure = page.getByText('New could not be loaded.')
  await expect(failure).toBeVisible()
  await page.unroute(pages)
  await page.getByRole('button', { name: 'Retry' }).click()
  await expect(cards).toHaveCount(20)
  await expect(failure).toHaveCount(0)
})

test('after 200 cards a column leads to the list, and the first of the last ones has the focus', async ({
  page,
  request,
}) => {
  await showBoard(page, request, 1)
  await page.route('**/api/contact_submissions?*stage=new*limit=*', async (route) => {
    const answer = await (await route.fetch()).json()
    const many = Number(new URL(route.request().url()).searchParams.get('limit'))
    const rows = Array.from({ length: many }, (_, at) => ({ ...answer.rows[0], id: `${900 - at}` }))
    await route.fulfill({ json: { ...answer, rows, next: 'more' } })
  })
  await page.reload()
  const cards = column(page, 'New').locator('[data-row]')
  const more = column(page, 'New').getByRole('button', { name: 'Show more' })
  for (let shown = 20; shown < 200; shown += 20) {
    await expect(cards).toHaveCount(shown)
    await more.press('Enter')
  }
  await expect(cards).toHaveCount(200)
  await expect(cards.nth(180)).toBeFocused()
  await expect(more).toHaveCount(0)
  await expect(column(page, 'New').getByRole('link', { name: 'All in the list' })).toBeVisible()
})
