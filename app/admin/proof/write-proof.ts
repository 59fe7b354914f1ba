import type { BrowserKey } from './browser-key.ts'

type Claims = {
  method: string
  url: string
  /** The access token that is sent with the request. */
  token: string | undefined
  nonce: string
  seconds: number
}

/** A proof that this browser's key signed this request (DPoP, RFC 9449). */
export async function writeProof({ pair, publicKey }: BrowserKey, claims: Claims) {
  const { method, url, token, nonce, seconds } = claims
  const { origin, pathname } = new URL(url, location.href)
  const head = { typ: 'dpop+jwt', alg: 'ES256', jwk: publicKey }
  const body = {
    jti: crypto.randomUUID(),
    htm: method,
    htu: origin + pathname,
    iat: seconds,
    nonce,
    ...(token !== undefined && { ath: encode(await crypto.subtle.digest('SHA-256', utf8(token))) }),
  }
  const text = `${encodeJson(head)}.${encodeJson(body)}`
  const algorithm = { name: 'ECDSA', hash: 'SHA-256' }
  return `${text}.${encode(await crypto.subtle.sign(algorithm, pair.privateKey, utf8(text)))}`
}

const utf8 = (text: string) => new TextEncoder().encode(text)
const encodeJson = (value: object) => encode(utf8(JSON.stringify(value)).buffer)

/** base64url */
function encode(bytes: ArrayBuffer) {
  const text = String.fromCharCode(...new Uint8Array(bytes))
  return btoa(text).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '')
}
