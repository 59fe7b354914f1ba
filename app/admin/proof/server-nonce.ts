import { MINUTE, SECOND } from '#contract/durations.ts'
import { learnTime } from '#app/admin/server-time.ts'

/** From the server's last response: the nonce for the next proof, and the server's time. */
type Learned = { nonce: string; serverMs: number; at: number }

/** The server accepts a nonce for five minutes. */
const goodForMs = 4 * MINUTE
const maxWaitMs = 8 * SECOND

let learned: Learned | null = null
let asking: Promise<Learned> | null = null

/** Reads nonce and time from a response. Proofs carry the server's time, because this browser's clock may be wrong. */
export function learnFrom({ headers }: Response) {
  learnTime(headers.get('date'))
  const nonce = headers.get('dpop-nonce')
  if (!nonce) return null
  const serverMs = Date.parse(headers.get('date') ?? '') || Date.now()
  learned = { nonce, serverMs, at: performance.now() }
  return learned
}

export const lastAnswerAt = () => learned?.at ?? -Infinity

export async function serverNonce() {
  const current = learned && performance.now() - learned.at < goodForMs ? learned : await ask()
  const { nonce, serverMs, at } = current
  return { nonce, seconds: Math.floor((serverMs + performance.now() - at) / SECOND) }
}

function ask() {
  asking ??= askServer().finally(() => (asking = null))
  return asking
}

async function askServer() {
  const signal = AbortSignal.timeout(maxWaitMs)
  const answer = learnFrom(await fetch('/api/auth/nonce', { cache: 'no-store', signal }))
  // Thrown like a network failure, so that the caller retries.
  if (!answer) throw new TypeError('the server gave no nonce')
  return answer
}
