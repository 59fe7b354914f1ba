import type { Request, Route } from '@playwright/test'
import {
  control,
  endpoint,
  fillRequired,
  openForm,
  send,
  toast,
  watchCalls,
} from '#tests/browser/contact-form.ts'
import { expect, test } from '#tests/browser/fixtures.ts'
import { fontsShown } from '#tests/browser/fonts-shown.ts'
import { hydrated } from '#tests/browser/hydrated.ts'

const keyOf = (request: Request | undefined) => request?.headers()['idempotency-key']

test('a sent enquiry clears the form and leaves a receipt', async ({
  page,
  checkAccessibility,
}) => {
  await openForm(page)
  await fillRequired(page)
  await control(page, 'website').fill('islands.example')
  await control(page, 'revenueRange').selectOption('$1M+ /month')
  await control(page, 'primaryNeed').selectOption('Retention & LTV')
  await control(page, 'message').fill('First orders come.\nSecond orders do not.')
  await control(page, 'marketingConsent').check()
  await send(page).click()

  await expect(toast(page, 'Message Sent Successfully!')).toContainText(
    "Thank you for reaching out. We'll get back to you within 24 hours.",
  )
  const receipt = page.getByRole('region', { name: 'Your message is on our table' })
  await expect(receipt.getByRole('heading', { level: 2 })).toBeFocused()
  await expect(receipt.locator('[data-reference]')).toHaveText(/^[0-9A-F]{4}-[0-9A-F]{4}$/)
  await expect(receipt).toContainText('First orders come.\nSecond orders do not.')
  await expect(receipt).toContainText(/Pacific/)
  for (const name of ['name', 'email', 'company', 'website', 'message'])
    await expect(control(page, name)).toHaveValue('')
  for (const name of ['revenueRange', 'primaryNeed'])
    await expect(control(page, name)).toHaveValue('')
  for (const name of ['consent', 'marketingConsent'])
    await expect(control(page, name)).not.toBeChecked()
  await checkAccessibility()

  await receipt.getByRole('button', { name: 'Send another message' }).click()
  await expect(receipt).toBeHidden()
  await expect(control(page, 'name')).toBeFocused()
  await page.reload()
  await expect(control(page, 'name')).toHaveValue('')
})

test('a form that was sent before React came and was refused keeps what is typed, also over a reload', async ({
  page,
  faults,
}) => {
  faults.expect(/response: 422/, /console: .*422/, /request: .*assets/, /console: .*FAILED/)
  await page.route('**/assets/*.js', (route) => route.abort())
  await page.goto('/contact')
  await control(page, 'name').fill('Rosa Delgado')
  await control(page, 'message').fill('First orders come.\nSecond orders do not.')
  await send(page).click()
  await expect(page.getByText('Missing Information')).toBeVisible()
  await expect(page).toHaveURL('/contact')
  await control(page, 'company').fill('Channel Islands Coffee')
  await control(page, 'consent').check()
  await page.unroute('**/assets/*.js')
  await page.reload()
  await hydrated(page)
  await expect(control(page, 'name')).toHaveValue('Rosa Delgado')
  await expect(control(page, 'message')).toHaveValue('First orders come.\nSecond orders do not.')
  await expect(control(page, 'company')).toHaveValue('Channel Islands Coffee')
  await expect(control(page, 'consent')).toBeChecked()
})

test('the receipt of an earlier enquiry is not shown beside the failure of a later one', async ({
  page,
  faults,
}) => {
  faults.expect(/^request: net::ERR_FAILED POST/, /^console: Failed to load resource/)
  await openForm(page)
  await fillRequired(page)
  await send(page).click()
  const receipt = page.getByRole('region', { name: 'Your message is on our table' })
  await expect(receipt).toBeVisible()
  await page.route(endpoint, (route) => route.abort('failed'))
  await fillRequired(page)
  await send(page).click()
  await expect(page.locator('[data-form-message]')).toBeFocused()
  await expect(receipt).toHaveCount(0)
})

test('pressing the button several times sends one enquiry', async ({ page }) => {
  const calls = watchCalls(page)
  let release = () => {}
  const held = new Promise<void>((resolve) => (release = resolve))
  await page.route(endpoint, async (route: Route) => {
    await held
    await route.continue()
  })
  await openForm(page)
  await fillRequired(page)
  await send(page).dblclick()
  const busy = page.getByRole('button', { name: 'Sending...' })
  await expect(busy).toBeDisabled()
  await control(page, 'company').press('Enter')
  await page.locator('form').evaluate((form: HTMLFormElement) => form.requestSubmit())
  release()
  await expect(toast(page, 'Message Sent Successfully!')).toBeVisible()
  expect(calls).toHaveLength(1)
})

