import { expect, test } from 'vitest'
import type { Problem } from '#contract/problem.ts'
import { replyWaitMs } from '#contract/reply.ts'
import { MINUTE, SECOND } from '#contract/durations.ts'
import { letter, type Reply, startReplyTestApp } from '#tests/reply-test-app.ts'

test('a double click sends one mail', async () => {
  await using desk = await startReplyTestApp()
  const headers = await desk.staff.headers()
  const clicks = [1, 2, 3].map(() => desk.app.post(desk.path, letter, headers))
  const answers = await Promise.all(clicks)
  expect(new Set(answers.map((answer) => answer.json<Reply>().id)).size).toBe(1)
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([201, 201, 201])
  await desk.send({ ...letter, text: 'Something else' })
  await desk.pass(MINUTE)
  await desk.send()
  await desk.pass(MINUTE)
  expect(desk.letters()).toHaveLength(3)
})

test('a reply whose answer was lost is sent once, however late it is repeated with its key', async () => {
  await using desk = await startReplyTestApp()
  const { app, staff, path } = desk
  const key = crypto.randomUUID()
  const sendWith = async (idempotencyKey: string, body: object = letter) =>
    app.post(path, body, { ...(await staff.headers()), 'idempotency-key': idempotencyKey })
  const first = await sendWith(key)
  await desk.pass(10 * MINUTE)
  const again = await sendWith(key.toUpperCase())
  expect([again.statusCode, again.json()]).toMatchObject([
    201,
    { id: first.json().id, status: 'sent' },
  ])
  const edited = await sendWith(key, { ...letter, text: 'Friday suits us better.' })
  expect([edited.statusCode, edited.json<Problem>().code]).toEqual([422, 'idempotency_key_reused'])
  expect((await sendWith('none')).statusCode).toBe(422)
  await desk.pass(replyWaitMs)
  expect(desk.letters()).toHaveLength(1)

  const other = crypto.randomUUID()
  const { id } = (await sendWith(other)).json<Reply>()
  expect((await staff.delete(`${path}/${id}`)).statusCode).toBe(204)
  expect((await sendWith(other)).json<Reply>().id).not.toBe(id)
})

test('a reply repeated while it waits can be taken back for another eight seconds', async () => {
  await using desk = await startReplyTestApp()
  const { id } = (await desk.send()).json<Reply>()
  await desk.pass(10 * SECOND)
  expect((await desk.send()).json<Reply>()).toMatchObject({ id, status: 'waiting' })
  await desk.pass(8 * SECOND)
  // Retrying does not send it earlier either.
  await desk.staff.post(`/api/deliveries/${id}/retry`)
  await desk.app.outbox.drain()
  expect((await desk.staff.delete(`${desk.path}/${id}`)).statusCode).toBe(204)
})

test('repeating the same text after it was sent reports that it was sent', async () => {
  await using desk = await startReplyTestApp()
  const { id } = (await desk.send()).json<Reply>()
  await desk.pass(replyWaitMs)
  const sent_at = desk.app.clock.now().toISOString()
  expect((await desk.send()).json<Reply>()).toMatchObject({ id, status: 'sent', sent_at })
})

test('the same text may be sent again immediately if it was refused', async () => {
  await using desk = await startReplyTestApp({
    onRcptTo: (_address, _session, done) =>
      done(Object.assign(new Error('No such mailbox'), { responseCode: 550 })),
  })
  const { id } = (await desk.send()).json<Reply>()
  await desk.pass(replyWaitMs)
  const again = (await desk.send()).json<Reply>()
  expect(again.status).toBe('waiting')
  expect(again.id).not.toBe(id)
})
