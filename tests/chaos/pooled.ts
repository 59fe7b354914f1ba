import { signIn } from '#tests/credentials/sign-in.ts'
import { compare } from './compare.ts'
import { startDatabaseServer } from './database-server.ts'
import { followEach } from './live-streams.ts'
import { makePlace } from './places.ts'
import { startPooler } from './pooler.ts'
import { startProxy } from './proxy.ts'
import { restartable, wait, waitUpTo } from './server-process.ts'
import type { Outcome } from './trial.ts'
import { startWriters } from './writers.ts'

const processes = 2
/** Fewer than one process would use by itself. */
const connections = 5
const kills = 3

/**
 * Two processes share the connections of a PgBouncer in transaction mode, which is killed repeatedly under load. A
 * client that follows the live events of either process later receives those of the other.
 */
export async function killPooler(): Promise<Outcome> {
  const postgres = await startDatabaseServer()
  const place = await makePlace(postgres)
  const pooler = await startPooler(postgres.port, connections)
  const pooled = {
    ...place,
    DATABASE_URL: pooler.url(new URL(place.DATABASE_URL).pathname.slice(1)),
  }
  const more = { DATABASE_DIRECT_URL: place.DATABASE_URL, TRUST_PROXY: '1' }
  const servers = []
  for (let at = 0; at < processes; at++) servers.push(await restartable(pooled, more))
  const urls = servers.map(({ url }) => url)
  const proxy = await startProxy(urls)
  const streams = await followEach(urls, await signIn(urls[0]!, servers[0]!.admin))
  const writers = startWriters(proxy.url)
  const recoveries: number[] = []
  await writers.next()
  for (let round = 0; round < kills; round++) {
    await waitUpTo(2_000)
    await pooler.kill()
    await wait(1_000)
    const from = performance.now()
    await pooler.start()
    await writers.next()
    recoveries.push(performance.now() - from)
  }
  await wait(2_000)
  await writers.stop()
  const broken = await streams.missed()
  for (const server of servers) await server.halt()
  proxy.close()
  const found = await compare(place, writers.acknowledged)
  pooler.stop()
  await place.leave()
  await postgres.remove()
  return {
    trial: `PgBouncer with ${connections} connections for ${processes} processes killed under 32 writers`,
    faults: `${kills} kills`,
    load: writers.perSecond(),
    recoveries,
    ...found,
    broken,
  }
}