test('text typed while an enquiry is being sent is kept', async ({ page }) => {
  let release = () => {}
  const held = new Promise<void>((resolve) => (release = resolve))
  await page.route(endpoint, async (route: Route) => {
    await held
    await route.continue()
  })
  await openForm(page)
  await fillRequired(page)
  await control(page, 'message').fill('First thought.')
  await send(page).click()
  await expect(page.getByRole('button', { name: 'Sending...' })).toBeVisible()
  await control(page, 'message').fill('First thought. And a second')
  release()
  await expect(toast(page, 'Message Sent Successfully!')).toBeVisible()
  await expect(control(page, 'message')).toHaveValue('First thought. And a second')
  await expect(control(page, 'message')).toBeFocused()
  await expect(control(page, 'name')).toHaveValue('')
  await expect(control(page, 'consent')).not.toBeChecked()
  await page.reload()
  await hydrated(page)
  await expect(control(page, 'message')).toHaveValue('First thought. And a second')
})

test('a failure keeps everything, and a retry is the same enquiry', async ({ page, faults }) => {
  faults.expect(/^request: net::ERR_FAILED POST/, /^console: Failed to load resource/)
  const calls = watchCalls(page)
  await page.route(endpoint, (route) => route.abort('failed'))
  await openForm(page)
  await fillRequired(page)
  await control(page, 'message').fill('Keep me.')
  await send(page).click()
  await expect(toast(page, 'Error')).toContainText(
    'There was an issue submitting your message. Please try again or contact us directly.',
  )
  await expect(page.locator('[data-form-message]')).toBeFocused()
  const rows = page.locator('[data-form-message]').locator('button, a')
  const tops = await rows.evaluateAll((all) => all.map((each) => each.getBoundingClientRect().top))
  expect(new Set(tops).size).toBe(3)
  await expect(control(page, 'message')).toHaveValue('Keep me.')
  await expect(control(page, 'consent')).toBeChecked()

  await page.getByRole('button', { name: 'Try again' }).click()
  await expect.poll(() => calls.length).toBe(2)
  await expect(send(page)).toBeEnabled()
  expect(keyOf(calls[1])).toBe(keyOf(calls[0]))
  expect(calls[1]?.postData()).toBe(calls[0]?.postData())

  await page.unroute(endpoint)
  await control(page, 'message').fill('Keep me, changed.')
  await send(page).click()
  await expect(toast(page, 'Message Sent Successfully!')).toBeVisible()
  await expect(toast(page, 'Error')).toHaveCount(0)
  expect(keyOf(calls[2])).not.toBe(keyOf(calls[0]))
})

test("the server's error for a field is shown beside it", async ({ page, faults }) => {
  faults.expect(/^response: 422 POST/, /^console: .*422/)
  await openForm(page)
  await fillRequired(page)
  await page.route(endpoint, (route) =>
    route.fulfill({
      status: 422,
      contentType: 'application/problem+json',
      json: {
        title: 'Invalid',
        detail: 'Company must be one line of text.',
        code: 'invalid',
        errors: [{ path: 'company', message: 'must be one line of text' }],
      },
    }),
  )
  await send(page).click()
  await expect(toast(page, 'Please Check Your Entries')).toContainText(
    'Company must be one line of text.',
  )
  await expect(page.locator('#company-error')).toHaveText('Company must be one line of text.')
  await expect(control(page, 'company')).toBeFocused()
})

test('a form posted before the scripts load is answered with a complete page that marks its errors', async ({
  page,
  faults,
}) => {
  faults.expect(/^response: 422 POST \/api\/submit-contact-form$/, /^console: .*422/)
  await page.goto('/contact')
  // As the browser itself posts it.
  await page.locator('form[action="/api/submit-contact-form"]').evaluate((form) => {
    HTMLFormElement.prototype.submit.call(form)
  })
  await expect(page.getByText('Missing Information')).toBeVisible()
  const ground = (selector: string) =>
    page.locator(selector).evaluate((element) => getComputedStyle(element).backgroundColor)
  const unmarked = await ground('div:has(> [name=website])')
  // Its style sheets may load after its text.
  await expect.poll(() => ground('div:has(> [name=name])')).not.toBe(unmarked)
  expect(await ground('[data-bar]')).not.toBe('rgba(0, 0, 0, 0)')
  await fontsShown(page)
  const loaded = () =>
    page.evaluate(() =>
      Array.from(document.fonts).some(
        ({ family, stretch, status }) =>
          /^"?Bricolage Grotesque"?$/.test(family) && stretch === 'normal' && status === 'loaded',
      ),
    )
  await expect.poll(loaded).toBe(true)
  const coast = page.locator('footer img').first()
  await coast.scrollIntoViewIfNeeded()
  await expect(coast).toBeInViewport()
})
