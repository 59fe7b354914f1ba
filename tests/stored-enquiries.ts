import type { Insertable } from 'kysely'
import { v7 as uuidv7 } from 'uuid'
import { dueAt } from '#server/enquiries/receiving/due-at.ts'
import type { Tables } from '#server/db/tables.ts'
import type { Database } from '#server/db/database.ts'

type Server = { database: Pick<Database, 'db'>; clock: { now(): Date } }
type Enquiry = Insertable<Tables['contact_submissions']>

/** Stores enquiries in the database as they would be after some work on them. Returns their ids. */
export async function storeEnquiries(
  { database: { db }, clock }: Server,
  enquiries: Partial<Enquiry>[],
) {
  const now = clock.now().toISOString()
  const rows = enquiries.map((enquiry): Enquiry => {
    const created_at = enquiry.created_at ?? now
    return {
      id: uuidv7(),
      name: 'Ada',
      email: 'ada@shop.example',
      company: 'Engines',
      created_at,
      due_at: dueAt(new Date(created_at)),
      quarantined: 0,
      version: 1,
      stage: 'new',
      ...enquiry,
    }
  })
  for (let from = 0; from < rows.length; from += 500)
    await db
      .insertInto('contact_submissions')
      .values(rows.slice(from, from + 500))
      .execute()
  return rows.map(({ id }) => id)
}
