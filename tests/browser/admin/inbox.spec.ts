import type { Locator } from '@playwright/test'
import { adminToken, expect, sendEnquiry, signIn, signInAt, test } from '#tests/browser/fixtures.ts'
import {
  list,
  marker,
  rows,
  selectionBar,
  sendMarked,
  showMarked,
  undoBar,
} from '#tests/browser/inbox-page.ts'

test('filters are part of the address, survive a reload and Back, and can be dropped one by one', async ({
  page,
  request,
}) => {
  const mark = marker()
  await sendEnquiry(request, { company: mark, primaryNeed: 'Retention & LTV' })
  await sendEnquiry(request, { company: mark, primaryNeed: 'Creative & content' })
  await signInAt(page, '/admin/inbox')
  await expect(rows(page).first()).toBeVisible()
  await page.keyboard.press('/')
  const search = page.getByRole('searchbox', { name: 'Search enquiries' })
  await expect(search).toBeFocused()
  await page.keyboard.type(mark)
  await expect(page).toHaveURL(`/admin/inbox?q=${mark}`)
  await expect(rows(page)).toHaveCount(2)
  await expect(rows(page).locator('mark').first()).toHaveText(mark)

  await page.getByText('Filter', { exact: true }).click()
  await page.getByLabel('Need').selectOption('Retention & LTV')
  await expect(rows(page)).toHaveCount(1)
  await expect(page).toHaveURL(/need=Retention\+%26\+LTV/)
  await page.reload()
  await expect(rows(page)).toHaveCount(1)
  await expect(search).toHaveValue(mark)
  await page.goBack()
  await expect(rows(page)).toHaveCount(2)
  await page.goBack()
  await expect(page).toHaveURL('/admin/inbox')
  await expect(search).toHaveValue('')

  await test.step('an empty result says which filter to drop', async () => {
    await page.goto(`/admin/inbox?q=${mark}&need=Retention+%26+LTV&stage=won`)
    await page.getByRole('button', { name: 'Drop Stage: Won' }).click()
    await expect(rows(page)).toHaveCount(1)
    await page.getByRole('button', { name: 'Remove filter Need: Retention & LTV' }).click()
    await expect(rows(page)).toHaveCount(2)
  })

  await test.step('an invalid filter value is removed from the address and named once', async () => {
    await page.goto(`/admin/inbox?q=${mark}&stage=old&colour=red`)
    await expect(page).toHaveURL(`/admin/inbox?q=${mark}`)
    const toast = page.locator('[data-sonner-toast]', { hasText: 'Address Shortened' })
    await expect(toast).toHaveCount(1)
    await expect(toast).toContainText('does not understand the value of stage')
    await expect(toast).toContainText('has no filter named colour')
    await expect(rows(page)).toHaveCount(2)
  })
})

