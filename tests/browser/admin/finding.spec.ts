import type { Page } from '@playwright/test'
import { adminToken, expect, sendEnquiry, signIn, signInAt, test } from '#tests/browser/fixtures.ts'
import { marker, rows, sendMarked, showMarked } from '#tests/browser/inbox-page.ts'

const search = (page: Page) => page.getByLabel('Search enquiries')
const openFilters = (page: Page) => page.getByText('Filter', { exact: true }).click()

test('choosing or typing a filter narrows the list immediately and keeps the focus', async ({
  page,
  request,
}) => {
  const mark = marker()
  for (const utmSource of ['google', 'meta'])
    await sendEnquiry(request, {
      company: mark,
      name: utmSource,
      firstTouch: { utmSource, landingPath: '/', at: new Date().toISOString() },
    })
  await signInAt(page, `/admin/inbox?q=${mark}`)
  await expect(rows(page)).toHaveCount(2)
  await openFilters(page)

  const source = page.getByLabel('First source')
  await source.fill('google')
  await page.keyboard.press('Tab')
  await expect(rows(page)).toHaveCount(1)
  await expect(page.getByText('1 enquiry', { exact: true })).toBeVisible()
  await expect(page.getByLabel('First campaign')).toBeFocused()
  await expect(source).toHaveValue('')
  await source.fill('meta')
  await page.getByLabel('Received from').focus()
  await expect(page).toHaveURL(/source=google%2Cmeta/)
  await expect(rows(page)).toHaveCount(2)
  const menu = page.locator('details[open]')
  const chosen = (name: string) => menu.getByRole('button', { name: `Remove filter ${name}` })
  await expect(chosen('Source: google')).toHaveText('google')
  await chosen('Source: google').press('Enter')
  await expect(page).toHaveURL(/source=meta/)
  await expect(chosen('Source: meta')).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(source).toBeFocused()
  await expect(page).not.toHaveURL(/source=/)

  const from = page.getByLabel('Received from')
  await from.pressSequentially('01152099')
  await expect(page).toHaveURL(/from=2099-01-15/)
  await expect(rows(page)).toHaveCount(0)
  await expect(from).toBeFocused()
  const until = page.getByLabel('Received until')
  await until.fill('2099-01-10')
  const reversed = /“Received from” \(Jan 15, 2099\) is later than “until” \(Jan 10, 2099\)/
  await expect(until).toHaveAccessibleDescription(reversed)
  await expect(page.getByText(reversed)).toHaveCount(2)
  await until.fill('')
  await from.focus()
  await expect(page).not.toHaveURL(/to=/)
  await page.goBack()
  await page.goBack()
  await page.goBack()
  await expect(page, 'no year but the one that was meant').not.toHaveURL(/from=/)
  await expect(from).toHaveValue('')

  await page.getByLabel('First campaign').fill('brand')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/campaign=brand/)
  await expect(page.locator('details[open]')).toHaveCount(0)
  await expect(page.locator('summary', { hasText: 'Filter' })).toBeFocused()
})

test('on a phone the footer of the filters does not cut a line in half', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 640 })
  await signIn(page)
  // Without the sign-in toast, which is shown for some seconds.
  await page.goto('/admin/inbox')
  await openFilters(page)
  const form = page.locator('details[open] form')
  const done = form.getByRole('button', { name: 'Done' })
  await expect(done).toBeVisible()
  const ends = await form.evaluate((panel) => {
    const { left, right } = panel.getBoundingClientRect()
    const { y } = panel.querySelector('[type=submit]')!.getBoundingClientRect()
    // Just inside its border, beside the button, where a checkbox was.
    return [left + 8, right - 8].map((x) => document.elementFromPoint(x, y + 8)?.tagName)
  })
  expect(ends).toEqual(['DIV', 'DIV'])
  const { x, width } = (await done.boundingBox())!
  const outer = (await form.boundingBox())!
  expect(width).toBeGreaterThan(outer.width * 0.8)
  expect(x).toBeGreaterThan(outer.x)
})

test('a search keeps the record open beside it, and closing the record shows the search results', async ({
  page,
  request,
}) => {
  const mark = await showMarked(page, request, 3)
  await rows(page).first().click()
  const record = page.getByRole('article', { name: 'Person 3' })
  await expect(record).toContainText('opened it')
  const note = record.getByLabel('Write a note')
  await note.fill('Half a note')
  await search(page).fill(`${mark} nobody`)
  await expect(page.getByText('No enquiry matches this filter.')).toBeVisible()
  await expect(record).toBeVisible()
  await expect(note).toHaveValue('Half a note')
  await search(page).fill(`${mark} person`)
  await expect(rows(page)).toHaveCount(3)
  await openFilters(page)
  await page.getByLabel('Order').selectOption('oldest')
  await page.keyboard.press('Escape')
  await expect(rows(page).first()).toContainText('Person 1')
  await expect(record).toBeVisible()

  await test.step('Escape closes it, and the list shows the results', async () => {
    await record.getByRole('heading', { name: 'Person 3' }).focus()
    await page.keyboard.press('Escape')
    await expect(record).toHaveCount(0)
    await expect(page).toHaveURL(`/admin/inbox?q=${mark}+person&sort=oldest`)
    await expect(rows(page).last()).toBeFocused()
  })
})

