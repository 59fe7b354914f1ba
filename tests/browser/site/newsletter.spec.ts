import { randomUUID } from 'node:crypto'
import { adminToken, expect, signInAt } from '#tests/browser/fixtures.ts'
import { hydrated } from '#tests/browser/hydrated.ts'
import { mailsTo, mailTo, pathOf, test } from '#tests/browser/mailed-site.ts'

const address = () => `${randomUUID()}@shop.example`
const guidePage = '/resources/dtc-lifecycle-blueprint'

/** The one-click address, which mail programs offer beside the sender's name. */
function unsubscribeAddress(lines: readonly { key: string; line: string }[]) {
  const line = lines.find(({ key }) => key === 'list-unsubscribe')!.line.replace(/\s+/g, '')
  return pathOf(/<([^>]+)>/.exec(line)![1]!)
}

for (const scripts of [true, false])
  test.describe(scripts ? 'with scripts' : 'without scripts', () => {
    test.use({ javaScriptEnabled: scripts })

    test('subscribe, confirm by the mailed link, and unsubscribe', async ({ page, mailServer }) => {
      const email = address()
      const block = page.locator('#newsletter')
      await page.goto('/resources')
      if (scripts) await hydrated(page)
      await block.getByPlaceholder('Enter your email').fill(email)
      await block.getByRole('button', { name: 'Subscribe' }).click()
      await expect(page.getByText('Open the link in our email and confirm')).toBeVisible()

      const { mail, links } = await mailTo(mailServer, email, /Confirm/)
      const confirm = links.find((href) => href.startsWith('/newsletter/confirm?token='))!
      // A scanner that follows every link confirms nothing.
      for (const href of links) await page.request.get(href)
      await page.goto(confirm)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Confirm your address.')
      // With React as well: the token stays in its form.
      if (scripts) await hydrated(page)
      await page.getByRole('button', { name: 'Confirm my address' }).click()
      await expect(page).toHaveURL('/newsletter/confirmed')
      await expect(page.getByText('You are on the list')).toBeVisible()
      // Again, because people press twice.
      await page.goto(confirm)
      await page.getByRole('button', { name: 'Confirm my address' }).click()
      await expect(page).toHaveURL('/newsletter/confirmed')

      await page.goto(unsubscribeAddress(mail.headerLines))
      await expect(page).toHaveURL(/\/newsletter\/unsubscribe\?token=/)
      await page.getByRole('button', { name: 'Unsubscribe' }).click()
      await expect(page).toHaveURL('/newsletter/unsubscribed')
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('You are unsubscribed.')

      await page.goto(confirm)
      await page.getByRole('button', { name: 'Confirm my address' }).click()
      await expect(page).toHaveURL('/newsletter/link-expired')
      await page.getByRole('link', { name: 'Enter my address again' }).click()
      await expect(block.getByPlaceholder('Enter your email')).toBeInViewport()
    })

    test('a guide is mailed, and subscribes only if its box is ticked', async ({
      page,
      mailServer,
    }) => {
      const email = address()
      const form = page.locator('#guide')
      await page.goto(guidePage)
      if (scripts) await hydrated(page)
      await expect(form.getByRole('checkbox')).not.toBeChecked()
      // An empty field does not leave the article.
      await form.getByRole('button', { name: 'Send me the guide' }).click()
      await expect(form.getByPlaceholder('Enter your email')).toBeFocused()
      await expect(page).toHaveURL(guidePage)
      await form.getByPlaceholder('Enter your email').fill(email)
      await form.getByRole('button', { name: 'Send me the guide' }).click()
      await expect(page).toHaveURL('/resources/guide-sent')
      await expect(page.getByText('You get one email with the link to the PDF.')).toBeVisible()
      const { links } = await mailTo(mailServer, email, /Your guide/)
      expect(links).toContain(`${guidePage}.pdf`)
      expect((await page.request.get(`${guidePage}.pdf`)).ok()).toBe(true)
      expect(mailsTo(mailServer, email)).toHaveLength(1)

      const other = address()
      await page.goto(guidePage)
      if (scripts) await hydrated(page)
      await form.getByPlaceholder('Enter your email').fill(other)
      await form.getByRole('checkbox').check()
      await form.getByRole('button', { name: 'Send me the guide' }).click()
      await mailTo(mailServer, other, /Confirm/)
      await mailTo(mailServer, other, /Your guide/)
    })
  })

