import { expect, test } from 'vitest'
import type { Delivery } from '#contract/delivery.ts'
import type { Problem } from '#contract/problem.ts'
import { replyWaitMs } from '#contract/reply.ts'
import { makeDueNow } from '#server/deliveries/record-attempt.ts'
import { HOUR, MINUTE, SECOND } from '#contract/durations.ts'
import { createLimits } from '#server/http/limits/limits.ts'
import { letter, type Reply, startReplyTestApp } from '#tests/reply-test-app.ts'
import { liveEvents, releasing, staffMember, withEnquiry, writtenHistory } from '#tests/staff.ts'
import { startTestApp } from '#tests/start-test-app.ts'
import { sendEnquiry, webhookAdmin, webhookRows } from '#tests/receivers/webhook-admin.ts'
import { sendReply } from './send-reply.ts'
import { withdrawReply } from './withdraw-reply.ts'

test('a reply is mailed some seconds later to the visitor only, with Reply-To set to its author', async () => {
  await using desk = await startReplyTestApp()
  const { app, staff, id } = desk
  const answer = await desk.send()
  const written = { kind: 'reply', ...letter, status: 'waiting', sent_at: null, answer: null }
  expect([answer.statusCode, answer.json()]).toMatchObject([201, written])
  await desk.pass(replyWaitMs - 1)
  expect(desk.letters()).toEqual([])
  expect(await staff.read(id)).toMatchObject({ answered_at: null, stage: 'new', version: 1 })
  await desk.pass(1)
  const [{ recipients, mail, raw }, ...more] = desk.letters() as [
    ReturnType<typeof desk.letters>[number],
  ]
  expect([recipients, more.length]).toEqual([['ada@shop.example'], 0])
  expect(mail.replyTo?.value).toEqual([{ address: staff.email, name: '' }])
  expect(mail.from?.text).toBe('"Agency" <hello@agency.example>')
  expect(raw).not.toMatch(/^auto-submitted/im)
  expect(JSON.parse(mail.text!)).toEqual({
    ...letter,
    quote: { at: desk.received, message: 'First orders come.' },
  })
  expect(await desk.replies()).toMatchObject([
    { ...written, status: 'sent', sent_at: app.clock.now().toISOString(), answer: /kept/ },
  ])
})

test('a reply accepted by the mail server is the answer: the clock stops, and history and webhooks record it', async () => {
  await using desk = await startReplyTestApp()
  const { app, staff, id } = desk
  const admin = await webhookAdmin(app)
  await admin.made(undefined, ['enquiry.changed'])
  await desk.send()
  await desk.pass(replyWaitMs)
  const answered_at = app.clock.now().toISOString()
  expect(await staff.read(id)).toMatchObject({ answered_at, stage: 'contacted', version: 2 })
  expect((await writtenHistory(app, id)).at(-1)).toMatchObject({
    kind: 'changed',
    actor: { id: staff.id, email: staff.email },
    changes: [
      { field: 'stage', before: 'new', after: 'contacted' },
      { field: 'answered_at', before: null, after: answered_at },
    ],
  })
  expect((await webhookRows(app)).map(({ kind }) => kind)).toEqual(['enquiry.changed'])
  expect((await liveEvents(app)).at(-1)).toEqual({ kind: 'enquiry.changed', id, by: staff.id })
})

test('a second answer changes neither the time of the first nor a later stage', async () => {
  await using desk = await startReplyTestApp()
  const { staff, id } = desk
  await staff.change(id, { answered_at: desk.received, stage: 'won' })
  await desk.send()
  await desk.pass(replyWaitMs)
  expect(await desk.replies()).toMatchObject([{ status: 'sent' }])
  const same = { answered_at: desk.received, stage: 'won', version: 2 }
  expect(await staff.read(id)).toMatchObject(same)
})

test('a reply can be taken back until it is in flight', async () => {
  await using desk = await startReplyTestApp()
  const { app, staff, path } = desk
  const { id: replyId } = (await desk.send()).json<Reply>()
  const other = `${staff.path(await sendEnquiry(app))}/replies/${replyId}`
  expect((await staff.delete(other)).statusCode).toBe(404)
  expect((await staff.delete(`${path}/${replyId}`)).statusCode).toBe(204)
  expect((await staff.delete(`${path}/${replyId}`)).statusCode).toBe(404)
  await desk.pass(replyWaitMs)
  expect(desk.letters()).toEqual([])
  expect(await desk.replies()).toMatchObject([{ ...letter, status: 'undone', sent_at: null }])
  // The same text may be sent again immediately.
  const again = (await desk.send()).json<Reply>()
  expect(again.id).not.toBe(replyId)
  await desk.pass(replyWaitMs)
  const late = await staff.delete(`${path}/${again.id}`)
  expect([late.statusCode, late.json<Problem>()]).toMatchObject([
    409,
    { code: 'already_sent', detail: 'This reply is on its way and can no longer be taken back.' },
  ])
  expect((await desk.replies()).map(({ status }) => status)).toEqual(['sent', 'undone'])
})

