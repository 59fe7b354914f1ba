import { expect, test } from 'vitest'
import { HOUR, MINUTE } from '#contract/durations.ts'
import { eventually } from '#tests/eventually.ts'
import { answering, startHostileServer } from '#tests/receivers/hostile-server.ts'
import { startTestApp } from '#tests/start-test-app.ts'
import { createAlert } from './alert.ts'

const broken = { state: 'broken', reason: 'The mail server refuses the password.' } as const
const ok = { state: 'ok', reason: null } as const

const bodies = (requests: string[]) =>
  requests.map((request) => JSON.parse(request.split('\r\n\r\n')[1] ?? ''))

/** An alert of another process for each URL. */
const alerts =
  ({ app, database, clock }: Awaited<ReturnType<typeof startTestApp>>) =>
  (url: string) =>
    createAlert('delivery', { database, env: { ALERT_URL: url }, log: app.log, now: clock.now })

test('an alert sent before the clock was set back suppresses neither the next one nor the recovery', async () => {
  await using app = await startTestApp()
  await using target = await startHostileServer(answering('200 OK'))
  const { clock } = app
  const tell = alerts(app)(target.url)
  await tell(broken)
  clock.advance(-HOUR)
  await tell(broken)
  expect(target.requests).toHaveLength(1)
  clock.advance(-1)
  await tell(broken)
  await tell(broken)
  expect(target.requests).toHaveLength(2)
  clock.advance(-HOUR)
  await tell(ok)
  expect(target.requests).toHaveLength(3)
})

test('an alert that did not arrive is sent again after five minutes', async () => {
  await using app = await startTestApp()
  await using target = await startHostileServer(answering('200 OK'))
  const { clock } = app
  const tell = (url: string) => alerts(app)(url)(broken)
  await tell('http://127.0.0.1:1/')
  clock.advance(5 * MINUTE - 1)
  await tell(target.url)
  expect(target.requests).toEqual([])
  clock.advance(1)
  await tell(target.url)
  expect(target.requests).toHaveLength(1)
  clock.advance(HOUR - 1)
  await tell(target.url)
  expect(target.requests).toHaveLength(1)
})

test('a recovery that could not be reported is reported by the next check', async () => {
  await using app = await startTestApp()
  await using target = await startHostileServer(answering('200 OK'))
  const alert = alerts(app)
  await alert(target.url)(broken)
  await alert('http://127.0.0.1:1/')(ok)
  for (let check = 0; check < 2; check++) await alert(target.url)(ok)
  expect(bodies(target.requests).map(({ event }) => event)).toEqual([
    'delivery.broken',
    'delivery.recovered',
  ])
})

test('an alert that a killed process had begun is posted by another one after five minutes, and so is a recovery', async () => {
  await using app = await startTestApp()
  await using silent = await startHostileServer(() => {})
  await using target = await startHostileServer(answering('200 OK'))
  const { clock } = app
  const alert = alerts(app)
  for (const [checked, event] of [
    [broken, 'delivery.broken'],
    [ok, 'delivery.recovered'],
  ] as const) {
    const [before, heard] = [target.requests.length, silent.requests.length]
    void alert(silent.url)(checked)
    await eventually(() => expect(silent.requests).toHaveLength(heard + 1))
    clock.advance(5 * MINUTE - 1)
    await alert(target.url)(checked)
    expect(target.requests).toHaveLength(before)
    clock.advance(1)
    for (let check = 0; check < 2; check++) await alert(target.url)(checked)
    expect(bodies(target.requests.slice(before))).toEqual([expect.objectContaining({ event })])
  }
})

test('a recovery that is being posted does not end an alert that is raised meanwhile', async () => {
  await using app = await startTestApp()
  const { clock } = app
  const alert = alerts(app)
  let answer = () => {}
  await using slow = await startHostileServer((socket) => {
    answer = () => socket.end('HTTP/1.1 200 OK\r\ncontent-length: 0\r\n\r\n')
  })
  await using target = await startHostileServer(answering('200 OK'))
  await alert(target.url)(broken)
  clock.advance(HOUR)
  const posting = alert(slow.url)(ok)
  await eventually(() => expect(slow.requests).toHaveLength(1))
  await alert(target.url)(broken)
  answer()
  await posting
  await alert(target.url)(ok)
  const events = bodies(target.requests).map(({ event }) => event)
  expect(events).toEqual(['delivery.broken', 'delivery.broken', 'delivery.recovered'])
})

test('no recovery is posted before the alert that it ends, whether that arrives or not', async () => {
  await using app = await startTestApp()
  const { clock } = app
  const alert = alerts(app)
  for (const status of ['200 OK', '500 No']) {
    let answer = () => {}
    await using slow = await startHostileServer((socket) => {
      answer = () => void answering(status)(socket, '')
    })
    await using target = await startHostileServer(answering('200 OK'))
    const posting = alert(slow.url)(broken)
    await eventually(() => expect(slow.requests.join('')).toContain('delivery.broken'))
    await alert(target.url)(ok)
    expect(target.requests).toEqual([])
    answer()
    await posting
    for (let check = 0; check < 2; check++) await alert(target.url)(ok)
    expect(bodies(target.requests).map(({ event }) => event)).toEqual(['delivery.recovered'])
    clock.advance(HOUR)
  }
})
