import { admin, adminToken, expect, signInAt, test } from '#tests/browser/fixtures.ts'

test('two people who edit one template overwrite each other only when they want to', async ({
  page,
  request,
  faults,
  checkAccessibility,
}) => {
  faults.expect(/response: (404|409)/, /console: .*40[49]/)
  const headers = { authorization: `Bearer ${await adminToken(request)}` }
  const name = `Thanks ${crypto.randomUUID().slice(0, 8)}`
  const made = await request.post('/api/reply_templates', {
    headers,
    data: { name, subject: 'Thank you', text: 'Hello {name}' },
  })
  const path = `/api/reply_templates/${(await made.json()).id}`
  const changeElsewhere = async (data: object) =>
    expect((await request.patch(path, { headers, data })).status()).toBe(200)
  const saved = async () => {
    const { rows } = await (await request.get('/api/reply_templates', { headers })).json()
    return rows.find((row: { name: string }) => row.name === name)
  }

  await signInAt(page, '/admin/settings#templates')
  const card = page.getByRole('article', { name })
  const dialog = page.getByRole('dialog')
  const text = dialog.getByLabel('Text', { exact: true })
  const press = (button: string) =>
    dialog.getByRole('button', { name: button, exact: true }).click()
  const edit = async (typed: string) => {
    await card.getByRole('button', { name: 'Edit' }).click()
    await text.fill(typed)
  }

  // A change of another field is kept beside one's own.
  await edit('Dear {name}')
  await changeElsewhere({ subject: 'Many thanks' })
  await press('Save')
  await expect(dialog).toHaveCount(0)
  expect(await saved()).toMatchObject({ subject: 'Many thanks', text: 'Dear {name}' })

  await edit('Good day {name}')
  await changeElsewhere({ text: 'Hi {name}' })
  await press('Save')
  await expect(dialog.getByRole('alert')).toContainText(
    `Not saved. Changed meanwhile by ${admin.email.split('@')[0]}`,
  )
  await expect(dialog.getByLabel('Their text')).toHaveValue('Hi {name}')
  await expect(text).toHaveValue('Good day {name}')
  await checkAccessibility()
  await press('Use mine')
  await expect(dialog).toHaveCount(0)
  expect(await saved()).toMatchObject({ text: 'Good day {name}' })

  await edit('Mine')
  await dialog.getByLabel('Subject').fill('My subject')
  await changeElsewhere({ text: 'Theirs' })
  await press('Save')
  await press('Keep theirs')
  await expect(text).toHaveValue('Theirs')
  await expect(dialog.getByRole('alert')).toHaveCount(0)
  await press('Save')
  await expect(dialog).toHaveCount(0)
  expect(await saved()).toMatchObject({ subject: 'My subject', text: 'Theirs' })

  await edit('Typed before the deletion')
  await request.delete(path, { headers })
  await press('Save')
  await expect(dialog.getByRole('alert')).toContainText('Somebody else deleted this template')
  await press('Add it again')
  await expect(dialog).toHaveCount(0)
  expect(await saved()).toMatchObject({ text: 'Typed before the deletion' })
})
