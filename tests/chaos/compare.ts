import { openDatabase } from '#server/db/database.ts'
import type { Place } from '#tests/databases/test-databases.ts'

/** Compares what was acknowledged with the database: each enquiry exactly once, each with its consent and its key. */
export async function compare(place: Place, acknowledged: Map<string, string>) {
  const database = openDatabase({
    url: place.DATABASE_URL,
    dataDir: place.DATA_DIR,
    statementTimeoutMs: 0,
  })
  try {
    const { db } = database
    const kept = await db
      .selectFrom('contact_submissions')
      .leftJoin('consents', 'consents.submission_id', 'contact_submissions.id')
      .leftJoin('idempotency_keys', 'idempotency_keys.submission_id', 'contact_submissions.id')
      .select(['contact_submissions.id', 'company', 'consents.id as consent', 'key'])
      .execute()
    const whole = new Set(kept.filter((row) => row.consent && row.key).map(({ id }) => id))
    const companies = new Set(kept.map(({ company }) => company))
    return {
      acknowledged: acknowledged.size,
      lost: [...acknowledged.values()].filter((id) => !whole.has(id)).length,
      duplicated: kept.length - companies.size,
    }
  } finally {
    await database.close()
  }
}
