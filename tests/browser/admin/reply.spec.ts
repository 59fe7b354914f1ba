import {
  adminToken,
  expect,
  makeUser,
  sendEnquiry,
  signIn,
  signInAt,
} from '#tests/browser/fixtures.ts'
import { holdRequests } from '#tests/browser/hold-requests.ts'
import { mailTo, test } from '#tests/browser/mailed-site.ts'
import { openComposer, recordOf, visitor } from '#tests/browser/open-composer.ts'

test('the reply shortcut waits until it is known whether mail can be sent', async ({
  page,
  request,
}) => {
  const sent = await sendEnquiry(request, { email: visitor() })
  await signIn(page)
  const letGo = await holdRequests(page, '**/api/deliveries/health')
  await page.goto(`/admin/inbox/${sent.id}`)
  const record = recordOf(page, sent.name)
  await expect(record.getByRole('link', { name: 'Reply' })).toBeVisible()
  await page.keyboard.press('r')
  letGo()
  await expect(record.getByRole('form', { name: 'Reply' })).toBeVisible()
  await expect(record.getByRole('complementary', { name: 'After the reply' })).toHaveCount(0)
})

test('a reply that is too long is kept completely, says so, and cannot be sent', async ({
  page,
  request,
}) => {
  const { composer, text } = await openComposer(page, request)
  const subject = composer.getByLabel('Subject')
  const send = composer.getByRole('button', { name: 'Send' })
  await text.fill('x'.repeat(21_200))
  await expect(composer.getByRole('alert')).toHaveText('The reply has 1,200 characters too many.')
  await expect(send).toBeDisabled()
  await subject.fill('x'.repeat(121))
  await expect(composer.getByRole('alert')).toHaveText('The subject has 1 character too many.')
  await subject.fill('Your enquiry')
  await text.fill('Welcome.')
  await expect(composer.getByRole('alert')).toHaveCount(0)
  await expect(send).toBeEnabled()
})

test('a reply written from a template is sent some seconds later and counts as the answer', async ({
  page,
  request,
  mailServer,
  checkAccessibility,
}) => {
  const email = visitor()
  const sent = await sendEnquiry(request, { email, message: 'First orders come.' })
  const headers = { authorization: `Bearer ${await adminToken(request)}` }
  const template = {
    name: 'Intro',
    subject: 'Re: {company}',
    text: 'Dear {name},\n{reference}\n{me}',
  }
  const made = await request.post('/api/reply_templates', { data: template, headers })
  expect(made.status()).toBe(201)
  await signInAt(page, `/admin/inbox/${sent.id}`)
  const record = recordOf(page, sent.name)
  await record.getByRole('button', { name: 'Reply', exact: true }).click()
  const composer = record.getByRole('form', { name: 'Reply' })
  const text = composer.getByLabel('Reply to the visitor')
  await expect(text).toBeFocused()
  await expect(text).toHaveValue(`Hello ${sent.name},\n\n`)
  const subject = composer.getByLabel('Subject')
  await expect(subject).toHaveValue(/^Your enquiry \[[0-9A-F]{4}-[0-9A-F]{4}\]$/)
  await expect(composer).toContainText(
    'From Agency <hello@agency.example>; answers go to admin@staff.example',
  )
  await composer.getByRole('button', { name: 'Template' }).click()
  await page.getByRole('menuitem', { name: 'Intro' }).click()
  await expect(subject).toHaveValue('Re: Shop')
  await expect(text).toHaveValue(new RegExp(`^Dear ${sent.name},\n[0-9A-F-]{9}\nAdmin$`))
  await composer.getByText('The visitor’s message is quoted below it').click()
  await expect(composer.getByRole('blockquote')).toHaveText('First orders come.')
  await checkAccessibility()
  await page.reload()
  await record.getByRole('button', { name: 'Reply', exact: true }).click()
  await expect(subject).toHaveValue('Re: Shop')
  await text.press('Control+Enter')
  const line = record.getByRole('listitem').filter({ hasText: 'You replied' })
  await Promise.all([
    expect(composer).toHaveCount(0),
    expect(record.getByRole('heading', { level: 2 })).toBeFocused(),
    // The number for screen readers stays, the visible one counts down.
    expect(page.getByRole('status').getByText(/^Sending in 8 s [3-7] s$/)).toBeVisible(),
    expect(line).toContainText('on its way'),
  ])
  const { mail } = await mailTo(mailServer, email, /^Re: Shop$/)
  expect(mail.text).toContain('> First orders come.')
  await expect(line).toContainText('accepted by the mail server')
  await expect(record.getByRole('button', { name: /^Answered in/ })).toBeVisible()
  await expect(record.getByRole('button', { name: /^Stage:/ })).toHaveText('Stage: Contacted')
  const then = record.getByRole('complementary', { name: 'After the answer' })
  await then.getByRole('button', { name: '1 week' }).click()
  await expect(record.getByRole('button', { name: /^Follow up [A-Z]/ })).toBeVisible()
  await expect(record.getByRole('heading', { level: 2 })).toBeFocused()
  await checkAccessibility()
  await line.getByText('Re: Shop').click()
  const answer = await holdRequests(page, '**/bounced')
  const bounced = line.getByRole('button', { name: 'It came back undelivered' })
  await bounced.press('Enter')
  await expect(bounced).toHaveAttribute('aria-busy')
  answer()
  const undo = page.getByRole('status').getByRole('button', { name: 'Undo' })
  await undo.hover()
  await expect(line).toContainText('came back undelivered')
  await expect(line.getByRole('button', { name: 'It did arrive' })).toBeFocused()
  await expect(record.getByRole('button', { name: /^Answered in/ })).toHaveCount(0)
  await expect(record.getByRole('button', { name: /^Stage:/ })).toHaveText('Stage: New')
  await undo.click()
  await expect(line).toContainText('accepted by the mail server')
  await expect(record.getByRole('button', { name: /^Answered in/ })).toBeVisible()
})

