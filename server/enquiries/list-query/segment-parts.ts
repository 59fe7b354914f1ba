import type { Db } from '#server/db/database.ts'
import { yieldToRequests } from '#server/event-loop-turns.ts'
import { inOrder, type Segment, type Selection } from './enquiry-order.ts'

/** A segment in parts of `size` enquiries, for work that is long for each of them. Requests get their turn between two. */
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
