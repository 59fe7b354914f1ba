import { mkdirSync, mkdtempSync, readdirSync, rmdirSync, rmSync, truncateSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test, vi } from 'vitest'
import { DAY, HOUR } from '#contract/durations.ts'
import type { Upkeep } from '#contract/upkeep.ts'
import { eventually } from '#tests/eventually.ts'
import { answering, startHostileServer } from '#tests/receivers/hostile-server.ts'
import { startTestApp } from '#tests/start-test-app.ts'
import { createAlert } from '#server/alerts/alert.ts'
import { readEnv } from '#server/env.ts'
import { backUpAndAlert } from './back-up-regularly.ts'
import { runBackupCommand } from './run-backup-command.ts'

const nowhere = '/proc/none'
const noFolder = `ENOENT: no such file or directory, mkdir '${nowhere}'`

function newFolder() {
  const folder = mkdtempSync(join(tmpdir(), 'anacapa-backups-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  return folder
}

/** A server, and what ALERT_URL gets from the rounds of its backups. */
async function alerting() {
  const target = await startHostileServer(answering('200 OK'))
  const app = await startTestApp({ now: new Date(), expectErrors: true })
  const { database, clock, place } = app
  const envFor = (BACKUP_DIR: string, more = {}) =>
    readEnv({ ...place, BACKUP_DIR, ALERT_URL: target.url, ...more }).env!
  const bodies = () =>
    target.requests.map((request) => JSON.parse(request.split('\r\n\r\n')[1] ?? ''))
  return {
    ...app,
    envFor,
    bodies,
    events: () => bodies().map(({ event }) => event),
    /** A round as each of several processes makes it. */
    async round(BACKUP_DIR: string, more = {}) {
      const deps = { database, env: envFor(BACKUP_DIR, more), now: clock.now }
      const log = app.app.log
      await backUpAndAlert(deps, { log, alert: createAlert('backup', { ...deps, log }) })
    },
    async faults() {
      const headers = { authorization: `Bearer ${await app.adminToken()}` }
      const { faults } = (await app.get('/api/upkeep', headers)).json<Upkeep>()
      return faults.filter(({ what }) => what === 'backup')
    },
    async [Symbol.asyncDispose]() {
      await app[Symbol.asyncDispose]()
      await target[Symbol.asyncDispose]()
    },
  }
}

test('while backups fail ALERT_URL gets the reason, once an hour from all servers together, and a recovery when one succeeded', async () => {
  await using server = await alerting()
  const env = { BACKUP_DIR: nowhere, ALERT_URL: server.envFor('').ALERT_URL }
  for (let count = 0; count < 2; count++) {
    await using other = await startTestApp({ beside: server, env, expectErrors: true })
    await other.app.listen({ port: 0, host: '127.0.0.1' })
    const failures = () => other.logs.filter(({ msg }) => msg === 'backup failed')
    await eventually(() => expect(failures()).toHaveLength(1))
    await eventually(() => expect(server.bodies()).toHaveLength(1))
  }
  const at = server.clock.now().toISOString()
  expect(server.bodies()).toEqual([{ event: 'backup.failed', reason: noFolder, at }])
  server.clock.advance(HOUR)
  await Promise.all([server.round(nowhere), server.round(nowhere)])
  expect(server.events()).toEqual(['backup.failed', 'backup.failed'])
  const folder = newFolder()
  for (let count = 0; count < 2; count++) await server.round(folder)
  expect(server.bodies().slice(2)).toEqual([
    { event: 'backup.recovered', reason: null, at: server.clock.now().toISOString() },
  ])
})

test('a process that dies between its backup and telling so is followed by one that reports the recovery', async () => {
  await using server = await alerting()
  await server.round(nowhere)
  expect(await server.faults()).toHaveLength(1)
  const folder = newFolder()
  const name = `anacapa-${server.clock.now().toISOString().replaceAll(/[:.]/g, '-')}.db`
  await runBackupCommand('backup-command.ts', join(folder, name), server.envFor(folder))
  await server.round(folder)
  expect(server.events()).toEqual(['backup.failed', 'backup.recovered'])
  expect(readdirSync(folder)).toEqual([name])
  expect(await server.faults()).toEqual([])
})

test('an old backup that cannot be removed is reported until it is gone, and delays no new backup', async () => {
  await using server = await alerting()
  const folder = newFolder()
  const stuck = join(folder, 'anacapa-2020-01-01T00-00-00-000Z.db')
  mkdirSync(stuck)
  const round = () => server.round(folder, { BACKUP_KEEP: '1' })
  for (let count = 0; count < 2; count++) await round()
  expect(readdirSync(folder)).toHaveLength(2)
  expect(server.events()).toEqual(['backup.failed'])
  expect(await server.faults()).toHaveLength(1)
  rmdirSync(stuck)
  await round()
  expect(readdirSync(folder)).toHaveLength(1)
  expect(server.events()).toEqual(['backup.failed', 'backup.recovered'])
  expect(await server.faults()).toEqual([])
})

test('a backup made by hand elsewhere does not end the alert while BACKUP_DIR cannot be written', async () => {
  await using server = await alerting()
  const unwritable = '/proc'
  await server.round(unwritable)
  const folder = newFolder()
  const file = join(folder, 'by-hand.db')
  await runBackupCommand('backup-command.ts', file, server.envFor(folder))
  await server.round(unwritable)
  expect(server.events()).toEqual(['backup.failed'])
  expect(await server.faults()).toHaveLength(1)
  await server.round(folder)
  expect(server.events()).toEqual(['backup.failed', 'backup.recovered'])
})

test('a backup that turns out to be damaged is told to ALERT_URL like one that failed', async () => {
  await using server = await alerting()
  const folder = newFolder()
  const everyWeek = { BACKUP_EVERY_HOURS: '168' }
  await server.round(folder, everyWeek)
  const [file] = readdirSync(folder)
  truncateSync(join(folder, file!), 20_000)
  server.clock.advance(DAY)
  await server.round(folder, everyWeek)
  expect(server.bodies()).toMatchObject([
    {
      event: 'backup.failed',
      reason: expect.stringMatching(`^The newest backup, ${file}, cannot be used: `),
    },
  ])
  // The command notes the time of its own clock.
  server.clock.advance(HOUR)
  await server.round(folder)
  expect(server.events()).toEqual(['backup.failed', 'backup.recovered'])
})

test('the reason of a failed backup holds no password of the database, wherever it is shown', async () => {
  await using server = await alerting()
  for (const [written, password] of [
    ['hunter-2%2Fdown', 'hunter-2/down'],
    ['hunter%zz', 'hunter%zz'],
  ] as const) {
    server.keepSecret(password)
    const urls = {
      DATABASE_URL: '',
      DATABASE_DIRECT_URL: `postgres://ann:${written}@127.0.0.1:1/x`,
    }
    const dir = { BACKUP_DIR: `/proc/${password}` }
    const { database, clock } = server
    const deps = { database, env: { ...server.envFor(nowhere), ...urls, ...dir }, now: clock.now }
    const log = server.app.log
    await backUpAndAlert(deps, { log, alert: createAlert('backup', { ...deps, log }) })
    clock.advance(HOUR)
    expect(server.bodies().at(-1).reason).toContain("'/proc/[password]'")
  }
  const settings = await server.database.db.selectFrom('settings').select('value').execute()
  expect(JSON.stringify(settings)).not.toContain('hunter')
})

test('a backup that is killed, for want of memory for example, is reported with the signal', async () => {
  await using server = await alerting()
  const kill = 'data:text/javascript,process.kill(process.pid,9)'
  vi.stubEnv('NODE_OPTIONS', `--import=${kill}`)
  onTestFinished(() => void vi.unstubAllEnvs())
  await server.round(newFolder())
  expect(server.bodies()).toMatchObject([
    { reason: 'backup-command.ts ended with SIGKILL and said nothing' },
  ])
})

test('a server whose ALERT_URL never answers stops without waiting for it', async () => {
  await using silent = await startHostileServer(() => {})
  await using server = await alerting()
  const env = { BACKUP_DIR: nowhere, ALERT_URL: silent.url }
  const other = await startTestApp({ beside: server, env, expectErrors: true })
  await other.app.listen({ port: 0, host: '127.0.0.1' })
  await eventually(() => expect(silent.requests.join('')).toContain('backup.failed'))
  await other[Symbol.asyncDispose]()
  // A stop that waited would have ended after the post was given up.
  expect(other.logs.filter(({ msg }) => msg === 'ALERT_URL could not be told')).toEqual([])
})
