import { expect, test } from 'vitest'
import { HOUR } from '#contract/durations.ts'
import { replyWaitMs } from '#contract/reply.ts'
import type { TimelineEntry } from '#contract/timeline.ts'
import { startSmtpServer } from '#tests/receivers/smtp-server.ts'
import { liveEvents, staffMember, withEnquiry } from '#tests/staff.ts'
import { startTestApp } from '#tests/start-test-app.ts'

type App = Awaited<ReturnType<typeof startTestApp>>
type Note = Extract<TimelineEntry, { kind: 'note' }>

/** An enquiry with notes by Maya, who has a colleague Ben. */
async function withNotes(app: App) {
  const { staff, id } = await withEnquiry(app)
  const ben = await staffMember(app, 'ben@agency.example')
  const notes = `${staff.path(id)}/notes`
  return {
    staff,
    ben,
    id,
    notes,
    write: async (text: string) => (await staff.post(notes, { text })).json<Note>(),
    correct: (note: Note, text: string) => staff.patch(`${notes}/${note.id}`, { text }),
    remove: (note: Note) => staff.delete(`${notes}/${note.id}`),
    shown: async () =>
      (await staff.get(`${staff.path(id)}/timeline`))
        .json<{ rows: TimelineEntry[] }>()
        .rows.filter((row): row is Note => row.kind === 'note'),
    found: async (q: string) =>
      (await staff.get(`/api/contact_submissions?q=${q}`)).json<{ rows: unknown[] }>().rows.length,
  }
}

/** The same with a mail server. `mails` are the recipients and texts of the mails about notes. */
async function withMails() {
  const smtp = await startSmtpServer()
  const env = { MAIL_FROM: 'Agency <hello@agency.example>', SMTP_URL: smtp.url }
  const app = await startTestApp({ env })
  const stack = new AsyncDisposableStack()
  stack.use(smtp)
  stack.use(app)
  const desk = await withNotes(app)
  return {
    ...desk,
    app,
    pass: async (milliseconds: number) => {
      app.clock.advance(milliseconds)
      await app.outbox.drain()
    },
    mails: () =>
      smtp.received.flatMap(({ recipients, mail }) => {
        const { by, text } = JSON.parse(mail.text!) as { by?: string; text: string }
        return by === undefined ? [] : [[recipients[0], text]]
      }),
    [Symbol.asyncDispose]: () => stack.disposeAsync(),
  }
}

test('the author of a note can correct it: the history says so, and the search finds only the new words', async () => {
  await using app = await startTestApp()
  const { staff, id, write, correct, shown, found } = await withNotes(app)
  const other = await write('They prefer kayaks.')
  app.clock.advance(HOUR)
  const note = await write('They sell in Zanzibra.')
  app.clock.advance(HOUR)
  const answer = await correct(note, '  They sell in Zanzibar. ')
  const edited_at = app.clock.now().toISOString()
  const corrected = { ...note, text: 'They sell in Zanzibar.', edited_at }
  expect([answer.statusCode, answer.json()]).toEqual([200, corrected])
  expect(await shown()).toEqual([corrected, other])
  expect([await found('zanzibra'), await found('zanzibar'), await found('kayaks')]).toEqual([
    0, 1, 1,
  ])
  expect(await staff.read(id)).toMatchObject({ version: 1 })
  expect((await liveEvents(app)).at(-1)).toEqual({ kind: 'enquiry.changed', id, by: staff.id })
  app.clock.advance(HOUR)
  expect((await correct(note, corrected.text)).json()).toEqual(corrected)
})

