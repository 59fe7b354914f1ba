import type pg from 'pg'

type Query = (...asked: unknown[]) => Promise<unknown>

/**
 * Ends connections on which a query has had no answer for so long. When packets are lost without a word (an address that moves
 * to another machine, a firewall that forgets), nothing else does before TCP gives up, after a quarter of an hour.
 */
export function endSilentConnections(pool: pg.Pool, maxMs: number) {
  pool.on('connect', (client) => {
    const query: Query = client.query.bind(client)
    const bounded: Query = (...asked) => {
      const timer = setTimeout(() => void client.end().catch(() => {}), maxMs)
      return query(...asked).finally(() => clearTimeout(timer))
    }
    Object.assign(client, { query: bounded })
  })
}
