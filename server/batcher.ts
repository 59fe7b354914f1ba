type Waiting<Item> = { item: Item } & PromiseWithResolvers<void>

type Options = {
  /** Batches that run at the same time. What comes meanwhile waits for the next one. */
  maxConcurrent: number
  maxBatchSize: number
  /** After that a batch begins even while `maxConcurrent` others run. */
  maxWaitMs: number
  /** Whether a failure says nothing about the items. All of them have it then, and none is tried again. */
  isOutage: (error: unknown) => boolean
}

/**
 * Returns a function that adds an item to the next batch and resolves when its batch is done. A batch begins at once unless
 * `maxConcurrent` run already, so nothing waits only to fill one. When a batch of several fails, each item is tried alone,
 * so that the one at fault is refused alone.
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
      else
        await Promise.all(
          some.map(({ item, resolve, reject }) => work([item]).then(resolve, reject)),
        )
    } finally {
      running--
      if (running < maxConcurrent) next()
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
