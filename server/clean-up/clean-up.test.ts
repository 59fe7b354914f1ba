import { setTimeout as sleep } from 'node:timers/promises'
import Fastify from 'fastify'
import { v7 as uuidv7 } from 'uuid'
import { expect, test, vi } from 'vitest'
import { eventually } from '#tests/eventually.ts'
import { startTestApp } from '#tests/start-test-app.ts'
import { DAY, MINUTE } from '#contract/durations.ts'
import { cleanUpRegularly } from './clean-up.ts'

const anyPort = { port: 0, host: '127.0.0.1' }

test('clean-up starts when the server listens, survives a failing task and stops when the server closes', async () => {
  const app = Fastify()
  const done = { bad: 0, good: 0, running: 0 }
  const tasks = {
    async bad(): Promise<number> {
      done.bad++
      throw new Error('no database')
    },
    async good() {
      done.running++
      await sleep(20)
      done.running--
      return ++done.good
    },
  }
  cleanUpRegularly(app, tasks, async () => true, 1)
  await app.ready()
  await sleep(30)
  expect(done.bad).toBe(0)
  await app.listen(anyPort)
  await eventually(() => expect(done.good).toBeGreaterThan(2))
  await vi.waitFor(() => expect(done.running).toBe(1), { timeout: 10_000, interval: 1 })
  await app.close()
  const { bad, good, running } = done
  expect(running).toBe(0)
  await sleep(50)
  expect(done).toEqual({ bad, good, running })
})

test('clean-up by age pauses while the clock is not trusted, and other clean-up continues', async () => {
  await using app = Fastify()
  const done: string[] = []
  const task = (name: string) => [name, async () => done.push(name)] as const
  const tasks = Object.fromEntries(['bin', 'links', 'retention', 'limits'].map(task))
  let isTrusted = false
  cleanUpRegularly(app, tasks, async () => isTrusted, 1)
  await app.listen(anyPort)
  await eventually(() => expect(done).toContain('limits'))
  expect(done).not.toContain('bin')
  expect(done).not.toContain('retention')
  isTrusted = true
  await eventually(() => expect(done).toEqual(expect.arrayContaining(['bin', 'retention'])))
})

test('expired form keys, sessions and counters are deleted, and nothing else', async () => {
  await using server = await startTestApp()
  const { db } = server.database
  const person = { name: 'Ada', email: 'a@b.example', company: 'C' }
  const form = new URLSearchParams({ ...person, consent: 'on' }).toString()
  await server.post('/api/submit-contact-form', form, {
    'content-type': 'application/x-www-form-urlencoded',
  })
  const key = uuidv7()
  await server.post(
    '/api/submit-contact-form',
    { ...person, consent: true },
    { 'idempotency-key': key },
  )
  await server.adminToken()
  const keys = async () =>
    (await db.selectFrom('idempotency_keys').select('key').execute()).map((row) => row.key)
  const sessions = () => db.selectFrom('sessions').select('id').execute()
  expect(await keys()).toHaveLength(2)

  server.clock.advance(11 * MINUTE)
  await server.app.listen(anyPort)
  await eventually(async () => expect(await keys()).toEqual([key]))
  expect(await sessions()).toHaveLength(1)

  server.clock.advance(8 * DAY)
  await using later = await startTestApp({ beside: server })
  await later.app.listen(anyPort)
  await eventually(async () => expect(await sessions()).toEqual([]))
  expect(await keys()).toEqual([key])
  expect(await db.selectFrom('contact_submissions').select('id').execute()).toHaveLength(2)
})