test('a reply taken back within eight seconds is never sent, and is in the composer again', async ({
  page,
  request,
}) => {
  const sent = await sendEnquiry(request, { email: visitor() })
  await signInAt(page, `/admin/inbox/${sent.id}`)
  const record = recordOf(page, sent.name)
  await expect(record.getByRole('button', { name: 'Reply', exact: true })).toBeVisible()
  await page.keyboard.press('r')
  const composer = record.getByRole('form', { name: 'Reply' })
  const text = composer.getByLabel('Reply to the visitor')
  await text.fill('Too early')
  await composer.getByRole('button', { name: 'Send' }).click()
  await page.getByRole('status').getByRole('button', { name: 'Undo' }).click()
  await expect(text).toHaveValue('Too early')
  const line = record.getByRole('listitem').filter({ hasText: 'You replied' })
  await expect(line).toContainText('taken back before it left')
  // No draft is left that could be sent.
  const authorization = `Bearer ${await adminToken(request)}`
  const waiting = `/api/deliveries?kind=reply&subject=${sent.id}`
  const deliveries = await request.get(waiting, { headers: { authorization } })
  expect(await deliveries.json()).toMatchObject({ rows: [] })
  await expect(record.getByRole('button', { name: /left/ })).toBeVisible()
})

test('taking a reply back from another screen returns to its record, with the composer open', async ({
  page,
  request,
}) => {
  const sent = await sendEnquiry(request, { email: visitor() })
  const other = await sendEnquiry(request, { email: visitor() })
  await signIn(page)
  const places = [
    () => page.getByRole('link', { name: 'People' }).first().click(),
    () => page.getByRole('list', { name: 'Contact submissions' }).getByText(other.name).click(),
    () => page.keyboard.press('Escape'),
  ]
  for (const [at, leave] of places.entries()) {
    await page.goto(`/admin/inbox/${sent.id}`)
    const record = recordOf(page, sent.name)
    await record.getByRole('button', { name: 'Reply', exact: true }).click()
    const text = record.getByLabel('Reply to the visitor')
    await text.fill(`Too early ${at}`)
    // Its script loads when the link is hovered.
    await page.getByRole('link', { name: 'People' }).first().hover()
    await record.getByRole('button', { name: 'Send' }).click()
    const undo = page.getByRole('status').getByRole('button', { name: 'Undo' })
    await undo.waitFor()
    await leave()
    await record.waitFor({ state: 'detached' })
    await undo.click()
    await expect(text).toHaveValue(`Too early ${at}`)
    await expect(text).toBeFocused()
  }
})

