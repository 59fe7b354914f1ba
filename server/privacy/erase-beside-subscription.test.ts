import { expect, test } from 'vitest'
import { countWaiting } from '#tests/count-waiting.ts'
import { heldProcess } from '#tests/processes/held-process.ts'
import { startTestApp } from '#tests/start-test-app.ts'

const email = 'quill@shop.example'

test.each([
  ['subscribes', 'newsletter_subscribers', '/api/subscribe', 202],
  ['is invited', 'invitations', '/api/admin-invite-user', 201],
])(
  'erasing a person who %s again meanwhile leaves no mail to them, and neither call is aborted',
  async (_what, table, url, status) => {
    await using server = await startTestApp()
    const { db, dialect } = server.database
    const bearer = async () => ({ authorization: `Bearer ${await server.adminToken()}` })
    // Two people, so that neither has to wait for the other.
    const [headers, eraser] = [await bearer(), await bearer()]
    const payload = { email, role: 'user' }
    expect((await server.post(url, payload, headers)).statusCode).toBe(status)
    // So that another mail may be sent to it.
    await db.deleteFrom('deliveries').execute()
    server.clock.advance(1_000)
    await using other = await heldProcess(server, ['"InsertQueryNode"', `"${table}"`])
    const again = other.app.inject({ method: 'POST', url, headers, payload })
    await other.held
    let isErased = false
    const erasing = server
      .post('/api/privacy/erase', { email }, eraser)
      .finally(() => (isErased = true))
    if (dialect === 'postgres')
      await expect.poll(async () => isErased || (await countWaiting(db)) > 0).toBe(true)
    other.goOn()
    expect([(await again).statusCode, (await erasing).statusCode]).toEqual([status, 200])
    for (const left of ['newsletter_subscribers', 'invitations', 'deliveries', 'one_time_tokens'])
      expect(
        await db
          .selectFrom(left as 'deliveries')
          .select('id')
          .execute(),
      ).toEqual([])
  },
)
