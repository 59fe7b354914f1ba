import { vi } from 'vitest'

/** The result of `look` once it no longer throws: with a long timeout, for a busy machine, since no test measures time. */
export const eventually = <T>(look: () => T | Promise<T>) => vi.waitFor(look, { timeout: 20_000 })
