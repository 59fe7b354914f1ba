import { sql } from 'kysely'
import { verifyAudit } from '#server/audit/verify-audit.ts'
import type { Database } from '#server/db/database.ts'
import { readEnquiryTallies } from '#server/db/enquiry-tallies.ts'
import { readTallies } from '#server/db/tallies.ts'

/** What is wrong with a database: broken pages, dangling references, wrong counts, a broken audit trail, no admin. */
export async function faultsOf({ db, dialect }: Database) {
  const faults: string[] = []
  if (dialect === 'sqlite') {
    const { rows } = await sql<{
      integrity_check: string
    }>`select * from pragma_integrity_check`.execute(db)
    faults.push(...rows.map((row) => row.integrity_check).filter((word) => word !== 'ok'))
    const orphans = await sql`select * from pragma_foreign_key_check`.execute(db)
    if (orphans.rows.length) faults.push(`${orphans.rows.length} rows refer nowhere`)
  }
  faults.push(...(await verifyAudit(db)).faults)
  const counted = await countOf(db, 'contact_submissions')
  const told = await readEnquiryTallies(db, {})
  if (counted !== told) faults.push(`${counted} enquiries, counted as ${told}`)
  const admins = await readTallies(db, ['user_roles.admin'])
  if (admins < 1) faults.push('no admin is left')
  const [users, roles] = [await countOf(db, 'users'), await countOf(db, 'user_roles')]
  if (users !== roles) faults.push(`${users} accounts with ${roles} roles`)
  return faults
}

async function countOf(db: Database['db'], table: 'contact_submissions' | 'users' | 'user_roles') {
  const { rows } = await db
    .selectFrom(table)
    .select((e) => e.fn.countAll().as('rows'))
    .executeTakeFirstOrThrow()
  return Number(rows)
}