test('several enquiries change together, and one Undo reverts all of them', async ({
  page,
  request,
  faults,
  checkAccessibility,
}) => {
  faults.expect(/response: 503/, /console: .*503/)
  await showMarked(page, request, 4, '&sort=oldest')
  await rows(page).first().focus()
  await page.keyboard.press('c')
  await expect(rows(page).first()).toContainText('Contacted')

  await test.step('x and Shift+x select, Escape clears the selection', async () => {
    await page.keyboard.press('x')
    await page.keyboard.press('Escape')
    await expect(selectionBar(page)).toHaveCount(0)
    await page.keyboard.press('x')
    await page.keyboard.press('j')
    await page.keyboard.press('j')
    await page.keyboard.press('Shift+X')
    await expect(selectionBar(page)).toContainText('3 selected')
    await checkAccessibility()
  })

  await test.step('enquiries that did not change are named', async () => {
    await selectionBar(page).getByLabel('Stage').selectOption('Contacted')
    await expect(undoBar(page)).toContainText(
      '2 enquiries moved to Contacted. 2 are still unanswered. Unchanged: Person 1 (already so).',
    )
    await expect(list(page).getByText('Contacted', { exact: true })).toHaveCount(3)
    await page.keyboard.press('z')
    await expect(list(page).getByText('Contacted', { exact: true })).toHaveCount(1)
    await page.reload()
    await expect(rows(page)).toHaveCount(4)
    await expect(list(page).getByText('Contacted', { exact: true })).toHaveCount(1)
  })

  await test.step('the whole page can be moved into the bin and restored', async () => {
    await page.getByRole('checkbox', { name: 'Select all on this page' }).check()
    await selectionBar(page).getByRole('button', { name: 'Bin' }).click()
    await expect(rows(page)).toHaveCount(0)
    await expect(undoBar(page)).toContainText('4 enquiries moved to the bin.')
    await undoBar(page).getByRole('button', { name: 'Undo' }).click()
    await expect(rows(page)).toHaveCount(4)
  })

  await test.step('won asks once for the value of each, lost asks for the reason, and both can be undone', async () => {
    const stage = selectionBar(page).getByLabel('Stage')
    const all = page.getByRole('checkbox', { name: 'Select all on this page' })
    const dialog = page.getByRole('dialog')
    await all.check()
    await stage.selectOption('won')
    await dialog.getByLabel('Value of each in US dollars').fill('1,500')
    await dialog.getByRole('button', { name: 'Save' }).click()
    await expect(undoBar(page)).toContainText('4 enquiries moved to Won.')
    await expect(list(page).getByText('Won', { exact: true })).toHaveCount(4)
    await all.check()
    await stage.selectOption('lost')
    await dialog.getByRole('button', { name: 'Save' }).click()
    await expect(dialog.getByText('Enter the reason in a few words.')).toBeVisible()
    await dialog.getByLabel('Reason').fill('Budget too small')
    await dialog.getByRole('button', { name: 'Save' }).click()
    await expect(list(page).getByText('Lost', { exact: true })).toHaveCount(4)
    await page.keyboard.press('z')
    await expect(list(page).getByText('Won', { exact: true })).toHaveCount(4)
    await rows(page).nth(1).click()
    const record = page.getByRole('article', { name: 'Person 2' })
    await expect(record.getByRole('button', { name: 'Stage: Won · $1,500' })).toBeVisible()
    await expect(record).not.toContainText('Budget too small')
    await page.keyboard.press('Escape')
    await expect(record).toHaveCount(0)
  })

  await test.step('a refused change is rolled back with a message', async () => {
    const refuse = {
      status: 503,
      contentType: 'application/problem+json',
      json: { title: 'Busy', detail: 'The server is busy. Please try again.', code: 'busy' },
    }
    await page.route('**/api/contact_submissions/bulk', (route) => route.fulfill(refuse), {
      times: 1,
    })
    await rows(page).nth(3).focus()
    await page.keyboard.press('#')
    await expect(page.locator('[data-sonner-toast]', { hasText: 'Not Saved' })).toBeVisible()
    await expect(rows(page)).toHaveCount(4)
  })
})

test('undoing a change of several skips what a colleague has changed since, and says so', async ({
  page,
  request,
}) => {
  await showMarked(page, request, 3)
  await page.getByRole('checkbox', { name: 'Select all on this page' }).check()
  await selectionBar(page).getByLabel('Stage').selectOption('Qualified')
  await expect(undoBar(page)).toContainText('3 enquiries moved to Qualified.')
  await undoBar(page).getByRole('button', { name: 'Undo' }).hover()
  const id = await rows(page).first().getAttribute('data-row')
  const headers = { authorization: `Bearer ${await adminToken(request)}` }
  const won = { version: 2, stage: 'won' }
  const changed = await request.patch(`/api/contact_submissions/${id}`, { data: won, headers })
  expect(changed.status()).toBe(200)
  await undoBar(page).getByRole('button', { name: 'Undo' }).click()
  await expect(page.getByText('1 enquiry was changed since and stays as it is.')).toBeVisible()
  await expect(list(page).getByText('Won', { exact: true })).toHaveCount(1)
  await expect(list(page).getByText('Qualified', { exact: true })).toHaveCount(0)
})

