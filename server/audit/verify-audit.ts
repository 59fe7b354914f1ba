import type { Db } from '#server/db/database.ts'
import { beginning, hashOf } from './chain.ts'

/** The newest entry, as logged at some time. */
export type Anchor = { seq: number; hash: string }

type Verdict = { entries: number; hash: string; faults: string[] }

const batch = 1_000
const maxFaults = 20

/** Reads the whole trail and reports where it differs from what was written, or from what was logged. */
export async function verifyAudit(db: Db, anchors: Anchor[] = []): Promise<Verdict> {
  const faults: string[] = []
  const loggedHashes = new Map(anchors.map(({ seq, hash }) => [seq, hash]))
  let last = { seq: 0, hash: beginning }
  let head: Anchor | undefined
  for (;;) {
    // Read before the entries: what a running server adds meanwhile is then ignored.
    head = await db.selectFrom('audit_head').select(['seq', 'hash']).executeTakeFirst()
    const entries = await db
      .selectFrom('audit_entries')
      .selectAll()
      .where('seq', '>', last.seq)
      .orderBy('seq')
      .limit(batch)
      .execute()
    for (const entry of entries) {
      if (entry.seq !== last.seq + 1) faults.push(missing(last.seq + 1, entry.seq - 1))
      else if (entry.previous_hash !== last.hash)
        faults.push(`Entry ${entry.seq} does not follow entry ${last.seq}.`)
      if (entry.hash !== hashOf(entry)) faults.push(`Entry ${entry.seq} was changed.`)
      const logged = loggedHashes.get(entry.seq)
      if (logged !== undefined && logged !== entry.hash)
        faults.push(`Entry ${entry.seq} is not the one that was logged.`)
      last = { seq: entry.seq, hash: entry.hash }
    }
    if (entries.length === 0 || faults.length > maxFaults) break
  }
  // Not spread as arguments of one call: the logs of years exceed their maximum number.
  const newest = anchors.reduce((most, { seq }) => Math.max(most, seq), head?.seq ?? 0)
  if (newest > last.seq) faults.push(missing(last.seq + 1, newest))
  else if ((head?.hash ?? beginning) !== last.hash)
    faults.push(`Entry ${last.seq} is not the one that was written last.`)
  return { entries: last.seq, hash: last.hash, faults: faults.slice(0, maxFaults) }
}

const missing = (from: number, to: number) =>
  from === to ? `Entry ${from} is missing.` : `Entries ${from} to ${to} are missing.`
