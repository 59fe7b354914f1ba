import { setImmediate as nextTurn } from 'node:timers/promises'
import type { AuditEntry, AuditRow } from '#contract/audit.ts'

export type Place = { limit: number; before: number | undefined }
type Read = (place: Place) => Promise<{ rows: AuditEntry[]; next: string | null }>

const readAtOnce = 200

/**
 * A page of rows, each of which is an entry or all entries of a bulk change. Other people's entries may stand between
 * them; if a page ends just there, the rest of the change is a row of the next page.
 */
export async function foldedPage(read: Read, { limit, before }: Place) {
  const rows: AuditRow[] = []
  const bulks = new Map<unknown, AuditRow>()
  for (let place = before; ; await nextTurn()) {
    const page = await read({ limit: readAtOnce, before: place })
    for (const entry of page.rows) {
      const { bulk_id: bulk } = entry.data
      const first = bulks.get(bulk)
      if (first) (first.others ??= []).push({ seq: entry.seq, subject: entry.subject })
      else if (rows.length === limit) return { rows, next: String(place) }
      else rows.push(entry)
      if (bulk !== undefined && !first) bulks.set(bulk, entry)
      place = entry.seq
    }
    if (page.next === null) return { rows, next: null }
  }
}