test('a reply refused by the mail server says so, and the clock keeps running', async ({
  page,
  request,
}) => {
  const sent = await sendEnquiry(request, { email: `refused-${visitor()}` })
  await signInAt(page, `/admin/inbox/${sent.id}`)
  const record = recordOf(page, sent.name)
  await record.getByRole('button', { name: 'Reply', exact: true }).click()
  const composer = record.getByRole('form', { name: 'Reply' })
  await composer.getByLabel('Reply to the visitor').fill('Hello')
  await composer.getByRole('button', { name: 'Send' }).click()
  await expect(record.getByRole('alert').filter({ hasText: 'Not delivered' })).toContainText(
    /No such mailbox.*The clock runs again\./,
  )
  await expect(record.getByRole('button', { name: /left/ })).toBeVisible()
})

test('a reply that cannot be submitted is kept and says so', async ({ page, request, faults }) => {
  faults.expect(/request: net::ERR_CONNECTION_RESET POST .*replies/, /console: .*CONNECTION_RESET/)
  const { composer, text } = await openComposer(page, request)
  await text.fill('Kept')
  await page.route('**/replies', (route) => route.abort('connectionreset'))
  await composer.getByRole('button', { name: 'Send' }).click()
  await expect(composer.getByRole('alert')).toContainText('What you wrote is kept here.')
  await expect(text).toHaveValue('Kept')
})

test('a reply whose answer was lost is not sent twice, whatever is edited before it is sent again', async ({
  page,
  request,
  faults,
}) => {
  faults.expect(/request: net::ERR_CONNECTION_RESET POST .*replies/, /console: .*CONNECTION_RESET/)
  faults.expect(/response: 422 POST .*replies/, /console: .*422/)
  const { record, composer, text } = await openComposer(page, request)
  await text.fill('Arrived')
  await page.route('**/replies', async (route) => {
    await route.fetch()
    return route.abort('connectionreset')
  })
  await composer.getByRole('button', { name: 'Send' }).click()
  await expect(composer.getByRole('alert')).toContainText('sends no second mail')
  await expect(record.getByRole('listitem').filter({ hasText: 'Arrived' })).toBeVisible()
  await page.unroute('**/replies')
  await page.reload()
  await record.getByRole('button', { name: 'Reply', exact: true }).click()
  await text.fill('Arrived, I hope')
  await composer.getByRole('button', { name: 'Send' }).click()
  await expect(composer.getByRole('alert')).toContainText(
    'An earlier version of this reply was sent',
  )
  await expect(text).toHaveValue('Arrived, I hope')
})

