import { browserKey } from './browser-key.ts'
import { learnFrom, serverNonce } from './server-nonce.ts'
import { writeProof } from './write-proof.ts'

/** Loads key and nonce in parallel, before the first request needs them. */
export function prepareProofs() {
  if (!canProve()) return
  void browserKey().catch(() => {})
  void serverNonce().catch(() => {})
}

/** `fetch` with a proof of this browser's key on every request. */
export const provenFetch: typeof fetch = async (input, init = {}) => {
  const answer = await send(input, init)
  if (!wantsNonce(answer)) return answer
  await answer.body?.cancel()
  const second = await send(input, init)
  // Thrown like a network failure, because returning a 401 would sign the person out.
  if (wantsNonce(second)) throw new TypeError('the server takes no nonce of its own')
  return second
}

async function send(input: RequestInfo | URL, init: RequestInit) {
  // Without a secure context there is no Web Crypto; the server decides whether it accepts such a request.
  if (!canProve()) return fetch(input, init)
  const [key, time] = await Promise.all([browserKey(), serverNonce()])
  const headers = new Headers(init.headers)
  const token = headers.get('authorization')?.replace(/^Bearer /i, '')
  const url = input instanceof Request ? input.url : input.toString()
  const method = init.method ?? 'GET'
  headers.set('dpop', await writeProof(key, { method, url, token, ...time }))
  const answer = await fetch(input, { ...init, headers })
  learnFrom(answer)
  return answer
}

const canProve = () => isSecureContext

const wantsNonce = ({ status, headers }: Response) =>
  (status === 401 || status === 400) &&
  (headers.get('www-authenticate') ?? '').includes('use_dpop_nonce')
