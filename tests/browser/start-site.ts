import { spawn } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import type { Readable } from 'node:stream'

/**
 * The real server process: the built site, a database in a temporary folder, and a new admin. `launcher` is the command
 * that starts it, where Node alone is not enough. A folder given as DATA_DIR is kept.
 */
export async function startSite(settings: Record<string, string> = {}, launcher: string[] = []) {
  const dataDir = settings.DATA_DIR ?? mkdtempSync(join(tmpdir(), 'anacapa-site-'))
  const admin = { email: 'admin@staff.example', password: randomBytes(18).toString('base64url') }
  const command = [...launcher, process.execPath, ...serverWords()]
  const server = spawn(command[0]!, command.slice(1), {
    env: {
      ...process.env,
      PORT: '0',
      HOST: 'localhost',
      PUBLIC_URL: '',
      DATABASE_URL: '',
      DATA_DIR: dataDir,
      ADMIN_EMAIL: admin.email,
      ADMIN_PASSWORD: admin.password,
      LOG_LEVEL: 'error',
      PROCESSES: '1',
      // For calls of tests to the API outside the browser, which always proves its key.
      BEARER_SESSIONS: 'on',
      ...settings,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  server.stderr.pipe(process.stderr)
  const printed = findSecrets(
    [server.stdout, server.stderr],
    settings.ADMIN_PASSWORD ?? admin.password,
  )
  const ended = new Promise((resolve) => server.once('exit', resolve))
  const removeData = () => {
    if (!settings.DATA_DIR) rmSync(dataDir, { recursive: true, force: true })
  }
  const halt = async () => {
    server.kill('SIGTERM')
    await ended
  }
  const leaveNothing = () => {
    server.kill('SIGKILL')
    removeData()
  }
  process.once('exit', leaveNothing)
  // A folder created here still has to be removed.
  if (settings.DATA_DIR) void ended.then(() => process.off('exit', leaveNothing))
  return {
    url: await addressOf(server.stdout),
    admin,
    dataDir,
    /** Stops the server and keeps its data. */
    halt,
    /** Kills it, as a power failure would. */
    async kill() {
      server.kill('SIGKILL')
      await ended
    },
    async stop() {
      await halt()
      removeData()
      process.off('exit', leaveNothing)
      if (printed.length > 0) throw new Error(`The server printed secrets:\n${printed.join('\n')}`)
    },
  }
}

/** Collects the lines of the output that contain the admin's password or an access token, without the secret itself. */
function findSecrets(outputs: Readable[], password: string) {
  const found: string[] = []
  for (const output of outputs)
    createInterface(output).on('line', (line) => {
      const masked = line.replaceAll(password, '[password]').replace(accessToken, '[token]')
      if (masked !== line) found.push(masked)
    })
  return found
}

const accessToken = /\beyJ[\w-]+\.[\w-]+\.[\w-]+/g

async function addressOf(output: Readable): Promise<string> {
  for await (const line of createInterface(output)) {
    const address = /^Site:\s+(\S+?)\/?$/.exec(line)?.[1]
    if (!address) continue
    output.resume()
    return address
  }
  throw new Error('The server ended before it was ready.')
}

/** As `npm run serve` starts it, with the same options of Node. */
function serverWords() {
  const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as {
    scripts: { serve: string }
  }
  return scripts.serve.split(' ').slice(1)
}
