import cluster from 'node:cluster'
import { availableParallelism } from 'node:os'
import { AppError } from '#server/errors.ts'

/** For whom a hash is computed. A known device is a browser that signed in to the same account before. */
export type HashClient = { name: string; isKnown: boolean }

type Waiting = { client: HashClient; start: () => void; refuse: () => void }

/** How many clients' last turns are remembered. */
const maxRemembered = 1_000

/**
 * A hash costs 19 MiB and some 40 ms of a core, so only `slots` run at a time and `maxWaiting` wait. The places are shared
 * by client: known devices go first, then whoever has waited longest since a hash of theirs last ran, and when the queue
 * is full the client with most places loses one. So a flood of sign-ins delays only those who send it.
 */
export function createHashQueue({ slots, maxWaiting }: { slots: number; maxWaiting: number }) {
  let running = 0
  let turns = 0
  const waiting: Waiting[] = []
  const lastTurns = new Map<string, number>()
  const lastTurn = ({ client }: Waiting) => lastTurns.get(client.name) ?? 0
  const placesOf = ({ client }: Waiting) =>
    waiting.filter((other) => other.client.name === client.name).length

  function noteTurn({ name }: HashClient) {
    lastTurns.delete(name)
    lastTurns.set(name, ++turns)
    const [oldest] = lastTurns.keys()
    if (lastTurns.size > maxRemembered) lastTurns.delete(oldest!)
  }

  function startNext() {
    const next = waiting.toSorted(
      (one, other) =>
        Number(other.client.isKnown) - Number(one.client.isKnown) ||
        lastTurn(one) - lastTurn(other),
    )[0]
    if (!next) return
    remove(next)
    running++
    noteTurn(next.client)
    next.start()
  }

  /** Strangers before known devices, then the client with most places, then the latest turn, then the last to come. */
  function refuseOne() {
    const refused = waiting
      .toReversed()
      .toSorted(
        (one, other) =>
          Number(one.client.isKnown) - Number(other.client.isKnown) ||
          placesOf(other) - placesOf(one) ||
          lastTurn(other) - lastTurn(one),
      )[0]!
    remove(refused)
    refused.refuse()
  }

  const remove = (one: Waiting) => waiting.splice(waiting.indexOf(one), 1)

  const slot = (client: HashClient) =>
    new Promise<void>((resolve, reject) => {
      const refuse = () =>
        reject(new AppError('busy', 'Busy, please try again.', { retryAfter: 2 }))
      waiting.push({ client, start: resolve, refuse })
      if (running < slots) startNext()
      else if (waiting.length > maxWaiting) refuseOne()
    })

  return async function withHashSlot<T>(client: HashClient, hash: () => Promise<T>): Promise<T> {
    await slot(client)
    try {
      return await hash()
    } finally {
      running--
      startNext()
    }
  }
}

/**
 * Of the four threads that Node has for such work one stays free, for other people's signatures and files. Several processes
 * are as many as there are cores, and have one each.
 */
export const withHashSlot = createHashQueue({
  slots: cluster.isWorker ? 1 : Math.min(availableParallelism(), 3),
  maxWaiting: 20,
})