test('a removed note leaves a line without its text, cannot be found, and comes back when it is corrected', async () => {
  await using app = await startTestApp()
  const { staff, id, write, correct, remove, shown, found } = await withNotes(app)
  const note = await write('Of another record: lighthouse.')
  app.clock.advance(HOUR)
  expect((await remove(note)).statusCode).toBe(204)
  const removed_at = app.clock.now().toISOString()
  expect(await shown()).toEqual([{ ...note, text: '', removed_at }])
  expect(await found('lighthouse')).toBe(0)
  const kept = await app.database.db.selectFrom('timeline_entries').select('data').execute()
  expect(JSON.stringify(kept)).not.toContain('lighthouse')
  expect((await liveEvents(app)).at(-1)).toEqual({ kind: 'enquiry.changed', id, by: staff.id })
  expect((await remove(note)).statusCode).toBe(404)
  await correct(note, 'No, of this one: lighthouse.')
  expect(await shown()).toMatchObject([{ text: 'No, of this one: lighthouse.' }])
  expect((await shown())[0]).not.toHaveProperty('removed_at')
  expect(await found('lighthouse')).toBe(1)
})

test('nobody else can change a note, and nothing but a note can be changed this way', async () => {
  await using app = await startTestApp()
  const { staff, ben, id, notes, write, correct, shown } = await withNotes(app)
  const note = await write('Mine.')
  const place = `${notes}/${note.id}`
  const refusals = [
    [await ben.patch(place, { text: 'His.' }), 403],
    [await ben.delete(place), 403],
    [await correct(note, ' '), 422],
    [await staff.delete(`${staff.path(ben.id)}/notes/${note.id}`), 404],
    [await staff.delete(`${notes}/${id}`), 404],
    [await staff.delete(`${notes}/first`), 422],
  ] as const
  expect(refusals.map(([{ statusCode }]) => statusCode)).toEqual(refusals.map(([, code]) => code))
  await staff.put(`${staff.path(id)}/read`)
  const { rows } = (await staff.get(`${staff.path(id)}/timeline`)).json<{ rows: TimelineEntry[] }>()
  const opened = rows.find(({ kind }) => kind === 'read')!
  expect((await staff.delete(`${notes}/${opened.id}`)).statusCode).toBe(404)
  const user = await staffMember(app, 'user@agency.example', 'user')
  expect((await user.delete(place)).statusCode).toBe(403)
  expect(await shown()).toEqual([note])
})

test('the mail about a mention waits until the note can no longer be undone', async () => {
  await using desk = await withMails()
  const { write, remove, shown, mails, pass } = desk
  const undone = await write('@ben wrong record')
  await pass(replyWaitMs - 1)
  await remove(undone)
  await pass(HOUR)
  expect(mails()).toEqual([])
  expect(await shown()).toMatchObject([{ mentions: [] }])
  await write('@ben right record')
  await pass(replyWaitMs - 1)
  expect(mails()).toEqual([])
  await pass(1)
  expect(mails()).toEqual([['ben@agency.example', '@ben right record']])
})

test('retrying the mail about a mention does not send it before the note can no longer be undone', async () => {
  await using desk = await withMails()
  const { staff, write, mails, pass } = desk
  await write('@ben right record')
  const { rows } = (await staff.get('/api/deliveries?kind=mention')).json<{
    rows: { id: string }[]
  }>()
  const retried = await staff.post(`/api/deliveries/${rows[0]?.id}/retry`)
  expect(retried.json()).toEqual(rows[0])
  await pass(replyWaitMs - 1)
  expect(mails()).toEqual([])
  await pass(1)
  expect(mails()).toHaveLength(1)
})

test('a corrected note is mailed once to each person: with its last text, and not to whom it has reached', async () => {
  await using desk = await withMails()
  const { ben, write, correct, remove, shown, mails, pass } = desk
  const note = await write('@ben who cals?')
  await correct(note, '@ben who calls?')
  await pass(replyWaitMs)
  expect(mails()).toEqual([[ben.email, '@ben who calls?']])
  await staffMember(desk.app, 'zoe@agency.example')
  await correct(note, '@zoe who calls?')
  await correct(note, '@ben and @zoe, who calls?')
  await pass(replyWaitMs)
  expect(mails().slice(1)).toEqual([['zoe@agency.example', '@ben and @zoe, who calls?']])
  await remove(note)
  expect((await shown())[0]?.mentions.toSorted()).toEqual([ben.email, 'zoe@agency.example'])
})
