import type { Page } from '@playwright/test'
import { expect, sendEnquiry, signIn, test } from './fixtures.ts'

const inbox = (page: Page) => page.getByRole('table', { name: 'Contact submissions' })

test('an enquiry opens to its full record, in the address, and gives the focus back', async ({
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
  const record = page.getByRole('dialog', { name: sent.name })
  await expect(page).toHaveURL(new RegExp(`enquiry=${sent.id}`))
  await expect(record.locator('.message')).toHaveText(message, {
    useInnerText: true,
  })
  const website = record.getByRole('link', { name: 'https://shop.example/' })
  await expect(website).toHaveAttribute('rel', 'noopener noreferrer nofollow ugc')
  await expect(record.getByRole('link', { name: sent.email })).toHaveAttribute(
    'href',
    `mailto:${sent.email}`,
  )
  await expect(record.getByRole('row', { name: 'Source' })).toContainText('podcast')
  await expect(record.getByRole('row', { name: 'Source' })).toContainText('letter')
  await expect(record).toContainText('home: Book a Strategy Call')
  await expect(record).toContainText('I agree to receive communications')
  await checkAccessibility()
  await page.keyboard.press('Escape')
  await expect(record).toBeHidden()
  await expect(link).toBeFocused()
  await page.goForward()
  await expect(record).toBeVisible()
})

test('a website that is no web address stays text', async ({ page, request }) => {
  const sent = await sendEnquiry(request, { website: 'javascript:alert(1)' })
  await signIn(page)
  await page.goto(`/admin?enquiry=${sent.id}`)
  const record = page.getByRole('dialog', { name: sent.name })
  await expect(record.getByText('javascript:alert(1)')).toBeVisible()
  await expect(record.getByRole('link', { name: 'javascript:alert(1)' })).toHaveCount(0)
})

test('a record that is not there says so', async ({ page, faults }) => {
  faults.expect(/response: 404/, /console: .*404/, /console: Could not load enquiry/)
  await signIn(page)
  await page.goto('/admin?enquiry=0193e6a0-0000-7000-8000-000000000000')
  await expect(page.getByText('This enquiry does not exist, or no longer does.')).toBeVisible()
})

test('the list is paged by the server, newest first, and the address says where', async ({
  page,
  request,
}) => {
  const stamp = Date.now()
  for (let i = 0; i < 55; i++)
    await request.post('/api/submit-contact-form', {
      data: { name: `Page ${stamp} ${i}`, email: 'p@example.com', company: 'C', consent: true },
      headers: { 'x-forwarded-for': `10.99.${Math.floor(i / 25)}.${stamp % 250}` },
    })
  await signIn(page)
  const pages = page.getByRole('navigation', { name: 'Contact submissions: pages' })
  await expect(pages.getByText(/^1-50 of \d+$/)).toBeVisible()
  const newest = await inbox(page).getByRole('link').first().textContent()
  await pages.getByRole('button', { name: 'Older' }).click()
  await expect(pages.getByText(/^51-\d+ of \d+$/)).toBeVisible()
  await expect(inbox(page).getByRole('link', { name: newest ?? '' })).toHaveCount(0)
  await page.reload()
  await expect(pages.getByText(/^51-\d+ of \d+$/)).toBeVisible()
  await pages.getByRole('button', { name: 'Newer' }).click()
  await expect(pages.getByText(/^1-50 of \d+$/)).toBeVisible()
  await expect(page).not.toHaveURL(/enquiries=/)
  await page.goBack()
  await expect(pages.getByText(/^51-\d+ of \d+$/)).toBeVisible()
})

test('a suspect is kept apart with its reason, and released by one click', async ({
  page,
  request,
}) => {
  const suspect = await sendEnquiry(request, { fax: '805' })
  await signIn(page)
  await expect(inbox(page).getByRole('row').nth(1)).toBeVisible()
  await expect(inbox(page).getByRole('link', { name: suspect.name })).toHaveCount(0)
  const views = page.getByRole('navigation', { name: 'Views' })
  await views.getByRole('link', { name: 'Quarantine' }).click()
  const row = page.getByRole('table', { name: 'Suspected spam' }).getByRole('row', {
    name: suspect.name,
  })
  await expect(row.locator('[data-column="reason"]')).not.toBeEmpty()
  await row.getByRole('button', { name: 'Not spam' }).click()
  await expect(row).toHaveCount(0)
  await views.getByRole('link', { name: 'Dashboard' }).click()
  await expect(inbox(page).getByRole('link', { name: suspect.name })).toBeVisible()
})

test('the API page reads the description aloud: call, caller, fields and answers', async ({
  page,
  checkAccessibility,
}) => {
  await signIn(page)
  await page.getByRole('link', { name: 'API' }).click()
  const call = page.locator('details.api-call', { hasText: '/api/admin-create-user' })
  await call.locator('summary').first().click()
  await expect(call).toContainText('Role admin')
  await expect(call.locator('.api-fields').first()).toContainText('password')
  await expect(call).toContainText('201')
  await checkAccessibility()
})
