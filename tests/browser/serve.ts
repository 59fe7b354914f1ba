import { type ChildProcess, spawn } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'

/** The real server for the journeys: the built site, a database in a temporary folder, an admin made for the run. */
export default async function serve() {
  const dataDir = mkdtempSync(join(tmpdir(), 'anacapa-journeys-'))
  const admin = { email: 'admin@staff.example', password: randomBytes(18).toString('base64url') }
  const server = spawn(process.execPath, ['server/main.ts'], {
    env: {
      ...process.env,
      PORT: '0',
      HOST: 'localhost',
      PUBLIC_URL: '',
      DATABASE_URL: '',
      DATA_DIR: dataDir,
      ADMIN_EMAIL: admin.email,
      ADMIN_PASSWORD: admin.password,
      // Each test has an address of its own, so that limits stay on and never join two tests.
      TRUST_PROXY: '1',
      RATE_LIMITS: 'on',
      LOG_LEVEL: 'error',
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const removeData = () => rmSync(dataDir, { recursive: true, force: true })
  process.once('exit', () => {
    server.kill('SIGKILL')
    removeData()
  })
  process.env.SITE_URL = await addressOf(server)
  process.env.SITE_ADMIN_EMAIL = admin.email
  process.env.SITE_ADMIN_PASSWORD = admin.password
  return async () => {
    const ended = new Promise((resolve) => server.once('exit', resolve))
    server.kill('SIGTERM')
    await ended
    removeData()
  }
}

async function addressOf(server: ChildProcess): Promise<string> {
  if (!server.stdout) throw new Error('The server has no output.')
  for await (const line of createInterface(server.stdout)) {
    const address = /^Site:\s+(\S+?)\/?$/.exec(line)?.[1]
    if (!address) continue
    server.stdout.resume()
    return address
  }
  throw new Error('The server ended before it was ready.')
}
