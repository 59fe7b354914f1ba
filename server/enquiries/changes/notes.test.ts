import { expect, test } from 'vitest'
import type { TimelineEntry } from '#contract/timeline.ts'
import { HOUR, MINUTE } from '#contract/durations.ts'
import { liveEvents, staffMember, withEnquiry } from '#tests/staff.ts'
import { startTestApp } from '#tests/start-test-app.ts'

type App = Awaited<ReturnType<typeof startTestApp>>
type Staff = Awaited<ReturnType<typeof staffMember>>
type Page = { rows: TimelineEntry[] }

const write = (staff: Staff, id: string, text: string) =>
  staff.post(`${staff.path(id)}/notes`, { text })
const mentionMails = async (app: App) =>
  (
    await app.database.db
      .selectFrom('deliveries')
      .select(['recipient', 'reply_to', 'data'])
      .where('kind', '=', 'mention')
      .orderBy('created_at')
      .orderBy('recipient')
      .execute()
  ).map((row) => ({ ...row, data: JSON.parse(row.data) as object }))

test('a note is shown in the timeline, is sent to open dashboards, and changes no version', async () => {
  await using app = await startTestApp()
  const { staff, id } = await withEnquiry(app)
  app.clock.advance(MINUTE)
  const text = 'Called them.\n\nThey want <b>numbers</b> ﷽ 👩‍🚀'
  const answer = await write(staff, id, `  ${text}\n`)
  const entry = {
    kind: 'note',
    at: app.clock.now().toISOString(),
    actor: { id: staff.id, email: staff.email },
    text,
    mentions: [],
  }
  expect([answer.statusCode, answer.json()]).toMatchObject([201, entry])
  const { rows } = (await staff.get(`${staff.path(id)}/timeline`)).json<Page>()
  expect(rows[0]).toEqual(answer.json())
  expect(await staff.read(id)).toMatchObject({ version: 1 })
  expect((await liveEvents(app)).at(-1)).toEqual({ kind: 'enquiry.changed', id, by: staff.id })
})

test('if two people write a note at the same moment, both notes are kept', async () => {
  await using app = await startTestApp()
  const { staff, id } = await withEnquiry(app)
  const ben = await staffMember(app, 'ben@agency.example')
  await Promise.all([write(staff, id, 'from maya'), write(ben, id, 'from ben')])
  const { rows } = (await staff.get(`${staff.path(id)}/timeline`)).json<Page>()
  const notes = rows.flatMap((row) => (row.kind === 'note' ? row.text : []))
  expect(notes.toSorted()).toEqual(['from ben', 'from maya'])
})

test('an enquiry can be found by the words of its notes', async () => {
  await using app = await startTestApp()
  const { staff, id } = await withEnquiry(app)
  const words = async () => {
    const { db } = app.database
    const row = db.selectFrom('search_documents').select('words').where('submission_id', '=', id)
    return (await row.executeTakeFirstOrThrow()).words.split(' ')
  }
  expect(await words()).not.toContain('zanzibar')
  await write(staff, id, 'They sell in Zanzibar.')
  expect(await words()).toContain('zanzibar')
})

test('a search that needs a note to find an enquiry returns the part of the note that matches', async () => {
  await using app = await startTestApp()
  const { staff, id } = await withEnquiry(app)
  const found = async (q: string) => {
    const { rows } = (await staff.get(`/api/contact_submissions?q=${q}`)).json<{
      rows: { name: string; found_note: string | null }[]
    }>()
    return rows.map(({ found_note }) => found_note)
  }
  await write(staff, id, 'An older one about zanzibar.')
  app.clock.advance(MINUTE)
  await write(staff, id, `They sell honey\nfrom the farms of Zanzíbar, ${'and more '.repeat(30)}`)
  app.clock.advance(MINUTE)
  await write(staff, id, 'Rang back.')
  const { name } = (await staff.read(id)) as { name: string }
  const [excerpt] = await found('zanz')
  expect(excerpt).toMatch(/^…the farms of Zanzíbar, and more/)
  expect(excerpt?.length).toBeLessThan(170)
  expect(await found(`${encodeURIComponent(name)} rang`)).toEqual(['Rang back.'])
  expect(await found(encodeURIComponent(name))).toEqual([null])
})

test('an admin mentioned in a note gets one mail about it, and its author does not', async () => {
  await using app = await startTestApp()
  const { staff, id } = await withEnquiry(app)
  const ben = await staffMember(app, 'ben@agency.example')
  const text = '@ben, @Ben@agency.example and @maya: who calls? Not @nobody, @user or @benny.'
  await staffMember(app, 'user@agency.example', 'user')
  const answer = await write(staff, id, text)
  expect(answer.json()).toMatchObject({ mentions: [ben.email, staff.email] })
  expect(await mentionMails(app)).toEqual([
    {
      recipient: ben.email,
      reply_to: staff.email,
      data: {
        id,
        by: staff.email,
        company: 'Engines',
        name: 'Ada',
        text,
        link: { path: `/admin/inbox/${id}` },
      },
    },
  ])
})

