import { expect, test } from 'vitest'
import type { Webhook } from '#contract/webhook.ts'
import { planOf } from '#tests/databases/query-plan.ts'
import { recordedApp } from '#tests/databases/recorded-app.ts'
import { startTestApp } from '#tests/start-test-app.ts'
import { sendEnquiry, webhookAdmin, webhookRows } from '#tests/receivers/webhook-admin.ts'

test('a list of webhooks reads all newest deliveries in one query and their attempts in another, through indexes', async () => {
  await using server = await startTestApp({ isNew: true })
  const admin = await webhookAdmin(server)
  const made = [await admin.made(), await admin.made(), await admin.made()]
  for (let count = 0; count < 7; count++) {
    await sendEnquiry(server)
    server.clock.advance(1)
  }
  const { app, headers, recorder } = await recordedApp(server)
  recorder.queries.length = 0
  const answer = await app.inject({ url: '/api/webhooks', headers })
  const { rows } = answer.json<{ rows: Webhook[] }>()
  const sent = (await webhookRows(server)).toReversed()
  expect(rows).toHaveLength(3)
  for (const { id } of made)
    expect(rows.find((row) => row.id === id)?.deliveries.map((each) => each.id)).toEqual(
      sent
        .filter(({ webhook_id }) => webhook_id === id)
        .slice(0, 5)
        .map((row) => row.id),
    )
  const asked = recorder.queries.filter(({ sql }) => /from "deliver/.test(sql))
  // Without the sub-queries, which are recorded as well.
  const whole = asked.filter(({ sql }) => /union all|outcome/.test(sql))
  expect(whole.map(({ sql }) => sql.includes('union all'))).toEqual([true, false])
  for (const query of whole)
    for (const step of await planOf(server.database, query))
      expect(step).not.toMatch(/SCAN deliver|Seq Scan on deliver/)
  await app.close()
})
