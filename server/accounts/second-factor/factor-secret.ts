import { createCipheriv, createDecipheriv, createHmac, randomBytes } from 'node:crypto'
import { randomLetters } from '#contract/random-letters.ts'

const ivBytes = 12
const tagBytes = 16

/** Encrypts an app's secret for the database; `factorId` ties it to its row. */
export function seal(key: Uint8Array, secret: string, factorId: string) {
  const iv = randomBytes(ivBytes)
  const cipher = createCipheriv('aes-256-gcm', key, iv).setAAD(Buffer.from(factorId))
  const text = Buffer.concat([cipher.update(secret, 'utf8'), cipher.final()])
  return Buffer.concat([iv, cipher.getAuthTag(), text]).toString('base64url')
}

/** Null when it was encrypted with another key, because AUTH_SECRET has changed. */
export function unseal(key: Uint8Array, sealed: string, factorId: string) {
  const bytes = Buffer.from(sealed, 'base64url')
  const cipher = createDecipheriv('aes-256-gcm', key, bytes.subarray(0, ivBytes))
    .setAAD(Buffer.from(factorId))
    .setAuthTag(bytes.subarray(ivBytes, ivBytes + tagBytes))
  try {
    const text = cipher.update(bytes.subarray(ivBytes + tagBytes))
    return Buffer.concat([text, cipher.final()]).toString('utf8')
  } catch {
    return null
  }
}

/** "k7mp-x2qr-9dth": 59 bits. */
export const newRecoveryCode = () => randomLetters(12).replace(/(.{4})(?=.)/g, '$1-')

/** The same hash whether typed with or without capitals, blanks and hyphens. */
export const recoveryCodeHash = (key: Uint8Array, code: string) =>
  createHmac('sha256', key).update(code.toLowerCase().replace(/[\s-]/g, '')).digest('base64url')
