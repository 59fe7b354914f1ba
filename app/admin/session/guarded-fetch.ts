import { unreachable } from '#app/api.ts'
import { provenFetch } from '#app/admin/proof/proven-fetch.ts'

const requestTimeoutMs = 8_000

/**
 * The session client's fetch. It aborts requests that hang, which the client would wait for indefinitely. It drops
 * `expires_at` from token responses, because that is server time, and a browser whose clock is fast would refresh
 * before every request. Without it the client adds `expires_in` to its own clock. And it replaces a proxy's error page,
 * whose status text the client would show, by a readable sentence.
 */
export const guardedFetch: typeof fetch = async (input, init) => {
  const deadline = AbortSignal.timeout(requestTimeoutMs)
  const signal = init?.signal ? AbortSignal.any([init.signal, deadline]) : deadline
  const answer = await provenFetch(input, { ...init, signal })
  if (answer.status >= 500 && !/\bjson\b/.test(answer.headers.get('content-type') ?? ''))
    return Response.json({ msg: unreachable }, { status: answer.status })
  return answer.ok && /\/(token|verify)(\?|$)/.test(urlOf(input)) ? withoutExpiry(answer) : answer
}

const urlOf = (input: RequestInfo | URL) =>
  input instanceof Request ? input.url : input.toString()

async function withoutExpiry(answer: Response) {
  const text = await answer.text()
  const { status, headers } = answer
  try {
    const body: unknown = JSON.parse(text)
    if (typeof body !== 'object' || body === null) throw new TypeError('not an object')
    return Response.json(
      { ...body, expires_at: undefined },
      { status, headers: apiVersion(headers) },
    )
  } catch {
    return new Response(text, { status, headers })
  }
}

/** Only the header that the client reads, because length and encoding would not match the shorter body. */
function apiVersion(headers: Headers) {
  const version = headers.get('x-supabase-api-version')
  return version ? { 'x-supabase-api-version': version } : undefined
}
