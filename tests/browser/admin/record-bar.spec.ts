import {
  adminToken,
  expect,
  makeUser,
  sendEnquiry,
  signIn,
  signInAt,
  test,
} from '#tests/browser/fixtures.ts'

test('on a phone the owner of an enquiry is readable beside its stage, whatever its value', async ({
  page,
  request,
}) => {
  const owner = await makeUser(request, { role: 'admin', email: 'maya@record-bar.example' })
  const sent = await sendEnquiry(request)
  const headers = { authorization: `Bearer ${await adminToken(request)}` }
  const address = `/api/contact_submissions/${sent.id}`
  const { version } = (await (await request.get(address, { headers })).json()) as {
    version: number
  }
  const changes = { owner_id: owner.user_id, stage: 'won', value_cents: 6_500_000 }
  const data = { version, answered_at: new Date(), ...changes }
  expect((await request.patch(address, { headers, data })).status()).toBe(200)
  await page.setViewportSize({ width: 360, height: 740 })
  await signInAt(page, `/admin/inbox/${sent.id}`)
  const record = page.getByRole('article', { name: sent.name })
  const button = record.getByRole('button', { name: 'Owner: maya' })
  const words = button.getByText('maya', { exact: true })
  await expect(words).toBeVisible()
  expect(await words.evaluate((text) => text.scrollWidth <= text.clientWidth)).toBe(true)
  await expect(record.getByText('Value: $65,000')).toBeVisible()
})

test('the title of the window names an open enquiry by company and reference, and not by person', async ({
  page,
  request,
}) => {
  const sent = await sendEnquiry(request, { company: 'Otter & Oars' })
  await signInAt(page, `/admin/inbox/${sent.id}`)
  const tail = sent.id.slice(-8).toUpperCase()
  const reference = `${tail.slice(0, 4)}-${tail.slice(4)}`
  await expect(page).toHaveTitle(new RegExp(`^(\\(\\d+\\) )?Otter & Oars · ${reference} \\| `))
  await page.keyboard.press('Escape')
  await expect(page).toHaveTitle(/^(\(\d+\) )?Inbox \| /)
})

test('on a screen of 320 by 256 px, as at 400 % zoom, the bar of a record scrolls away and leaves room to read', async ({
  page,
  request,
}) => {
  const sent = await sendEnquiry(request, { message: 'A long story. '.repeat(120) })
  await page.setViewportSize({ width: 320, height: 256 })
  await signInAt(page, `/admin/inbox/${sent.id}`)
  const record = page.getByRole('article', { name: sent.name })
  await record.getByText('A long story.').first().scrollIntoViewIfNeeded()
  await page.mouse.move(160, 100)
  await page.mouse.wheel(0, 600)
  await expect(record.getByRole('button', { name: 'Stage: New' })).not.toBeInViewport()
  await expect(record.getByText('A long story.').first()).toBeInViewport()
})

test('on a screen of 320 by 256 px, the rooms scroll away with the header, and come back with the focus', async ({
  page,
  request,
}) => {
  await sendEnquiry(request)
  await page.setViewportSize({ width: 320, height: 256 })
  await signIn(page)
  const rooms = page.getByRole('navigation', { name: 'Rooms' })
  const heading = page.getByRole('heading', { name: 'User management' })
  await heading.evaluate((one) => one.scrollIntoView())
  await expect(rooms).not.toBeInViewport()
  for (const target of [
    page.getByRole('button', { name: 'Logout' }),
    rooms.getByRole('link', { name: 'Inbox' }),
    page.getByRole('link', { name: 'Skip to the list' }),
  ]) {
    await heading.evaluate((one) => one.scrollIntoView())
    await expect(target).not.toBeInViewport()
    await target.focus()
    await expect(target).toBeInViewport({ ratio: 0.9 })
  }
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320)
})

test('Escape leads from another enquiry of the same sender to the list, and Back to the first one', async ({
  page,
  request,
}) => {
  const email = `twice-${crypto.randomUUID()}@shop.example`
  const [first, second] = [
    await sendEnquiry(request, { email }),
    await sendEnquiry(request, { email }),
  ]
  await signInAt(page, '/admin/inbox')
  await page.getByRole('link', { name: first.name }).click()
  const record = (name: string) => page.getByRole('article', { name })
  const other = record(first.name).getByRole('link', { name: second.name })
  await other.click()
  await expect(record(second.name)).toBeVisible()
  await page.goBack()
  await other.click()
  await expect(record(second.name).getByRole('link', { name: first.name })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page).toHaveURL(/\/admin\/inbox$/)
  await expect(record(second.name)).toHaveCount(0)
})
