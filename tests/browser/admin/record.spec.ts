import type { Page } from '@playwright/test'
import { expect, makeUser, sendEnquiry, signIn, signInAt, test } from '#tests/browser/fixtures.ts'

const recordOf = (page: Page, name: string) => page.getByRole('article', { name })
const item = (page: Page, name: string | RegExp) => page.getByRole('menu').getByText(name)
const undo = (page: Page) => page.getByRole('status').getByRole('button', { name: 'Undo' })

test('stage, owner and follow-up are changed in the bar and can be undone', async ({
  page,
  request,
  checkAccessibility,
}) => {
  const sent = await sendEnquiry(request, { message: 'Hello' })
  const colleague = await makeUser(request, { role: 'admin' })
  await signInAt(page, `/admin/inbox/${sent.id}`)
  const record = recordOf(page, sent.name)
  const stage = record.getByRole('button', { name: /^Stage:/ })
  await stage.click()
  await checkAccessibility()
  await item(page, 'Qualified').click()
  await expect(stage).toHaveText('Stage: Qualified')
  await undo(page).click()
  await expect(stage).toHaveText('Stage: New')

  await page.keyboard.press('a')
  await item(page, colleague.email).click()
  const owner = record.getByRole('button', { name: /^Owner:/ })
  await expect(owner).toHaveText(`Owner: ${colleague.email.split('@')[0]}`)
  await page.keyboard.press('i')
  await expect(owner).toHaveText('Owner: Me')

  await page.keyboard.press('f')
  await item(page, 'In 1 week').click()
  const followUp = record.getByRole('button', { name: /^Follow up [A-Z]/ })
  await expect(followUp).toHaveAttribute('title', /9:00:00.AM P[DS]T$/)
  await followUp.click()
  await item(page, 'On another day').click()
  const day = page.getByLabel('On, at 9 AM Pacific')
  await day.fill('2020-01-05')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('Choose a day in the future.')).toBeVisible()
  await checkAccessibility()
  const year = new Date().getFullYear() + 2
  await day.fill(`${year}-01-05`)
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(followUp).toHaveText(`Follow up Jan 5, ${year}`)
  await expect(followUp).toBeFocused()
  await followUp.click()
  await item(page, 'No follow-up').click()
  await expect(record.getByRole('button', { name: 'Follow up', exact: true })).toBeVisible()
  await page.reload()
  await expect(owner).toHaveText('Owner: Me')
})

test('won asks for an optional value, and lost for a reason', async ({ page, request }) => {
  const sent = await sendEnquiry(request)
  await signInAt(page, `/admin/inbox/${sent.id}`)
  const stage = recordOf(page, sent.name).getByRole('button', { name: /^Stage:/ })
  const choose = async (name: string) => {
    await stage.click()
    await item(page, name).click()
  }
  const save = page.getByRole('button', { name: 'Save' })
  await choose('Won')
  const value = page.getByLabel('Value in US dollars')
  await value.fill('a lot')
  await save.click()
  await expect(page.getByText('Enter an amount such as 12,000, or leave it empty.')).toBeVisible()
  await expect(value).toBeFocused()
  await value.fill('12,000.50')
  await save.click()
  await expect(stage).toHaveText('Stage: Won · $12,000.50')
  await choose('Won')
  await value.fill('')
  await save.click()
  await expect(stage).toHaveText('Stage: Won')
  await choose('Lost')
  await save.click()
  await expect(page.getByText('Enter the reason in a few words.')).toBeVisible()
  await page.getByLabel('Reason').fill('<b>Budget</b> too small')
  await save.click()
  await expect(stage).toHaveText('Stage: Lost')
  await expect(page.getByText('<b>Budget</b> too small').first()).toBeVisible()
})

