import type { Page } from '@playwright/test'
import { expect, sendEnquiry, signIn, signInAt, test } from '#tests/browser/fixtures.ts'

const inbox = (page: Page) => page.getByRole('list', { name: 'Contact submissions' })
const suspects = (page: Page) => page.getByRole('list', { name: 'Suspected spam' })
const rooms = (page: Page) => page.getByRole('navigation', { name: 'Rooms' })

test('an enquiry opens as a full record with its own address, and closing it returns the focus', async ({
  page,
  request,
  checkAccessibility,
}) => {
  const message = 'First line\n\n  third line <b>as typed</b>'
  const sent = await sendEnquiry(request, {
    message,
    website: 'https://shop.example/',
    primaryNeed: 'Retention & LTV',
    utmSource: 'letter',
    pagePath: '/contact',
    origin: 'home: Book a Strategy Call',
    firstTouch: { utmSource: 'podcast', landingPath: '/services/media' },
    consentVersion: '2026-11',
  })
  await signIn(page)
  const link = inbox(page).getByRole('link', { name: sent.name })
  await link.click()
  const record = page.getByRole('article', { name: sent.name })
  await expect(page).toHaveURL(`/admin/inbox/${sent.id}`)
  await expect(record.getByRole('heading', { name: sent.name })).toBeFocused()
  await expect(record.getByText('third line <b>as typed</b>')).toHaveText(message, {
    useInnerText: true,
  })
  const website = record.getByRole('link', { name: 'https://shop.example/' })
  await expect(website).toHaveAttribute('rel', 'noopener noreferrer nofollow ugc')
  await expect(record.getByRole('link', { name: sent.email })).toHaveAttribute(
    'href',
    `mailto:${sent.email}`,
  )
  await expect(record.getByRole('link', { name: 'Reply' })).toHaveAttribute(
    'href',
    /^mailto:visitor@example\.com\?subject=Your%20enquiry/,
  )
  await record.getByText('First came from podcast to /services/media').click()
  const source = record.getByRole('row', { name: 'Source' })
  await expect(source).toContainText('podcast')
  await expect(source).toContainText('letter')
  await record.getByText('Agreed to be contacted').click()
  await expect(record).toContainText('I agree to receive communications')
  await checkAccessibility()
  await page.keyboard.press('Escape')
  await expect(record).toHaveCount(0)
  await expect(page).toHaveURL('/admin')
  await expect(link).toBeFocused()
  await page.goForward()
  await expect(record).toBeVisible()
})

test('the current box is marked in the navigation, also beside an open record', async ({
  page,
  request,
}) => {
  const { id } = await sendEnquiry(request)
  await signInAt(page, `/admin/inbox/${id}`)
  const views = page.getByRole('navigation', { name: 'Views' })
  const current = views.locator('[aria-current=page]')
  await expect(current).toHaveText(/^All/)
  await views.getByRole('link', { name: 'Quarantine' }).click()
  await expect(page).toHaveURL('/admin/quarantine')
  await expect(current).toHaveText(/^Quarantine/)
})

