import { availableParallelism } from 'node:os'
import { expect, test } from 'vitest'
import { createHashQueue, withHashSlot } from './hash-queue.ts'

/** A queue whose hashes last until the test ends them, and the names of the clients whose hashes ran, in order. */
function openQueue(options: { slots: number; maxWaiting: number }) {
  const withHashSlot = createHashQueue(options)
  const ran: string[] = []
  const refused: string[] = []
  const running: ((error?: Error) => void)[] = []
  const settled = () => new Promise((resolve) => setImmediate(resolve))

  const ask = async (name: string, isKnown = false) => {
    withHashSlot({ name, isKnown }, () => {
      ran.push(name)
      return new Promise<void>((resolve, reject) =>
        running.push((error) => (error ? reject(error) : resolve())),
      )
    }).catch((error: { status?: number; retryAfter?: number }) =>
      refused.push(`${name} ${error.status} ${error.retryAfter}`),
    )
    await settled()
  }

  return {
    ran,
    refused,
    ask,
    async askAll(...names: string[]) {
      for (const name of names) await ask(name)
    },
    async endOne(error?: Error) {
      running.shift()?.(error)
      await settled()
    },
    async endAll() {
      while (running.length > 0) await this.endOne()
    },
  }
}

test('as many hashes run as there are slots, and the others run in order, also after a failure', async () => {
  const queue = openQueue({ slots: 2, maxWaiting: 20 })
  await queue.askAll('a', 'b', 'c', 'd')
  expect(queue.ran).toEqual(['a', 'b'])
  await queue.endOne(new Error('no memory'))
  expect(queue.ran).toEqual(['a', 'b', 'c'])
  await queue.endAll()
  expect(queue.ran).toEqual(['a', 'b', 'c', 'd'])
  await queue.askAll('e', 'f', 'g')
  expect(queue.ran).toEqual(['a', 'b', 'c', 'd', 'e', 'f'])
})

test('clients take turns, however many places in the queue one of them holds', async () => {
  const queue = openQueue({ slots: 1, maxWaiting: 20 })
  await queue.askAll('bot', 'bot', 'bot', 'bot', 'ada', 'bob', 'ada')
  await queue.endAll()
  expect(queue.ran).toEqual(['bot', 'ada', 'bob', 'bot', 'ada', 'bot', 'bot'])
})

test('a known device is served before everybody else', async () => {
  const queue = openQueue({ slots: 1, maxWaiting: 20 })
  await queue.askAll('bot 1', 'bot 2', 'bot 3')
  await queue.ask('owner', true)
  await queue.endAll()
  expect(queue.ran).toEqual(['bot 1', 'owner', 'bot 2', 'bot 3'])
})

test('known devices take turns among themselves', async () => {
  const queue = openQueue({ slots: 1, maxWaiting: 20 })
  for (const name of ['copied', 'copied', 'copied', 'owner']) await queue.ask(name, true)
  await queue.endAll()
  expect(queue.ran).toEqual(['copied', 'owner', 'copied', 'copied'])
})

test('a full queue drops the latest requests of the client that holds most of it', async () => {
  const queue = openQueue({ slots: 1, maxWaiting: 4 })
  await queue.askAll('ada', 'bot', 'bot', 'bot', 'bot')
  expect(queue.refused).toEqual([])
  await queue.ask('bot')
  expect(queue.refused).toEqual(['bot 503 2'])
  await queue.askAll('bob', 'eve')
  expect(queue.refused).toEqual(['bot 503 2', 'bot 503 2', 'bot 503 2'])
  await queue.endAll()
  expect(queue.ran).toEqual(['ada', 'bot', 'bob', 'eve', 'bot'])
})

test('among clients with one place each, those served recently give way to one that was not', async () => {
  const queue = openQueue({ slots: 1, maxWaiting: 3 })
  await queue.askAll('bot 1', 'bot 2', 'bot 3')
  await queue.endAll()
  await queue.askAll('bot 4', 'bot 1', 'bot 2', 'bot 3')
  await queue.ask('ada')
  expect(queue.refused).toEqual(['bot 3 503 2'])
  await queue.ask('bot 4')
  expect(queue.refused).toEqual(['bot 3 503 2', 'bot 4 503 2'])
  await queue.endAll()
  expect(queue.ran.slice(3)).toEqual(['bot 4', 'ada', 'bot 1', 'bot 2'])
})

