import { expect, test, vi } from 'vitest'
import { MINUTE, SECOND } from '#contract/durations.ts'
import { sent, startWorker } from '#tests/processes/started-worker.ts'
import { sendEnquiry, webhookAdmin } from '#tests/receivers/webhook-admin.ts'
import type { Attempt } from './channel.ts'

test('a worker sends each delivery when it is due, and within a minute finds ones it was not notified of', async () => {
  await using app = await startWorker()
  const { worker, clock } = app
  await app.queue(1, new Date(clock.now().getTime() + 10 * SECOND))
  worker.start()
  await app.quiet()
  await app.pass(10 * SECOND - 1)
  expect(app.sentAt).toEqual([])
  await app.pass(1)
  expect(app.sentAt).toEqual([10 * SECOND])
  expect(app.outcomes).toEqual(['sent', 'recorded'])
  await app.queue(1)
  await app.pass(MINUTE - 1)
  expect(app.sentAt).toHaveLength(1)
  await app.pass(1)
  expect(app.sentAt).toHaveLength(2)
  const { asked } = app.gone
  await worker.stop()
  expect(app.gone.asked).toBe(asked)
})

test('while the process is busy with requests, mails are sent one after another with pauses', async () => {
  const rush = { is: true }
  const held: ((attempt: Attempt) => void)[] = []
  const send = () => new Promise<Attempt>((resolve) => held.push(resolve))
  await using app = await startWorker({ isBusy: () => rush.is, send })
  await app.queue(6)
  app.worker.start()
  await app.quiet()
  await app.pass(249)
  expect(held).toHaveLength(0)
  await app.pass(1)
  expect(held).toHaveLength(1)
  app.worker.wake()
  await app.pass(250)
  expect(held).toHaveLength(1)
  held[0]!(sent)
  await app.quiet()
  await app.pass(249)
  expect(held).toHaveLength(1)
  await app.pass(1)
  expect(held).toHaveLength(2)
  rush.is = false
  held[1]!(sent)
  await app.quiet()
  expect(held).toHaveLength(6)
  for (const end of held.slice(2)) end(sent)
  await app.quiet()
  await app.worker.stop()
  expect(app.outcomes.filter((outcome) => outcome === 'recorded')).toHaveLength(6)
})

test('without its database a worker retries after 2, 4, 8, 16 and then every 30 seconds, and resumes afterwards', async () => {
  await using app = await startWorker()
  app.gone.isGone = true
  app.worker.start()
  await app.quiet()
  await app.pass(90 * SECOND, SECOND)
  expect(app.gone.failedAt).toEqual([0, 2, 6, 14, 30, 60, 90].map((at) => at * SECOND))
  const said = app.logs.filter(({ msg }) => msg === 'deliveries wait for the database')
  expect(said).toHaveLength(7)
  expect(said[0]).toMatchObject({ level: 40, channel: 'mail', err: { type: 'Error' } })
  app.gone.isGone = false
  await app.queue(1)
  await app.pass(30 * SECOND, SECOND)
  expect(app.sentAt).toEqual([120 * SECOND])
  app.gone.isGone = true
  app.gone.failedAt = []
  app.worker.wake()
  await app.quiet()
  await app.pass(2 * SECOND, SECOND)
  expect(app.gone.failedAt).toEqual([120 * SECOND, 122 * SECOND])
  app.gone.isGone = false
  await app.worker.stop()
})

test('a worker sends nothing before it is started', async () => {
  await using app = await startWorker()
  await app.queue(1)
  app.worker.wake()
  await app.pass(2 * MINUTE, 30 * SECOND)
  expect(app.sentAt).toEqual([])
  app.worker.start()
  await app.quiet()
  expect(app.sentAt).toHaveLength(1)
  await app.worker.stop()
})

