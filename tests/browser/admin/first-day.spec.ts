import { expect, makeUser, sendEnquiry, signInAt, test, tokensOf } from '#tests/browser/fixtures.ts'
import { startSite } from '#tests/browser/start-site.ts'

test('an empty inbox lists what is left to set up, and ticks each step when it is done', async ({
  page,
  playwright,
}) => {
  const site = await startSite()
  const request = await playwright.request.newContext({ baseURL: site.url })
  try {
    await page.goto(`${site.url}/admin`)
    await page.getByLabel('Email').fill(site.admin.email)
    await page.getByLabel('Password').fill(site.admin.password)
    await page.getByRole('button', { name: 'Sign In' }).click()
    await expect(page.getByRole('heading', { name: 'Admin dashboard' })).toBeVisible()
    await page.goto(`${site.url}/admin/inbox`)
    const list = page.getByRole('region', { name: 'Getting ready' })
    const done = list.getByRole('heading', { name: /\(done\)/ })
    await expect(list.getByRole('heading', { level: 4 })).toHaveCount(4)
    await expect(done).toHaveCount(0)
    const { id } = await sendEnquiry(request)
    await expect(done).toHaveText(['Send yourself an enquiry (done)'])

    // The steps are for an inbox that has never had more, not for one that somebody has emptied.
    const headers = {
      authorization: `Bearer ${(await tokensOf(request, site.admin)).access_token}`,
    }
    const binOf = `/api/contact_submissions/${id}/bin`
    expect((await request.put(binOf, { headers })).status()).toBe(200)
    await page.reload()
    await expect(page.getByText('No contact submissions.')).toBeVisible()
    await expect(page.getByRole('link', { name: '1 in the bin' })).toBeVisible()
    await expect(list).toBeHidden()
    expect((await request.delete(binOf, { headers })).status()).toBe(200)
    await page.reload()
    await expect(list).toBeVisible()

    await list.getByRole('link', { name: 'People' }).click()
    const form = page.getByRole('form', { name: 'Create user' })
    const create = async (email: string, role: 'user' | 'admin') => {
      await form.getByLabel('Email').fill(email)
      await form.getByRole('textbox', { name: 'Password' }).fill('a-long-enough-pass-phrase-4711')
      await form.getByLabel('Role').selectOption(role)
      await form.getByRole('button', { name: 'Create User' }).click()
      await expect(page.getByRole('table', { name: 'All users' })).toContainText(email)
    }
    const inbox = page.getByRole('link', { name: 'Inbox' }).first()
    await create('reader@staff.example', 'user')
    await page.goto(`${site.url}/admin/inbox`)
    await expect(list).toBeVisible()
    await expect(done, 'nothing can be given to somebody who sees none of it').toHaveCount(1)
    await page.goto(`${site.url}/admin/people`)
    await create('colleague@staff.example', 'admin')
    await inbox.click()
    await expect(done).toHaveText([/Send yourself/, /Invite a colleague/])
    await list.getByRole('button', { name: 'Dismiss' }).click()
    await expect(list).toBeHidden()
    // Its event stream would not survive the end of the server.
    await page.goto('about:blank')
  } finally {
    await request.dispose()
    await site.stop()
  }
})

test('in forced colors the selected option and the focused text field are outlined', async ({
  page,
  request,
}) => {
  await page.emulateMedia({ forcedColors: 'active' })
  const { email } = await makeUser(request, { role: 'admin' })
  const { id } = await sendEnquiry(request)
  await signInAt(page, `/admin/inbox/${id}`)
  const note = page.getByPlaceholder('A note for colleagues; @ mentions one')
  const frame = note.locator('xpath=..')
  await expect(frame).toHaveCSS('outline-style', 'none')
  await note.fill(`@${email.slice(0, 20)}`)
  await expect(page.getByRole('option', { name: email })).toHaveCSS('outline-style', 'solid')
  await expect(frame).toHaveCSS('outline-style', 'solid')
  await note.fill('')
  await page.keyboard.press('Control+k')
  const field = page.getByRole('combobox').first()
  await expect(field).toHaveCSS('outline-style', 'solid')
  await field.fill('settings')
  const chosen = page.getByRole('option', { selected: true })
  await expect(chosen).toHaveCSS('outline-style', 'solid')
})
