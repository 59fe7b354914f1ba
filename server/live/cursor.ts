/**
 * A place in the order of events, which is that of transactions on PostgreSQL and that of rows on SQLite (`xid` 0). With
 * its time it names one event of one database: whoever comes back with another's is found out.
 */
export type Cursor = { xid: bigint; seq: bigint; atMs: number }

export const cursorText = ({ xid, seq, atMs }: Cursor) => `${xid}-${seq}-${atMs}`

/** Null for what was never one. No longer than what both databases can compare. */
export function readCursor(text: string): Cursor | null {
  const [, xid, seq, atMs] = /^(\d{1,18})-(\d{1,18})-(\d{1,15})$/.exec(text) ?? []
  if (!xid || !seq || !atMs) return null
  return { xid: BigInt(xid), seq: BigInt(seq), atMs: Number(atMs) }
}

export const isAfter = (one: Cursor, other: Cursor) =>
  one.xid === other.xid ? one.seq > other.seq : one.xid > other.xid
