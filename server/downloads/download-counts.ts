import { sql } from 'kysely'
import type { Db } from '#server/db/database.ts'
import { SECOND } from '#contract/durations.ts'

/** How long counts wait in memory, so that a thousand downloads share one disk write. */
const delayMs = 5 * SECOND

/** Counts downloads: in memory at once, in the database within seconds, where the processes' counts are added up. */
export class DownloadCounts {
  readonly #db: Db
  readonly #onError: (error: unknown) => void
  #pending = new Map<string, number>()
  #timer: NodeJS.Timeout | undefined

  constructor(db: Db, onError: (error: unknown) => void) {
    this.#db = db
    this.#onError = onError
  }

  add(slug: string, count = 1) {
    this.#pending.set(slug, (this.#pending.get(slug) ?? 0) + count)
    this.#timer ??= setTimeout(() => this.flush().catch(this.#onError), delayMs).unref()
  }

  /** Writes pending counts. If that fails they stay pending. */
  async flush() {
    clearTimeout(this.#timer)
    this.#timer = undefined
    const taken = [...this.#pending]
    if (taken.length === 0) return
    this.#pending = new Map()
    try {
      // In the same order everywhere, so that processes cannot deadlock.
      const rows = taken.map(([slug, count]) => ({ slug, count })).toSorted(bySlug)
      await this.#db
        .insertInto('download_counts')
        .values(rows)
        .onConflict((conflict) =>
          conflict.column('slug').doUpdateSet({
            count: sql<number>`download_counts.count + excluded.count`,
          }),
        )
        .execute()
    } catch (error) {
      for (const [slug, count] of taken) this.add(slug, count)
      throw error
    }
  }

  async read(): Promise<Map<string, number>> {
    const rows = await this.#db.selectFrom('download_counts').selectAll().execute()
    return new Map(rows.map(({ slug, count }) => [slug, count]))
  }
}

const bySlug = (a: { slug: string }, b: { slug: string }) => (a.slug < b.slug ? -1 : 1)
