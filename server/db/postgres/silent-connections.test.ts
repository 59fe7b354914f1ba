import { sql } from 'kysely'
import { expect, test, vi } from 'vitest'
import { SECOND } from '#contract/durations.ts'
import { startRelay } from '#tests/receivers/tcp-relay.ts'
import { migratedPlace } from '#tests/databases/test-databases.ts'
import { openDatabase } from '#server/db/database.ts'

test.runIf(process.env.TEST_DATABASE === 'postgres')(
  'when open connections go silent but new ones work, the database is used again after fifteen seconds',
  { timeout: 40 * SECOND },
  async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {})
    const place = await migratedPlace()
    const url = new URL(place.DATABASE_URL)
    const relay = await startRelay(Number(url.port))
    url.port = `${relay.port}`
    const database = openDatabase({ url: url.href, dataDir: place.DATA_DIR })
    const all = () =>
      Array.from({ length: 10 }, () => sql`select pg_sleep(0.1)`.execute(database.db))
    await Promise.all(all())
    relay.fallSilent()
    const began = performance.now()
    for (const { reason } of (await Promise.allSettled(all())) as PromiseRejectedResult[])
      expect(reason).toMatchObject({ statusCode: 503 })
    expect(performance.now() - began).toBeLessThan(20 * SECOND)
    expect(await Promise.all(all())).toHaveLength(10)
    await database.close()
    await relay.cut()
    await place.leave()
  },
)
