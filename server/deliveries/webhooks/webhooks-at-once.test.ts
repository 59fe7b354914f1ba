import { expect, test } from 'vitest'
import { startTestApp } from '#tests/start-test-app.ts'
import { webhookAdmin } from '#tests/receivers/webhook-admin.ts'

test('when several admins rotate a secret at the same moment, none of the secrets is lost', async () => {
  await using app = await startTestApp()
  // Calls of one person run one after the other anyway.
  const [first, ...others] = await Promise.all(Array.from({ length: 4 }, () => webhookAdmin(app)))
  const { id, secret } = await first!.made()
  const renewed = await Promise.all(others.map((admin) => admin.rotate(id)))
  const row = await app.database.db
    .selectFrom('webhooks')
    .select(['secret', 'previous_secret'])
    .executeTakeFirstOrThrow()
  expect(new Set([row.secret, ...row.previous_secret!.split(' ')])).toEqual(
    new Set([secret, ...renewed.map((each) => each.secret)]),
  )
})
