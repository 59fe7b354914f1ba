import { AppError } from '#server/errors.ts'
import type { Limit } from './sliding-limit.ts'

/** Takes a point if one is left, and returns whether it did: for callers whose answer must not reveal it. */
export async function tryConsume(limit: Limit, key: string) {
  try {
    await limit.consume(key)
    return true
  } catch (error) {
    if (error instanceof AppError && error.code === 'too_many_requests') return false
    throw error
  }
}
