import { SECOND } from '#contract/durations.ts'
import { hashOfToken, makeKey, signProof } from '#tests/credentials/signed-proof.ts'

export type Tokens = { access_token: string; refresh_token: string }
type Sent = { token?: string; body?: object }

/** A staff browser at a real server, with its own key that it proves with every call. */
export async function openBrowser(url: string) {
  const key = await makeKey()
  let nonce = ''

  async function call(method: string, path: string, sent: Sent = {}): Promise<Response> {
    const { token, body } = sent
    const used = nonce
    const dpop = await signProof(key, {
      htm: method,
      htu: url + path.split('?')[0],
      iat: Math.floor(Date.now() / SECOND),
      nonce,
      ...(token && { ath: hashOfToken(token) }),
    })
    const answer = await fetch(url + path, {
      method,
      headers: {
        dpop,
        ...(body && { 'content-type': 'application/json' }),
        ...(token && { authorization: `Bearer ${token}` }),
      },
      ...(body && { body: JSON.stringify(body) }),
    })
    nonce = answer.headers.get('dpop-nonce') ?? nonce
    const isOutdated = answer.headers.get('www-authenticate')?.includes('use_dpop_nonce')
    return isOutdated && used !== nonce ? call(method, path, sent) : answer
  }

  async function tokensFrom(path: string, body: object) {
    const answer = await call('POST', path, { body })
    if (answer.status === 200) return (await answer.json()) as Tokens
    await answer.body?.cancel()
    return null
  }

  return {
    call,
    /** The status of an answer whose body does not matter. */
    async status(method: string, path: string, sent?: Sent) {
      const answer = await call(method, path, sent)
      await answer.body?.cancel()
      return answer.status
    },
    async signIn(account: { email: string; password: string }) {
      const { email, password } = account
      const tokens = await tokensFrom('/api/auth/token?grant_type=password', { email, password })
      if (!tokens) throw new Error('The sign-in was refused.')
      return tokens
    },
    /** Null if refused. */
    refresh: (refresh_token: string) =>
      tokensFrom('/api/auth/token?grant_type=refresh_token', { refresh_token }),
  }
}

export type StaffBrowser = Awaited<ReturnType<typeof openBrowser>>
