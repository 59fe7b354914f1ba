import { useEffect, useRef, useState } from 'react'
import { sayNotLoaded } from './use-lazy-dialog.ts'

const loads: (() => Promise<unknown>)[] = []

/** Prefetches the parts of all screens that were loaded. */
export function preloadParts() {
  for (const load of loads) load().catch(() => {})
}

/**
 * A component whose code is loaded when it is first needed. Unlike with React's lazy(), a load that failed is repeated
 * the next time, and does not replace the screen by an error.
 */
export function lazyPart<Part>(load: () => Promise<Part>) {
  loads.push(load)
  let loaded: { Part: Part } | undefined
  /** `Part` is undefined while it is not loaded. `onFailed` is not called once the part is no longer needed. */
  return function usePart(isNeeded: boolean, onFailed: () => void) {
    const [, setLoaded] = useState(loaded)
    const latestOnFailed = useRef(onFailed)
    useEffect(() => {
      latestOnFailed.current = onFailed
    })
    useEffect(() => {
      let isAwaited = isNeeded
      const run = async () => {
        try {
          setLoaded((loaded ??= { Part: await load() }))
        } catch {
          if (!isAwaited) return
          sayNotLoaded()
          latestOnFailed.current()
        }
      }
      if (isNeeded && !loaded) void run()
      return () => {
        isAwaited = false
      }
    }, [isNeeded])
    return { Part: loaded?.Part }
  }
}
