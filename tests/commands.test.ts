import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { eventually } from './eventually.ts'
import { startSite } from './browser/start-site.ts'

/** Tests with real processes, for what only a running server can show. */
const root = join(import.meta.dirname, '..')

function run(script: string, words: string[], dataDir: string) {
  const { status, stdout, stderr } = spawnSync(process.execPath, [script, ...words], {
    cwd: root,
    env: { ...process.env, DATA_DIR: dataDir, DATABASE_URL: '' },
    encoding: 'utf8',
  })
  return { status, said: (stdout + stderr).trim() }
}

test('a backup works beside a running server, and a restore waits until the server has stopped', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'anacapa-commands-'))
  const site = await startSite()
  const file = join(folder, 'kept.db')
  const backup = () => run('server/backups/backup-command.ts', [file], site.dataDir)
  const restore = () => run('server/backups/restore-command.ts', [file], site.dataDir)
  try {
    expect(backup()).toMatchObject({ status: 0 })
    expect(existsSync(file)).toBe(true)
    expect(backup()).toMatchObject({
      status: 1,
      said: `${file} is already there; a backup replaces nothing.`,
    })
    // Every request gives the garbage collector a chance to run.
    for (let round = 0; round < 50; round++) await (await fetch(`${site.url}/healthz`)).text()
    expect(restore()).toEqual({
      status: 1,
      said: 'A server is running on this database. Stop it first.',
    })
    await site.halt()
    expect(restore()).toMatchObject({ status: 0 })
  } finally {
    await site.stop()
    rmSync(folder, { recursive: true, force: true })
  }
})

test('a server does not start for another address or host of pictures than the site was built for, and says how to fix it', () => {
  const start = (settings: Record<string, string>) =>
    spawnSync(process.execPath, ['server/main.ts'], {
      cwd: root,
      env: { ...process.env, ...settings, PORT: '0', DATA_DIR: join(tmpdir(), 'never-made') },
      encoding: 'utf8',
      timeout: 20_000,
    })
  const { status, stderr } = start({ PUBLIC_URL: 'https://another.example' })
  expect(status).toBe(1)
  expect(stderr).toContain('Could not start: PUBLIC_URL is https://another.example, but')
  expect(stderr).toContain('PUBLIC_URL=https://another.example npm run build')
  const pictures = start({ IMAGE_HOST: 'https://pictures.example/' })
  expect(pictures.status).toBe(1)
  expect(pictures.stderr).toContain('IMAGE_HOST=https://pictures.example/ npm run build')
  expect(existsSync(join(tmpdir(), 'never-made'))).toBe(false)
})

test('commands without the settings of the server neither create a database nor work on another one', () => {
  const folder = mkdtempSync(join(tmpdir(), 'anacapa-commands-'))
  const dataDir = join(folder, 'data')
  for (const [script, ...words] of [
    ['server/accounts/admin-command.ts', 'reset', 'ada@staff.example'],
    ['server/audit/audit-command.ts', 'verify'],
    ['server/backups/backup-command.ts', join(folder, 'kept.db')],
  ] as [string, ...string[]][])
    expect(run(script, words, dataDir)).toEqual({
      status: 1,
      said: `There is no database in ${dataDir}. Run this with the settings of the server (DATA_DIR or DATABASE_URL).`,
    })
  expect(existsSync(dataDir)).toBe(false)
  // It may run before the server's first start, so it says where the account is.
  const made = run('server/accounts/admin-command.ts', ['create', 'ada@staff.example'], dataDir)
  expect(made.said).toMatch(new RegExp(`\nDatabase: ${join(dataDir, 'app.db')}$`))
  rmSync(folder, { recursive: true })
})

test('the commands print their usage', () => {
  const used = (script: string) => run(script, [], tmpdir())
  expect(used('server/backups/backup-command.ts')).toEqual({
    status: 2,
    said: 'Usage: npm run backup -- FILE',
  })
  expect(used('server/backups/restore-command.ts')).toEqual({
    status: 2,
    said: 'Usage: npm run restore -- FILE [--replace]',
  })
  const asked = run('server/demo/demo-command.ts', ['--help'], tmpdir())
  expect(asked).toEqual({ status: 0, said: 'Usage: npm run demo -- [FOLDER]' })
  expect(existsSync(join(root, '--help'))).toBe(false)
})

test.each(['start', 'demo'])(
  'stopping npm run %s during its build stops the build as well',
  async (name) => {
    const folder = mkdtempSync(join(tmpdir(), 'anacapa-commands-'))
    const pidFile = join(folder, 'pid')
    // Replaces Node: a build that reports its process id, and does not end by itself.
    writeFileSync(join(folder, 'node'), `#!/bin/sh\necho $$ >> ${pidFile}\nexec sleep 600\n`, {
      mode: 0o755,
    })
    const { scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'))
    const env = { PATH: `${folder}:${process.env.PATH}` }
    const shell = spawn('/bin/sh', ['-c', scripts[name]], { cwd: folder, env })
    const pid = await eventually(() => Number(/^\d+\n$/.exec(readFileSync(pidFile, 'utf8'))![0]))
    try {
      const ended = once(shell, 'exit')
      shell.kill('SIGTERM')
      await ended
      await eventually(() => expect(() => process.kill(pid, 0)).toThrow('ESRCH'))
      expect(readFileSync(pidFile, 'utf8')).toBe(`${pid}\n`)
    } finally {
      if (existsSync(`/proc/${pid}`)) process.kill(pid, 'SIGKILL')
      rmSync(folder, { recursive: true, force: true })
    }
  },
)