test('mentions are recognized by name or address, as in these examples', async () => {
  await using app = await startTestApp()
  const { staff, id } = await withEnquiry(app)
  const zoe = await app.makeUser({ role: 'admin', email: 'zoe.b@agency.example' })
  const other = await app.makeUser({ role: 'admin', email: 'zoe.b@other.example' })
  const brien = await app.makeUser({ role: 'admin', email: "o'brien@agency.example" })
  await app.makeUser({ role: 'admin', email: 'o@agency.example' })
  const both = [zoe.email, other.email]
  const cases: [string, string[]][] = [
    ['@zoe.b', both],
    ['Ask @zoe.b.', both],
    ["(@ZOE.B's idea)", both],
    ['@zoe.b@other.example!', [other.email]],
    ['@zoe.b@agency.example.', [zoe.email]],
    ["@o'brien@agency.example knows", [brien.email]],
    ["(@o'brien)", [brien.email]],
    ["@o'brien's idea", [brien.email]],
    ["@zoe.b/@o'brien", [...both, brien.email]],
    ['@zoe.b/jonas', both],
    [`@${"'".repeat(500)}`, []],
    ['@zoe', []],
    ['@zoe.bb', []],
    ['@zoe.b@agency', []],
    ['mail@zoe.b', []],
    ['@@zoe.b', []],
    ['write to zoe.b@agency.example', []],
    [`${'@'.repeat(5_000)}zoe.b ${'a@'.repeat(2_000)}`, []],
  ]
  for (const [text, mentions] of cases) {
    const answer = await write(staff, id, text)
    expect([text, answer.json()]).toMatchObject([text, { mentions }])
  }
})

test('a deactivated person cannot be mentioned and gets no mail', async () => {
  await using app = await startTestApp()
  const { staff, id } = await withEnquiry(app)
  const ben = await app.makeUser({ role: 'admin', email: 'ben@agency.example' })
  await staff.patch(`/api/people/${ben.id}`, { active: false })
  expect((await write(staff, id, '@ben knows them')).json()).toMatchObject({ mentions: [] })
  expect(await mentionMails(app)).toEqual([])
})

test('a note mentions at most twenty people', async () => {
  await using app = await startTestApp()
  const { staff, id } = await withEnquiry(app)
  const names = Array.from({ length: 25 }, (_, index) => `admin${index + 10}`)
  for (const name of names) await app.makeUser({ role: 'admin', email: `${name}@agency.example` })
  const answer = await write(staff, id, names.map((name) => `@${name}`).join(' '))
  const mentions = names.slice(0, 20).map((name) => `${name}@agency.example`)
  expect(answer.json()).toMatchObject({ mentions })
  expect(await mentionMails(app)).toHaveLength(20)
})

test('sending the same note again within a minute adds nothing, and later it is a new note', async () => {
  await using app = await startTestApp()
  const { staff, id } = await withEnquiry(app)
  const ben = await staffMember(app, 'ben@agency.example')
  const [first, second] = await Promise.all([write(staff, id, '@ben?'), write(staff, id, '@ben?')])
  app.clock.advance(MINUTE - 1)
  const third = await write(staff, id, '@ben?')
  expect([second.json(), third.json()]).toEqual([first.json(), first.json()])
  expect(await mentionMails(app)).toHaveLength(1)
  await write(ben, id, '@ben?')
  await write(staff, id, '@ben!')
  app.clock.advance(1)
  await write(staff, id, '@ben?')
  expect(await mentionMails(app)).toHaveLength(3)
})

test('an invalid note is refused, and only admins can write notes', async () => {
  await using app = await startTestApp()
  const { staff, id } = await withEnquiry(app)
  const bad = [
    {},
    { text: '' },
    { text: ' \n ' },
    { text: 'x'.repeat(10_001) },
    { text: 'a\u0000' },
  ]
  for (const body of [...bad, { text: '\ud800' }, { text: 'a', mentions: [] }, { text: 1 }]) {
    const answer = await staff.post(`${staff.path(id)}/notes`, body)
    expect([body, answer.statusCode]).toEqual([body, 422])
  }
  expect((await write(staff, staff.id, 'a')).statusCode).toBe(404)
  const user = await staffMember(app, 'user@agency.example', 'user')
  expect((await write(user, id, 'a')).statusCode).toBe(403)
  app.clock.advance(HOUR)
  const { rows } = (await staff.get(`${staff.path(id)}/timeline`)).json<Page>()
  expect(rows.filter(({ kind }) => kind === 'note')).toEqual([])
})
