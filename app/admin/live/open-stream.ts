import { ApiError, waitIn } from '#app/api.ts'
import { provenFetch } from '#app/admin/proof/proven-fetch.ts'

/** Returns the body of the event stream response. @throws ApiError */
export async function openStream(
  token: string,
  lastEventId: string | undefined,
  signal: AbortSignal,
) {
  const answer = await provenFetch('/api/events', {
    signal,
    cache: 'no-store',
    headers: {
      accept: 'text/event-stream',
      authorization: `Bearer ${token}`,
      ...(lastEventId && { 'last-event-id': lastEventId }),
    },
  })
  if (answer.ok && answer.body) return answer.body
  await answer.body?.cancel()
  const words = 'There is no stream of events.'
  throw new ApiError(answer.status, 'no_stream', words, waitIn(answer))
}
