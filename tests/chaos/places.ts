import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import type { DatabaseServer } from './database-server.ts'

let made = 0

/** A folder, and on PostgreSQL a new database. */
export async function makePlace(server?: Pick<DatabaseServer, 'url'>, under = tmpdir()) {
  const DATA_DIR = mkdtempSync(join(under, 'anacapa-chaos-'))
  const name = `chaos_${++made}`
  if (server) await runSql(server.url('postgres'), `create database ${name}`)
  return {
    DATA_DIR,
    DATABASE_URL: server?.url(name) ?? '',
    async leave() {
      if (server)
        await runSql(server.url('postgres'), `drop database if exists ${name} with (force)`)
      rmSync(DATA_DIR, { recursive: true, force: true })
    },
  }
}

export async function runSql(url: string, statement: string) {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  await client.query(statement)
  await client.end()
}
