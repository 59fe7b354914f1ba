import { AppError } from '#server/errors.ts'
import type { Limit } from './sliding-limit.ts'

/** Takes a point where there is one, for callers whose answer must not tell whether there was. */
export async function hasPointLeft(limit: Limit, key: string) {
  try {
    await limit.consume(key)
    return true
  } catch (error) {
    if (error instanceof AppError && error.code === 'too_many_requests') return false
    throw error
  }
}
