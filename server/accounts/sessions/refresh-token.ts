import { createHmac, timingSafeEqual } from 'node:crypto'

/**
 * A refresh token is a message, not a stored secret: version, session, counter and a signature with the session's own
 * key. So the server can give the same token to tabs that ask for it at the same moment.
 */
type Message = { sessionId: string; counter: number }

const version = 1
const messageBytes = 23
const signatureBytes = 16
/** 39 bytes are exactly 52 characters, so each token has only one spelling. */
const shape = /^[\w-]{52}$/

export function writeRefreshToken({ sessionId, counter }: Message, hmacKey: string) {
  const message = Buffer.alloc(messageBytes)
  message.writeUInt8(version, 0)
  message.write(sessionId.replaceAll('-', ''), 1, 'hex')
  message.writeUIntBE(counter, 17, 6)
  return Buffer.concat([message, signatureOf(message, hmacKey)]).toString('base64url')
}

/** The token's claims, unverified until `isSigned`. */
export function readRefreshToken(token: string): Message | null {
  if (!shape.test(token)) return null
  const bytes = Buffer.from(token, 'base64url')
  if (bytes.readUInt8(0) !== version) return null
  const hex = bytes.toString('hex', 1, 17)
  const sessionId = hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')
  return { sessionId, counter: bytes.readUIntBE(17, 6) }
}

export function isSigned(token: string, hmacKey: string) {
  const bytes = Buffer.from(token, 'base64url')
  const signature = bytes.subarray(messageBytes)
  return timingSafeEqual(signature, signatureOf(bytes.subarray(0, messageBytes), hmacKey))
}

function signatureOf(message: Buffer, hmacKey: string) {
  const key = Buffer.from(hmacKey, 'base64url')
  return createHmac('sha256', key).update(message).digest().subarray(0, signatureBytes)
}
