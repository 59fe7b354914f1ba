import type { KyselyPlugin } from 'kysely'
import { expect, test } from 'vitest'
import { startTestApp } from '#tests/start-test-app.ts'
import { sendEnquiry } from '#tests/receivers/webhook-admin.ts'
import { readEnquiry } from './read-enquiry.ts'

test('an enquiry permanently deleted while it is being read is not found', async () => {
  await using app = await startTestApp()
  const { db } = app.database
  const id = await sendEnquiry(app)
  const deletesAfterTheFirstLook: KyselyPlugin = {
    transformQuery: ({ node }) => node,
    async transformResult({ result }) {
      await db.deleteFrom('contact_submissions').where('id', '=', id).execute()
      return result
    },
  }
  await expect(readEnquiry(db.withPlugin(deletesAfterTheFirstLook), id)).rejects.toMatchObject({
    code: 'not_found',
  })
})
