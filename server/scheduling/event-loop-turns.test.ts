import { expect, onTestFinished, test, vi } from 'vitest'
import { startTestApp } from '#tests/start-test-app.ts'
import { noteConnection, scheduleRequest, yieldToRequests } from './event-loop-turns.ts'

/** A clock that only the test advances. */
function clock() {
  let now = performance.now()
  const spy = vi.spyOn(performance, 'now').mockImplementation(() => now)
  onTestFinished(() => spy.mockRestore())
  return { advance: (ms: number) => (now += ms) }
}

/** Counts the turns of the event loop from here on. */
function countTurns() {
  let turns = 0
  let immediate = setImmediate(next)
  function next() {
    turns++
    immediate = setImmediate(next)
  }
  onTestFinished(() => clearImmediate(immediate))
  return () => turns
}

/** The turns in which this many pieces of work started; all arrive at once and take `ms` each. */
async function turnsOf(count: number, ms: number) {
  const { advance } = clock()
  const turn = countTurns()
  const began: [name: number, turn: number][] = []
  await new Promise<void>((resolve) => {
    for (let name = 0; name < count; name++)
      scheduleRequest('ada', () => {
        began.push([name, turn()])
        advance(ms)
        if (began.length === count) resolve()
      })
  })
  expect(began.map(([name]) => name)).toEqual(Array.from({ length: count }, (_, name) => name))
  const turns = began.map(([, at]) => at)
  return turns.map((at) => at - turns[0]!)
}

test('requests that arrive at once start in order, up to five milliseconds per turn', async () => {
  expect(await turnsOf(7, 3)).toEqual([0, 0, 1, 1, 2, 2, 3])
})

test('one request starts per turn, however long each takes', async () => {
  expect(await turnsOf(4, 1_000)).toEqual([0, 1, 2, 3])
})

test('requests that take no time all start in one turn', async () => {
  expect(await turnsOf(50, 0)).toEqual(Array.from({ length: 50 }, () => 0))
})

test('in a turn that accepted a connection only one request starts', async () => {
  const { advance } = clock()
  const turn = countTurns()
  const began: number[] = []
  const started = Promise.all(
    [1, 2, 3, 4].map(
      () =>
        new Promise<void>((resolve) =>
          scheduleRequest('ada', () => {
            began.push(turn())
            advance(1)
            resolve()
          }),
        ),
    ),
  )
  noteConnection()
  await started
  const turns = began.map((at) => at - began[0]!)
  expect(turns).toEqual([0, 1, 1, 1])
})

test('clients take turns, however many requests one of them sends', async () => {
  const { advance } = clock()
  const began: string[] = []
  const start = (client: string) =>
    new Promise<void>((resolve) =>
      scheduleRequest(client, () => {
        began.push(client)
        advance(6)
        resolve()
      }),
    )
  await Promise.all(['bot', 'bot', 'bot', 'bot', 'ada', 'bob', 'ada'].map(start))
  expect(began).toEqual(['bot', 'ada', 'bob', 'bot', 'ada', 'bot', 'bot'])
})

test('work split into parts continues after the waiting requests have started', async () => {
  const { advance } = clock()
  const done: string[] = []
  for (const name of ['first', 'second', 'third'])
    scheduleRequest('ada', () => {
      done.push(name)
      advance(6)
    })
  await yieldToRequests()
  expect(done).toEqual(['first', 'second', 'third'])
})

test('work split into parts continues after a while, however many requests wait', async () => {
  const { advance } = clock()
  let begun = 0
  const all = Promise.all(
    Array.from(
      { length: 100 },
      () =>
        new Promise<void>((resolve) =>
          scheduleRequest('ada', () => {
            begun++
            advance(6)
            resolve()
          }),
        ),
    ),
  )
  await yieldToRequests()
  expect(begun).toBeGreaterThan(1)
  expect(begun).toBeLessThan(10)
  await all
})

test('only one piece of long work continues per turn of the event loop', async () => {
  const turn = countTurns()
  const went = await Promise.all(Array.from({ length: 5 }, () => yieldToRequests().then(turn)))
  expect(new Set(went).size).toBe(5)
})

test('requests that arrive at once start over several turns, between which connections are accepted', async () => {
  await using server = await startTestApp()
  await server.get('/healthz')
  let now = performance.now()
  const spy = vi.spyOn(performance, 'now').mockImplementation(() => (now += 10))
  onTestFinished(() => spy.mockRestore())
  const turn = countTurns()
  const answers = await Promise.all(Array.from({ length: 50 }, () => server.get('/healthz')))
  expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([200]))
  expect(turn()).toBeGreaterThan(49)
})
