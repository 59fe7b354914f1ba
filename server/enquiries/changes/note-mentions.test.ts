import { expect, test } from 'vitest'
import { MINUTE } from '#contract/durations.ts'
import type { EnquiryPage } from '#contract/enquiry-list.ts'
import type { TimelineEntry } from '#contract/timeline.ts'
import { countWaiting } from '#tests/count-waiting.ts'
import { eventually } from '#tests/eventually.ts'
import { sendEnquiry } from '#tests/receivers/webhook-admin.ts'
import { liveEvents, staffMember, withEnquiry } from '#tests/staff.ts'
import { startTestApp } from '#tests/start-test-app.ts'
import type { z } from 'zod'

type App = Awaited<ReturnType<typeof startTestApp>>
type Staff = Awaited<ReturnType<typeof staffMember>>
type Note = Extract<TimelineEntry, { kind: 'note' }>

/** Maya with an enquiry, who mentions her colleagues Ben and Zoe. */
async function team(app: App) {
  const { staff: maya, id } = await withEnquiry(app)
  const ben = await staffMember(app, 'ben@agency.example')
  const zoe = await staffMember(app, 'zoe@agency.example')
  const notes = `${maya.path(id)}/notes`
  return {
    maya,
    ben,
    zoe,
    id,
    write: async (text: string, about = id) =>
      (await maya.post(`${maya.path(about)}/notes`, { text })).json<Note>(),
    correct: (note: Note, text: string) => maya.patch(`${notes}/${note.id}`, { text }),
    remove: (note: Note) => maya.delete(`${notes}/${note.id}`),
  }
}

const listOf = async (person: Staff, more = '') =>
  (await person.get(`/api/contact_submissions?mentioned=me&count=exact${more}`)).json<
    z.infer<typeof EnquiryPage>
  >()
const mentioned = async (person: Staff, more = '') =>
  (await listOf(person, more)).rows.map(({ id }) => id)
/** The number beside the view. */
const unread = async (person: Staff) => (await listOf(person, '&unread=1&limit=1')).total

test('a note makes its enquiry unread again for each colleague whom it mentions, and lists it for them', async () => {
  await using app = await startTestApp()
  const { maya, ben, zoe, id, write } = await team(app)
  const other = await staffMember(app)
  for (const person of [maya, ben, other]) await person.put(`${person.path(id)}/read`)
  app.clock.advance(MINUTE)
  await sendEnquiry(app)
  const before = (await liveEvents(app)).length
  await write('@ben, @zoe and I, @maya: who calls?')
  expect((await liveEvents(app)).slice(before)).toEqual([
    { kind: 'enquiry.read', id, by: ben.id },
    { kind: 'enquiry.changed', id, by: maya.id },
  ])
  const people = [maya, ben, zoe, other]
  expect(await Promise.all(people.map((person) => mentioned(person)))).toEqual([[], [id], [id], []])
  expect(await Promise.all(people.map(unread))).toEqual([0, 1, 1, 0])
  const [row] = (await listOf(ben)).rows
  expect(row).toMatchObject({ id, unread: true })
  for (const person of [maya, other])
    expect((await person.get('/api/contact_submissions?sort=oldest')).json()).toMatchObject({
      rows: [{ id, unread: false }, {}],
    })

  await ben.put(`${ben.path(id)}/read`)
  expect([await unread(ben), await unread(zoe)]).toEqual([0, 1])
  expect(await mentioned(ben)).toEqual([id])
  app.clock.advance(MINUTE)
  await write('@ben, did you call?')
  expect(await unread(ben)).toBe(1)
  expect((await listOf(ben)).total).toBe(1)
})

test('a note sent twice mentions once, so that opening the enquiry in between is not undone', async () => {
  await using app = await startTestApp()
  const { ben, id, write } = await team(app)
  const first = await write('@ben?')
  await ben.put(`${ben.path(id)}/read`)
  expect(await write('@ben?')).toEqual(first)
  expect(await unread(ben)).toBe(0)
})

test('a corrected note mentions whom its new text names, and is unread again only for those it newly names', async () => {
  await using app = await startTestApp()
  const { ben, zoe, id, write, correct } = await team(app)
  const note = await write('@ben, who cals?')
  for (const person of [ben, zoe]) await person.put(`${person.path(id)}/read`)
  await correct(note, '@ben and @zoe, who calls?')
  expect([await unread(ben), await unread(zoe)]).toEqual([0, 1])
  expect([await mentioned(ben), await mentioned(zoe)]).toEqual([[id], [id]])
  await correct(note, '@zoe, who calls?')
  expect([await mentioned(ben), await mentioned(zoe)]).toEqual([[], [id]])
})

test('a removed note mentions nobody, but its enquiry stays unread; another note still mentions', async () => {
  await using app = await startTestApp()
  const { ben, zoe, id, write, correct, remove } = await team(app)
  await ben.put(`${ben.path(id)}/read`)
  const note = await write('@ben and @zoe, who calls?')
  const other = await write('@zoe has their number.')
  expect((await remove(note)).statusCode).toBe(204)
  expect([await mentioned(ben), await mentioned(zoe)]).toEqual([[], [id]])
  expect((await ben.get('/api/contact_submissions')).json()).toMatchObject({
    rows: [{ id, unread: true }],
  })
  await remove(other)
  expect(await mentioned(zoe)).toEqual([])
  await correct(note, '@ben, who calls?')
  expect(await mentioned(ben)).toEqual([id])
})

