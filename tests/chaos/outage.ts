import SQLite from 'better-sqlite3'
import { sqliteFile } from '#server/db/database.ts'
import { startDatabaseServer } from './database-server.ts'
import { makePlace } from './places.ts'
import { wait } from './server-process.ts'
import type { Outcome, Setting } from './trial.ts'
import { underLoad } from './under-load.ts'

const rounds = 3
const pauseMs = 7_000

type Fault = { begin(): Promise<void>; end(): Promise<void> }

/** A database that goes down and comes back under load, for longer than any request waits. */
export async function loseDatabase({ name }: Setting): Promise<Outcome> {
  const postgres = name === 'PostgreSQL' ? await startDatabaseServer() : undefined
  const place = await makePlace(postgres)
  const faults: Fault[] = postgres ? faultsOf(postgres) : [heldLock(place.DATA_DIR)]
  const found = await underLoad(place, async ({ recover }) => {
    for (let round = 0; round < rounds; round++)
      for (const fault of faults) {
        await wait(500)
        await fault.begin()
        await wait(pauseMs)
        await recover(() => fault.end())
      }
  })
  await postgres?.remove()
  return {
    trial: postgres
      ? 'database restarted, crashed and paused'
      : 'database locked by another process',
    faults: `${rounds * faults.length} times ${pauseMs / 1_000} s`,
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
