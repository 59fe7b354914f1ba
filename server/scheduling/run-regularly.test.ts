import Fastify from 'fastify'
import { expect, test } from 'vitest'
import { eventually } from '#tests/eventually.ts'
import { TestLog } from '#tests/test-log.ts'
import { runRegularly } from './run-regularly.ts'

test('work that fails is logged and begun again', async () => {
  const log = new TestLog()
  await using app = Fastify({ logger: { stream: log } })
  let begun = 0
  runRegularly(app, { everyMs: 1, failure: 'not done' }, async () => {
    begun++
    throw new Error('no database')
  })
  await app.listen({ port: 0, host: '127.0.0.1' })
  await eventually(() => expect(begun).toBeGreaterThan(1))
  expect(log.lines.find(({ msg }) => msg === 'not done')).toMatchObject({
    level: 40,
    err: { message: 'no database' },
  })
})