test('each refusal of an empty field is announced, also while the field has the focus', async ({
  page,
}) => {
  await page.goto('/resources')
  await hydrated(page)
  const alert = page.locator('#newsletter [role=alert]')
  await expect(alert).toBeEmpty()
  const announced = alert.evaluateHandle((region) => {
    const texts: string[] = []
    const note = () => texts.push(region.textContent)
    new MutationObserver(
      (changes) => changes.some((each) => each.addedNodes.length) && note(),
    ).observe(region, { childList: true })
    return texts
  })
  const texts = await announced
  await page.getByPlaceholder('Enter your email').focus()
  for (let times = 1; times <= 2; times++) {
    await page.keyboard.press('Enter')
    await expect.poll(() => texts.evaluate((all) => all.length)).toBe(times)
  }
  await expect(alert).toHaveText(/Enter an email address/)
})

test('an empty field is refused without asking the server, and has the focus', async ({ page }) => {
  await page.goto('/resources')
  await hydrated(page)
  const block = page.locator('#newsletter')
  await block.getByRole('button', { name: 'Subscribe' }).click()
  await expect(block.getByPlaceholder('Enter your email')).toBeFocused()
  await expect(block.getByPlaceholder('Enter your email')).toHaveAttribute('aria-invalid', 'true')
})

test('a mail that did not arrive can be requested again without typing the address again', async ({
  page,
  request,
  mailServer,
}) => {
  const email = address()
  const block = page.locator('#newsletter')
  await page.goto('/resources')
  await hydrated(page)
  await block.getByPlaceholder('Enter your email').fill(email)
  await page.keyboard.press('Enter')
  await mailTo(mailServer, email, /Confirm/)
  // Another one is only mailed once the first is recorded as sent.
  const headers = { authorization: `Bearer ${await adminToken(request)}` }
  const status = async () => {
    const answer = await request.get('/api/deliveries?limit=50', { headers })
    const { rows }: { rows: { recipient: string; status: string }[] } = await answer.json()
    return rows.find(({ recipient }) => recipient === email)?.status
  }
  await expect.poll(status).toBe('sent')
  await block.getByRole('button', { name: 'Send it again' }).click()
  await expect.poll(() => mailsTo(mailServer, email).length).toBe(2)
})

test('admins filter subscribers by state and address, and download what they see', async ({
  page,
  request,
}) => {
  const email = address()
  await request.post('/api/subscribe', { data: { email } })
  await signInAt(page, '/admin/subscribers')
  const field = page.getByLabel('Part of the address')
  await field.pressSequentially(email.slice(0, 12))
  await expect(page).toHaveURL(`/admin/subscribers?q=${email.slice(0, 12)}`)
  await field.pressSequentially(email.slice(12, 20))
  await expect(page).toHaveURL(`/admin/subscribers?q=${email.slice(0, 20)}`)
  await expect(field).toBeFocused()
  await expect(page.getByRole('row', { name: email })).toContainText('Waiting to confirm')
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Download CSV' }).click()
  const file = await (await download).createReadStream()
  const text = (await file.toArray()).join('')
  expect(text.split('\r\n')).toHaveLength(3)
  expect(text).toContain(`waiting,${email},`)
  await page.getByLabel('State').selectOption('Confirmed')
  await expect(page.getByText('No subscriber is like that.')).toBeVisible()
  await page.goBack()
  await expect(page.getByRole('row', { name: email })).toBeVisible()
  // Everything that was typed is one entry of the history.
  await page.goBack()
  await expect(page).toHaveURL('/admin/subscribers')
  await expect(field).toHaveValue('')
  await page.goForward()
  await expect(field).toHaveValue(email.slice(0, 20))
  // Text typed before the address is updated stays.
  await page.getByRole('button', { name: 'Show all' }).evaluate((all: HTMLElement, next) => {
    const input = all.closest('form')!.querySelector('input')!
    all.click()
    input.select()
    document.execCommand('insertText', false, next)
  }, email)
  await expect(field).toHaveValue(email)
  await field.press('Enter')
  await expect(page).toHaveURL(`/admin/subscribers?q=${email.replace('@', '%40')}`)
})
