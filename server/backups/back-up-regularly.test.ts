import { mkdtempSync, readdirSync, rmSync, truncateSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import SQLite from 'better-sqlite3'
import { startTestApp } from '#tests/start-test-app.ts'
import { DAY, HOUR } from '#contract/durations.ts'
import type { Upkeep } from '#contract/upkeep.ts'
import { readEnv } from '#server/env.ts'
import { backUpWhenDue } from './back-up-regularly.ts'
import { checkNewestBackup } from './check-newest-backup.ts'
import { checkBackup } from './backup-file.ts'
import { lastBackup } from './last-backup.ts'

const token = 'metrics-of-the-kept-server'

test('the server makes a backup when the last is old enough, keeps the newest and reports its time as a metric', async () => {
  await using app = await startTestApp({ now: new Date(), env: { METRICS_TOKEN: token } })
  const BACKUP_DIR = mkdtempSync(join(tmpdir(), 'anacapa-backups-'))
  onTestFinished(() => rmSync(BACKUP_DIR, { recursive: true }))
  const { env } = readEnv({ ...app.place, BACKUP_DIR, BACKUP_KEEP: '1' })
  const backUp = () =>
    backUpWhenDue({ database: app.database, env: env!, now: app.clock.now }, app.app.log)
  const files = () => readdirSync(BACKUP_DIR)
  const told = async () => {
    const { body } = await app.get('/metrics', { authorization: `Bearer ${token}` })
    return Number(/^last_backup_timestamp_seconds (\S+)$/m.exec(body)?.[1])
  }
  expect(await told()).toBe(0)

  await backUp()
  const [first] = files()
  await checkBackup(join(BACKUP_DIR, first!))
  expect(await told()).toBe(Date.parse((await lastBackup(app.database.db))!) / 1_000)
  app.clock.advance(23 * HOUR)
  await backUp()
  expect(files()).toEqual([first])
  app.clock.advance(2 * HOUR)
  await backUp()
  expect(files()).toHaveLength(1)
  expect(files()).not.toEqual([first])
  // The clock was wrong.
  const [second] = files()
  app.clock.advance(-30 * DAY)
  await backUp()
  expect(files()).not.toEqual([second])
})

test('a backup that could not be recorded in the database still counts, so older backups are kept', async () => {
  await using app = await startTestApp({ now: new Date() })
  const BACKUP_DIR = mkdtempSync(join(tmpdir(), 'anacapa-backups-'))
  onTestFinished(() => rmSync(BACKUP_DIR, { recursive: true }))
  const { env } = readEnv({ ...app.place, BACKUP_DIR })
  const files = async () => {
    await backUpWhenDue({ database: app.database, env: env!, now: app.clock.now }, app.app.log)
    await app.database.db.deleteFrom('settings').where('key', '=', 'last_backup').execute()
    return readdirSync(BACKUP_DIR)
  }
  expect(await files()).toHaveLength(1)
  app.clock.advance(23 * HOUR)
  expect(await files()).toHaveLength(1)
  app.clock.advance(2 * HOUR)
  expect(await files()).toHaveLength(2)
  // One dated wrongly by the clock does not hide that the others are old.
  app.clock.advance(-30 * DAY)
  expect(await files()).toHaveLength(3)
  expect(await files()).toHaveLength(3)
})

test('a backup that fails is reported with its reason in log, status line and metrics until one succeeds', async () => {
  const now = new Date()
  await using app = await startTestApp({ now, env: { METRICS_TOKEN: token }, expectErrors: true })
  const backUp = async (BACKUP_DIR: string) => {
    const { env } = readEnv({ ...app.place, BACKUP_DIR })
    await backUpWhenDue({ database: app.database, env: env!, now: app.clock.now }, app.app.log)
  }
  const told = async () => {
    const { body } = await app.get('/metrics', { authorization: `Bearer ${token}` })
    const headers = { authorization: `Bearer ${await app.adminToken()}` }
    const { faults } = (await app.get('/api/upkeep', headers)).json<Upkeep>()
    const sentences = faults.filter(({ what }) => what === 'backup').map((each) => each.sentence)
    return [/^backup_failed (\S+)$/m.exec(body)?.[1], ...sentences]
  }
  expect(await told()).toEqual(['0'])
  await backUp('/proc/none')
  const reason = "ENOENT: no such file or directory, mkdir '/proc/none'"
  expect(app.logs).toContainEqual(expect.objectContaining({ msg: 'backup failed', reason }))
  expect(await lastBackup(app.database.db)).toBeNull()
  expect(await told()).toEqual([
    '1',
    expect.stringContaining(`in BACKUP_DIR (${reason}). It tries`),
  ])
  // Nobody has tried again, so it may be the failure of a server that makes no backups any more.
  app.clock.advance(2 * HOUR)
  expect(await told()).toEqual(['0'])
  await backUp('/proc/none')
  await backUp(app.place.DATA_DIR)
  expect(await told()).toEqual(['0'])
})

test('a backup file that is truncated or emptied later is noticed within a day and shown in the status line', async () => {
  await using app = await startTestApp({ now: new Date(), expectErrors: true })
  const BACKUP_DIR = mkdtempSync(join(tmpdir(), 'anacapa-backups-'))
  onTestFinished(() => rmSync(BACKUP_DIR, { recursive: true }))
  const { env } = readEnv({ ...app.place, BACKUP_DIR })
  const deps = { database: app.database, env: env!, now: app.clock.now }
  const enquiry = { name: 'Ada', email: 'ada@shop.example', company: 'Engines', consent: true }
  await app.post('/api/submit-contact-form', enquiry)
  const user = await app.makeUser({ role: 'admin' })
  const faults = async () => {
    const { access_token } = await app.signIn(user.email, user.password)
    const answer = await app.get('/api/upkeep', { authorization: `Bearer ${access_token}` })
    return answer
      .json<{ faults: { what: string; urgent: boolean; sentence: string }[] }>()
      .faults.filter(({ what }) => what === 'backup')
  }
  await checkNewestBackup(deps, app.app.log)
  await backUpWhenDue(deps, app.app.log)
  await checkNewestBackup(deps, app.app.log)
  expect(await faults()).toEqual([])

  const file = join(BACKUP_DIR, readdirSync(BACKUP_DIR)[0]!)
  const backup = new SQLite(file)
  backup.exec('delete from consents; delete from contact_submissions')
  backup.close()
  await checkNewestBackup(deps, app.app.log)
  expect(await faults()).toEqual([])
  app.clock.advance(DAY)
  await checkNewestBackup(deps, app.app.log)
  expect(await faults()).toMatchObject([
    { urgent: true, sentence: expect.stringMatching(/it holds 0 enquiries, and held 1/) },
  ])
  truncateSync(file, 20_000)
  app.clock.advance(DAY)
  await checkNewestBackup(deps, app.app.log)
  expect(await faults()).toMatchObject([
    { urgent: true, sentence: expect.stringMatching(/cannot be used/) },
  ])

  await backUpWhenDue(deps, app.app.log)
  await checkNewestBackup(deps, app.app.log)
  expect(await faults()).toEqual([])
})
