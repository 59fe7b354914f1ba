import { expect, test } from 'vitest'
import type { Problem } from '#contract/problem.ts'
import type { ReplyTemplate } from '#contract/reply.ts'
import { staffMember } from '#tests/staff.ts'
import { startTestApp } from '#tests/start-test-app.ts'

const path = '/api/reply_templates'
const hello = {
  name: 'Hello',
  subject: 'Your enquiry [{reference}]',
  text: 'Hello {name},\n\n{me}',
}
type Page = { rows: ReplyTemplate[] }

test('admins share templates for replies', async () => {
  await using app = await startTestApp()
  const [maya, ben] = [await staffMember(app), await staffMember(app)]
  const made = await maya.post(path, hello)
  expect([made.statusCode, made.json()]).toMatchObject([201, hello])
  const { id } = made.json<ReplyTemplate>()
  await ben.post(path, { ...hello, name: 'A call' })
  const names = async () => (await ben.get(path)).json<Page>().rows.map(({ name }) => name)
  expect(await names()).toEqual(['A call', 'Hello'])
  const changed = await ben.patch(`${path}/${id}`, { text: 'Dear {name} of {company}' })
  expect(changed.json()).toEqual({
    ...made.json<object>(),
    text: 'Dear {name} of {company}',
    version: 2,
    changed_by: ben.id,
  })
  expect((await maya.delete(`${path}/${id}`)).statusCode).toBe(204)
  expect((await maya.delete(`${path}/${id}`)).statusCode).toBe(404)
  expect((await maya.patch(`${path}/${id}`, { name: 'x' })).statusCode).toBe(404)
  expect(await names()).toEqual(['A call'])
})

test('a change to a version that somebody has changed meanwhile is refused with the current one', async () => {
  await using app = await startTestApp()
  const [maya, ben] = [await staffMember(app), await staffMember(app, 'ben@agency.example')]
  const made = (await maya.post(path, hello)).json<ReplyTemplate>()
  expect(made).toMatchObject({ version: 1, changed_by: maya.id })
  const patch = (person: typeof maya, change: object) => person.patch(`${path}/${made.id}`, change)
  const answers = await Promise.all([
    patch(maya, { version: 1, text: 'Dear {name}' }),
    patch(ben, { version: 1, text: 'Good day' }),
  ])
  expect(answers.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)).toEqual([200, 409])
  const [saved, refused] = answers.toSorted((a, b) => a.statusCode - b.statusCode)
  expect(refused!.json<Problem>()).toMatchObject({
    code: 'stale',
    detail: 'Somebody else changed this template meanwhile.',
    current: saved!.json<ReplyTemplate>(),
  })
  expect((await maya.get(path)).json<Page>().rows).toEqual([saved!.json<ReplyTemplate>()])
  expect((await patch(ben, { version: 2, text: 'Good day' })).json()).toMatchObject({ version: 3 })
})

test('a change without a version overwrites any other, and a version alone changes nothing', async () => {
  await using app = await startTestApp()
  const [maya, ben] = [await staffMember(app), await staffMember(app, 'ben@agency.example')]
  const { id } = (await maya.post(path, hello)).json<ReplyTemplate>()
  await ben.patch(`${path}/${id}`, { text: 'Good day' })
  const changed = await maya.patch(`${path}/${id}`, { text: 'Dear {name}' })
  expect([changed.statusCode, changed.json()]).toMatchObject([
    200,
    { text: 'Dear {name}', version: 3, changed_by: maya.id },
  ])
  for (const version of [0, 1.5, '3', null])
    expect((await maya.patch(`${path}/${id}`, { version, name: 'x' })).statusCode).toBe(422)
  expect((await maya.patch(`${path}/${id}`, { version: 3 })).statusCode).toBe(422)
  await maya.delete(`${path}/${id}`)
  expect((await maya.patch(`${path}/${id}`, { version: 3, name: 'x' })).statusCode).toBe(404)
})