test('a record outside the search results has no position in them, and j goes to the first result', async ({
  page,
  request,
}) => {
  const mark = await showMarked(page, request, 3)
  const other = await sendEnquiry(request, { company: mark, name: 'Somebody' })
  await page.goto(`/admin/inbox/${other.id}?q=${mark}`)
  await expect(page.getByRole('article', { name: 'Somebody' })).toContainText('opened it')
  await expect(page.getByText('1 of 4')).toBeVisible()
  await search(page).fill(`${mark} person`)
  await expect(rows(page)).toHaveCount(3)
  await expect(page.getByRole('button', { name: 'Next enquiry' })).toHaveCount(0)
  await page.getByRole('heading', { name: 'Somebody' }).focus()
  await page.keyboard.press('j')
  await expect(page.getByRole('article', { name: 'Person 3' })).toBeVisible()
  await expect(page.getByText('1 of 3')).toBeVisible()
})

test('a search in quotation marks says that they are ignored', async ({ page, request }) => {
  const mark = await showMarked(page, request, 1)
  const said = page.getByText('Quotation marks are ignored')
  await expect(rows(page)).toHaveCount(1)
  await expect(said).toHaveCount(0)
  await search(page).fill(`“person ${mark}”`)
  await expect(said).toBeVisible()
  await expect(search(page)).toHaveAccessibleDescription(/^Quotation marks are ignored/)
  await expect(rows(page)).toHaveCount(1)
})

test('the view of due follow-ups begins with the one that fell due first', async ({
  page,
  request,
}) => {
  const mark = marker()
  const sent = await sendMarked(request, mark, 3)
  const headers = { authorization: `Bearer ${await adminToken(request)}` }
  const now = Date.now()
  for (const [at, ms] of [1, 3, 2].entries()) {
    // A new follow-up must not be in the past.
    const follow_up_at = new Date(now + 1_000 + ms).toISOString()
    const data = { version: 1, follow_up_at }
    const path = `/api/contact_submissions/${sent[at]!.id}`
    expect((await request.patch(path, { headers, data })).status()).toBe(200)
  }
  await signInAt(page, '/admin/inbox')
  await page
    .getByRole('navigation', { name: 'Views' })
    .getByRole('link', { name: /^Follow-up due/ })
    .click()
  await expect(page.getByRole('heading', { name: 'Follow-up due' })).toBeVisible()
  const ours = rows(page).filter({ hasText: mark })
  await expect(ours).toContainText(['Person 1', 'Person 3', 'Person 2'])
})

test('new enquiries are announced where the notice covers no row and no text', async ({
  page,
  request,
  browser,
  site,
}) => {
  await sendMarked(request, marker(), 3)
  await signIn(page)
  const visitor = await browser.newContext({ baseURL: site.url })
  for (const path of ['/admin', '/admin/inbox'])
    for (const width of [360, 768, 1440]) {
      await page.setViewportSize({ width, height: 800 })
      // Not the stream of the page before.
      await page.goto('about:blank')
      const stream = page.waitForResponse((answer) => answer.url().endsWith('/api/events'))
      await page.goto(path)
      await stream
      await expect(rows(page).first()).toBeVisible()
      // The number may have two digits, for which a phone has the least room.
      for (let sent = 0; sent < (width === 360 ? 10 : 1); sent++) await sendEnquiry(visitor.request)
      const pill = page.getByRole('button', { name: width === 360 ? /^\d\d+ new$/ : /^\d+ new$/ })
      await expect(pill).toBeVisible()
      const { covered, rowTop, bottom } = await pill.evaluate((button) => {
        const box = button.getBoundingClientRect()
        const list = button.closest('section')!
        const words = [...list.querySelectorAll('h2, header nav, header button, p, input, summary')]
        const meets = (one: Element) => {
          const text = new Range()
          text.selectNodeContents(one)
          const clip = one.getBoundingClientRect()
          // Where an ellipsis cuts it.
          const clippedAt = clip.right - parseFloat(getComputedStyle(one).paddingRight)
          const { left, top, right, bottom: end } = text.getBoundingClientRect()
          if (clip.width < 2 || right <= left) return false
          return (
            Math.min(right, clippedAt) > box.left &&
            left < box.right &&
            end > box.top &&
            top < box.bottom
          )
        }
        return {
          covered: words.filter(meets).map((one) => one.outerHTML.slice(0, 80)),
          rowTop: list.querySelector('[data-row]')!.getBoundingClientRect().top,
          bottom: box.bottom,
        }
      })
      expect(covered, `${path} ${width}`).toEqual([])
      expect(bottom, `${path} ${width}`).toBeLessThanOrEqual(rowTop + 1)
      await pill.click()
      await expect(pill).toHaveCount(0)
    }
  await visitor.close()
})