test('a worker that is notified repeatedly while the server is busy checks once, after its pause', async () => {
  await using app = await startWorker({ isBusy: () => true })
  app.worker.start()
  const timers = vi.getTimerCount()
  for (let wakes = 0; wakes < 3; wakes++) app.worker.wake()
  expect(vi.getTimerCount()).toBe(timers)
  await app.worker.stop()
})

test.each([true, false])(
  'a stopped worker sends nothing more, even if a check was scheduled: %s',
  async (isBusy) => {
    const rush = { is: false }
    await using app = await startWorker({ isBusy: () => rush.is })
    app.worker.start()
    await app.quiet()
    rush.is = isBusy
    if (isBusy) app.worker.wake()
    const timers = vi.getTimerCount()
    await app.worker.stop()
    expect(vi.getTimerCount()).toBe(timers - (isBusy ? 2 : 1))
    rush.is = false
    await app.queue(1)
    app.worker.wake()
    await app.pass(2 * MINUTE, 30 * SECOND)
    expect(app.sentAt).toEqual([])
  },
)

test('a wake-up is not lost at whatever moment of a check that finds nothing it comes', async () => {
  await using app = await startWorker()
  app.worker.start()
  await app.quiet()
  for (let turns = 0; turns < 10; turns++) {
    const set = globalThis.setTimeout
    let asked = Infinity
    // The last that a check does is to set the timer for the next one.
    // Not a spy, which would be removed after the real timers are back, and put the faked ones in their place.
    globalThis.setTimeout = Object.assign((...timer: Parameters<typeof set>) => {
      globalThis.setTimeout = set
      void (async () => {
        for (let turn = 0; turn < turns; turn++) await Promise.resolve()
        asked = app.gone.asked
        app.worker.wake()
      })()
      return set(...timer)
    }, set)
    app.worker.wake()
    await app.quiet()
    expect(app.gone.asked, `after ${turns} turns`).toBeGreaterThan(asked)
  }
  await app.worker.stop()
})

test('a drain ends when all due deliveries have been sent', async () => {
  const held: (() => void)[] = []
  const send = () => new Promise<Attempt>((resolve) => held.push(() => resolve(sent)))
  await using app = await startWorker({ send })
  await app.queue(7)
  let hasEnded = false
  const drained = app.worker.drain().then(() => (hasEnded = true))
  await app.quiet()
  expect(held).toHaveLength(5)
  for (const end of held.slice(0, 4)) end()
  await app.quiet()
  expect(held).toHaveLength(7)
  for (const end of held.slice(5)) end()
  await app.quiet()
  expect(hasEnded).toBe(false)
  held[4]!()
  await drained
  expect(app.outcomes.filter((outcome) => outcome === 'recorded')).toHaveLength(7)
})

test('during an outage of the mail server the queue is not read; then one mail tries it and all others follow', async () => {
  let isReachable = false
  let tries = 0
  await using app = await startWorker({
    async send() {
      tries++
      return isReachable ? sent : { outcome: 'deferred', answer: 'no answer', unreachable: true }
    },
  })
  await app.queue(7)
  app.worker.start()
  await app.quiet()
  expect(tries).toBe(5)
  const { asked } = app.gone
  await app.pass(4_900, 100)
  expect(app.gone.asked).toBe(asked)
  isReachable = true
  await app.pass(200, 100)
  expect(tries).toBe(5 + 7)
  await app.worker.stop()
})

test('a failure to make mails due after an outage is logged', async () => {
  let isReachable = false
  await using app = await startWorker({
    async send() {
      app.gone.isGone = isReachable
      return isReachable ? sent : { outcome: 'deferred', answer: 'no answer', unreachable: true }
    },
  })
  await app.queue(7)
  app.worker.start()
  await app.quiet()
  isReachable = true
  await app.pass(6 * SECOND, SECOND)
  app.gone.isGone = false
  const said = app.logs.filter(({ msg }) => msg === 'what waited for an outage was not made due')
  expect(said).toMatchObject([{ level: 40, channel: 'mail', err: { type: 'Error' } }])
  await app.worker.stop()
})

