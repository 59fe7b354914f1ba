import { expect, test } from 'vitest'
import { startTestApp } from '#tests/start-test-app.ts'
import { storeEnquiries } from '#tests/stored-enquiries.ts'
import { indexMissing } from './search-documents.ts'
import { sampleWords } from './search-sample.ts'

test('two hundred enquiries tell how frequent words are, alone and together, the rarest first', async () => {
  await using app = await startTestApp()
  const created_at = (at: number) => new Date(Date.UTC(2026, 0, 1) - at).toISOString()
  // The newest first; the fifth has no words yet.
  const ids = await storeEnquiries(
    app,
    Array.from({ length: 230 }, (_, at) => ({
      name: `often ${at % 2 ? 'half' : ''} ${at % 20 === 1 ? 'rare' : ''} ${at % 10 ? '' : 'tenth'}`,
      created_at: created_at(at),
    })),
  )
  const known = ids.toSpliced(4, 1)
  await app.database.db.transaction().execute((trx) => indexMissing(trx, known))
  const viewer = { userId: '', now: app.clock.now() }
  const selection = { filters: {}, viewer, sort: 'newest' } as const
  const words = ['often', 'half', 'rare', 'tenth']

  const sample = await sampleWords(app.database, selection, words, null)
  expect(sample).toMatchObject({ size: 200, found: [], last: { id: ids[199] } })
  expect(sample.rarestFirst).toEqual(['rare', 'tenth', 'half', 'often'])
  expect(
    [['often'], ['half'], ['rare'], ['half', 'tenth'], ['half', 'rare'], []].map(sample.shareOf),
  ).toEqual([0.995, 0.5, 0.05, 0, 0.05, 1])
  const rest = await sampleWords(app.database, selection, ['half', 'rare'], sample.last)
  expect(rest).toMatchObject({ size: 30, last: null })
  expect(rest.found.map(({ id }) => id)).toEqual([ids[201], ids[221]])
})
