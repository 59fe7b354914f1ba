import { expect, test } from 'vitest'
import { HOUR, MINUTE } from '#contract/durations.ts'
import { answering, startHostileServer } from '#tests/receivers/hostile-server.ts'
import { startTestApp } from '#tests/start-test-app.ts'
import { createAlert } from './alert.ts'

const broken = { state: 'broken', reason: 'The mail server refuses the password.' } as const
const ok = { state: 'ok', reason: null } as const

const bodies = (requests: string[]) =>
  requests.map((request) => JSON.parse(request.split('\r\n\r\n')[1] ?? ''))

test('while delivery is broken ALERT_URL gets one alert an hour from all processes together, then one on recovery', async () => {
  await using app = await startTestApp()
  await using target = await startHostileServer(answering('200 OK'))
  const { database, clock } = app
  const make = () =>
    createAlert('delivery', {
      database,
      env: { ALERT_URL: target.url },
      log: app.app.log,
      now: clock.now,
    })
  const [one, other] = [make(), make()]
  await one(ok)
  expect(target.requests).toEqual([])
  await Promise.all([one(broken), other(broken), one(broken)])
  expect(bodies(target.requests)).toEqual([
    { event: 'delivery.broken', reason: broken.reason, at: clock.now().toISOString() },
  ])
  clock.advance(HOUR - 1)
  await one(broken)
  expect(target.requests).toHaveLength(1)
  clock.advance(1)
  await Promise.all([one(broken), other(broken)])
  expect(target.requests).toHaveLength(2)
  await Promise.all([one(ok), other(ok)])
  const at = clock.now().toISOString()
  await other(ok)
  clock.advance(10 * MINUTE + 1)
  await other(ok)
  expect(bodies(target.requests).slice(2)).toEqual([
    { event: 'delivery.recovered', reason: null, at },
  ])
  await one(broken)
  expect(target.requests).toHaveLength(3)
})

test('only an alert that fails is logged, and without ALERT_URL none is sent', async () => {
  await using app = await startTestApp()
  const { database, clock } = app
  const log = app.app.log
  const failures = () => app.logs.filter(({ msg }) => msg === 'ALERT_URL could not be told')
  const tell = async (url: string) => {
    await createAlert('delivery', { database, env: { ALERT_URL: url }, log, now: clock.now })(
      broken,
    )
    clock.advance(HOUR)
  }
  await tell('')
  for (const status of ['200 OK', '299 Fine']) {
    await using taking = await startHostileServer(answering(status))
    await tell(taking.url)
    expect(taking.requests).toHaveLength(1)
  }
  expect(failures()).toEqual([])
  for (const status of ['300 Multiple Choices', '500 No']) {
    await using refusing = await startHostileServer(answering(status))
    await tell(refusing.url)
  }
  await tell('http://127.0.0.1:1/')
  expect(failures()).toHaveLength(3)
  expect(failures()[2]).toMatchObject({ level: 40, err: { type: 'Error' } })
  const reasons = failures().map(({ reason }) => reason)
  expect(reasons.slice(1)).toEqual(['ALERT_URL answered 500', 'connect ECONNREFUSED 127.0.0.1:1'])
})

test('without ALERT_URL no alert is recorded as sent, so a URL set later gets one immediately', async () => {
  await using app = await startTestApp()
  await using target = await startHostileServer(answering('200 OK'))
  const { database, clock } = app
  const alert = (url: string) =>
    createAlert('delivery', { database, env: { ALERT_URL: url }, log: app.app.log, now: clock.now })
  await alert('')(broken)
  await alert(target.url)(broken)
  await alert(target.url)(ok)
  expect(bodies(target.requests).map(({ event }) => event)).toEqual([
    'delivery.broken',
    'delivery.recovered',
  ])
})

test('an alert about deliveries neither holds back nor ends one about backups', async () => {
  await using app = await startTestApp()
  await using target = await startHostileServer(answering('200 OK'))
  const { database, clock } = app
  const options = { database, env: { ALERT_URL: target.url }, log: app.app.log, now: clock.now }
  const [delivery, backup] = [createAlert('delivery', options), createAlert('backup', options)]
  await delivery(broken)
  await backup({ state: 'broken', reason: 'The disk is full.' })
  await delivery(ok)
  await backup(ok)
  expect(bodies(target.requests).map(({ event, reason }) => [event, reason])).toEqual([
    ['delivery.broken', broken.reason],
    ['backup.failed', 'The disk is full.'],
    ['delivery.recovered', null],
    ['backup.recovered', null],
  ])
})
