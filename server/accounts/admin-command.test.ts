import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { eventually } from '#tests/eventually.ts'
import { mailedToken } from '#tests/credentials/mailed-links.ts'
import { startTestApp } from '#tests/start-test-app.ts'
import { runAdminCommand } from './admin-command.ts'

type TestApp = Awaited<ReturnType<typeof startTestApp>>

const run = (app: TestApp, ...words: string[]) =>
  runAdminCommand(words, app.database, app.clock.now())

const passwordIn = (text: string) => /Password: (\S+)/.exec(text)![1]!

test('create adds an admin who can sign in with the printed password', async () => {
  await using app = await startTestApp()
  const { exitCode, message } = await run(app, 'create', 'Boss@Staff.example')
  expect(exitCode).toBe(0)
  expect(message).toContain('boss@staff.example')
  const { access_token } = await app.signIn('boss@staff.example', passwordIn(message))
  const headers = { authorization: `Bearer ${access_token}` }
  expect((await app.post('/api/is_admin', undefined, headers)).body).toBe('true')
})

test('reset sets a new password and ends the sessions and links of that person only', async () => {
  await using app = await startTestApp()
  const other = { authorization: `Bearer ${await app.adminToken()}` }
  const { email, password } = await app.makeUser()
  const { access_token } = await app.signIn(email, password)
  await app.post('/api/auth/recover', { email })
  const token_hash = await eventually(() => mailedToken(app, 'recovery'))
  const { exitCode, message } = await run(app, 'reset', email.toUpperCase())
  expect(exitCode).toBe(0)
  const link = await app.post('/api/auth/verify', { type: 'recovery', token_hash })
  expect(link.statusCode).toBe(403)
  const headers = { authorization: `Bearer ${access_token}` }
  expect((await app.get('/api/auth/user', headers)).statusCode).toBe(403)
  expect((await app.get('/api/auth/user', other)).statusCode).toBe(200)
  await expect(app.signIn(email, password)).rejects.toThrow('Invalid login credentials')
  await app.signIn(email, passwordIn(message))
})

test('a request that cannot be fulfilled is answered with one sentence and exit code 1', async () => {
  await using app = await startTestApp()
  const { email } = await app.makeUser()
  const taken = await run(app, 'create', email)
  expect(taken.exitCode).toBe(1)
  expect(taken.message).toMatch(
    /belongs to an account already.* To give it a new password: reset\.$/,
  )
  const nobody = await run(app, 'reset', 'nobody@staff.example')
  expect(nobody).toEqual({ exitCode: 1, message: 'Nobody has the email nobody@staff.example.' })
})

test('an unknown command shows the usage, with exit code 2', async () => {
  await using app = await startTestApp()
  for (const words of [[], ['create'], ['delete', 'a@b.example'], ['create', 'a@b.example', 'x']]) {
    const { exitCode, message } = await run(app, ...words)
    expect(exitCode).toBe(2)
    expect(message).toMatch(/^Usage:\n +npm run admin -- create EMAIL/)
  }
  const { exitCode, message } = await run(app, 'create', 'nonsense')
  expect(exitCode).toBe(2)
  expect(message).toContain('"nonsense" is not an email address.')
})

test('run from the shell, a wrong database or setting prints one line and no stack', () => {
  const command = (settings: Record<string, string>) =>
    spawnSync(process.execPath, ['server/accounts/admin-command.ts', 'create', 'a@b.example'], {
      env: { PATH: process.env.PATH, DATABASE_URL: '', ...settings },
      encoding: 'utf8',
    })
  const noFolder = command({ DATA_DIR: join(import.meta.filename, 'data') })
  expect([noFolder.status, noFolder.stdout]).toEqual([1, ''])
  expect(noFolder.stderr).toMatch(/^The data directory .+ \(ENOTDIR\)\. .+\n$/)
  const noPort = command({ DATA_DIR: tmpdir(), PORT: 'x' })
  expect([noPort.status, noPort.stderr]).toEqual([1, 'Setting PORT: must be a number\n'])
})

test('run from the shell, it works while a server is running', async () => {
  await using app = await startTestApp()
  const command = (...words: string[]) =>
    spawnSync(process.execPath, ['server/accounts/admin-command.ts', ...words], {
      env: { PATH: process.env.PATH, ...app.place },
      encoding: 'utf8',
    })
  const created = command('create', 'shell@staff.example')
  expect(created.stderr).toBe('')
  expect(created.status).toBe(0)
  await app.signIn('shell@staff.example', passwordIn(created.stdout))
  const again = command('create', 'shell@staff.example')
  expect(again.status).toBe(1)
  expect(again.stdout).toBe('')
  expect(again.stderr).toContain('belongs to an account already')
  for (const words of [['--help'], ['create', 'other@staff.example', '-h']]) {
    const { status, stdout } = command(...words)
    expect([status, stdout], words.join(' ')).toEqual([0, expect.stringContaining('Usage')])
  }
})

test('run from the shell, it works before the server’s first start', () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'anacapa-admin-'))
  const created = spawnSync(
    process.execPath,
    ['server/accounts/admin-command.ts', 'create', 'first@staff.example'],
    { env: { PATH: process.env.PATH, DATA_DIR: dataDir }, encoding: 'utf8' },
  )
  expect([created.stderr, created.status]).toEqual(['', 0])
  rmSync(dataDir, { recursive: true })
})
