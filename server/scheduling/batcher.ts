type Waiting<Item> = { item: Item } & PromiseWithResolvers<void>

type Options = {
  /** Maximum number of batches at the same time. Later items wait for the next batch. */
  maxConcurrent: number
  maxBatchSize: number
  /** After this wait a batch starts even if `maxConcurrent` others are running. */
  maxWaitMs: number
  /** Whether a failure is independent of the items. If so, all of them get it and none is retried. */
  isOutage: (error: unknown) => boolean
}

/**
 * Returns a function that adds an item to the next batch and resolves when that batch is done. A batch starts at once
 * unless `maxConcurrent` are running, so nothing waits only to fill one. When a batch of several fails, each item is
 * retried alone, so that only the faulty one is refused.
 */
export function createBatcher<Item>(work: (items: Item[]) => Promise<void>, options: Options) {
  const { maxConcurrent, maxBatchSize, maxWaitMs, isOutage } = options
  const waiting: Waiting<Item>[] = []
  let running = 0
  let timer: NodeJS.Timeout | undefined

  async function run(some: Waiting<Item>[]) {
    running++
    try {
      await work(some.map(({ item }) => item))
      for (const { resolve } of some) resolve()
    } catch (error) {
      if (some.length === 1 || isOutage(error)) for (const { reject } of some) reject(error)
      else await runAlone(some)
    } finally {
      running--
      if (running < maxConcurrent) next()
    }
  }

  async function runAlone(some: Waiting<Item>[]) {
    for (const [at, { item, resolve, reject }] of some.entries())
      try {
        await work([item])
        resolve()
      } catch (error) {
        reject(error)
        if (!isOutage(error)) continue
        for (const rest of some.slice(at)) rest.reject(error)
        return
      }
  }

  function next() {
    clearTimeout(timer)
    timer = undefined
    if (waiting.length > 0) void run(waiting.splice(0, maxBatchSize))
    if (waiting.length > 0) timer = setTimeout(next, maxWaitMs)
  }

  return (item: Item) => {
    const one = { item, ...Promise.withResolvers<void>() }
    waiting.push(one)
    if (running < maxConcurrent) next()
    else timer ??= setTimeout(next, maxWaitMs)
    return one.promise
  }
}
