/** What the server's last answer said: the nonce for the next proof, and the time. */
type Learned = { nonce: string; serverMs: number; at: number }

/** The server takes a nonce for five minutes. */
const goodForMs = 4 * 60_000
const maxWaitMs = 8_000

let learned: Learned | null = null
let asking: Promise<Learned> | null = null

/** Takes what an answer teaches. This browser's own clock may be wrong, so it is not asked. */
export function learnFrom({ headers }: Response) {
  const nonce = headers.get('dpop-nonce')
  if (!nonce) return null
  const serverMs = Date.parse(headers.get('date') ?? '') || Date.now()
  learned = { nonce, serverMs, at: performance.now() }
  return learned
}

export async function serverNonce() {
  const current = learned && performance.now() - learned.at < goodForMs ? learned : await ask()
  const { nonce, serverMs, at } = current
  return { nonce, seconds: Math.floor((serverMs + performance.now() - at) / 1000) }
}

function ask() {
  asking ??= askServer().finally(() => (asking = null))
  return asking
}

async function askServer() {
  const signal = AbortSignal.timeout(maxWaitMs)
  const answer = learnFrom(await fetch('/api/auth/nonce', { cache: 'no-store', signal }))
  // Like an answer that never came, so that whoever waits tries again.
  if (!answer) throw new TypeError('the server gave no nonce')
  return answer
}
