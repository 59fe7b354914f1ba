type Places = { taken: number; waiting: (() => void)[] }

/** Runs what shares a key one after the other, or so many at once: a burst of the same request takes no more than that. */
export function keyedMutex(atOnce = 1) {
  const keys = new Map<string, Places>()

  function leave(key: string, places: Places) {
    const next = places.waiting.shift()
    // The place is passed on, so that nobody who comes meanwhile takes it.
    if (next) next()
    else if (--places.taken === 0) keys.delete(key)
  }

  return async <T>(key: string, work: () => Promise<T>): Promise<T> => {
    const places = keys.get(key) ?? { taken: 0, waiting: [] }
    keys.set(key, places)
    if (places.taken < atOnce) places.taken++
    else await new Promise<void>((resume) => places.waiting.push(resume))
    try {
      return await work()
    } finally {
      leave(key, places)
    }
  }
}
