import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { eventually } from '#tests/eventually.ts'
import { staffMember } from '#tests/staff.ts'
import { startTestApp } from '#tests/start-test-app.ts'
import { sendEnquiry } from '#tests/receivers/webhook-admin.ts'

test.runIf(process.env.TEST_DATABASE === 'postgres')(
  'opening the composer waits for a running change by the same person, and neither is aborted',
  async () => {
    await using app = await startTestApp()
    const { db } = app.database
    const id = await sendEnquiry(app)
    const maya = await staffMember(app)
    const headers = await maya.headers()

    const other = await db.transaction().execute(async (trx) => {
      await trx.selectFrom('users').select('id').where('id', '=', maya.id).forUpdate().execute()
      const opening = app.put(`/api/contact_submissions/${id}/replying`, undefined, headers)
      await eventually(async () => expect(await waiting(app)).toBe(1))
      const enquiry = trx.selectFrom('contact_submissions').select('id').where('id', '=', id)
      await enquiry.forUpdate().execute()
      return { opening }
    })
    expect((await other.opening).statusCode).toBe(204)
  },
)

test.runIf(process.env.TEST_DATABASE === 'postgres')(
  'opening the composer of an enquiry that is being deleted answers not found',
  async () => {
    await using app = await startTestApp()
    const id = await sendEnquiry(app)
    const headers = await (await staffMember(app)).headers()
    const { opening } = await app.database.db.transaction().execute(async (trx) => {
      await trx.deleteFrom('contact_submissions').where('id', '=', id).execute()
      const put = app.put(`/api/contact_submissions/${id}/replying`, undefined, headers)
      await eventually(async () => expect(await waiting(app)).toBe(1))
      return { opening: put }
    })
    expect((await opening).statusCode).toBe(404)
  },
)

async function waiting({ database }: Awaited<ReturnType<typeof startTestApp>>) {
  const { rows } = await sql`select 1 from pg_stat_activity
    where datname = current_database() and wait_event_type = 'Lock'`.execute(database.db)
  return rows.length
}
