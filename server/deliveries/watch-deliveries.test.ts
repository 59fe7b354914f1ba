import { Registry } from 'prom-client'
import { expect, test } from 'vitest'
import type { DeliveryHealth } from '#contract/delivery.ts'
import { eventually } from '#tests/eventually.ts'
import { startTestApp } from '#tests/start-test-app.ts'
import { sendEnquiry } from '#tests/receivers/webhook-admin.ts'
import { MINUTE } from '#contract/durations.ts'
import { watchDeliveries } from './watch-deliveries.ts'

/** Watches the outbox of a server whose mail server accepts nothing. */
async function watching() {
  const app = await startTestApp({
    env: { NOTIFY_EMAIL: 'one@agency.example' },
    expectErrors: true,
  })
  const registry = new Registry()
  const alerts: DeliveryHealth['state'][] = []
  const watch = watchDeliveries({
    database: app.database,
    configured: { smtp: true, notify: true, from: 'hello@agency.example' },
    log: app.app.log,
    registry,
    alert: async ({ state }) => void alerts.push(state),
    now: app.clock.now,
  })
  const metrics = async () => {
    const lines = (await registry.metrics()).split('\n')
    return lines.filter((line) => line !== '' && !line.startsWith('#'))
  }
  const said = () =>
    app.logs
      .filter(({ msg }) => msg.startsWith('delivery '))
      .map(({ level, msg, waiting }) => [level, msg, waiting])
  return { ...app, watch, alerts, metrics, said }
}

test('the number of waiting deliveries, the oldest wait and whether they are stuck are metrics', async () => {
  await using app = await watching()
  await app.watch.check()
  const quiet = ['delivery_broken 0', 'deliveries_waiting 0', 'delivery_oldest_waiting_seconds 0']
  expect(await app.metrics()).toEqual(quiet)
  await sendEnquiry(app)
  app.clock.advance(15 * MINUTE - 1)
  await app.watch.check()
  expect(await app.metrics()).toEqual([
    'delivery_broken 0',
    'deliveries_waiting 1',
    'delivery_oldest_waiting_seconds 899.999',
  ])
  app.clock.advance(1)
  await app.watch.check()
  expect(await app.metrics()).toEqual([
    'delivery_broken 1',
    'deliveries_waiting 1',
    'delivery_oldest_waiting_seconds 900',
  ])
  await app.database.db.deleteFrom('deliveries').execute()
  await app.watch.check()
  expect(await app.metrics()).toEqual(quiet)
})

test('the log records each breakdown and recovery once, and the alert gets the result of every check', async () => {
  await using app = await watching()
  await app.watch.check()
  await sendEnquiry(app)
  app.clock.advance(15 * MINUTE)
  const broken = [50, 'delivery is broken: see /admin/deliveries', 1]
  for (let check = 0; check < 2; check++) {
    await app.watch.check()
    expect(app.said()).toEqual([broken])
  }
  await app.database.db.deleteFrom('deliveries').execute()
  for (let check = 0; check < 2; check++) {
    await app.watch.check()
    expect(app.said()).toEqual([broken, [30, 'delivery works again', undefined]])
  }
  expect(app.alerts).toEqual(['ok', 'broken', 'broken', 'ok', 'ok'])
})

test('a failed check is logged, and after it is stopped the watch makes no more checks', async () => {
  await using app = await watching()
  await app.database.close()
  app.watch.start()
  const failures = () => app.logs.filter(({ msg }) => msg === 'delivery was not checked')
  await eventually(() => expect(failures()).toHaveLength(1))
  expect(failures()[0]).toMatchObject({ level: 40 })
  app.watch.stop()
  expect(app.alerts).toEqual([])
})
