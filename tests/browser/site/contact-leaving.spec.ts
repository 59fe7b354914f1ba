import type { Page, Request } from '@playwright/test'
import { answerWhile } from '#tests/browser/answer-while.ts'
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
import { hydrated } from '#tests/browser/hydrated.ts'

const keyOf = (request: Request | undefined) => request?.headers()['idempotency-key']
const goTo = (page: Page, name: string) =>
  page.getByRole('banner').getByRole('link', { name, exact: true }).click()

/** Holds the enquiry's request until the returned function is called. */
async function holdEnquiry(page: Page) {
  const held = Promise.withResolvers<void>()
  await page.route(endpoint, async (route) => {
    await held.promise
    await route.continue()
  })
  return held.resolve
}

async function sendAndLeave(page: Page) {
  await openForm(page)
  await fillRequired(page)
  await control(page, 'message').fill('First orders come.')
  await send(page).click()
  await expect(page.getByRole('button', { name: 'Sending...' })).toBeDisabled()
  await goTo(page, 'About')
  await expect(page).toHaveURL('/about')
  await expect(page.locator('form [name=email]')).toHaveCount(0)
}

test('an enquiry that arrives after its screen was left is confirmed on the next screen and clears the form', async ({
  page,
}) => {
  const calls = watchCalls(page)
  const release = await holdEnquiry(page)
  await sendAndLeave(page)
  release()
  await expect(toast(page, 'Message Sent Successfully!')).toBeVisible()
  await expect(page).toHaveURL('/about')

  await goTo(page, 'Contact')
  await expect(page.getByRole('region', { name: 'Your message is on our table' })).toBeVisible()
  for (const name of ['name', 'email', 'company', 'message'])
    await expect(control(page, name)).toHaveValue('')
  await expect(control(page, 'consent')).not.toBeChecked()
  await send(page).click()
  await expect(toast(page, 'Missing Information')).toBeVisible()
  await page.reload()
  await expect(control(page, 'name')).toHaveValue('')
  expect(calls).toHaveLength(1)
})

test('returning while an enquiry is in flight shows that it is being sent', async ({ page }) => {
  const calls = watchCalls(page)
  const release = await holdEnquiry(page)
  await sendAndLeave(page)
  await goTo(page, 'Contact')
  await expect(page.getByRole('button', { name: 'Sending...' })).toBeDisabled()
  await expect(control(page, 'message')).toHaveValue('First orders come.')
  await page.locator('form').evaluate((form: HTMLFormElement) => form.requestSubmit())
  release()
  await expect(toast(page, 'Message Sent Successfully!')).toBeVisible()
  await expect(send(page)).toBeEnabled()
  await expect(control(page, 'name')).toHaveValue('')
  await expect(page.getByRole('region', { name: 'Your message is on our table' })).toBeVisible()
  expect(calls).toHaveLength(1)
})

test('an enquiry that fails after its screen was left is kept, and the form shows the error', async ({
  page,
  faults,
}) => {
  faults.expect(/^request: net::ERR_FAILED POST/, /^console: Failed to load resource/)
  const held = Promise.withResolvers<void>()
  await page.route(endpoint, async (route) => {
    await held.promise
    await route.abort('failed')
  })
  await sendAndLeave(page)
  held.resolve()
  await expect(toast(page, 'Error')).toBeVisible()
  await goTo(page, 'Contact')
  await expect(page.locator('[data-form-message]')).toContainText('Everything you wrote is still')
  await expect(control(page, 'message')).toHaveValue('First orders come.')
})