test('an enquiry counts down until it is marked as answered, which can be undone', async ({
  page,
  request,
  checkAccessibility,
}) => {
  const sent = await sendEnquiry(request, { message: 'Hello' })
  await signIn(page)
  const row = page.getByRole('link', { name: sent.name })
  await expect(row).toContainText('23 h left')
  await row.click()
  const record = recordOf(page, sent.name)
  const clock = record.getByRole('button', { name: /left|Answered/ })
  await expect(clock.getByTitle(/^Answer promised by .* P[DS]T; .* business hours/)).toBeVisible()
  await clock.click()
  await item(page, 'Mark contacted now').click()
  await expect(clock).toHaveText('Answered in 1 m')
  await expect(record.getByRole('button', { name: /^Stage:/ })).toHaveText('Stage: Contacted')
  // The Undo stays while the pointer is over it.
  await undo(page).hover()
  await checkAccessibility()
  await undo(page).click()
  await expect(clock).toContainText('23 h left')
  await expect(record.getByRole('button', { name: /^Stage:/ })).toHaveText('Stage: New')

  await clock.click()
  await item(page, 'Mark contacted now').click()
  await expect(clock).toHaveText('Answered in 1 m')
  await clock.click()
  await item(page, 'Not answered after all').click()
  await expect(clock).toContainText('23 h left')
  await expect(record.getByRole('button', { name: /^Stage:/ })).toHaveText('Stage: New')

  await clock.click()
  await item(page, 'Contacted earlier at').click()
  const when = page.getByLabel('Contacted at, Pacific time')
  const mark = page.getByRole('dialog').getByRole('button', { name: 'Mark contacted' })
  await when.fill('2020-01-01T12:00')
  await mark.click()
  await expect(page.getByText(/^It arrived only .* P[DS]T\.$/)).toBeVisible()
  await when.fill('2099-01-01T12:00')
  await mark.click()
  await expect(page.getByText('Choose a time in the past.')).toBeVisible()
  await when.fill('')
  await mark.click()
  await expect(page.getByText('Enter the date and the time.')).toBeVisible()
  await checkAccessibility()
  await page.keyboard.press('Escape')
  await expect(clock).toContainText('23 h left')
})

test('without mail Reply opens the mail program, and only a confirmation by staff counts as an answer', async ({
  page,
  request,
}) => {
  const sent = await sendEnquiry(request, { message: 'Hello' })
  await signInAt(page, `/admin/inbox/${sent.id}`)
  const record = recordOf(page, sent.name)
  await record.getByRole('link', { name: 'Reply' }).click()
  const asked = record.getByRole('complementary', { name: 'After the reply' })
  await expect(record.getByRole('button', { name: /23 h left/ })).toBeVisible()
  await asked.getByRole('button', { name: 'Not yet' }).click()
  await expect(asked).toHaveCount(0)
  await record.getByRole('link', { name: 'Reply' }).click()
  await expect(asked).toBeVisible()
  await page.goto(`/admin/inbox/${(await sendEnquiry(request)).id}`)
  await expect(page.getByRole('button', { name: /23 h left/ })).toBeVisible()
  await expect(page.getByRole('complementary', { name: 'After the reply' })).toHaveCount(0)
  await page.goto(`/admin/inbox/${sent.id}`)
  await asked.getByRole('button', { name: 'Mark contacted' }).click()
  await expect(record.getByRole('button', { name: 'Answered in 1 m' })).toBeVisible()
  const then = record.getByRole('complementary', { name: 'After the answer' })
  await then.getByRole('button', { name: '2 days' }).click()
  await expect(record.getByRole('button', { name: /^Follow up [A-Z]/ })).toBeVisible()
  await expect(then).toHaveCount(0)
})