test('after an outage with nothing left to send, a worker does not poll constantly, and sends the next mail', async () => {
  let isReachable = false
  await using app = await startWorker({
    send: async () =>
      isReachable ? sent : { outcome: 'deferred', answer: 'no answer', unreachable: true },
  })
  await app.queue(1)
  app.worker.start()
  await app.quiet()
  // As when the person the mail was about is erased.
  await app.database.db.deleteFrom('deliveries').execute()
  await app.pass(10 * SECOND, SECOND)
  const { asked } = app.gone
  await app.pass(50 * SECOND, 100)
  expect(app.gone.asked - asked).toBeLessThan(5)
  isReachable = true
  await app.queue(1)
  await app.pass(MINUTE, SECOND)
  expect(app.outcomes.filter((outcome) => outcome === 'sent')).toHaveLength(1)
  await app.worker.stop()
})

test('a webhook that hangs has two deliveries in flight and delays no other webhook', async () => {
  const held: (() => void)[] = []
  const taken: string[] = []
  await using app = await startWorker({
    name: 'webhook',
    maxInFlight: 3,
    maxPerTarget: 2,
    async send({ recipient }) {
      if (recipient.endsWith('/hangs')) await new Promise<void>((resolve) => held.push(resolve))
      taken.push(recipient)
      return sent
    },
  })
  const admin = await webhookAdmin(app)
  for (const path of ['hangs', 'idle']) await admin.made(`https://hooks.example.com/${path}`)
  for (let count = 0; count < 4; count++) await sendEnquiry(app)
  app.worker.start()
  await app.quiet()
  expect(held).toHaveLength(2)
  expect(taken).toEqual(Array(4).fill('https://hooks.example.com/idle'))
  const { asked } = app.gone
  await app.pass(59 * SECOND, SECOND)
  expect(app.gone.asked).toBe(asked)
  held[0]!()
  await app.quiet()
  expect(held).toHaveLength(3)
  for (const end of held) end()
  await app.quiet()
  held[3]!()
  await app.quiet()
  expect(taken).toHaveLength(8)
  await app.worker.stop()
})

test('a worker with all its slots in use reads nothing from the queue until one is free', async () => {
  const held: (() => void)[] = []
  const send = () => new Promise<Attempt>((resolve) => held.push(() => resolve(sent)))
  await using app = await startWorker({ name: 'webhook', maxInFlight: 2, maxPerTarget: 2, send })
  const admin = await webhookAdmin(app)
  for (const path of ['one', 'two']) await admin.made(`https://hooks.example.com/${path}`)
  await sendEnquiry(app)
  app.clock.advance(1)
  await sendEnquiry(app)
  app.worker.start()
  await app.quiet()
  // One for each webhook, each of which may have two.
  expect(held).toHaveLength(2)
  const { asked } = app.gone
  await app.pass(59 * SECOND, SECOND)
  expect(app.gone.asked).toBe(asked)
  // A check that can claim nothing notifies the others no more than the one that took the last slots did.
  expect(app.onOverflow).toHaveBeenCalledOnce()
  app.worker.wake()
  await app.quiet()
  expect(app.onOverflow).toHaveBeenCalledOnce()
  for (let ended = 0; ended < 4; ended++) {
    held[ended]!()
    await app.quiet()
  }
  expect(app.outcomes.filter((outcome) => outcome === 'recorded')).toHaveLength(4)
  await app.worker.stop()
})

test('other processes are notified if there is more work than one process sends at once, and only then', async () => {
  await using app = await startWorker()
  await app.queue(4)
  await app.worker.drain()
  expect(app.sentAt).toHaveLength(4)
  expect(app.onOverflow).not.toHaveBeenCalled()
  await app.queue(5)
  await app.worker.drain()
  expect(app.sentAt).toHaveLength(9)
  expect(app.onOverflow).toHaveBeenCalled()
})