test('a late answer about another record’s reply closes no open composer, and a failure is reported there', async ({
  page,
  request,
  faults,
}) => {
  faults.expect(/request: net::ERR_CONNECTION_RESET POST .*replies/, /console: .*CONNECTION_RESET/)
  const first = await sendEnquiry(request, { email: visitor() })
  const second = await sendEnquiry(request, { email: visitor() })
  await signInAt(page, '/admin/inbox')
  const open = (name: string) =>
    page.getByRole('list', { name: 'Contact submissions' }).getByRole('link', { name }).click()
  const textOf = (name: string) => recordOf(page, name).getByLabel('Reply to the visitor')
  const compose = async (name: string) => {
    await recordOf(page, name).getByRole('button', { name: 'Reply', exact: true }).click()
    await textOf(name).fill(`To ${name}`)
  }
  const sendLater = async () => {
    const answer = Promise.withResolvers<'arrive' | 'fail'>()
    await page.route('**/replies', async (route) =>
      (await answer.promise) === 'fail' ? route.abort('connectionreset') : route.continue(),
    )
    const asked = page.waitForRequest('**/replies')
    await page.keyboard.press('Control+Enter')
    await asked
    return answer.resolve
  }

  await open(first.name)
  await compose(first.name)
  const answerFirst = await sendLater()
  await open(second.name)
  await compose(second.name)
  answerFirst('arrive')
  await expect(page.getByRole('status').getByText(/Sending in 8 s/)).toBeVisible()
  await expect(textOf(second.name)).toBeFocused()

  const answerSecond = await sendLater()
  await open(first.name)
  await expect(recordOf(page, first.name)).toBeVisible()
  answerSecond('fail')
  await expect(page.getByText('Reply Not Confirmed', { exact: true })).toBeVisible()
  await open(second.name)
  await recordOf(page, second.name).getByRole('button', { name: 'Reply', exact: true }).click()
  await expect(textOf(second.name)).toHaveValue(`To ${second.name}`)
})

test('templates are added, changed and deleted in the settings, and a deletion can be undone', async ({
  page,
  faults,
  checkAccessibility,
}) => {
  faults.expect(/response: 422/, /console: .*422/)
  await signInAt(page, '/admin/settings#templates')
  const panel = page.getByRole('region', { name: 'Reply templates' })
  await panel.getByRole('button', { name: 'Add a template' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Name').fill('Thanks')
  await dialog.getByLabel('Subject').fill('Thank you, {nmae}')
  await dialog.getByLabel('Text').fill('Hello {name}')
  // Text is not lost by pressing Escape or outside the dialog.
  await page.keyboard.press('Escape')
  await expect(dialog.getByRole('button', { name: 'Cancel' })).toBeFocused()
  await page.mouse.click(5, 5)
  await expect(dialog.getByLabel('Text')).toHaveValue('Hello {name}')
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(dialog).toContainText('{nmae}, which does not exist')
  await dialog.getByLabel('Subject').fill('Thank you, {name}')
  await checkAccessibility()
  await dialog.getByRole('button', { name: 'Save' }).click()
  const card = panel.getByRole('article', { name: 'Thanks' })
  await card.getByRole('button', { name: 'Edit' }).click()
  await page.keyboard.press('Escape')
  await expect(dialog).toHaveCount(0)
  await card.getByRole('button', { name: 'Edit' }).click()
  await dialog.getByLabel('Subject').fill('Many')
  await page.keyboard.press('Escape')
  await page.keyboard.press('Escape')
  await expect(dialog).toHaveCount(0)
  await card.getByRole('button', { name: 'Edit' }).click()
  await dialog.getByLabel('Subject').fill('Many thanks')
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(card).toContainText('Many thanks')
  await card.getByRole('button', { name: 'Delete' }).click()
  await expect(card).toHaveCount(0)
  await page.getByRole('status').getByRole('button', { name: 'Undo' }).click()
  await expect(card).toContainText('Many thanks')
})

test('while a person has the composer open, a colleague with the same record sees it', async ({
  page,
  request,
  browser,
  baseURL,
}) => {
  const sent = await sendEnquiry(request, { email: visitor() })
  const email = `maya.${crypto.randomUUID().slice(0, 8)}@staff.example`
  const colleague = await makeUser(request, { role: 'admin', email })
  await signInAt(page, `/admin/inbox/${sent.id}`)
  const context = await browser.newContext({ baseURL: baseURL! })
  const other = await context.newPage()
  await signInAt(other, `/admin/inbox/${sent.id}`, colleague)
  await recordOf(other, sent.name).getByRole('button', { name: 'Reply', exact: true }).click()
  const told = recordOf(page, sent.name).getByText('Maya is replying')
  await expect(told).toBeVisible()
  await recordOf(other, sent.name)
    .getByRole('button', { name: /^Close/ })
    .click()
  await expect(told).toHaveCount(0)
  await context.close()
})
