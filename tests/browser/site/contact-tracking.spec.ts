import {
  control,
  fillRequired,
  openForm,
  send,
  toast,
  watchCalls,
} from '#tests/browser/contact-form.ts'
import { expect, test } from '#tests/browser/fixtures.ts'
import { hydrated } from '#tests/browser/hydrated.ts'

test('the form starts with the need of the call to action, which the visitor can change', async ({
  page,
}) => {
  const calls = watchCalls(page)
  await page.goto('/')
  const call = page.locator('main a[data-need]').first()
  const need = (await call.getAttribute('data-need')) ?? ''
  const origin = await call.getAttribute('data-origin')
  await call.click()
  await expect(page).toHaveURL(/\/contact$/)
  await expect(control(page, 'primaryNeed')).toHaveValue(need)
  await control(page, 'primaryNeed').selectOption('Creative & content')
  await page.reload()
  await hydrated(page)
  await expect(control(page, 'primaryNeed')).toHaveValue('Creative & content')
  await fillRequired(page)
  await send(page).click()
  await expect(toast(page, 'Message Sent Successfully!')).toBeVisible()
  expect(calls[0]?.postDataJSON()).toMatchObject({ origin, primaryNeed: 'Creative & content' })
})

test('an enquiry names the call to action of its own tab, whatever another tab followed later', async ({
  page,
  context,
}) => {
  const calls = watchCalls(page)
  const follow = async (on: typeof page, path: string) => {
    await on.goto(path)
    const link = on.locator('main a[data-need]').first()
    const origin = await link.getAttribute('data-origin')
    await link.click()
    await expect(on).toHaveURL(/\/contact$/)
    await hydrated(on)
    return origin
  }
  const origin = await follow(page, '/services/studio')
  const other = await context.newPage()
  expect(await follow(other, '/services/fulfillment')).not.toBe(origin)
  await expect(control(other, 'primaryNeed')).toHaveValue('Fulfillment optimization')
  await fillRequired(page)
  await send(page).click()
  await expect(toast(page, 'Message Sent Successfully!')).toBeVisible()
  expect(calls[0]?.postDataJSON()).toMatchObject({ origin, primaryNeed: 'Creative & content' })
})

test('the campaign of the first page is sent with the enquiry', async ({ page }) => {
  const calls = watchCalls(page)
  await page.goto('/?utm_source=letter&gclid=g1')
  // A busy browser reports late that a page is left; a key press stores the visit immediately.
  await page.keyboard.press('Shift')
  await openForm(page, '/contact?utm_source=ads')
  await fillRequired(page)
  await send(page).click()
  await expect(toast(page, 'Message Sent Successfully!')).toBeVisible()
  expect(calls[0]?.postDataJSON()).toMatchObject({
    utmSource: 'ads',
    gclid: null,
    pagePath: '/contact',
    firstTouch: { utmSource: 'letter', gclid: 'g1', landingPath: '/' },
  })
})

test('an opt-out signal is honored and shown', async ({ page }) => {
  await page.addInitScript(() =>
    Object.defineProperty(navigator, 'globalPrivacyControl', { value: true }),
  )
  const calls = watchCalls(page)
  await openForm(page, '/contact?gclid=g1&utm_source=ads')
  await expect(page.getByText('Opt-out preference signal honored')).toBeVisible()
  await fillRequired(page)
  await send(page).click()
  await expect(toast(page, 'Message Sent Successfully!')).toBeVisible()
  expect(calls[0]?.postDataJSON()).toMatchObject({ gclid: null, utmSource: 'ads' })
})
