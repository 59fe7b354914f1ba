import { asAppError } from '#server/errors.ts'
import type { Limit } from './sliding-limit.ts'

/** The cost of a refused or repeated form relative to an accepted one: much less, but not nothing. */
export const shareOfAccepted = 0.1

/**
 * Counts a refusal against the client. Returns the error to answer with: the given one, or `too_many_requests`. One that is
 * forbidden came from another site's page (cross-site.ts), which must not use up what its visitors may send.
 */
export async function countRefusal(limit: Limit, client: string, error: unknown): Promise<unknown> {
  const { code, status } = asAppError(error)
  if (code === 'forbidden' || status === 429 || status >= 500) return error
  try {
    await limit.consume(client, shareOfAccepted)
    return error
  } catch (refusal) {
    return asAppError(refusal).status === 429 ? refusal : error
  }
}