test('a full queue drops a stranger before a known device, unless strangers have no more than their places', async () => {
  const queue = openQueue({ slots: 1, maxWaiting: 2 })
  await queue.askAll('bot 1', 'bot 2')
  await queue.ask('owner', true)
  await queue.ask('owner', true)
  expect(queue.refused).toEqual(['bot 2 503 2'])
  await queue.ask('bot 3')
  expect(queue.refused).toEqual(['bot 2 503 2', 'bot 3 503 2'])
  await queue.ask('owner', true)
  expect(queue.refused).toEqual(['bot 2 503 2', 'bot 3 503 2', 'owner 503 2'])
})

test('a fourth of the turns and of the places stay with strangers, however many requests known devices make', async () => {
  const queue = openQueue({ slots: 1, maxWaiting: 4 })
  for (const name of ['thief', 'thief', 'thief', 'owner', 'thief']) await queue.ask(name, true)
  await queue.ask('stranger')
  expect(queue.refused).toEqual(['thief 503 2'])
  await queue.ask('owner', true)
  expect(queue.refused).toEqual(['thief 503 2', 'thief 503 2'])
  await queue.endAll()
  expect(queue.ran).toEqual(['thief', 'owner', 'thief', 'stranger', 'owner'])
})

test('a place whose request was abandoned is given up, and its hash never runs', async () => {
  const queue = createHashQueue({ slots: 1, maxWaiting: 20 })
  const end = Promise.withResolvers<void>()
  const abandoned = new AbortController()
  const ran: string[] = []
  const running = queue({ name: 'ada', isKnown: false }, () => end.promise)
  const waits = queue({ name: 'bob', isKnown: false, signal: abandoned.signal }, async () => {
    ran.push('bob')
  })
  abandoned.abort()
  await expect(waits).rejects.toMatchObject({ code: 'busy' })
  const next = queue({ name: 'eve', isKnown: false }, async () => void ran.push('eve'))
  end.resolve()
  await Promise.all([running, next])
  expect(ran).toEqual(['eve'])
})

test('the most recent thousand clients that had a turn are remembered, and earlier ones are forgotten', async () => {
  const queue = openQueue({ slots: 1, maxWaiting: 3 })
  for (const name of ['early', ...Array.from({ length: 999 }, (_, at) => `bot ${at}`)]) {
    await queue.ask(name)
    await queue.endAll()
  }
  // The oldest of the thousand still comes after a new client; after one more turn it is forgotten and counts as new.
  await queue.askAll('bot 998', 'early', 'ada')
  await queue.endAll()
  expect(queue.ran.slice(1000)).toEqual(['bot 998', 'ada', 'early'])
  await queue.askAll('bot 998', 'bot 0', 'bob')
  await queue.endAll()
  expect(queue.ran.slice(1003)).toEqual(['bot 998', 'bot 0', 'bob'])
  // After another turn a client is again among the last.
  await queue.ask('bot 3')
  await queue.endAll()
  for (const name of ['new 1', 'new 2', 'new 3', 'new 4']) {
    await queue.ask(name)
    await queue.endAll()
  }
  await queue.askAll('new 4', 'bot 3', 'eve')
  await queue.endAll()
  expect(queue.ran.slice(-3)).toEqual(['new 4', 'eve', 'bot 3'])
})

test('the server computes at most three hashes at a time, one per core, and twenty more wait', async () => {
  const slots = Math.min(availableParallelism(), 3)
  const end = Promise.withResolvers<void>()
  const outcomes: string[] = []
  const all = Array.from({ length: slots + 22 }, async (_, at) => {
    const hash = () => {
      outcomes.push('runs')
      return end.promise
    }
    await withHashSlot({ name: `client ${at}`, isKnown: false }, hash).catch(() =>
      outcomes.push('refused'),
    )
  })
  await new Promise((resolve) => setImmediate(resolve))
  expect(outcomes.toSorted()).toEqual(['refused', 'refused', ...Array(slots).fill('runs')])
  end.resolve()
  await Promise.all(all)
  expect(outcomes.filter((outcome) => outcome === 'runs')).toHaveLength(slots + 20)
})