test('when the palette has no room for all results, it links to the full list', async ({
  page,
  request,
}) => {
  const mark = await showMarked(page, request, 9)
  await expect(rows(page)).toHaveCount(9)
  await page.goto('/admin')
  await expect(rows(page).first()).toBeVisible()
  await page.keyboard.press('Control+k')
  await page.keyboard.type(mark)
  const all = page.getByRole('option', { name: `All enquiries with “${mark}”` })
  await expect(all).toBeVisible()
  await expect(page.getByRole('option', { name: /^Person/ })).toHaveCount(8)
  await all.click()
  await expect(page).toHaveURL(`/admin/inbox?q=${mark}`)
  await expect(rows(page)).toHaveCount(9)
})

test('the arrow down leads from a search to the first row that it found', async ({
  page,
  request,
}) => {
  await showMarked(page, request, 2)
  await expect(rows(page)).toHaveCount(2)
  await search(page).press('ArrowDown')
  await expect(rows(page).first()).toBeFocused()
})

test('in a search that finds nothing Enter stays in the field, and Escape leads to the heading of the list', async ({
  page,
}) => {
  await signInAt(page, '/admin/inbox')
  await page.getByLabel('Search enquiries').fill('nothing-has-these-letters')
  await expect(page.getByText('No enquiry matches')).toBeVisible()
  await page.getByLabel('Search enquiries').press('Enter')
  await expect(page.getByLabel('Search enquiries')).toBeFocused()
  await page.getByLabel('Search enquiries').press('Escape')
  await expect(page.getByRole('heading', { name: 'Contact submissions' })).toBeFocused()
})

test('a search without hits in the inbox links to what it finds in quarantine and in the bin', async ({
  page,
  request,
  checkAccessibility,
}) => {
  const mark = marker()
  await sendEnquiry(request, { company: mark, fax: '805' })
  const binned = await sendEnquiry(request, { company: mark })
  const headers = { authorization: `Bearer ${await adminToken(request)}` }
  const bin = `/api/contact_submissions/${binned.id}/bin`
  expect((await request.put(bin, { headers })).status()).toBe(200)
  await signInAt(page, `/admin/inbox?q=${mark}`)
  await expect(page.getByText('1 in quarantine · 1 in the bin')).toBeVisible()
  await checkAccessibility()
  await page.getByRole('link', { name: '1 in the bin' }).click()
  await expect(page).toHaveURL(`/admin/inbox?q=${mark}&bin=only`)
  await expect(page.getByRole('link', { name: binned.name })).toBeVisible()
  await page.goBack()
  await page.getByRole('link', { name: '1 in quarantine' }).click()
  await expect(page).toHaveURL(`/admin/quarantine?q=${mark}`)
  await expect(
    page.getByRole('list', { name: 'Suspected spam' }).locator('[data-row]'),
  ).toHaveCount(1)
})

test('the figures of the inbox stand above its own list, and not above a part of it', async ({
  page,
  request,
}) => {
  await sendEnquiry(request)
  await signInAt(page, '/admin/inbox')
  const figures = page.getByText(/oldest \d+ [mhd]/)
  await expect(figures).toBeVisible()
  await page.goto('/admin/inbox?stage=won')
  await expect(page.getByRole('heading', { name: 'Won' })).toBeVisible()
  await expect(figures).toHaveCount(0)
})

test('the heading of the list names the saved view that is shown', async ({ page, request }) => {
  const mark = marker()
  const headers = { authorization: `Bearer ${await adminToken(request)}` }
  const data = { name: `View ${mark}`, query: `q=${mark}` }
  expect((await request.post('/api/saved_views', { headers, data })).status()).toBe(201)
  await signInAt(page, `/admin/inbox?q=${mark}`)
  await expect(page.getByRole('heading', { name: `View ${mark}` })).toBeVisible()
  await page.goto(`/admin/inbox?q=${mark}&stage=won`)
  await expect(page.getByRole('heading', { name: 'Contact submissions' })).toBeVisible()
})
