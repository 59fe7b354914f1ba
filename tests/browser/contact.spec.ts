import type { Request, Route } from '@playwright/test'
import {
  control,
  endpoint,
  fillRequired,
  openForm,
  send,
  toast,
  watchCalls,
} from './contact-form.ts'
import { expect, test } from './fixtures.ts'

const keyOf = (request: Request | undefined) => request?.headers()['idempotency-key']

test('what is missing is said in one toast, beside each field, and focus goes to the first', async ({
  page,
  checkAccessibility,
}) => {
  await openForm(page)
  await control(page, 'name').fill('   ')
  await control(page, 'company').fill('Tide')
  await send(page).click()
  await expect(toast(page, 'Missing Information')).toContainText(
    'Please fill in all required fields (name, email, and company).',
  )
  await expect(page.locator('[data-sonner-toast]')).toHaveCount(1)
  await expect(control(page, 'name')).toBeFocused()
  await expect(control(page, 'name')).toHaveAttribute('aria-invalid', 'true')
  await expect(page.locator('#name-error')).toHaveText('Enter your name.')
  await expect(page.locator('#email-error')).toHaveText('Enter your email address.')
  await expect(page.locator('#company-error')).toBeHidden()
  await checkAccessibility()

  await control(page, 'name').fill('Rosa')
  await expect(page.locator('#name-error')).toBeHidden()
  await expect(page.locator('[data-form-message]')).toBeVisible()
  await control(page, 'email').fill('rosa@islands.example')
  await expect(page.locator('[data-form-message]')).toBeHidden()
})

test('consent is asked for after everything else is there', async ({ page }) => {
  const calls = watchCalls(page)
  await openForm(page)
  await fillRequired(page)
  await control(page, 'consent').uncheck()
  await send(page).click()
  await expect(toast(page, 'Consent Required')).toContainText(
    'Please agree to receive communications from us.',
  )
  await expect(control(page, 'consent')).toBeFocused()
  expect(calls).toEqual([])
})

test('the browser itself checks the e-mail address', async ({ page }) => {
  const calls = watchCalls(page)
  await openForm(page)
  await fillRequired(page)
  await control(page, 'email').fill('rosa')
  await send(page).click()
  await expect(page.locator('input[name=email]:invalid')).toBeFocused()
  await expect(page.locator('[data-sonner-toast]')).toHaveCount(0)
  expect(calls).toEqual([])
})

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

