import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { freePort } from '#tests/free-port.ts'
import { unprivileged } from '#tests/databases/postgres-programs.ts'
import { inPath, installDebianPackages, isExecutable } from '#tests/browser/programs.ts'

/** PgBouncer in transaction mode in front of a PostgreSQL: after each transaction a connection may go to another client. */
export async function startPooler(postgresPort: number, connections: number) {
  const program = providePgBouncer()
  const folder = mkdtempSync(join(tmpdir(), 'anacapa-pooler-'))
  const port = await freePort()
  const file = join(folder, 'pgbouncer.ini')
  writeFileSync(
    file,
    `[databases]
* = host=127.0.0.1 port=${postgresPort} user=postgres connect_query='set statement_timeout = 4000'
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${port}
unix_socket_dir =
auth_type = any
pool_mode = transaction
default_pool_size = ${connections}
max_client_conn = 200
server_login_retry = 1
`,
    { mode: 0o644 },
  )
  chmodSync(folder, 0o755)
  const url = (database: string) => `postgres://postgres@127.0.0.1:${port}/${database}`
  let server: ChildProcess
  async function start() {
    server = spawn(program, ['-q', file], { ...unprivileged(), stdio: 'ignore' })
    for (let tries = 0; !(await answers(url('postgres'))); tries++) {
      if (tries > 100) throw new Error('PgBouncer did not start.')
      await sleep(50)
    }
  }
  async function kill() {
    server.kill('SIGKILL')
    if (server.exitCode === null && server.signalCode === null) await once(server, 'exit')
  }
  const remove = () => {
    server.kill('SIGKILL')
    rmSync(folder, { recursive: true, force: true })
  }
  process.once('exit', remove)
  await start()
  return {
    url,
    start,
    kill,
    stop() {
      process.off('exit', remove)
      remove()
    },
  }
}

async function answers(url: string) {
  const client = new pg.Client({ connectionString: url })
  client.on('error', () => {})
  try {
    await client.connect()
    await client.query('select 1')
    return true
  } catch {
    return false
  } finally {
    await client.end().catch(() => {})
  }
}

/** The one installed on this machine, otherwise Debian's package if it may be installed. */
export function providePgBouncer() {
  if (!find()) installDebianPackages('pgbouncer')
  const program = find()
  if (!program) throw new Error('This trial needs PgBouncer: apt-get install pgbouncer')
  return program
}

// Not in every user's PATH.
const find = () => inPath('pgbouncer') ?? ['/usr/sbin/pgbouncer'].find(isExecutable)
