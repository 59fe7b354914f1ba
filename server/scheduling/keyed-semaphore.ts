type Places = { taken: number; waiting: (() => void)[] }

/** Runs at most `permits` pieces of work per key; the others wait in order. */
export function keyedSemaphore(permits = 1) {
  const keys = new Map<string, Places>()

  function leave(key: string, places: Places) {
    const next = places.waiting.shift()
    // The permit is passed on directly, so that no newcomer takes it.
    if (next) next()
    else if (--places.taken === 0) keys.delete(key)
  }

  return async <T>(key: string, work: () => Promise<T>): Promise<T> => {
    const places = keys.get(key) ?? { taken: 0, waiting: [] }
    keys.set(key, places)
    if (places.taken < permits) places.taken++
    else await new Promise<void>((resume) => places.waiting.push(resume))
    try {
      return await work()
    } finally {
      leave(key, places)
    }
  }
}
