import { expect, test } from 'vitest'
import { countWaiting } from '#tests/count-waiting.ts'
import { heldProcess } from '#tests/processes/held-process.ts'
import { staffMember } from '#tests/staff.ts'
import { startTestApp } from '#tests/start-test-app.ts'
import { sendEnquiry } from '#tests/receivers/webhook-admin.ts'

test('two people who assign enquiries to each other at the same moment both succeed', async () => {
  await using server = await startTestApp()
  const { db, dialect } = server.database
  const [maya, jonas] = [await staffMember(server), await staffMember(server)]
  const [first, second] = [await sendEnquiry(server), await sendEnquiry(server)]
  const headers = await maya.headers()
  // Maya's permission has been checked and her account locked by the time her enquiry is read.
  await using other = await heldProcess(server, ['"contact_submissions"'])
  const giving = other.app.inject({
    method: 'PATCH',
    url: maya.path(first),
    headers,
    payload: { version: 1, owner_id: jonas.id },
  })
  await other.held
  let isGiven = false
  const back = jonas.change(second, { owner_id: maya.id }).finally(() => (isGiven = true))
  if (dialect === 'postgres')
    await expect.poll(async () => isGiven || (await countWaiting(db)) > 0).toBe(true)
  other.goOn()
  expect([(await giving).statusCode, (await back).statusCode]).toEqual([200, 200])
})

test.runIf(process.env.TEST_DATABASE === 'postgres')(
  'an enquiry cannot be assigned to a person who is being deleted',
  async () => {
    await using server = await startTestApp()
    const { db } = server.database
    const [maya, jonas] = [await staffMember(server), await staffMember(server)]
    const id = await sendEnquiry(server)
    const headers = await maya.headers()
    const { giving } = await db.transaction().execute(async (trx) => {
      await trx.deleteFrom('users').where('id', '=', jonas.id).execute()
      const change = { version: 1, owner_id: jonas.id }
      const answer = server.patch(maya.path(id), change, headers)
      await expect.poll(() => countWaiting(db)).toBe(1)
      return { giving: answer }
    })
    expect((await giving).statusCode).toBe(422)
  },
)
