import { type SelectQueryBuilder, sql, type SqlBool } from 'kysely'
import type { PageQuery } from '#contract/page.ts'
import { AppError } from '#server/errors.ts'
import type { Tables } from './tables.ts'

/** Where a page ended. Lists are sorted newest first, rows of the same time by id. */
export type Position = { created_at: string; id: string }

const position =
  /^(?<created_at>\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z) (?<id>[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12})$/

export function encodeCursor({ created_at, id }: Position) {
  return Buffer.from(`${created_at} ${id}`).toString('base64url')
}

export function decodeCursor(cursor: string | undefined): Position | null {
  if (cursor === undefined) return null
  const found = position.exec(Buffer.from(cursor, 'base64url').toString())?.groups
  if (found?.created_at && found.id) return { created_at: found.created_at, id: found.id }
  throw invalidCursor()
}

export function invalidCursor() {
  const message = 'is not a place in this list'
  return new AppError('invalid', `Cursor ${message}.`, { errors: [{ path: 'cursor', message }] })
}

type PagedTable =
  | 'newsletter_subscribers'
  | 'user_roles'
  | 'users'
  | 'deliveries'
  | 'invitations'
  | 'webhooks'

/**
 * One page of `table`, newest first. It starts at the cursor instead of counting rows, so the thousandth page costs as
 * little as the first, and rows that arrive meanwhile neither repeat nor hide one.
 */
export async function pageBy<Table extends keyof Tables, Row extends Position>(
  query: SelectQueryBuilder<Tables, Table, Row>,
  table: Table & PagedTable,
  { limit, cursor }: PageQuery,
) {
  const after = decodeCursor(cursor)
  const createdAt = sql.ref(`${table}.created_at`)
  const id = sql.ref(`${table}.id`)
  const rest = after
    ? query.where(sql<SqlBool>`(${createdAt}, ${id}) < (${after.created_at}, ${after.id})`)
    : query
  const rows = await rest
    .orderBy(createdAt, 'desc')
    .orderBy(id, 'desc')
    .limit(limit + 1)
    .execute()
  const last = rows.length > limit ? rows[limit - 1] : undefined
  return { rows: rows.slice(0, limit), next: last ? encodeCursor(last) : null }
}
