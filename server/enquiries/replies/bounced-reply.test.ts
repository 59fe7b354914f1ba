import { expect, test } from 'vitest'
import type { Problem } from '#contract/problem.ts'
import { replyWaitMs } from '#contract/reply.ts'
import type { TimelineEntry } from '#contract/timeline.ts'
import { HOUR } from '#contract/durations.ts'
import { startSmtpServer } from '#tests/receivers/smtp-server.ts'
import { liveEvents, staffMember, withEnquiry } from '#tests/staff.ts'
import { startTestApp } from '#tests/start-test-app.ts'
import { sendEnquiry } from '#tests/receivers/webhook-admin.ts'

/** An enquiry whose reply the mail server has accepted. */
async function startAnswered() {
  const smtp = await startSmtpServer()
  const env = { MAIL_FROM: 'hello@agency.example', VISITOR_CONFIRMATION: 'off', SMTP_URL: smtp.url }
  const app = await startTestApp({ env })
  const stack = new AsyncDisposableStack()
  stack.use(smtp)
  stack.use(app)
  const { staff, id } = await withEnquiry(app)
  const send = async (text: string) => {
    const answer = await staff.post(`${staff.path(id)}/replies`, { subject: 'Hello', text })
    const { id: reply } = answer.json<TimelineEntry>()
    return `${staff.path(id)}/replies/${reply}/bounced`
  }
  const bounced = await send('Thursday suits us.')
  const early = await staff.put(bounced)
  app.clock.advance(replyWaitMs)
  await app.outbox.drain()
  const answered_at = app.clock.now().toISOString()
  app.clock.advance(HOUR)
  const replies = async () => {
    const { rows } = (await staff.get(`${staff.path(id)}/timeline`)).json<{
      rows: TimelineEntry[]
    }>()
    return rows.filter(({ kind }) => kind === 'reply')
  }
  const dispose = () => stack.disposeAsync()
  return {
    app,
    staff,
    id,
    send,
    bounced,
    early,
    answered_at,
    replies,
    [Symbol.asyncDispose]: dispose,
  }
}

test('marking a reply as bounced starts the response clock again, and unmarking it stops the clock', async () => {
  await using desk = await startAnswered()
  const { app, staff, id, bounced, answered_at } = desk
  const answered = { answered_at, stage: 'contacted', version: 2 }
  expect(await staff.read(id)).toMatchObject(answered)
  const before = (await liveEvents(app)).length
  expect((await staff.put(bounced)).statusCode).toBe(204)
  expect((await staff.put(bounced)).statusCode).toBe(204)
  expect(await staff.read(id)).toMatchObject({ answered_at: null, stage: 'new', version: 3 })
  const bounced_at = app.clock.now().toISOString()
  expect(await desk.replies()).toMatchObject([{ status: 'bounced', bounced_at }])
  expect((await liveEvents(app)).slice(before)).toEqual([
    { kind: 'enquiry.changed', id, by: staff.id },
  ])
  expect((await staff.delete(bounced)).statusCode).toBe(204)
  expect((await staff.delete(bounced)).statusCode).toBe(204)
  expect(await staff.read(id)).toMatchObject({ ...answered, version: 4 })
  expect(await desk.replies()).toMatchObject([{ status: 'sent' }])
  const { rows } = (await staff.get(`/api/audit?subject=${id}&limit=2`)).json<{ rows: object[] }>()
  expect(rows).toMatchObject([{ action: 'reply.not_bounced' }, { action: 'reply.bounced' }])
})

test('a bounced reply does not undo an answer that staff recorded separately', async () => {
  await using desk = await startAnswered()
  const { app, staff, id, bounced } = desk
  const answered_at = app.clock.now().toISOString()
  await staff.change(id, { answered_at, stage: 'qualified' })
  await staff.put(bounced)
  expect(await staff.read(id)).toMatchObject({ answered_at, stage: 'qualified' })
  expect(await desk.replies()).toMatchObject([{ status: 'bounced' }])
})

test('if a second reply was accepted, the enquiry stays answered by it when the first one bounces', async () => {
  await using desk = await startAnswered()
  const { app, staff, id, bounced } = desk
  const second = await desk.send('It came back; again to this address.')
  app.clock.advance(replyWaitMs)
  await app.outbox.drain()
  const answered_at = app.clock.now().toISOString()
  await staff.put(bounced)
  expect(await staff.read(id)).toMatchObject({ answered_at, stage: 'contacted' })
  await staff.put(second)
  expect(await staff.read(id)).toMatchObject({ answered_at: null, stage: 'new' })
  await staff.delete(second)
  await staff.delete(bounced)
  expect(await staff.read(id)).toMatchObject({ answered_at: desk.answered_at, stage: 'contacted' })
})

test('retrying a reply does not send it before its undo time is over', async () => {
  await using desk = await startAnswered()
  const { app, staff } = desk
  const path = (await desk.send('A moment.')).replace('/bounced', '')
  await staff.post(`/api/deliveries/${path.split('/').at(-1)}/retry`)
  await app.outbox.drain()
  expect((await staff.delete(path)).statusCode).toBe(204)
})

test('a bounced reply that is sent again counts as the answer once more', async () => {
  await using desk = await startAnswered()
  const { app, staff, id, bounced } = desk
  await staff.put(bounced)
  const [reply] = await desk.replies()
  await staff.post(`/api/deliveries/${reply?.id}/retry`)
  app.clock.advance(1)
  await app.outbox.drain()
  expect(await desk.replies()).toMatchObject([{ status: 'sent' }])
  const answered_at = app.clock.now().toISOString()
  expect(await staff.read(id)).toMatchObject({ answered_at, stage: 'contacted' })
})

test('only an accepted reply of this enquiry can be marked as bounced, and only by those who may answer it', async () => {
  await using desk = await startAnswered()
  const { app, staff, id, bounced, early } = desk
  expect([early.statusCode, early.json<Problem>().code]).toEqual([409, 'not_sent'])
  const reply = bounced.split('/').at(-2)!
  const elsewhere = `${staff.path(await sendEnquiry(app))}/replies/${reply}/bounced`
  expect((await staff.put(elsewhere)).statusCode).toBe(404)
  expect((await staff.put(bounced.replace(reply, 'one'))).statusCode).toBe(422)
  expect((await app.put(bounced)).statusCode).toBe(401)
  const user = await staffMember(app, 'user@agency.example', 'user')
  expect((await user.put(bounced)).statusCode).toBe(403)
  await staff.put(`${staff.path(id)}/bin`)
  expect((await staff.put(bounced)).json()).toMatchObject({ status: 409, code: 'in_bin' })
})
