import { expect, test } from 'vitest'
import { recordReads } from '#tests/databases/query-plan.ts'
import { startTestApp } from '#tests/start-test-app.ts'
import { sendEnquiry } from '#tests/receivers/webhook-admin.ts'
import { nameFew } from './search.ts'

test('the index is asked for ids only if few matches are expected', async () => {
  await using app = await startTestApp()
  const id = await sendEnquiry(app)
  const { database, queries } = recordReads(app.database)
  const named = async (indexed: string[], expected: number) => {
    queries.length = 0
    const ids = await nameFew(database, { indexed, expected, remaining: [], isShort: true })
    return [ids, queries.length > 0]
  }
  expect(await named(['engines'], 0)).toEqual([[id], true])
  expect(await named(['engines'], 4_000)).toEqual([[id], true])
  expect(await named(['engines'], 4_001)).toEqual([null, false])
  expect(await named([], 0)).toEqual([null, false])
})
