import type { Db } from '#server/db/database.ts'
import { yieldToRequests } from '#server/scheduling/event-loop-turns.ts'
import { inOrder, type Segment, type Selection } from './enquiry-order.ts'

/** Splits a segment into parts of `size` enquiries, for expensive work. Requests get a turn between them. */
export async function* partsOf(
  db: Db,
  selection: Selection,
  { after: first, until }: Segment,
  size: number,
): AsyncGenerator<Segment> {
  let after = first
  for (;;) {
    const rest = inOrder(db, selection, { after, until })
    const last = await rest
      .offset(size - 1)
      .limit(1)
      .executeTakeFirst()
    yield { after, until: last ?? until }
    if (!last) return
    after = last
    await yieldToRequests()
  }
}
