import { startRelay } from '#tests/receivers/tcp-relay.ts'
import { compare } from './compare.ts'
import { startDatabaseServer } from './database-server.ts'
import { makePlace, runSql } from './places.ts'
import { restartable, wait } from './server-process.ts'
import type { Outcome } from './trial.ts'
import { startWriters } from './writers.ts'

const database = 'chaos_replica'

/** A primary that crashes while enquiries arrive, and its synchronous replica, which takes over. */
export async function promoteReplica(): Promise<Outcome> {
  const seed = await startDatabaseServer()
  await runSql(seed.url('postgres'), `create database ${database}`)
  await seed.end('SIGINT')
  const replica = await startDatabaseServer({ copyOf: seed.data, standbyOf: seed.port })
  // Only once the replica is there: without it no commit would complete.
  await seed.start(['-c', 'synchronous_standby_names=*', '-c', 'synchronous_commit=on'])
  // The public address of the database, which leads to the current primary.
  const address = await startRelay(seed.port)
  const url = `postgres://postgres@127.0.0.1:${address.port}/${database}`
  const place = { ...(await makePlace()), DATABASE_URL: url }
  const server = await restartable(place)
  const writers = startWriters(server.url)
  await writers.next()
  await wait(3_000)
  await seed.end('SIGQUIT')
  const from = performance.now()
  const promoted = replica.promote()
  address.turnTo(replica.port)
  await writers.next()
  const recoveries = [performance.now() - from]
  await wait(2_000)
  await writers.stop()
  await server.halt()
  const found = await compare(place, writers.acknowledged)
  await address.cut()
  await place.leave()
  await replica.remove()
  await seed.remove()
  return {
    trial: 'primary crashed, synchronous replica promoted under 32 writers',
    faults: '1 crash, 1 promotion',
    load: writers.perSecond(),
    recoveries,
    ...found,
    broken: promoted ? [] : ['the replica was not promoted'],
  }
}
