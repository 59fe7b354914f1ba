import { mkdirSync, mkdtempSync, readFileSync, rmdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { openDatabase } from '#server/db/database.ts'
import { readEnv } from '#server/env.ts'
import { startTestApp } from '#tests/start-test-app.ts'
import { createLimits } from './limits.ts'

const pageSize = 4_096

type Server = Awaited<ReturnType<typeof startTestApp>>

function openLimits({ database, place, clock }: Server, more: Record<string, string> = {}) {
  const { env } = readEnv({ ...place, ...more })
  return createLimits({ database, env: env!, now: clock.now })
}

test('parallel uses are all counted, refunded points are free again, and the window expires', async () => {
  await using server = await startTestApp()
  const limits = await openLimits(server)
  const { subscriptions: limit } = limits
  const tries = await Promise.allSettled(Array.from({ length: 25 }, () => limit.consume('ada')))
  expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(10)
  await expect(limit.consume('ada')).rejects.toMatchObject({
    code: 'too_many_requests',
    status: 429,
    retryAfter: 600,
  })
  await expect(limit.consume('bob')).resolves.toBeUndefined()
  server.clock.advance(10 * 60_000)
  for (let each = 0; each < 30; each++) {
    await limit.consume('ada')
    await limit.refund('ada')
  }
  await limits.close()
})

test('counters survive a restart', async () => {
  await using server = await startTestApp()
  const limits = await openLimits(server)
  for (let each = 0; each < 10; each++) await limits.subscriptions.consume('ada')
  await limits.close()
  const second = await openLimits(server)
  await expect(second.subscriptions.consume('ada')).rejects.toThrow('Too many')
  await second.close()
})

test('a counter file damaged by a power failure is created again', async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'anacapa-limits-'))
  writeFileSync(join(dataDir, 'limits.db'), 'not a database '.repeat(100))
  const { env } = readEnv({ DATA_DIR: dataDir })
  const database = openDatabase({ url: '', dataDir })
  const limits = await createLimits({ database, env: env! })
  await expect(limits.enquiries.consume('ada')).resolves.toBeUndefined()
  await limits.close()
  await database.close()
  rmSync(dataDir, { recursive: true })
})

test('a counter file with one damaged page is created again', async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'anacapa-limits-'))
  onTestFinished(() => rmSync(dataDir, { recursive: true }))
  const { env } = readEnv({ DATA_DIR: dataDir })
  const database = openDatabase({ url: '', dataDir })
  const limits = await createLimits({ database, env: env! })
  for (let key = 0; key < 400; key++) await limits.enquiries.consume(`${key}`)
  await limits.close()
  const file = join(dataDir, 'limits.db')
  const bytes = readFileSync(file)
  writeFileSync(file, bytes.fill(0, 2 * pageSize))
  const next = await createLimits({ database, env: env! })
  for (let key = 0; key < 400; key++)
    await expect(next.enquiries.consume(`${key}`)).resolves.toBeUndefined()
  await next.close()
  await database.close()
})

test('counters survive a start that failed for reasons other than damage', async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'anacapa-limits-'))
  const { env } = readEnv({ DATA_DIR: dataDir })
  const database = openDatabase({ url: '', dataDir })
  const first = await createLimits({ database, env: env! })
  for (let each = 0; each < 10; each++) await first.subscriptions.consume('ada')
  await first.close()
  const inTheWay = join(dataDir, 'limits.db-wal')
  mkdirSync(inTheWay)
  await expect(createLimits({ database, env: env! })).rejects.toThrow('unable to open')
  rmdirSync(inTheWay)
  const second = await createLimits({ database, env: env! })
  await expect(second.subscriptions.consume('ada')).rejects.toThrow('Too many')
  await second.close()
  await database.close()
  rmSync(dataDir, { recursive: true })
})

test('closing closes the separate counter file, and leaves a shared database open', async () => {
  await using server = await startTestApp()
  const limits = await openLimits(server)
  await limits.enquiries.consume('ada')
  await limits.close()
  const isOwnFile = server.database.dialect === 'sqlite'
  const counted = limits.enquiries.consume('ada').then(
    () => true,
    () => false,
  )
  expect(await counted).toBe(!isOwnFile)
  expect(await server.database.db.selectFrom('users').selectAll().execute()).toEqual([])
})

test('with RATE_LIMITS=off nothing is counted', async () => {
  await using server = await startTestApp()
  const limits = await openLimits(server, { RATE_LIMITS: 'off' })
  const tries = Array.from({ length: 100 }, () => limits.enquiries.consume('ada'))
  await expect(Promise.all(tries)).resolves.toHaveLength(100)
  await limits.close()
})