test('a sender who gets the answer late can still take a reply back for eight seconds', async () => {
  await using desk = await startReplyTestApp()
  const { id } = (await desk.send()).json<Reply>()
  await desk.pass(2 * SECOND)
  await desk.pass(8 * SECOND)
  expect((await desk.staff.delete(`${desk.path}/${id}`)).statusCode).toBe(204)
  await desk.pass(MINUTE)
  expect(desk.letters()).toEqual([])
})

test('a permanently refused reply is no answer: the clock keeps running, and the timeline says why', async () => {
  await using desk = await startReplyTestApp({
    onRcptTo: (_address, _session, done) =>
      done(Object.assign(new Error('No such mailbox'), { responseCode: 550 })),
  })
  await desk.send()
  await desk.pass(replyWaitMs)
  expect(await desk.staff.read(desk.id)).toMatchObject({
    answered_at: null,
    stage: 'new',
    version: 1,
  })
  const [reply] = await desk.replies()
  expect(reply).toMatchObject({ status: 'failed', sent_at: null })
  expect(reply?.answer).toContain('No such mailbox')
  // Anybody can enter an address that does not exist: it says nothing about our mail.
  const health = (await desk.staff.get('/api/deliveries/health')).json<{ reason: string | null }>()
  expect(health.reason ?? '').not.toContain('ada@shop.example')
  const { kind } = (await liveEvents(desk.app)).at(-1)!
  expect(kind).toBe('enquiry.changed')
})

test('a reply given up after three days is no answer: the clock kept running, and the timeline shows why', async () => {
  let taken = false
  await using desk = await startReplyTestApp({
    onRcptTo: (_address, _session, done) =>
      done(taken ? undefined : Object.assign(new Error('Try later'), { responseCode: 451 })),
  })
  const { id: reply } = (await desk.send()).json<Reply>()
  await desk.pass(replyWaitMs)
  const [waiting] = await desk.replies()
  expect(waiting).toMatchObject({ status: 'waiting', answer: /Try later/ })
  const untouched = { answered_at: null, stage: 'new', version: 1 }
  while ((await desk.replies())[0]?.status === 'waiting') {
    expect(await desk.staff.read(desk.id)).toMatchObject(untouched)
    await desk.pass(4 * HOUR)
  }
  expect(await desk.replies()).toMatchObject([
    { id: reply, status: 'failed', sent_at: null, answer: /Try later/ },
  ])
  expect(await desk.staff.read(desk.id)).toMatchObject(untouched)
  // Sent again, it has another three days, and is the answer once it is accepted.
  taken = true
  await desk.staff.post(`/api/deliveries/${reply}/retry`)
  await desk.pass(1)
  const answered_at = desk.app.clock.now().toISOString()
  expect(await desk.replies()).toMatchObject([{ status: 'sent' }])
  expect(await desk.staff.read(desk.id)).toMatchObject({ answered_at, stage: 'contacted' })
})

test('an answer that is sent again and refused no longer counts, unless another was given', async () => {
  let refuses = false
  await using desk = await startReplyTestApp({
    onRcptTo: (_address, _session, done) =>
      done(refuses ? Object.assign(new Error('Gone'), { responseCode: 550 }) : undefined),
  })
  const { app, staff, id } = desk
  const retry = (reply: string) => staff.post(`/api/deliveries/${reply}/retry`)
  const { id: first } = (await desk.send()).json<Reply>()
  await desk.pass(replyWaitMs)
  expect(await staff.read(id)).toMatchObject({ stage: 'contacted', version: 2 })
  refuses = true
  await retry(first)
  await desk.pass(1)
  expect(await staff.read(id)).toMatchObject({ answered_at: null, stage: 'new', version: 3 })
  expect((await writtenHistory(app, id)).at(-1)).toMatchObject({
    actor: { email: staff.email },
    changes: [{ field: 'stage' }, { field: 'answered_at', after: null }],
  })
  refuses = false
  await retry(first)
  await desk.pass(MINUTE)
  expect(await staff.read(id)).toMatchObject({ stage: 'contacted', version: 4 })
  // A stage chosen by staff since then is not undone.
  await staff.change(id, { stage: 'qualified' })
  refuses = true
  await retry(first)
  await desk.pass(1)
  expect(await staff.read(id)).toMatchObject({ answered_at: null, stage: 'qualified', version: 6 })
  refuses = false
  await retry(first)
  await desk.pass(MINUTE)
  expect(await staff.read(id)).toMatchObject({ stage: 'qualified', version: 7 })
  const answered_at = app.clock.now().toISOString()
  await staff.change(id, { answered_at: desk.received, stage: 'won' })
  refuses = true
  await retry(first)
  await desk.pass(1)
  expect(answered_at).not.toBe(desk.received)
  const kept = { answered_at: desk.received, stage: 'won', version: 8 }
  expect(await staff.read(id)).toMatchObject(kept)
})

test('without a mail server a reply is refused with the reason', async () => {
  await using app = await startTestApp()
  const { staff, id } = await withEnquiry(app)
  const answer = await staff.post(`${staff.path(id)}/replies`, letter)
  expect([answer.statusCode, answer.json<Problem>()]).toMatchObject([
    409,
    {
      code: 'mail_not_set_up',
      detail:
        'Mail is not set up on this server (SMTP_URL). Answer with your own mail program instead.',
    },
  ])
  expect(await writtenHistory(app, id)).toEqual([])
})

