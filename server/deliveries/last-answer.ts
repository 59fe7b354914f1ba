import type { Db } from '#server/db/database.ts'

/** The last answer to a delivery as a sentence that another one follows; empty when it has not been tried. */
export async function lastAnswer(db: Db, deliveryId: string) {
  const row = await db
    .selectFrom('delivery_attempts')
    .select('answer')
    .where('delivery_id', '=', deliveryId)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()
  if (!row?.answer) return ''
  return `Last answer: ${row.answer}${/[.!?]$/.test(row.answer) ? '' : '.'} `
}
