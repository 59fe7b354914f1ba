import type { Page } from '@playwright/test'
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

/** The live regions of the accessibility tree that contain a text. */
async function heardOf(page: Page, words: string) {
  const session = await page.context().newCDPSession(page)
  const { nodes } = await session.send('Accessibility.getFullAXTree')
  const byId = new Map(nodes.map((node) => [node.nodeId, node]))
  const regionOf = (node: (typeof nodes)[number]): (typeof nodes)[number] | undefined => {
    if (node.properties?.some(({ name }) => name === 'live')) return node
    const parent = node.parentId && byId.get(node.parentId)
    return parent ? regionOf(parent) : undefined
  }
  return nodes
    .filter(({ ignored, role, name }) => {
      return !ignored && role?.value === 'StaticText' && name?.value === words
    })
    .map((node) => {
      const region = regionOf(node)
      const value = (of: string) => region?.properties?.find(({ name }) => name === of)?.value.value
      return { role: region?.role?.value, atomic: value('atomic'), relevant: value('relevant') }
    })
}

test('missing fields are reported in one toast and beside each field, and the first gets the focus', async ({
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
  // Spoken once: the toast is silent beside the alert, which is not repeated when a mended field leaves it.
  expect(await heardOf(page, 'Missing Information')).toEqual([
    { role: 'alert', atomic: false, relevant: 'additions' },
  ])

  await control(page, 'name').fill('Rosa')
  await expect(page.locator('#name-error')).toBeHidden()
  await expect(page.locator('[data-form-message]')).toBeVisible()
  await control(page, 'email').fill('rosa@islands.example')
  await expect(page.locator('[data-form-message]')).toBeHidden()
})

test('consent is requested once nothing else is missing', async ({ page }) => {
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

test('the browser itself validates the email address', async ({ page }) => {
  const calls = watchCalls(page)
  await openForm(page)
  await fillRequired(page)
  await control(page, 'email').fill('rosa')
  await send(page).click()
  await expect(page.locator('input[name=email]:invalid')).toBeFocused()
  await expect(page.locator('[data-sonner-toast]')).toHaveCount(0)
  expect(calls).toEqual([])
})

test('the characters over the limit are counted, and a text that is too long is not cut', async ({
  page,
}) => {
  await openForm(page)
  await fillRequired(page)
  await control(page, 'message').fill('x'.repeat(4499))
  // Empty and not hidden, so that its first text is announced.
  await expect(page.locator('#message-count')).toBeEmpty()
  await expect(page.locator('#message-count')).not.toHaveAttribute('hidden')
  await control(page, 'message').fill('x'.repeat(4990))
  await expect(page.locator('#message-count')).toHaveText('10 characters left')
  // Spoken once the visitor rests, and not at every key.
  const heard = page.locator('#message-count + [role=status]')
  expect(await heard.textContent()).toBe('')
  await expect(heard).toHaveText('10 characters left')
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

test('a name that is too long is reported while it is typed, and kept', async ({ page }) => {
  await openForm(page)
  const name = control(page, 'name')
  await name.fill('x'.repeat(200))
  await expect(page.locator('#name-error')).toBeHidden()
  await name.press('x')
  await expect(page.locator('#name-error')).toHaveText(
    'This is 1 character longer than we can take.',
  )
  await expect(name).toHaveAttribute('aria-invalid', 'true')
  await expect(name).toHaveValue('x'.repeat(201))
  await page.reload()
  await expect(page.locator('#name-error')).toBeVisible()
  await name.press('End')
  await name.press('Backspace')
  await expect(page.locator('#name-error')).toBeHidden()
  await expect(name).not.toHaveAttribute('aria-invalid')
})

test('Alt+T moves the focus into the toasts, and Escape returns it', async ({ page }) => {
  await openForm(page)
  await send(page).click()
  await expect(toast(page, 'Missing Information')).toBeVisible()
  await expect(control(page, 'name')).toBeFocused()
  await page.keyboard.press('Alt+t')
  await expect(page.locator('[data-sonner-toaster]')).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(control(page, 'name')).toBeFocused()
})

test('a draft survives a reload and other pages, in its own tab only', async ({
  page,
  context,
}) => {
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

test('text typed before React loads is kept, and a draft does not overwrite it', async ({
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
  await hydrated(page)
  await expect(control(page, 'company')).toHaveValue('Tide')
  await expect(control(page, 'name')).toHaveValue('Typed early')
  await expect(control(page, 'consent')).toBeChecked()
  await expect(control(page, 'primaryNeed')).toHaveValue('Strategic consulting')
})

test('the form can be filled in and sent by keyboard alone', async ({ page }) => {
  await openForm(page)
  await control(page, 'name').focus()
  for (const text of ['Rosa', 'rosa@islands.example', 'Tide', 'tide.example']) {
    await page.keyboard.type(text)
    await page.keyboard.press('Tab')
  }
  for (let step = 0; step < 4; step++) await page.keyboard.press('ArrowDown')
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

test('a toast is 356 px wide, at the bottom right, and disappears after 4 seconds', async ({
  page,
}) => {
  await page.goto('/contact')
  await hydrated(page)
  // Measured inside the page, so that a busy machine does not matter.
  const seen = page.evaluate(
    () =>
      new Promise<{ look: object; stayed: number }>((resolve) => {
        let came = 0
        let look = {}
        new MutationObserver((_changes, observer) => {
          const shown = document.querySelector<HTMLElement>('[data-sonner-toast]')
          if (!shown) return
          came ||= performance.now()
          const { mounted, xPosition, yPosition, removed } = shown.dataset
          if (mounted === 'true' && removed !== 'true')
            look = { width: getComputedStyle(shown).width, xPosition, yPosition }
          if (removed !== 'true') return
          observer.disconnect()
          resolve({ look, stayed: performance.now() - came })
        }).observe(document.body, { attributes: true, childList: true, subtree: true })
      }),
  )
  await send(page).click()
  const { look, stayed } = await seen
  expect(look).toEqual({ width: '356px', xPosition: 'right', yPosition: 'bottom' })
  expect(stayed).toBeGreaterThan(3_900)
  await expect(toast(page, 'Missing Information')).toHaveCount(0)
})

test('a phone shows toast and form without horizontal scrolling', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await openForm(page)
  await send(page).click()
  await expect(toast(page, 'Missing Information')).toBeInViewport({ ratio: 1 })
  await expect(control(page, 'name')).toBeInViewport()
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360)
})

test('what has the focus is not under the toast, in the low window of a zoomed page and after Tab', async ({
  page,
}) => {
  const isClear = (name: string) =>
    expect
      .poll(async () => {
        const field = (await control(page, name).boundingBox())!
        const toasts = (await page.locator('[data-sonner-toast]').first().boundingBox())!
        return field.y >= 64 && field.y + field.height <= toasts.y
      })
      .toBe(true)
  await page.setViewportSize({ width: 320, height: 256 })
  await openForm(page)
  await fillRequired(page)
  await control(page, 'consent').uncheck()
  await control(page, 'company').press('Enter')
  await expect(toast(page, 'Consent Required')).toBeInViewport({ ratio: 1 })
  await expect(control(page, 'consent')).toBeFocused()
  await isClear('consent')

  await page.setViewportSize({ width: 360, height: 740 })
  await control(page, 'company').fill('')
  await control(page, 'email').press('Enter')
  await expect(toast(page, 'Missing Information')).toBeInViewport({ ratio: 1 })
  await control(page, 'email').evaluate((email) => {
    email.focus({ preventScroll: true })
    scrollBy({ top: email.getBoundingClientRect().top - 500, behavior: 'instant' })
  })
  await page.keyboard.press('Tab')
  await expect(control(page, 'company')).toBeFocused()
  await isClear('company')
})

test('the page after a plain form post shows its reference, and without a valid one leads to the form', async ({
  page,
}) => {
  await page.goto('/contact/sent?reference=7F3A-90C2')
  await expect(page.locator('[data-reference]')).toHaveText('7F3A-90C2')
  for (const address of ['/contact/sent', '/contact/sent?reference=<b>call+me</b>']) {
    await page.goto(address)
    await expect(page).toHaveURL('/contact')
  }
})

test('the page after sending deletes the sent draft, and returning to it keeps the draft of the next enquiry', async ({
  page,
}) => {
  await page.goto('/contact')
  await control(page, 'message').fill('The first one')
  await page.goto('/contact/sent?reference=7F3A-90C2')
  await page.goto('/contact')
  await hydrated(page)
  await expect(control(page, 'message')).toHaveValue('')
  await page.goto('/contact/sent?reference=7F3A-90C2')
  await hydrated(page)
  await page.getByRole('link', { name: 'Send another message' }).click()
  await expect(page).toHaveURL('/contact')
  await control(page, 'message').fill('The second one')
  await page.goBack()
  await expect(page.locator('[data-reference]')).toHaveText('7F3A-90C2')
  await page.goForward()
  await expect(control(page, 'message')).toHaveValue('The second one')
})

test('right-to-left text is displayed in that direction in its field', async ({ page }) => {
  await openForm(page)
  for (const name of ['name', 'company', 'message']) {
    const field = page.locator(`[name=${name}]`)
    await expect(field).toHaveCSS('direction', 'ltr')
    await field.fill('שלום עולם')
    await expect(field).toHaveCSS('direction', 'rtl')
  }
})
