import SQLite from 'better-sqlite3'
import { sqliteFile } from '#server/db/database.ts'
import { compare } from './compare.ts'
import { startDatabaseServer } from './database-server.ts'
import { makePlace } from './places.ts'
import { restartable, wait } from './server-process.ts'
import type { Outcome, Setting } from './trial.ts'
import { startWriters } from './writers.ts'

const rounds = 3
const pauseMs = 7_000

type Fault = { begin(): Promise<void>; end(): Promise<void> }

/** A database that goes away and comes back under load, longer than any request waits. */
export async function loseDatabase({ name }: Setting): Promise<Outcome> {
  const postgres = name === 'PostgreSQL' ? await startDatabaseServer() : undefined
  const place = await makePlace(postgres)
  const server = await restartable(place)
  const writers = startWriters(server.url)
  const recoveries: number[] = []
  const faults: Fault[] = postgres ? faultsOf(postgres) : [heldLock(place.DATA_DIR)]
  for (let round = 0; round < rounds; round++)
    for (const fault of faults) {
      await writers.next()
      await wait(500)
      await fault.begin()
      await wait(pauseMs)
      const from = performance.now()
      await fault.end()
      await writers.next()
      recoveries.push(performance.now() - from)
    }
  await writers.stop()
  await server.halt()
  const found = await compare(place, writers.acknowledged)
  await place.leave()
  await postgres?.remove()
  return {
    trial: postgres
      ? 'database restarted, crashed and paused'
      : 'database locked by another process',
    faults: `${rounds * faults.length} times ${pauseMs / 1_000} s`,
    load: writers.perSecond(),
    recoveries,
    ...found,
  }
}

const faultsOf = (postgres: Awaited<ReturnType<typeof startDatabaseServer>>): Fault[] => [
  { begin: () => postgres.end('SIGINT'), end: postgres.start },
  { begin: () => postgres.end('SIGQUIT'), end: postgres.start },
  {
    begin: async () => postgres.signalAll('SIGSTOP'),
    end: async () => postgres.signalAll('SIGCONT'),
  },
]

function heldLock(dataDir: string): Fault {
  let other: SQLite.Database
  return {
    async begin() {
      other = new SQLite(sqliteFile(dataDir), { timeout: 10_000 })
      other.exec('begin immediate')
    },
    async end() {
      other.exec('rollback')
      other.close()
    },
  }
}