test('a failure that arrives while the form is about to leave the page is shown on return', async ({
  page,
}) => {
  await answerWhile(page, 'leaving', 'failed')
  await sendAndLeave(page)
  await expect(page.locator('html')).toHaveAttribute('data-answered', '/about with its form')
  await expect(toast(page, 'Error')).toBeVisible()

  await goTo(page, 'Contact')
  const message = page.locator('[data-form-message]')
  await expect(message).toContainText('Everything you wrote is still')
  await expect(control(page, 'message')).toHaveValue('First orders come.')
  await goTo(page, 'About')
  await goTo(page, 'Contact')
  await expect(message).toContainText('Everything you wrote is still')
  await send(page).click()
  await expect(toast(page, 'Message Sent Successfully!')).toBeVisible()
  await expect(message).toBeHidden()
  await goTo(page, 'About')
  await goTo(page, 'Contact')
  await expect(control(page, 'message')).toHaveValue('')
  await expect(message).toBeHidden()
})

test('a receipt that arrives while the form is leaving is shown on return, until another enquiry is begun', async ({
  page,
}) => {
  await answerWhile(page, 'leaving', 'sent')
  await sendAndLeave(page)
  await expect(page.locator('html')).toHaveAttribute('data-answered', '/about with its form')
  await expect(toast(page, 'Message Sent Successfully!')).toBeVisible()

  await goTo(page, 'Contact')
  const receipt = page.getByRole('region', { name: 'Your message is on our table' })
  await expect(receipt).toContainText('First orders come.')
  await expect(control(page, 'message')).toHaveValue('')
  await receipt.getByRole('button', { name: 'Send another message' }).click()
  await expect(receipt).toHaveCount(0)
  await goTo(page, 'About')
  await goTo(page, 'Contact')
  await expect(send(page)).toBeEnabled()
  await expect(receipt).toHaveCount(0)
})

for (const answer of ['sent', 'failed'] as const)
  test(`an enquiry ${answer} at the moment its form returns does not leave the form waiting`, async ({
    page,
  }) => {
    await answerWhile(page, 'returning', answer)
    await sendAndLeave(page)
    await goTo(page, 'Contact')
    await expect(page.locator('html')).toHaveAttribute('data-answered', '/contact without a form')
    await expect(send(page)).toBeEnabled()
    await expect(control(page, 'message')).toHaveValue(
      answer === 'sent' ? '' : 'First orders come.',
    )
    await expect(page.getByRole('region', { name: 'Your message is on our table' })).toHaveCount(
      answer === 'sent' ? 1 : 0,
    )
    await expect(page.locator('[data-form-message]')).toBeVisible({ visible: answer === 'failed' })
  })

test('a retry after a reload is the same enquiry until its values change', async ({
  page,
  faults,
}) => {
  faults.expect(/^request: net::ERR_FAILED POST/, /^console: Failed to load resource/)
  const calls = watchCalls(page)
  await page.route(endpoint, (route) => route.abort('failed'))
  await openForm(page)
  await fillRequired(page)
  await send(page).click()
  await expect(toast(page, 'Error')).toBeVisible()

  await page.reload()
  await hydrated(page)
  await send(page).click()
  await expect.poll(() => calls.length).toBe(2)
  await expect(send(page)).toBeEnabled()
  expect(keyOf(calls[1])).toBe(keyOf(calls[0]))
  expect(calls[1]?.postData()).toBe(calls[0]?.postData())

  await page.reload()
  await hydrated(page)
  await page.unroute(endpoint)
  await control(page, 'company').fill('Channel Islands Tea')
  await send(page).click()
  await expect(toast(page, 'Message Sent Successfully!')).toBeVisible()
  expect(keyOf(calls[2])).not.toBe(keyOf(calls[0]))
  expect(await page.evaluate(() => Object.keys(sessionStorage))).not.toContain('contact-attempt')
})

test('a form that was left incomplete shows no error when it is opened again', async ({ page }) => {
  await openForm(page)
  await send(page).click()
  await expect(page.locator('[aria-invalid=true]').first()).toBeVisible()
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'About' }).click()
  await expect(page).toHaveURL('/about')
  // The address changes a moment before the screen.
  await expect(send(page)).toHaveCount(0)
  await page.goBack()
  await expect(send(page)).toBeVisible()
  await expect(page.locator('[aria-invalid=true]')).toHaveCount(0)
})