test('a template outlives the account of the person who changed it last', async () => {
  await using app = await startTestApp()
  const [maya, ben] = [await staffMember(app), await staffMember(app, 'ben@agency.example')]
  await ben.post(path, hello)
  expect((await maya.post('/api/admin-delete-user', { userId: ben.id })).statusCode).toBe(200)
  const { rows } = (await maya.get(path)).json<Page>()
  expect(rows).toMatchObject([{ ...hello, version: 1, changed_by: null }])
})

test('templates of the same name are listed in the order in which they were made', async () => {
  await using app = await startTestApp()
  const maya = await staffMember(app)
  const idOf = (at: number) => `01980000-0000-7000-8000-00000000000${at}`
  const created_at = app.clock.now().toISOString()
  for (const id of [2, 1, 3].map(idOf))
    await app.database.db
      .insertInto('reply_templates')
      .values({ id, ...hello, created_at })
      .execute()
  const { rows } = (await maya.get(path)).json<Page>()
  expect(rows.map(({ id }) => id)).toEqual([1, 2, 3].map(idOf))
})

test('an unknown placeholder is refused with a sentence that names it', async () => {
  await using app = await startTestApp()
  const maya = await staffMember(app)
  const bad: [object, string, string][] = [
    [{ text: 'Hello {firstname}' }, 'text', '{firstname}'],
    [{ subject: '{ name }' }, 'subject', '{ name }'],
    [{ text: '{}' }, 'text', '{}'],
    [{ text: '{NAME}' }, 'text', '{NAME}'],
  ]
  for (const [more, field, placeholder] of bad) {
    const answer = await maya.post(path, { ...hello, ...more })
    const message = `has the placeholder ${placeholder}, which does not exist; there are {name}, {company}, {reference}, {me}`
    expect([answer.statusCode, answer.json<Problem>().errors]).toEqual([
      422,
      [{ path: field, message }],
    ])
  }
  const odd = { ...hello, text: 'Braces { alone\nand } are text. {{name}}' }
  expect((await maya.post(path, odd)).statusCode).toBe(201)
})

test('invalid templates are refused, and so are callers without permission', async () => {
  await using app = await startTestApp()
  const maya = await staffMember(app)
  const { id } = (await maya.post(path, hello)).json<ReplyTemplate>()
  const bad = [{ name: '' }, { name: 'x'.repeat(81) }, { subject: 'a\nb' }, { text: '' }, { x: 1 }]
  for (const more of bad) {
    expect([more, (await maya.post(path, { ...hello, ...more })).statusCode]).toEqual([more, 422])
    expect([more, (await maya.patch(`${path}/${id}`, more)).statusCode]).toEqual([more, 422])
  }
  expect((await maya.patch(`${path}/${id}`, {})).statusCode).toBe(422)
  const user = await staffMember(app, 'user@agency.example', 'user')
  for (const call of [user.get(path), user.post(path, hello), user.delete(`${path}/${id}`)])
    expect((await call).statusCode).toBe(403)
  expect((await app.get(path)).statusCode).toBe(401)
})

test('there are at most a hundred templates, even if two are created at the same moment', async () => {
  await using app = await startTestApp()
  const maya = await staffMember(app)
  await app.database.db
    .insertInto('reply_templates')
    .values(
      Array.from({ length: 99 }, (_, index) => ({
        id: `01980000-0000-7000-8000-0000000000${String(index).padStart(2, '0')}`,
        ...hello,
        created_at: app.clock.now().toISOString(),
      })),
    )
    .execute()
  const headers = await maya.headers()
  const answers = await Promise.all([1, 2, 3].map(() => app.post(path, hello, headers)))
  const statuses = answers.map(({ statusCode }) => statusCode)
  expect(statuses.toSorted((a, b) => a - b)).toEqual([201, 409, 409])
  expect((await maya.get(path)).json<Page>().rows).toHaveLength(100)
})