test('if two people change the same field, the second sees both values and chooses', async ({
  page,
  request,
  context,
  faults,
}) => {
  faults.expect(/response: 409/, /console: .*409/)
  const sent = await sendEnquiry(request)
  await signIn(page)
  const other = await context.newPage()
  for (const each of [page, other]) {
    await each.goto(`/admin/inbox/${sent.id}`)
    await expect(recordOf(each, sent.name)).toBeVisible()
  }
  const stageOn = (on: typeof page) =>
    recordOf(on, sent.name).getByRole('button', { name: /^Stage:/ })
  const choose = async (on: typeof page, name: string) => {
    await stageOn(on).click()
    const saved = on.waitForResponse((answer) => answer.request().method() === 'PATCH')
    await item(on, name).click()
    await expect(stageOn(on)).toHaveText(`Stage: ${name}`)
    // It is shown before it is saved.
    expect((await saved).status()).toBe(200)
  }
  // The other person's change is not shown before one's own change is made.
  await page.route('**/api/contact_submissions/*', async (route) => {
    if (route.request().method() !== 'GET') await route.continue()
  })
  await choose(other, 'Proposal')
  await stageOn(page).click()
  await item(page, 'Qualified').click()
  const notice = recordOf(page, sent.name).getByRole('alert')
  await expect(notice).toContainText(
    /^Not saved\..*Stage: yours Qualified, theirs Proposal \(admin, just now\)/,
  )
  await expect(stageOn(page)).toHaveText('Stage: Proposal')
  await notice.getByRole('button', { name: 'Use mine' }).press('Enter')
  await expect(recordOf(page, sent.name).getByRole('heading', { level: 2 })).toBeFocused()
  await expect(stageOn(page)).toHaveText('Stage: Qualified')
  await expect(notice).toHaveCount(0)
  await other.reload()
  await expect(stageOn(other)).toHaveText('Stage: Qualified')

  await choose(other, 'Contacted')
  await stageOn(page).click()
  await item(page, 'Proposal').click()
  await notice.getByRole('button', { name: 'Keep theirs' }).click()
  await expect(notice).toHaveCount(0)
  await expect(stageOn(page)).toHaveText('Stage: Contacted')

  // Another field is no conflict: both changes are kept.
  await choose(other, 'Qualified')
  await recordOf(page, sent.name).getByRole('heading', { name: sent.name }).focus()
  await page.keyboard.press('i')
  await expect(recordOf(page, sent.name).getByRole('button', { name: 'Owner: Me' })).toBeVisible()
  await expect(stageOn(page)).toHaveText('Stage: Qualified')
  await expect(notice).toHaveCount(0)
})

test('other enquiries from the same address or company are suggested as links', async ({
  page,
  request,
}) => {
  const email = `${crypto.randomUUID()}@shop.example`
  const company = `Company ${crypto.randomUUID()}`
  const first = await sendEnquiry(request, { email, company: 'Elsewhere' })
  const second = await sendEnquiry(request, { company })
  const sent = await sendEnquiry(request, { email, company })
  await signInAt(page, `/admin/inbox/${sent.id}`)
  const others = recordOf(page, sent.name).getByRole('region', { name: 'Other enquiries' })
  await expect(others.getByRole('listitem')).toHaveCount(2)
  await expect(others.getByRole('listitem').filter({ hasText: second.name })).toContainText(
    'same company',
  )
  await expect(others.getByRole('listitem').filter({ hasText: first.name })).toContainText(
    'same address',
  )
  await others.getByRole('link', { name: first.name }).click()
  await expect(recordOf(page, first.name)).toBeVisible()
})

test('opening an enquiry marks it read, and marking it unread lasts while it is open', async ({
  page,
  request,
}) => {
  const sent = await sendEnquiry(request)
  await signIn(page)
  const readMark = (method: string) =>
    page.waitForResponse(
      (answer) => answer.url().endsWith('/read') && answer.request().method() === method,
    )
  const read = readMark('PUT')
  await page.goto(`/admin/inbox/${sent.id}`)
  await read
  const row = page
    .getByRole('list', { name: 'Contact submissions' })
    .getByRole('link', { name: sent.name })
  await expect(row.getByText('Unread')).toHaveCount(0)
  const unread = readMark('DELETE')
  await page.keyboard.press('u')
  await unread
  await expect(row.getByText('Unread')).toHaveCount(1)
  await page.evaluate(() => dispatchEvent(new Event('focus')))
  await page.waitForTimeout(1_000)
  await expect(row.getByText('Unread')).toHaveCount(1)
  await expect(recordOf(page, sent.name)).toBeVisible()
})