test('however often the button is pressed, one enquiry goes out', async ({ page }) => {
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

test('what is typed while an enquiry is on its way is not wiped with what was sent', async ({
  page,
}) => {
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
  await expect(page.locator('html[data-hydrated]')).toBeAttached()
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
  expect(keyOf(calls[2])).not.toBe(keyOf(calls[0]))
})

test("the server's judgement of a field stands beside it", async ({ page, faults }) => {
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
  await expect(toast(page, 'Invalid')).toContainText('Company must be one line of text.')
  await expect(page.locator('#company-error')).toHaveText('Company must be one line of text.')
  await expect(control(page, 'company')).toBeFocused()
})

test('a text that is too long is counted, not cut', async ({ page }) => {
  await openForm(page)
  await fillRequired(page)
  await control(page, 'message').fill('x'.repeat(4499))
  await expect(page.locator('#message-count')).toBeHidden()
  await control(page, 'message').fill('x'.repeat(4990))
  await expect(page.locator('#message-count')).toHaveText('10 characters left')
  await control(page, 'message').fill('x'.repeat(5002))
  await expect(page.locator('#message-count')).toHaveText('2 characters too many')
  await send(page).click()
  await expect(control(page, 'message')).toBeFocused()
  await expect(control(page, 'message')).toHaveValue('x'.repeat(5002))
  const sentence = page.locator('#message-error')
  await expect(sentence).toHaveText('This is 2 characters longer than we can take.')
  await expect(page.locator('#message-count')).toBeHidden()
  await control(page, 'message').press('Backspace')
  await expect(sentence).toHaveText('This is 1 character longer than we can take.')
  await control(page, 'message').press('Backspace')
  await expect(sentence).toBeHidden()
  await expect(page.locator('#message-count')).toHaveText('0 characters left')
})

test('a draft survives reload and other pages, in its own tab only', async ({ page, context }) => {
  await openForm(page)
  await control(page, 'name').fill('Rosa')
  await control(page, 'message').fill('Half a thought')
  await control(page, 'revenueRange').selectOption('< $50K/month')
  await page.goto('/')
  await openForm(page)
  await expect(control(page, 'name')).toHaveValue('Rosa')
  await expect(control(page, 'message')).toHaveValue('Half a thought')
  await expect(control(page, 'revenueRange')).toHaveValue('< $50K/month')
  await page.reload()
  await expect(control(page, 'message')).toHaveValue('Half a thought')

  const other = await context.newPage()
  await openForm(other)
  await expect(control(other, 'name')).toHaveValue('')
})

test('what is typed before React arrives stays, and a draft does not write over it', async ({
  page,
}) => {
  await openForm(page)
  await control(page, 'name').fill('Old draft')
  await control(page, 'company').fill('Tide')
  let release = () => {}
  const held = new Promise<void>((resolve) => (release = resolve))
  await page.route(/\/client-[^/]+\.js$/, async (route) => {
    await held
    await route.continue()
  })
  await page.goto('/contact')
  await control(page, 'name').fill('Typed early')
  await control(page, 'consent').check()
  await control(page, 'primaryNeed').selectOption('Strategic consulting')
  release()
  await expect(page.locator('html[data-hydrated]')).toBeAttached()
  await expect(control(page, 'company')).toHaveValue('Tide')
  await expect(control(page, 'name')).toHaveValue('Typed early')
  await expect(control(page, 'consent')).toBeChecked()
  await expect(control(page, 'primaryNeed')).toHaveValue('Strategic consulting')
})

test('the keyboard alone is enough', async ({ page }) => {
  await openForm(page)
  await control(page, 'name').focus()
  for (const text of ['Rosa', 'rosa@islands.example', 'Tide', 'tide.example']) {
    await page.keyboard.type(text)
    await page.keyboard.press('Tab')
  }
  await page.keyboard.type('$500')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  await page.keyboard.type('One line')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Space')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  await expect(send(page)).toBeFocused()
  await page.keyboard.press('Enter')
  const receipt = page.getByRole('region', { name: 'Your message is on our table' })
  await expect(receipt).toContainText('$500K - $1M/month')
  await expect(toast(page, 'Message Sent Successfully!')).toBeVisible()
  await page.keyboard.press('Alt+KeyT')
  await expect(page.locator('[data-sonner-toaster]')).toBeFocused()
})

test('a toast is 356 px wide, stands at the bottom right and leaves after 4 seconds', async ({
  page,
}) => {
  await openForm(page)
  await send(page).click()
  const shown = toast(page, 'Missing Information')
  await expect(shown).toHaveAttribute('data-mounted', 'true')
  await expect(shown).toHaveCSS('width', '356px')
  await expect(shown).toHaveAttribute('data-y-position', 'bottom')
  await expect(shown).toHaveAttribute('data-x-position', 'right')
  await page.waitForTimeout(3_000)
  await expect(shown).toHaveAttribute('data-removed', 'false')
  await expect(shown).toHaveCount(0, { timeout: 3_000 })
})

test('a phone sees toast and form without scrolling sideways', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await openForm(page)
  await send(page).click()
  await expect(toast(page, 'Missing Information')).toBeInViewport({ ratio: 1 })
  await expect(control(page, 'name')).toBeInViewport()
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360)
})

test('the page after a plain form post shows a reference only if it is one', async ({ page }) => {
  await page.goto('/contact/sent?reference=7F3A-90C2')
  await expect(page.locator('[data-reference]')).toHaveText('7F3A-90C2')
  await page.goto('/contact/sent?reference=<b>call+me</b>')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Message Sent Successfully!')
  await expect(page.locator('html[data-hydrated]')).toBeAttached()
  await expect(page.locator('[data-reference]')).toBeHidden()
})