test('a suspect released in its row can be put back, and the notice counts those not reviewed', async ({
  page,
  request,
}) => {
  const mark = marker()
  await sendEnquiry(request, { company: mark, fax: '805' })
  await signInAt(page, `/admin/quarantine?q=${mark}`)
  const suspects = page.getByRole('list', { name: 'Suspected spam' })
  await expect(page.getByText(/\d+ unreviewed, oldest \d+ [mhd]/)).toBeVisible()
  await page.setViewportSize({ width: 700, height: 800 })
  const ends = (locator: Locator) =>
    locator.evaluate((part) => {
      const text = new Range()
      text.selectNodeContents(part)
      const clips = getComputedStyle(part).overflowX !== 'visible'
      return clips ? part.getBoundingClientRect().right : text.getBoundingClientRect().right
    })
  const words = suspects.locator('bdi').last()
  const reason = suspects.getByTitle(/Several signs|A field/)
  const { x } = (await words.boundingBox())!
  expect(await ends(reason), 'the reason ends before the words').toBeLessThanOrEqual(x)
  await page.setViewportSize({ width: 1280, height: 800 })
  await suspects.getByRole('button', { name: /^Not spam/ }).click()
  await expect(suspects.getByRole('link')).toHaveCount(0)
  await undoBar(page).getByRole('button', { name: 'Undo' }).click()
  await expect(suspects.getByRole('link')).toHaveCount(1)
})

test('an export shows the number before and after, and contains what the filters show', async ({
  page,
  request,
}) => {
  const mark = marker()
  await sendMarked(request, mark, 3)
  await sendEnquiry(request)
  await signInAt(page, `/admin/inbox?q=${mark}`)
  await page.getByLabel('Export').click()
  await expect(page.getByText('Export 3 enquiries')).toBeVisible()
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'JSON' }).click()
  await expect(page.locator('[data-sonner-toast]', { hasText: '3 enquiries' })).toBeVisible()
  let text = ''
  for await (const chunk of await (await download).createReadStream()) text += String(chunk)
  const saved: { company: string }[] = JSON.parse(text)
  expect(saved.map(({ company }) => company)).toEqual([mark, mark, mark])
})

test('the inbox fits 360, 768, 1024 and 1440 px, with a rail or a menu of views', async ({
  page,
  request,
  checkAccessibility,
}) => {
  const name = `${'N'.repeat(160)} مرحبا 🎉`
  const mark = marker()
  await sendEnquiry(request, { name, company: mark, message: 'wort '.repeat(200) })
  await signIn(page)
  const views = page.getByRole('navigation', { name: 'Views' })
  for (const width of [360, 768, 1024, 1440]) {
    await page.setViewportSize({ width, height: 800 })
    await page.goto(`/admin/inbox?q=${mark}&sort=due`)
    await expect(rows(page)).toHaveCount(1)
    const sideways = () =>
      page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      )
    expect(await sideways(), `${width}`).toBeLessThanOrEqual(0)
    await page.getByText('Filter', { exact: true }).click()
    expect(await sideways(), `${width} with filters`).toBeLessThanOrEqual(0)
    await checkAccessibility()
    await page.keyboard.press('Escape')
    if (width < 1280) await page.getByText('View:').click()
    await views.getByRole('link', { name: /^Waiting/ }).click()
    await expect(page).toHaveURL('/admin/inbox?waiting=1&sort=due')
    await expect(page.getByRole('heading', { name: 'Waiting' })).toBeVisible()
  }
  await views.getByRole('link', { name: /^Bin/ }).click()
  await expect(page.getByText('Kept for 30 days, then deleted for good')).toBeVisible()
})

test('in the dense layout a row is 36 px high, and the choice is remembered', async ({
  page,
  request,
}) => {
  await sendEnquiry(request, { name: 'N'.repeat(200), message: 'word '.repeat(100) })
  await signInAt(page, '/admin/inbox')
  await page.getByRole('button', { name: 'One line a row' }).click()
  await expect(list(page)).toHaveAttribute('data-dense', 'true')
  await page.reload()
  await expect(rows(page).first()).toBeVisible()
  await expect(list(page)).toHaveAttribute('data-dense', 'true')
  for (const width of [360, 768, 1440]) {
    await page.setViewportSize({ width, height: 800 })
    const heights = await list(page)
      .locator('li')
      .evaluateAll((all) => all.map((row) => row.getBoundingClientRect().height))
    expect([...new Set(heights)], `${width}`).toEqual([36])
  }
})