test('a mention outlives a deactivation or demotion of the person, who is not mentioned meanwhile', async () => {
  await using app = await startTestApp()
  const { maya, ben, zoe, id, write } = await team(app)
  await write('@ben and @zoe, who calls?')
  const place = (person: Staff) => `/api/people/${person.id}`
  await maya.patch(place(ben), { active: false })
  await maya.patch(place(zoe), { role: 'user' })
  expect((await zoe.get('/api/contact_submissions?mentioned=me')).statusCode).toBe(403)
  const later = await sendEnquiry(app)
  expect(await write('@ben and @zoe, and this one?', later)).toMatchObject({ mentions: [] })
  await maya.patch(place(ben), { active: true })
  await maya.patch(place(zoe), { role: 'admin' })
  expect([await mentioned(ben), await mentioned(zoe)]).toEqual([[id], [id]])
})

test('an enquiry in the bin or in quarantine is not counted among the mentions of the inbox', async () => {
  await using app = await startTestApp()
  const { maya, ben, id, write } = await team(app)
  const spam = await sendEnquiry(app)
  await write('@ben, who calls?')
  await write('@ben, is this spam?', spam)
  expect(await unread(ben)).toBe(2)
  await maya.put(`${maya.path(id)}/bin`)
  await maya.put(`${maya.path(spam)}/quarantine`)
  expect([await mentioned(ben), await unread(ben)]).toEqual([[], 0])
  expect(await mentioned(ben, '&bin=only')).toEqual([id])
  expect(await mentioned(ben, '&quarantine=only')).toEqual([spam])
  await write('@ben, it is in the bin.')
  await maya.delete(`${maya.path(id)}/bin`)
  expect([await mentioned(ben), await unread(ben)]).toEqual([[id], 1])
})

test('the mentions can be filtered, searched, ordered and exported like every other list', async () => {
  await using app = await startTestApp()
  const { maya, ben, id, write } = await team(app)
  await sendEnquiry(app)
  app.clock.advance(MINUTE)
  const second = await sendEnquiry(app)
  await write('@ben, about kayaks')
  await write('@ben, about canoes', second)
  await maya.change(second, { stage: 'won' })
  await ben.change(id, { owner_id: ben.id, follow_up_at: app.clock.now().toISOString() })
  for (const [more, found] of [
    ['', [second, id]],
    ['&sort=oldest', [id, second]],
    ['&stage=won', [second]],
    ['&owner=me', [id]],
    ['&waiting=1', [id]],
    ['&follow_up=due&sort=due', [id]],
    ['&q=kayaks', [id]],
    ['&q=about&stage=won', [second]],
    ['&q=kayaks&stage=won', []],
    ['&from=2100-01-01', []],
  ] as const) {
    expect([more, await mentioned(ben, more)]).toEqual([more, found])
    expect([more, (await listOf(ben, `${more}&limit=1`)).total]).toEqual([more, found.length])
  }
  const first = await listOf(ben, '&limit=1')
  expect(await mentioned(ben, `&cursor=${first.next}`)).toEqual([id])
  const file = await ben.get('/api/contact_submissions/export?format=json&mentioned=me&sort=oldest')
  expect(file.headers['x-total-count']).toBe('2')
  expect(file.json<{ id: string }[]>().map((row) => row.id)).toEqual([id, second])
  const view = { name: 'Asked', query: 'mentioned=me&stage=won' }
  expect((await ben.post('/api/saved_views', view)).statusCode).toBe(201)
})

test('the mentions of a person who is deleted go with their account', async () => {
  await using app = await startTestApp()
  const { maya, ben, zoe, id, write } = await team(app)
  await write('@ben and @zoe, who calls?')
  expect((await maya.post('/api/admin-delete-user', { userId: ben.id })).statusCode).toBe(200)
  const { db } = app.database
  const left = await db.selectFrom('note_mentions').select(['user_id', 'submission_id']).execute()
  expect(left).toEqual([{ user_id: zoe.id, submission_id: id }])
  await db.deleteFrom('contact_submissions').where('id', '=', id).execute()
  expect(await db.selectFrom('note_mentions').selectAll().execute()).toEqual([])
})

test.runIf(process.env.TEST_DATABASE === 'postgres')(
  'a note that mentions somebody whose account is being deleted is kept, without the mention',
  async () => {
    await using app = await startTestApp()
    const { maya, ben, zoe, id } = await team(app)
    const headers = await maya.headers()
    const { db } = app.database
    const { writing } = await db.transaction().execute(async (trx) => {
      await trx.deleteFrom('users').where('id', '=', ben.id).execute()
      const text = '@ben and @zoe, who calls?'
      const answer = app.post(`${maya.path(id)}/notes`, { text }, headers)
      await eventually(async () => expect(await countWaiting(db)).toBe(1))
      return { writing: answer }
    })
    expect((await writing).statusCode).toBe(201)
    expect(await mentioned(zoe)).toEqual([id])
  },
)
