import cluster from 'node:cluster'
import { availableParallelism } from 'node:os'
import { AppError } from '#server/errors.ts'

/** The client or IPv6 /48 that a hash is computed for. A known device is a browser that signed in to the same account before. */
export type HashClient = {
  name: string
  isKnown: boolean
  /** Aborts when nobody waits for the outcome any more. */
  signal?: AbortSignal
}

type Waiting = { client: HashClient; start: () => void; refuse: () => void }

const strangersShare = 1 / 4

/** For how many clients the last turn is remembered. */
const maxRemembered = 1_000

/**
 * A hash costs 19 MiB and some 40 ms of a core, so only `slots` run at a time and `maxWaiting` wait. Places are shared
 * by client: known devices go first, then the client whose last hash was longest ago; when the queue is full, the
 * client with the most places loses one. So a flood of sign-ins delays only its senders. Every fourth turn and a fourth
 * of the places are the strangers': anybody with an account is known, and must not keep all others from signing in.
 */
export function createHashQueue({ slots, maxWaiting }: { slots: number; maxWaiting: number }) {
  const strangersPlaces = Math.floor(maxWaiting * strangersShare)
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
    const isStrangersTurn = (turns + 1) % (1 / strangersShare) === 0
    const next = waiting.toSorted(
      (one, other) =>
        Number(other.client.isKnown !== isStrangersTurn) -
          Number(one.client.isKnown !== isStrangersTurn) || lastTurn(one) - lastTurn(other),
    )[0]
    if (!next) return
    remove(next)
    running++
    noteTurn(next.client)
    next.start()
  }

  /**
   * In this order: strangers before known devices, unless they have no more than their places; the client with the most
   * places, the latest turn, the newest arrival.
   */
  function refuseOne() {
    const strangers = waiting.filter(({ client }) => !client.isKnown).length
    const spares = ({ client }: Waiting) => client.isKnown === strangers > strangersPlaces
    const refused = waiting
      .toReversed()
      .toSorted(
        (one, other) =>
          Number(spares(one)) - Number(spares(other)) ||
          placesOf(other) - placesOf(one) ||
          lastTurn(other) - lastTurn(one),
      )[0]!
    remove(refused)
    refused.refuse()
  }

  const remove = (one: Waiting) => waiting.splice(waiting.indexOf(one), 1)

  const slot = (client: HashClient) =>
    new Promise<void>((resolve, reject) => {
      const place = { client, start: resolve, refuse: () => reject(busy()) }
      waiting.push(place)
      client.signal?.addEventListener('abort', () => {
        if (waiting.includes(place)) remove(place)
        place.refuse()
      })
      if (running < slots) startNext()
      else if (waiting.length > maxWaiting) refuseOne()
    })

  return async function withHashSlot<T>(client: HashClient, hash: () => Promise<T>): Promise<T> {
    assertWanted(client)
    await slot(client)
    try {
      const result = await hash()
      assertWanted(client)
      return result
    } finally {
      running--
      startNext()
    }
  }
}

const busy = () => new AppError('busy', 'Busy, please try again.', { retryAfter: 2 })

function assertWanted({ signal }: HashClient) {
  if (signal?.aborted) throw busy()
}

/**
 * One of libuv's four threads stays free for signatures and files. With several processes, one per core, each gets one.
 */
export const withHashSlot = createHashQueue({
  slots: cluster.isWorker ? 1 : Math.min(availableParallelism(), 3),
  maxWaiting: 20,
})