test('the end of an outage does not send a reply before its undo time is over', async () => {
  await using desk = await startReplyTestApp()
  await desk.send()
  await makeDueNow(desk.app.database.db, { webhookId: null }, desk.app.clock.now())
  await desk.pass(replyWaitMs - 1)
  expect(desk.letters()).toEqual([])
})

test('a running server sends a reply by itself when its time has come', async () => {
  await using desk = await startReplyTestApp()
  const { app } = desk
  await app.app.listen({ port: 0, host: '127.0.0.1' })
  const { id } = (await desk.send()).json<Reply>()
  // The worker sleeps by the real clock: the remaining time is cut to what a test can wait for.
  const soon = new Date(app.clock.now().getTime() + 300).toISOString()
  const row = app.database.db.updateTable('deliveries').set({ next_attempt_at: soon })
  await row.where('id', '=', id).execute()
  app.outbox.wake()
  app.clock.advance(300)
  await expect.poll(() => desk.letters().length, { timeout: 10_000 }).toBe(1)
})

test('sixty replies an hour are allowed, not counting repeated and refused ones', async () => {
  await using desk = await startReplyTestApp()
  const { app, id, staff } = desk
  const limits = await createLimits({
    database: app.database,
    env: { DATA_DIR: app.place.DATA_DIR, RATE_LIMITS: 'on' } as never,
    now: app.clock.now,
  })
  const deps = {
    database: app.database,
    limit: limits.replies,
    isMailSetUp: true,
    ...releasing,
    now: app.clock.now,
  }
  const by = { userId: staff.id, email: staff.email }
  const send = (text: string) => sendReply(deps, id, { subject: 'Hello', text }, by)
  await expect(sendReply(deps, staff.id, letter, by)).rejects.toThrow('no enquiry')
  await send('Text 1')
  for (let count = 1; count <= 60; count++) await send(`Text ${count}`)
  await expect(send('Text 61')).rejects.toThrow('You have sent 60 replies within an hour.')
  app.clock.advance(HOUR)
  await send('Text 61')
  await limits.close()
})

test('a reply with an invalid subject, text or extra field is refused', async () => {
  await using desk = await startReplyTestApp()
  const { app, staff, id } = desk
  const bad = [
    {},
    { subject: 'a' },
    { ...letter, subject: 'a\r\nBcc: eve@evil.example' },
    { ...letter, subject: ' ' },
    { ...letter, subject: 'x'.repeat(121) },
    { ...letter, text: ' \n' },
    { ...letter, text: 'x'.repeat(20_001) },
    { ...letter, text: '\n'.repeat(999) + '\nx\n' },
    { ...letter, text: 'a\u0000' },
    { ...letter, text: '\udc00' },
    { ...letter, to: 'eve@evil.example' },
  ]
  for (const body of bad) expect([body, (await desk.send(body)).statusCode]).toEqual([body, 422])
  const long = { subject: 'שלום \u202eevil\u200b', text: '漢'.repeat(20_000) }
  expect((await desk.send(long)).statusCode).toBe(201)
  const enquiry = app.database.db.updateTable('contact_submissions').where('id', '=', id)
  await enquiry.set({ email: 'a@b.example, eve@evil.example' }).execute()
  expect((await desk.send()).statusCode).toBe(422)
  await enquiry.set({ email: 'a@b.example' }).execute()
  await staff.put(`${staff.path(id)}/bin`)
  expect((await desk.send()).json()).toMatchObject({ status: 409, code: 'in_bin' })
  const user = await staffMember(app, 'user@agency.example', 'user')
  expect((await user.post(desk.path, letter)).statusCode).toBe(403)
  const gone = { userId: '01980000-0000-7000-8000-000000000000', email: 'gone@staff.example' }
  const late = withdrawReply(app.database, { id, replyId: id }, gone, app.clock.now())
  await expect(late).rejects.toThrow('not allowed')
})

test('a reply whose author’s account was deleted meanwhile still counts, in that person’s name', async () => {
  await using desk = await startReplyTestApp()
  const { app, staff, id } = desk
  const ben = await staffMember(app, 'ben@agency.example')
  await ben.post(desk.path, letter)
  await staff.post('/api/admin-delete-user', { userId: ben.id })
  await desk.pass(replyWaitMs)
  expect(await staff.read(id)).toMatchObject({ stage: 'contacted' })
  const actor = { id: null, email: ben.email }
  expect(await writtenHistory(app, id)).toMatchObject([
    { kind: 'reply', actor },
    { kind: 'changed', actor },
  ])
  const { rows } = (await staff.get(`/api/deliveries?kind=reply`)).json<{ rows: Delivery[] }>()
  const preview = await staff.get(`/api/deliveries/${rows[0]?.id}/preview`)
  expect([preview.statusCode, preview.body]).toEqual([200, expect.stringContaining('Thursday')])
})