test('a record says while it is spam or in the bin, and both can be undone', async ({
  page,
  request,
}) => {
  const sent = await sendEnquiry(request)
  await signInAt(page, `/admin/inbox/${sent.id}`)
  const record = recordOf(page, sent.name)
  await expect(record.getByRole('heading', { name: sent.name })).toBeFocused()
  await page.keyboard.press('#')
  await expect(record.getByText(/^In the bin until [A-Z][a-z]{2} \d/)).toBeVisible()
  await undo(page).click()
  await expect(record.getByText('In the bin')).toHaveCount(0)
  await page.keyboard.press('!')
  await expect(record.getByText('In quarantine.')).toBeVisible()
  await expect(undo(page)).toBeVisible()
  await page.keyboard.press('z')
  await expect(record.getByText('In quarantine.')).toHaveCount(0)

  await test.step('next to that text is the button to restore it', async () => {
    await page.keyboard.press('!')
    await record.getByRole('button', { name: 'Not spam' }).click()
    await expect(record.getByText('In quarantine.')).toHaveCount(0)
    await page.keyboard.press('#')
    await record.getByRole('button', { name: 'Take out of the bin' }).click()
    await expect(record.getByText('In the bin')).toHaveCount(0)
  })
})

test('whatever a visitor writes, a record fits from 320 to 1440 px, and is accessible in both themes', async ({
  page,
  request,
  checkAccessibility,
}) => {
  const sent = await sendEnquiry(request, {
    name: `${'N'.repeat(100)} ${'مرحبا '.repeat(15)}`.trim(),
    company: `${'👩‍🚀'.repeat(10)}${'W'.repeat(140)}`,
    website: 'javascript:alert(1)',
    message: `<img src=x onerror=alert(1)> ${'x'.repeat(4_000)}\u200b\u202e end`,
    utmSource: 's'.repeat(200),
    revenueRange: '$500K - $1M/month',
  })
  await sendEnquiry(request, { name: 'M'.repeat(200), email: sent.email, company: 'C'.repeat(200) })
  await signIn(page)
  for (const width of [320, 360, 768, 1440]) {
    await page.setViewportSize({ width, height: 800 })
    await page.goto(`/admin/inbox/${sent.id}`)
    const record = page.getByRole('article').filter({ hasText: 'onerror' })
    await expect(record.getByRole('region', { name: 'Other enquiries' })).toBeVisible()
    // Content that is loading moves for a moment.
    const isSideways = () =>
      page.evaluate(() =>
        [document.documentElement, document.querySelector('article')!].some(
          (one) => one.scrollWidth > one.clientWidth,
        ),
      )
    await expect.poll(isSideways, `${width} px`).toBe(false)
    const bar = record.locator('header').first()
    // All at once: content that loads in between may move them.
    const overlaps = () =>
      bar.evaluate((element) => {
        const controls = [...element.querySelectorAll('button, a')]
        const shown = controls.filter((one) => one.checkVisibility())
        const boxes = shown.map((one) => one.getBoundingClientRect())
        return boxes.flatMap((one, index) =>
          boxes
            .slice(index + 1)
            .filter(
              (other) =>
                one.x + 1 < other.right &&
                other.x + 1 < one.right &&
                one.y + 1 < other.bottom &&
                other.y + 1 < one.bottom,
            ),
        )
      })
    await expect.poll(overlaps, `${width} px`).toEqual([])
  }
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme })
    await checkAccessibility()
  }
})
