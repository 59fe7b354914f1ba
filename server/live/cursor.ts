/**
 * A position in the order of events: that of transactions on PostgreSQL, that of rows on SQLite (`xid` 0). Together
 * with its time it identifies one event of one database, so a cursor from another database is detected.
 */
export type Cursor = { xid: bigint; seq: bigint; atMs: number }

export const cursorText = ({ xid, seq, atMs }: Cursor) => `${xid}-${seq}-${atMs}`

/** Null if malformed. Limited to numbers that both databases can compare. */
export function readCursor(text: string): Cursor | null {
  const [, xid, seq, atMs] = /^(\d{1,18})-(\d{1,18})-(\d{1,15})$/.exec(text) ?? []
  if (!xid || !seq || !atMs) return null
  return { xid: BigInt(xid), seq: BigInt(seq), atMs: Number(atMs) }
}

export const isAfter = (one: Cursor, other: Cursor) =>
  one.xid === other.xid ? one.seq > other.seq : one.xid > other.xid
