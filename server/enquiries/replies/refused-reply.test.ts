import { expect, test } from 'vitest'
import type { ListedEnquiry } from '#contract/enquiry-list.ts'
import { MINUTE } from '#contract/durations.ts'
import { replyWaitMs } from '#contract/reply.ts'
import { letter, startReplyTestApp } from '#tests/reply-test-app.ts'

test('a row tells that the last reply was refused for good, until something answers the enquiry', async () => {
  let refuses = true
  await using desk = await startReplyTestApp({
    onRcptTo: (_address, _session, done) =>
      done(refuses ? Object.assign(new Error('Gone'), { responseCode: 550 }) : undefined),
  })
  const { app, staff, id } = desk
  const isFailed = async () => {
    const { rows } = (await staff.get('/api/contact_submissions')).json<{ rows: ListedEnquiry[] }>()
    return rows.map(({ reply_failed }) => reply_failed)
  }
  const answer = async (text: string) => {
    expect((await desk.send({ ...letter, text })).statusCode).toBe(201)
    await desk.pass(replyWaitMs)
  }
  expect(await isFailed()).toEqual([false])
  await answer('Hello')
  expect(await isFailed()).toEqual([true])
  refuses = false
  await answer('Hello again')
  expect(await isFailed()).toEqual([false])

  // The enquiry stays answered, but what was written later did not arrive.
  refuses = true
  app.clock.advance(MINUTE)
  await answer('One more thing')
  expect(await staff.read(id)).toMatchObject({ stage: 'contacted' })
  expect(await isFailed()).toEqual([true])
  await staff.change(id, { answered_at: app.clock.now().toISOString() })
  expect(await isFailed()).toEqual([false])
})
