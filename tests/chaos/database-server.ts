import { spawn, spawnSync, type ChildProcess } from 'node:child_process'
import {
  appendFileSync,
  chownSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { providePostgres } from '#tests/databases/postgres-programs.ts'

/** A PostgreSQL with fsync enabled that can be stopped, started and paused. */
export async function startDatabaseServer({
  under = tmpdir(),
  settings = '',
  copyOf = '',
  standbyOf = 0,
} = {}) {
  const home = mkdtempSync(join(under, 'anacapa-chaos-pg-'))
  const { owner, bin, port } = await providePostgres(home)
  const data = join(home, 'data')
  const env = { PATH: process.env.PATH, LC_ALL: 'C' }
  const words = ['-D', data, '-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '--locale=C']
  if (copyOf) {
    const copied = spawnSync('cp', ['-a', copyOf, data])
    if (copied.status !== 0) throw new Error('The data could not be copied.')
    const primary = `host=127.0.0.1 port=${standbyOf} user=postgres`
    appendFileSync(join(data, 'postgresql.auto.conf'), `primary_conninfo = '${primary}'\n`)
    writeFileSync(join(data, 'standby.signal'), '')
    if (owner) chownSync(join(data, 'standby.signal'), owner.uid, owner.gid)
  } else {
    const made = spawnSync(join(bin, 'initdb'), words, { ...owner, env, encoding: 'utf8' })
    if (made.status !== 0) throw new Error(made.stderr)
  }
  const address = `-D ${data} -p ${port} -c listen_addresses=127.0.0.1 -c unix_socket_directories=`
  const options = `${address} -c max_connections=300 ${settings}`.split(' ').filter(Boolean)
  let server: ChildProcess | undefined
  let ended = Promise.resolve()

  async function start(more: string[] = []) {
    const child = spawn(join(bin, 'postgres'), [...options, ...more], {
      ...owner,
      env,
      stdio: ['ignore', 'ignore', 'pipe'],
    })
    server = child
    ended = new Promise((resolve) => child.once('exit', () => resolve()))
    let log = ''
    await new Promise<void>((resolve, reject) => {
      child.stderr.on('data', (chunk: Buffer) => {
        log = (log + chunk.toString()).slice(-4_000)
        if (/ready to accept (read-only )?connections/.test(log)) resolve()
      })
      void ended.then(() => reject(new Error(`PostgreSQL did not start:\n${log}`)))
    })
  }

  async function end(signal: NodeJS.Signals) {
    server?.kill(signal)
    await ended
  }

  const remove = () => {
    server?.kill('SIGKILL')
    rmSync(home, { recursive: true, force: true })
  }
  process.once('exit', remove)
  await start()
  return {
    url: (database: string) => `postgres://postgres@127.0.0.1:${port}/${database}`,
    port,
    data,
    start,
    /** `SIGINT` disconnects its clients and stops cleanly; `SIGQUIT` ends like a crash. */
    end,
    isRunning: () => server?.exitCode === null && server.signalCode === null,
    /** Freezes with all its connections open. */
    signalAll(signal: 'SIGSTOP' | 'SIGCONT') {
      for (const pid of [server?.pid ?? 0, ...childrenOf(server?.pid ?? 0)])
        process.kill(pid, signal)
    },
    promote: () =>
      spawnSync(join(bin, 'pg_ctl'), ['promote', '-w', '-D', data], { ...owner, env }).status === 0,
    async remove() {
      await end('SIGQUIT')
      process.off('exit', remove)
      rmSync(home, { recursive: true, force: true })
    },
  }
}

export type DatabaseServer = Awaited<ReturnType<typeof startDatabaseServer>>

function childrenOf(parent: number) {
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map(Number)
    .filter((pid) => {
      try {
        const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
        return Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[1]) === parent
      } catch {
        return false
      }
    })
}
