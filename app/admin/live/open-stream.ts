import { ApiError } from '#app/api.ts'
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
  const seconds = Number(answer.headers.get('retry-after') ?? Number.NaN)
  const more = Number.isFinite(seconds) ? { retryAfter: seconds } : {}
  throw new ApiError(answer.status, 'no_stream', 'There is no stream of events.', more)
}
