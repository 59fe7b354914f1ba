import type pg from 'pg'

type Query = (...asked: unknown[]) => Promise<unknown>

/**
 * Ends connections whose query has had no answer for this long. When packets are dropped silently (an address moves to
 * another machine, a firewall loses its state), nothing else does until TCP gives up after a quarter of an hour. A
 * client's `query` then takes no callback, so `pool.query`, which passes one, does not work.
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
