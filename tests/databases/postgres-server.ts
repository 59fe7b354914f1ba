import { spawn } from 'node:child_process'
import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { providePostgres } from './postgres-programs.ts'

export type PostgresServer = {
  /** The connection URL of the given database. */
  url(database: string): string
  stop(): Promise<void>
}

/**
 * A separate real PostgreSQL, from the npm package, in a temporary folder. `durable` keeps fsync, which tests turn off,
 * and autovacuum, whose statistics of an empty table in mid-test would change the plans. A shell supervises it: however
 * this process ends, the server stops and its folder is deleted.
 */
export async function startPostgres({ durable = false } = {}): Promise<PostgresServer> {
  const home = mkdtempSync(join(tmpdir(), 'anacapa-postgres-'))
  const { owner, bin, port } = await providePostgres(home)
  const settings = `${common} ${durable ? '' : quick}`
  const server = spawn('/bin/sh', ['-c', supervise, 'postgres', home, bin, String(port)], {
    ...owner,
    detached: true,
    env: {
      PATH: process.env.PATH,
      LC_ALL: 'C',
      SETTINGS: settings,
    },
    stdio: ['pipe', 'ignore', 'pipe'],
  })
  const ended = new Promise<void>((resolve) => server.once('exit', () => resolve()))
  let log = ''
  await new Promise<void>((resolve, reject) => {
    server.stderr.on('data', (chunk: Buffer) => {
      log = (log + chunk.toString()).slice(-4_000)
      if (log.includes('ready to accept connections')) resolve()
    })
    void ended.then(() => reject(new Error(`PostgreSQL did not start:\n${log}`)))
  })
  return {
    url: (database) => `postgres://postgres@127.0.0.1:${port}/${database}`,
    async stop() {
      server.stdin.end()
      await ended
    },
  }
}

const common = '-c listen_addresses=127.0.0.1 -c unix_socket_directories= -c max_connections=300'
const quick = '-c fsync=off -c full_page_writes=off -c synchronous_commit=off -c autovacuum=off'

const supervise = `
  home=$1 bin=$2 port=$3
  exec 3<&0
  "$bin/initdb" -D "$home/data" -U postgres -A trust -E UTF8 --locale=C --no-sync >"$home/initdb.log" 2>&1 ||
    { cat "$home/initdb.log" >&2; rm -rf "$home"; exit 1; }
  "$bin/postgres" -D "$home/data" -p "$port" $SETTINGS 3<&- &
  server=$!
  { cat <&3; kill -INT $server; } >/dev/null 2>&1 &
  wait $server
  rm -rf "$home"
`
