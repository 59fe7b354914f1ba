import { afterAll, vi } from 'vitest'

/** Vitest does this before each test, which is too late for modules that the next file loads in the same process. */
afterAll(() => {
  vi.unstubAllGlobals()
})