test('Escape closes a record even while a tooltip is open', async ({ page, request }) => {
  const sent = await sendEnquiry(request)
  await signIn(page)
  await inbox(page).getByRole('link', { name: sent.name }).click()
  const copy = page.getByRole('button', { name: 'Copy email address' })
  await copy.focus()
  await page.keyboard.press('Shift+Tab')
  await page.keyboard.press('Tab')
  await expect(page.getByRole('tooltip')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(copy).toHaveCount(0)
})

test('a record immediately shows what the list already contains', async ({ page, request }) => {
  const sent = await sendEnquiry(request, { message: 'Known before it is asked for' })
  await signIn(page)
  const answered = Promise.withResolvers<void>()
  await page.route(`**/api/contact_submissions/${sent.id}`, async (route) => {
    await answered.promise
    await route.continue()
  })
  await inbox(page).getByRole('link', { name: sent.name }).click()
  const record = page.getByRole('article', { name: sent.name })
  await expect(record.getByText('Known before it is asked for')).toBeVisible()
  await expect(record.getByText('Agreed to be contacted')).toHaveCount(0)
  answered.resolve()
  await expect(record.getByText('Agreed to be contacted')).toBeVisible()
})

test('a website that is not a web address stays text', async ({ page, request }) => {
  const sent = await sendEnquiry(request, { website: 'javascript:alert(1)' })
  await signInAt(page, `/admin/inbox/${sent.id}`)
  const record = page.getByRole('article', { name: sent.name })
  await expect(record.getByText('javascript:alert(1)')).toBeVisible()
  await expect(record.getByRole('link', { name: 'javascript:alert(1)' })).toHaveCount(0)
})

test('a record that does not exist says so, and is requested once', async ({ page, faults }) => {
  faults.expect(/response: 404/, /console: .*404/, /console: Could not load enquiry/)
  await signIn(page)
  let asked = 0
  page.on('request', (sent) => {
    if (sent.url().includes('/api/contact_submissions/0193e6a0')) asked++
  })
  await page.goto('/admin/inbox/0193e6a0-0000-7000-8000-000000000000')
  await expect(page.getByText('This enquiry does not exist, or no longer does.')).toBeVisible()
  await page.waitForTimeout(1500)
  expect(asked).toBe(1)
})

test('a suspect is released with one click, and a second click at the same place releases nobody else', async ({
  page,
  request,
}) => {
  await sendEnquiry(request)
  const below = await sendEnquiry(request, { fax: '805' })
  const suspect = await sendEnquiry(request, { fax: '805' })
  await signIn(page)
  await expect(inbox(page).getByRole('link').first()).toBeVisible()
  await expect(inbox(page).getByRole('link', { name: suspect.name })).toHaveCount(0)
  await rooms(page).getByRole('link', { name: 'Quarantine' }).click()
  const row = suspects(page).getByRole('listitem').filter({ hasText: suspect.name })
  await expect(row).toContainText('A field that people cannot see')
  // In the page itself: the second click happens at the same place as soon as the row has left.
  await page.evaluate((name) => {
    const main = document.querySelector('main')!
    const clickAgain = ({ clientX, clientY }: MouseEvent) =>
      new MutationObserver((_changes, observer) => {
        if (main.textContent.includes(name)) return
        observer.disconnect()
        const there = document.elementFromPoint(clientX, clientY)!
        const at = { bubbles: true, cancelable: true, detail: 1, clientX, clientY }
        there.dispatchEvent(new MouseEvent('click', at))
      }).observe(main, { childList: true, subtree: true })
    main.addEventListener('click', clickAgain, { once: true, capture: true })
  }, suspect.name)
  await row.getByRole('button', { name: 'Not spam' }).click()
  await expect(row).toHaveCount(0)
  await page.waitForTimeout(500)
  await expect(suspects(page).getByRole('link', { name: below.name })).toBeVisible()
  await rooms(page).getByRole('link', { name: 'Inbox' }).click()
  await expect(inbox(page).getByRole('link', { name: suspect.name })).toBeVisible()
  await expect(inbox(page).getByRole('link', { name: below.name })).toHaveCount(0)
})

test('a record shows that it is in quarantine as long as it is, wherever it was opened', async ({
  page,
  request,
}) => {
  const suspect = await sendEnquiry(request, { fax: '805' })
  await signInAt(page, `/admin/inbox/${suspect.id}`)
  const record = page.getByRole('article', { name: suspect.name })
  await expect(record.getByText('In quarantine.')).toBeVisible()
  await rooms(page).getByRole('link', { name: 'Quarantine' }).click()
  await suspects(page).getByRole('link', { name: suspect.name }).click()
  await expect(record.getByText('In quarantine.')).toBeVisible()
  await record.getByRole('button', { name: 'More', exact: true }).click()
  await page.getByRole('menuitem', { name: 'Not spam' }).click()
  await expect(page.getByRole('status').getByText('Moved to the inbox')).toBeVisible()
  await page.goBack()
  await expect(record).toHaveCount(0)
  await page.goForward()
  await expect(record).toBeVisible()
  await expect(record.getByText('In quarantine.', { exact: true })).toHaveCount(0)
})

test('Spam moves an ordinary enquiry into quarantine, from its record', async ({
  page,
  request,
}) => {
  const sent = await sendEnquiry(request)
  await signInAt(page, `/admin/inbox/${sent.id}`)
  await page.getByRole('button', { name: 'More', exact: true }).click()
  await page.getByRole('menuitem', { name: 'Spam' }).click()
  await expect(page.getByText('In quarantine.', { exact: true })).toBeVisible()
  await expect(inbox(page).getByRole('link', { name: sent.name })).toHaveCount(0)
  await rooms(page).getByRole('link', { name: 'Quarantine' }).click()
  await expect(suspects(page).getByRole('link', { name: sent.name })).toBeVisible()
})

test('the API page shows each call with its callers, fields and answers in words', async ({
  page,
  checkAccessibility,
}) => {
  await signIn(page)
  await rooms(page).getByRole('link', { name: 'API' }).click()
  const call = page.locator('details', { hasText: '/api/admin-create-user' }).last()
  await call.locator('summary').first().click()
  await expect(call).toContainText('Role admin')
  await expect(call.locator('dl').first()).toContainText('password')
  await expect(call).toContainText('201')
  const all = await page.getByRole('main').textContent()
  expect(/.{20}(`|9007199254740991).{20}/.exec(all ?? '')?.[0]).toBeUndefined()
  await checkAccessibility()
})
