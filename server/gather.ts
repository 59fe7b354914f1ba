type Waiting<Item> = { item: Item } & PromiseWithResolvers<void>

type Options = {
  /** So many pieces of work at once; what comes meanwhile is gathered for the next. */
  lanes: number
  /** So many at most in one piece of work. */
  most: number
  /** Nothing waits longer for its piece of work to begin. */
  longestWaitMs: number
  /** Whether a failure says nothing about the items. All of them have it then, and none is tried again. */
  isOutage: (error: unknown) => boolean
}

/**
 * Does what is asked for at the same time in one piece of work. Nobody waits for company: it is what came while others
 * were at work. When one of several is at fault, each is tried alone, so that it is refused alone.
 */
export function gather<Item>(work: (items: Item[]) => Promise<void>, options: Options) {
  const { lanes, most, longestWaitMs, isOutage } = options
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
      if (running < lanes) next()
    }
  }

  function next() {
    clearTimeout(timer)
    timer = undefined
    if (waiting.length > 0) void run(waiting.splice(0, most))
    if (waiting.length > 0) timer = setTimeout(next, longestWaitMs)
  }

  return (item: Item) => {
    const one = { item, ...Promise.withResolvers<void>() }
    waiting.push(one)
    if (running < lanes) next()
    else timer ??= setTimeout(next, longestWaitMs)
    return one.promise
  }
}
